internal import ArgumentParser
internal import Storage
internal import TextModel
internal import UnicodeData

/// How a command's text is written.
struct TextNotationOption: ParsableArguments {
  @Flag(
    help:
      "Read capitals as Hebrew letters, and {RLI}, {LRM} or {U+0661} as the scalar that they name.")
  var pseudo = false

  @Flag(help: ArgumentHelp(TextNotationOption.unescapeHelp)) var unescape = false

  /// What `--unescape` does, in every command that has it.
  static let unescapeHelp =
    "Read escapes as the characters that they mean: \\u05D4, \\u{5D4}, &#x5D4;, &rlm;, %D7%94, \\N{HEBREW LETTER HE}, CSS's \\5D4, \\xD7\\x94, \\327\\224."

  /// What is made of the text.
  var reading: TextReading { TextReading(unescapes: unescape, isPseudo: pseudo) }

  /// The text that a user means.
  func read(_ argument: String) -> String { reading.read(Self.text(of: argument)) }

  /// The same as a document, and how it was spelled where its escapes are read.
  func opened(_ argument: String) -> (document: Document, spelling: SourceSpelling) {
    reading.opened(Document(text: Self.text(of: argument)))
  }

  /// Arguments are read as paths are; a text is UTF-8.
  private static func text(of argument: String) -> String {
    String(decoding: PathText.bytes(argument), as: UTF8.self)
  }

  /// A text as the user writes it.
  func write(_ text: String) -> String { pseudo ? PseudoText.encode(text) : text }

  /// The document that a user means.
  func document(_ document: Document) -> Document { reading.document(document) }
}
