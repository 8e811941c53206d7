internal import BidiAlgorithm
internal import ExplorerCore
internal import Storage
internal import SystemPackage
internal import TextModel
internal import UnicodeData
internal import Wording

/// A text as it was opened, with where it is from.
struct OpenedText {
  var document: Document
  var path: String?
  var stamp: FileStamp?
  var name: String
  /// Whether it is of a file that is not there yet.
  var isNew = false
  /// The markup that it was read from; nil for a text that is what is written.
  var marked: MarkedDocument?
  /// What is kept of it while the text is shown.
  var markup: ReadMarkup?
  /// The name of the file that it was read from and is not the text of; nil for other texts.
  var source: String?
  /// How it was spelled where its escapes were read.
  var spelling = SourceSpelling()

  /// The text of a file. One that is not there yet is made when it is saved.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - takesStreams: whether it may be a pipe or a device, which are waited for.
  /// - Returns: the text.
  /// - Throws: why it cannot be read.
  static func file(_ path: String, takesStreams: Bool = true) throws(FileFailure) -> OpenedText {
    let name = PathText.shown(path.split(separator: "/").last.map { String($0) } ?? path)
    if FilePath(text: path).isMissing {
      return OpenedText(document: Document(text: ""), path: path, name: name, isNew: true)
    }
    // The stamp first: what changes while we read is then seen.
    let stamp = TextFile.stamp(path)
    let bytes = try TextFile.read(path, isOurs: !takesStreams)
    return OpenedText(document: Document(bytes: bytes), path: path, stamp: stamp, name: name)
  }

  /// The same as a browser displays it: no file's text any more, so that nothing is saved over the
  /// markup. A file that is not there yet has none.
  ///
  /// - Parameter direction: what decides where the markup says nothing.
  /// - Returns: the text that is displayed.
  func withoutMarkup(_ direction: DirectionArgument) -> OpenedText {
    if isNew { return self }
    let marked = MarkedDocument(html: document, direction: direction)
    return OpenedText(
      document: marked.document, name: name, marked: marked,
      markup: ReadMarkup(
        source: document, shown: marked.document, inserted: marked.controls,
        direction: direction.defaultValueDescription), source: ownSource)
  }

  /// The directions that markup gives to paragraphs, or has by default.
  var directions: [(paragraph: Int, direction: TextDirection, isDefault: Bool)] {
    marked?.directions ?? []
  }

  /// The same with its escapes read: no file's text any more, so that nothing is saved over them. A
  /// file that is not there yet has none. O(*n*).
  func read(_ reading: TextReading) -> OpenedText {
    isNew ? self : OpenedText(reading.opened(document), name: name, source: ownSource)
  }

  /// The file that a text made of this one was read from.
  private var ownSource: String? { source ?? (path == nil || isNew ? nil : name) }

  /// What is said of the text of a file that is not there yet; nil for others.
  var newNotice: Words? { isNew ? "\(verbatim: name) is a new file." : nil }

  /// What is said of a text that is not the text of the file that it was read from; nil for others.
  var sourceNotice: Words? {
    source.map {
      "A text read from \(verbatim: $0), not that file: saving asks for a name."
    }
  }
}

extension OpenedText {
  /// A text that is no file's, as it was read.
  init(
    _ opened: (document: Document, spelling: SourceSpelling), name: String, source: String? = nil
  ) {
    self.init(
      document: opened.document, name: name, source: source, spelling: opened.spelling)
  }
}
