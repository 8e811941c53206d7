internal import UnicodeData

/// Writes text so that no reader, editor or terminal can reorder it.
public enum TextEscapes {
  /// Swift's `\u{…}` for all but printable ASCII, and `\\` for the backslash.
  public static func scalarEscapes(_ text: StoredText) -> String {
    text.scalars.map { scalarEscape($0.scalar) }.joined()
  }

  /// `\uXXXX` for each UTF-16 unit of all but printable ASCII, and `\\` for the backslash.
  public static func utf16Escapes(_ text: StoredText) -> String {
    text.scalars.map { utf16Escape($0.scalar) }.joined()
  }

  /// A string literal of Swift.
  public static func swiftLiteral(_ text: StoredText) -> String {
    literal(text, named: ["\0": "\\0"], others: scalarEscape)
  }

  /// A string of JSON (RFC 8259) in ASCII.
  public static func jsonLiteral(_ text: StoredText) -> String {
    literal(text, named: ["\u{8}": "\\b", "\u{C}": "\\f"], others: utf16Escape)
  }

  /// Text of HTML: markup escaped, all but printable ASCII as numeric references.
  public static func html(_ scalars: some Sequence<StoredScalar>) -> String {
    scalars.map { stored in
      switch stored.scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t": "\t"
      case let scalar where isPrintableASCII(scalar): String(scalar)
      // HTML has no reference to NUL.
      case "\0": "&#xFFFD;"
      case let scalar: "&#x" + Hexadecimal.digits(scalar.value) + ";"
      }
    }.joined()
  }

  private static func literal(
    _ text: StoredText, named own: [Unicode.Scalar: String],
    others escape: (Unicode.Scalar) -> String
  ) -> String {
    let shared: [Unicode.Scalar: String] = ["\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
    let named = shared.merging(own) { $1 }
    return "\"" + text.scalars.map { named[$0.scalar] ?? escape($0.scalar) }.joined() + "\""
  }

  private static func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value)
  }

  private static func scalarEscape(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\\" { return "\\\\" }
    if isPrintableASCII(scalar) { return String(scalar) }
    return "\\u{" + Hexadecimal.digits(scalar.value, atLeast: 4) + "}"
  }

  private static func utf16Escape(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\\" { return "\\\\" }
    if isPrintableASCII(scalar) { return String(scalar) }
    return String(scalar).utf16.map { "\\u" + Hexadecimal.digits(UInt32($0), atLeast: 4) }.joined()
  }
}
