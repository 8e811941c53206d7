internal import TextModel
internal import Wording

/// What a session of lines makes of the texts that are typed or read in it: the same as of those
/// that it is started with.
struct PlainReading {
  /// What is made of what is written.
  let notation: TextReading
  /// Whether HTML is read as a browser displays it.
  let readsMarkup: Bool

  /// What is said where markup is read, of the texts that are open and of those that come.
  static let markupNotice: Words =
    "Markup is read, in typed lines too: the text is what a browser displays, and no file is changed."

  /// A text as a user means it.
  ///
  /// - Parameters:
  ///   - source: the text as it is written.
  ///   - name: its name.
  ///   - direction: what decides where markup says nothing.
  /// - Returns: the text that is meant.
  func text(_ source: Document, name: String, _ direction: DirectionArgument) -> PlainText {
    let document = notation.document(source)
    guard readsMarkup else { return PlainText(name: name, document) }
    return PlainText(name: name, MarkedDocument(html: document, direction: direction))
  }
}
