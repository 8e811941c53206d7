internal import ArgumentParser
internal import Explorer
internal import Languages
internal import Storage
internal import TextModel
internal import Wording

extension ExploreCommand {
  /// The texts in the order of their names; at least one. A file of two names is opened once.
  ///
  /// - Parameters:
  ///   - words: the language of names.
  ///   - direction: what decides where markup says nothing.
  /// - Returns: the texts.
  /// - Throws: why one cannot be read.
  func open(_ words: Catalogue, _ direction: DirectionArgument) throws -> [OpenedText] {
    var seen: Set<[UInt8]> = []
    let files = files.filter {
      $0 == "-" || seen.insert(StateFolder.bytes(of: StateFolder.absolute($0))).inserted
    }
    let opened =
      files.isEmpty
      ? [openWithoutFile(words)]
      : try files.map { $0 == "-" ? try openInput(words) : try openFile($0) }
    return markup.markup == nil ? opened : opened.map { $0.withoutMarkup(direction) }
  }

  private func openWithoutFile(_ words: Catalogue) -> OpenedText {
    guard let text else {
      return OpenedText(document: Document(text: Sample.text), name: words("sample"))
    }
    return OpenedText(notation.opened(text), name: words("text"))
  }

  private func openFile(_ path: String) throws -> OpenedText {
    let opened = try OpenedText.file(path)
    return notation.unescape ? opened.read(notation.reading) : opened
  }

  private func openInput(_ words: Catalogue) throws -> OpenedText {
    let document = Document(bytes: try TypedInput.read("-"))
    return OpenedText(notation.reading.opened(document), name: words("standard input"))
  }
}
