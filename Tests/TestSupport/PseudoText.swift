/// The pseudo alphabet of the tests: capitals stand for right-to-left letters, so that no test holds a
/// right-to-left letter or a bidi control as itself.
///
/// `A`…`Z` are U+05D0…U+05E9 (Hebrew); all else is itself. Controls are written in braces: `{RLI}`, `{LRM}`,
/// `{PDI}`, `{ZWNJ}`, and `{U+0661}` for any scalar.
public enum PseudoText {
  private static let controls: [String: UInt32] = [
    "LRM": 0x200E, "RLM": 0x200F, "ALM": 0x061C, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
    "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    "ZWNJ": 0x200C, "ZWJ": 0x200D, "NBSP": 0x00A0, "PS": 0x2029, "LS": 0x2028,
  ]

  /// The text that a pseudo string stands for; traps on a brace that names nothing.
  public static func decode(_ pseudo: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(pseudo)
    while let first = rest.unicodeScalars.first {
      if first == "{", let end = rest.firstIndex(of: "}") {
        result.append(control(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
        continue
      }
      result.append(letter(first))
      rest = Substring(rest.unicodeScalars.dropFirst())
    }
    return String(result)
  }

  /// The pseudo string of a text; the inverse of ``decode(_:)``. Scalars beyond ASCII without a name are
  /// written `{U+XXXX}`.
  public static func encode(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if (0x05D0...0x05E9).contains(scalar.value) {
        return String(Unicode.Scalar(scalar.value - 0x05D0 + 0x41)!)
      }
      if scalar.isASCII, !(0x41...0x5A).contains(scalar.value), scalar.value >= 0x20 {
        return String(scalar)
      }
      if let name = controls.first(where: { $0.value == scalar.value })?.key { return "{\(name)}" }
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "{U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "}"
    }.joined()
  }

  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0x41...0x5A).contains(scalar.value)
      ? Unicode.Scalar(scalar.value - 0x41 + 0x05D0)! : scalar
  }

  private static func control(_ name: String) -> Unicode.Scalar {
    if let value = controls[name] { return Unicode.Scalar(value)! }
    guard name.hasPrefix("U+"), let value = UInt32(name.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { preconditionFailure("no such control: {\(name)}") }
    return scalar
  }
}
