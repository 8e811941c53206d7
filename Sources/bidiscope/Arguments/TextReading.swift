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

  /// The document that a user means.
  func document(_ document: Document) -> Document { opened(document).document }

  /// The document that a user means, and how the escapes were written that are read; nil where
  /// there were none. O(*n*).
  func opened(_ document: Document) -> (document: Document, escapes: EscapeStyle?) {
    if isPlain { return (document, nil) }
    guard unescapes else { return (Document(text: withLetters(document.text)), nil) }
    let read = UnescapedText(Array(document.text.unicodeScalars))
    return (Document(text: withLetters(read.text)), read.style)
  }
}
