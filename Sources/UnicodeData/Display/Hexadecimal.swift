/// Numbers of code points and bytes in writing.
public enum Hexadecimal {
  /// Capital digits, with zeros before them where there are fewer than asked for.
  public static func digits(_ value: UInt32, atLeast count: Int = 1) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// A scalar as Swift escapes it in a string, such as `\u{5D0}`.
  public static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(digits(scalar.value))}"
  }
}
