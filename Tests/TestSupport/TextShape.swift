/// A kind of text of any length, to see what doubling it costs.
public struct TextShape: Sendable {
  /// What it is.
  public let name: String
  private let make: @Sendable (Int) -> String

  /// A text of about so many scalars.
  public func text(_ count: Int) -> String { make(count) }

  private init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.make = make
  }

  /// The same again and again.
  private static func row(_ name: String, _ piece: String) -> TextShape {
    TextShape(name) { String(repeating: piece, count: $0 / piece.unicodeScalars.count + 1) }
  }

  /// One in the other.
  private static func nested(_ name: String, _ open: String, _ close: String) -> TextShape {
    TextShape(name) {
      String(repeating: open, count: $0 / 2) + "\u{5D0}" + String(repeating: close, count: $0 / 2)
    }
  }

  /// All of them.
  public static let all: [TextShape] = plain + bidi + others

  private static let plain = [
    row("prose", "plain words of text "), row("Hebrew", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} "),
    row("Arabic", "\u{645}\u{631}\u{62D}\u{628}\u{627} "),
    row("Persian with ZWNJ", "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645} "),
    row("mixed prose", "one \u{5E9}\u{5EA}\u{5D9} 3 "), row("digits", "0123456789"),
    row("blanks", " "), row("empty lines", "\n"), row("lines", "abc \u{5D0}\u{5D1} 12\n"),
    row("neutral lines", "12 - 7\n"), row("long word", "a"), row("long Hebrew word", "\u{5D0}"),
    row("tabs", "\t"), row("tabs between", "a\t\u{5D0}\t"),
    row("addresses", "http://a.b/c?d=e "), row("mentions", "@a #b "),
  ]

  private static let bidi = [
    row("open brackets", "("), nested("nested brackets", "(", ")"), row("pairs", "(\u{5D0}) "),
    row("mixed pairs", "(a \u{5D0}) "), row("open isolates", "\u{2067}"),
    nested("nested isolates", "\u{2067}", "\u{2069}"), row("isolates", "\u{2067}a\u{2069}"),
    row("PDIs", "\u{2069}a"), row("embeddings", "\u{202B}\u{5D0}\u{202C} a "),
    row("open embeddings", "\u{202B}"), row("overrides", "\u{202E}ab\u{202C}"),
    row("marks of direction", "\u{200F}a\u{200E}\u{5D0}"),
    row("quotations", "\"one\" '\u{5E9}\u{5EA}\u{5D9}' "),
  ]

  private static let others = [
    TextShape("marks on one letter") { "a" + String(repeating: "\u{301}", count: $0) },
    row("points", "\u{5D0}\u{5B0}\u{5BC}"),
    row("emoji", "\u{1F600}\u{1F44D}\u{1F3FD}\u{1F468}\u{200D}\u{1F469} "),
    row("flags", "\u{1F1EE}\u{1F1F1}"), row("Thai", "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}"),
    row("Han", "\u{4F60}\u{597D}"), row("controls", "\u{1}\u{7}"), row("joiners", "\u{200D}"),
    row(
      "languages",
      "hello world \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{43F}\u{440}\u{438}\u{432}\u{435}\u{442} "),
  ]
}
