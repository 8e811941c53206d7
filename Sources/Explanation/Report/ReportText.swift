internal import UnicodeData

/// Text of others as ASCII that is no Markdown.
enum ReportText {
  /// Scalars in the notation of ``PseudoText``; what ends a word of the shell or begins a name is
  /// written by its number, so that the notation reads it back.
  static func pseudo(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map { scalar in
      switch scalar {
      case "{", "'": "{\(ScalarFacts.codePoint(scalar.value))}"
      default: PseudoText.encode(scalar)
      }
    }.joined()
  }

  /// One scalar in a column of its own: as ``pseudo(_:)`` writes it, a name without braces.
  static func token(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "SP" }
    let text = PseudoText.encode(scalar)
    return text.count > 1 ? String(text.dropFirst().dropLast()) : text
  }

  /// A sentence without anything that Markdown reads.
  static func sentence(_ sentence: String) -> String {
    ascii(sentence).map { "\\`*_<>|#&@~".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// What a program or a terminal calls itself, cut where it is long.
  static func name(_ name: String) -> String { sentence(String(name.prefix(80))) }

  /// Text of ASCII without controls, the rest by its numbers.
  static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case " "..."~": String(scalar)
      case "\u{2026}": "..."
      default: "{\(ScalarFacts.codePoint(scalar.value))}"
      }
    }.joined()
  }
}
