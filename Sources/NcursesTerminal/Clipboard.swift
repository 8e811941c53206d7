/// The sequence that puts text on the terminal's clipboard: OSC 52 of xterm's control sequences.
enum Clipboard {
  /// The longest text, in UTF-8 code units, that terminals take; a longer one is not sent.
  static let longest = 74_994

  /// The sequence for a text, or nil where it is too long.
  static func sequence(_ text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= longest else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(bytes) + [0x07]
  }

  /// RFC 4648, section 4.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits =
        group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for digit in 0..<4 {
        let index = Int(bits >> UInt32(18 - 6 * digit) & 63)
        result.append(digit <= group.count ? alphabet[index] : 0x3D)
      }
    }
    return result
  }
}
