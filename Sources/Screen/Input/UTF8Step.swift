/// One step of decoding UTF-8 by table 3-7 of the Unicode Standard.
enum UTF8Step {
  case scalar(Unicode.Scalar, Int)
  /// The maximal subpart of an ill-formed sequence, in bytes.
  case illFormed(Int)
  case incomplete

  /// Decodes the first scalar of bytes that are not empty.
  static func decode(_ bytes: ArraySlice<UInt8>) -> UTF8Step {
    let lead = bytes[bytes.startIndex]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(lead), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return .illFormed(1)
    }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let index = bytes.startIndex + offset
      guard index < bytes.endIndex else { return .incomplete }
      let allowed = offset == 1 ? second : 0x80...0xBF
      guard allowed.contains(bytes[index]) else { return .illFormed(offset) }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return .illFormed(length) }
    return .scalar(scalar, length)
  }
}
