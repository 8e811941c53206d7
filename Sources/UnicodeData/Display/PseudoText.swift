/// A notation of bidirectional text in ASCII: capitals stand for right-to-left letters, so that no
/// terminal, editor or reader of a diff reorders it.
///
/// `A`…`Z` are U+05D0…U+05E9 (Hebrew); all else is itself. What cannot be typed is written in
/// braces: `{RLI}`, `{LRM}`, `{PDI}`, `{ZWNJ}`, and `{U+0661}` for any scalar. A brace that names
/// nothing is a brace.
public enum PseudoText {
  private static let controls: [String: UInt32] = [
    "LRM": 0x200E, "RLM": 0x200F, "ALM": 0x061C, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
    "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    "ZWNJ": 0x200C, "ZWJ": 0x200D, "NBSP": 0x00A0, "PS": 0x2029, "LS": 0x2028, "TAB": 0x0009,
  ]
  /// Names that are read and not written.
  private static let aliases: [String: UInt32] = ["LF": 0x000A, "CR": 0x000D]
  private static let firstLetter: UInt32 = 0x05D0
  /// `U+10FFFF`.
  private static let longestName = 8

  /// The text that a pseudo string stands for. O(*n*).
  public static func decode(_ pseudo: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = pseudo.unicodeScalars[...]
    while let first = rest.first {
      rest.removeFirst()
      if first == "{", let end = rest.prefix(longestName + 1).firstIndex(of: "}"),
        let named = scalar(named: String(rest[..<end]))
      {
        result.append(named)
        rest = rest[rest.index(after: end)...]
      } else if let offset = ("A"..."Z").contains(first) ? first.value - 0x41 : nil {
        result.append(Unicode.Scalar(firstLetter + offset) ?? first)
      } else {
        result.append(first)
      }
    }
    return String(result)
  }

  /// The pseudo string of a text; the inverse of ``decode(_:)``. O(*n*).
  public static func encode(_ text: String) -> String {
    text.unicodeScalars.map(encode).joined()
  }

  /// The pseudo string of one scalar; beyond ASCII without a name it is `{U+XXXX}`.
  public static func encode(_ scalar: Unicode.Scalar) -> String {
    if (firstLetter..<firstLetter + 26).contains(scalar.value),
      let capital = Unicode.Scalar(scalar.value - firstLetter + 0x41)
    {
      return String(capital)
    }
    if scalar.isASCII, !("A"..."Z").contains(scalar), scalar.value >= 0x20, scalar != "\u{7F}" {
      return String(scalar)
    }
    if let name = controls.first(where: { $0.value == scalar.value })?.key { return "{\(name)}" }
    return "{\(ScalarFacts.codePoint(scalar.value))}"
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    if let value = controls[name] ?? aliases[name] { return Unicode.Scalar(value) }
    guard name.hasPrefix("U+") else { return nil }
    return UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
