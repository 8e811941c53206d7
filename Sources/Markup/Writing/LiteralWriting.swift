internal import UnicodeData

/// How a language writes a string between double quotes.
struct LiteralWriting {
  /// What is written for single scalars.
  var named: [Unicode.Scalar: String]
  /// What is written for all others that have no picture, and for marks that would join the quote.
  var escape: @Sendable (Unicode.Scalar) -> String

  static let swift = LiteralWriting(
    named: shared.merging(["\0": "\\0"]) { $1 }, escape: braces)
  static let rust = swift
  static let json = LiteralWriting(
    named: shared.merging(["\u{8}": "\\b", "\u{C}": "\\f"]) { $1 }, escape: utf16)
  static let javaScript = LiteralWriting(named: shared, escape: utf16)
  /// Of Kotlin too, where a dollar sign would begin a template.
  static let java = LiteralWriting(
    named: shared.merging(["$": "\\u0024"]) { $1 }, escape: utf16)
  static let python = LiteralWriting(named: shared) { scalar in
    scalar.value > 0xFFFF
      ? "\\U" + Hexadecimal.digits(scalar.value, atLeast: 8)
      : "\\u" + Hexadecimal.digits(scalar.value, atLeast: 4)
  }

  private static let shared: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

  private static let braces: @Sendable (Unicode.Scalar) -> String = {
    "\\u{" + Hexadecimal.digits($0.value) + "}"
  }

  static let utf16: @Sendable (Unicode.Scalar) -> String = {
    String($0).utf16.map { "\\u" + Hexadecimal.digits(UInt32($0), atLeast: 4) }.joined()
  }

  /// The literal with its quotes. O(*n*).
  func literal(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView("\"".unicodeScalars)
    // A mark behind the quote, or behind an escape, would be drawn on it.
    var isAfterLetter = false
    for scalar in scalars {
      let hasPicture = !ScalarFacts.mustBeLabelled(scalar)
      let isMark = ScalarFacts.cellWidth(of: scalar) == 0
      if let name = named[scalar] {
        text.append(contentsOf: name.unicodeScalars)
        isAfterLetter = false
      } else if hasPicture, isAfterLetter || !isMark {
        text.append(scalar)
        isAfterLetter = true
      } else {
        text.append(contentsOf: escape(scalar).unicodeScalars)
        isAfterLetter = false
      }
    }
    text.append("\"")
    return String(text)
  }
}
