internal import BidiAlgorithm
internal import Storage
internal import SystemPackage
internal import TextModel
internal import UnicodeData

/// A text as it was opened, with where it is from.
struct OpenedText {
  var document: Document
  var path: String?
  var stamp: FileStamp?
  var name: String
  /// Whether it is of a file that is not there yet.
  var isNew = false
  /// The directions that markup gives to paragraphs.
  var directions: [(paragraph: Int, direction: TextDirection)] = []

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
  /// markup.
  var withoutMarkup: OpenedText {
    let marked = MarkedDocument(html: document, direction: .automatic)
    return OpenedText(document: marked.document, name: name, directions: marked.directions)
  }
}
