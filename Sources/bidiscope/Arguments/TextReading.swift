internal import Explorer
internal import Markup
internal import TextModel
internal import UnicodeData

/// What a command makes of a text before it looks at it.
struct TextReading: Sendable {
  /// Whether escapes are read as the characters that they mean.
  var unescapes = false
  /// Whether capitals stand for Hebrew letters, after that.
  var isPseudo = false

  /// Whether a text stays as it is.
  var isPlain: Bool { !unescapes && !isPseudo }

  /// The text that a user means. O(*n*).
  func read(_ text: String) -> String { withLetters(withoutEscapes(text)) }

  /// The text with its escapes read.
  func withoutEscapes(_ text: String) -> String {
    unescapes ? UnescapedText(Array(text.unicodeScalars)).text : text
  }

  /// The text with letters in place of capitals.
  func withLetters(_ text: String) -> String { isPseudo ? PseudoText.decode(text) : text }

  /// The document that a user means. O(*n*).
  func document(_ document: Document) -> Document {
    isPlain ? document : Document(text: read(document.text))
  }

  /// The document that a user means, and how it was spelled where its escapes are read. O(*n*).
  func opened(_ document: Document) -> (document: Document, spelling: SourceSpelling) {
    guard unescapes else { return (self.document(document), SourceSpelling()) }
    let source = Array(document.text.unicodeScalars)
    let read = UnescapedText(source)
    let meant = Document(text: withLetters(read.text))
    // Nothing is known where one letter stands for several, such as those of {RLM}.
    let isSameLength = meant.scalarCount == read.scalars.count
    return (meant, isSameLength ? .afterReading(read, of: source) : SourceSpelling())
  }
}
