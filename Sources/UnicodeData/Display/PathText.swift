/// A file's path as text. On Linux a path is bytes, which need not be UTF-8.
///
/// A byte that is not UTF-8 becomes a private scalar, U+10FE00 and the byte, and the UTF-8 bytes of
/// such a scalar become four of them: so every path has one text, and every text made here its
/// path. O(*n*) all of it.
public enum PathText {
  private static let escapes: UInt32 = 0x10FE00

  /// The text of a path's bytes.
  public static func of(_ path: some Collection<UInt8>) -> String {
    let bytes = Array(path)
    var text = String.UnicodeScalarView()
    var index = 0
    while index < bytes.count {
      if let (scalar, length) = scalar(in: bytes, at: index), escaped(scalar) == nil {
        text.append(scalar)
        index += length
      } else {
        text.append(Unicode.Scalar(escapes + UInt32(bytes[index])) ?? "\u{FFFD}")
        index += 1
      }
    }
    return String(text)
  }

  /// The bytes of the path that a text stands for.
  public static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in escaped(scalar).map { [$0] } ?? Array(scalar.utf8) }
  }

  /// The text for users: a byte that is not UTF-8 is written `\xE9`.
  public static func shown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let byte = escaped(scalar) {
        result += "\\x" + Hexadecimal.digits(UInt32(byte), atLeast: 2)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> UInt8? {
    (escapes + 0x80...escapes + 0xFF).contains(scalar.value)
      ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  private static func scalar(in bytes: [UInt8], at index: Int) -> (Unicode.Scalar, Int)? {
    for length in 1...4 where index + length <= bytes.count {
      let piece = String(validating: bytes[index..<index + length], as: UTF8.self)
      if let scalar = piece?.unicodeScalars.first { return (scalar, length) }
    }
    return nil
  }
}
