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

  /// How a document writes the escapes that are read; nil where there are none.
  func escapes(in document: Document) -> EscapeStyle? {
    unescapes ? UnescapedText(Array(document.text.unicodeScalars)).style : nil
  }

  /// The text with letters in place of capitals.
  func withLetters(_ text: String) -> String { isPseudo ? PseudoText.decode(text) : text }

  /// The document that a user means.
  func document(_ document: Document) -> Document {
    isPlain ? document : Document(text: read(document.text))
  }
}
