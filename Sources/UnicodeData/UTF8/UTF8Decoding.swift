/// UTF-8 as the document reads it: each byte that is not part of a well-formed sequence is a scalar
/// of its own, U+FFFD to the algorithms.
public enum UTF8Decoding {
  /// One decoded scalar, and how many bytes it took.
  @frozen public struct Decoded {
    /// The scalar's value.
    public var value: UInt32
    /// How many bytes it took.
    public var length: Int

    @inlinable init(value: UInt32, length: Int) {
      self.value = value
      self.length = length
    }
  }

  /// The scalar that starts at an offset.
  @inlinable @inline(__always)
  public static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Decoded {
    let lead = unsafe bytes[offset]
    return unsafe lead < 0x80
      ? Decoded(value: UInt32(lead), length: 1) : decode(bytes, at: offset)
  }

  /// The scalar that starts at an offset, its first byte not ASCII.
  @inlinable @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Decoded {
    let lead = unsafe UInt32(bytes[offset])
    func continuation(_ distance: Int) -> UInt32 {
      let at = offset + distance
      return unsafe at < bytes.count ? UInt32(bytes[at]) ^ 0x80 : 0xFF
    }
    let ill = Decoded(value: 0xFFFD, length: 1)
    let second = continuation(1)
    guard second < 0x40 else { return ill }
    if lead < 0xE0 {
      return lead < 0xC2 ? ill : Decoded(value: (lead & 0x1F) << 6 | second, length: 2)
    }
    let third = continuation(2)
    guard third < 0x40 else { return ill }
    if lead < 0xF0 {
      let value = (lead & 0x0F) << 12 | second << 6 | third
      return value < 0x800 || value & 0xF800 == 0xD800 ? ill : Decoded(value: value, length: 3)
    }
    let fourth = continuation(3)
    guard fourth < 0x40, lead < 0xF5 else { return ill }
    let value = (lead & 0x07) << 18 | second << 12 | third << 6 | fourth
    return value < 0x10000 || value > 0x10FFFF ? ill : Decoded(value: value, length: 4)
  }
}
