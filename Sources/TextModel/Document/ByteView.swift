/// A piece of bytes, and how to read it.
@safe struct ByteView {
  var bytes: UnsafeBufferPointer<UInt8>
  var form: ByteForm

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ form: ByteForm) {
    unsafe self.bytes = unsafe bytes
    self.form = form
  }

  @inline(__always) var count: Int { unsafe bytes.count }

  /// A part of the view, of whole scalars.
  func part(_ range: Range<Int>) -> ByteView {
    unsafe ByteView(UnsafeBufferPointer(rebasing: bytes[range]), form)
  }

  /// Eight bytes, the first one lowest. The caller has checked that they are there.
  @inline(__always) func word(at index: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + index)
        .loadUnaligned(as: UInt64.self))
  }

  /// The byte at an index, or 0 beyond the end: 0 continues no sequence.
  @inline(__always) func byte(_ index: Int) -> UInt8 {
    unsafe index < bytes.count ? bytes[index] : 0
  }

  /// The scalar that starts at an index, and how many bytes it takes.
  @inline(__always) func decode(at index: Int) -> (scalar: StoredScalar, length: Int) {
    let first = unsafe bytes[index]
    if first < 0x80 { return (StoredScalar(value: UInt32(first)), 1) }
    return decodeMultibyte(first, at: index)
  }

  /// A scalar of more than one byte, or an ill-formed one (Unicode 17, table 3-7).
  @inline(__always) private func decodeMultibyte(
    _ first: UInt8, at index: Int
  ) -> (scalar: StoredScalar, length: Int) {
    let second = byte(index + 1)
    if second & 0xC0 == 0x80 {
      let low = UInt32(second & 0x3F)
      if first >= 0xC2 && first < 0xE0 {
        return (StoredScalar(value: UInt32(first & 0x1F) << 6 | low), 2)
      }
      if first & 0xF0 == 0xE0 {
        let third = byte(index + 2)
        let value = UInt32(first & 0x0F) << 12 | low << 6 | UInt32(third & 0x3F)
        let isSurrogate = value & 0xF800 == 0xD800
        if third & 0xC0 == 0x80, value >= 0x800, !isSurrogate || form == .generalised {
          return (StoredScalar(value: value), 3)
        }
      } else if first >= 0xF0 && first < 0xF5 {
        let third = byte(index + 2)
        let fourth = byte(index + 3)
        let value =
          UInt32(first & 0x07) << 18 | low << 12 | UInt32(third & 0x3F) << 6 | UInt32(fourth & 0x3F)
        if third & 0xC0 == 0x80, fourth & 0xC0 == 0x80, value >= 0x10000, value < 0x110000 {
          return (StoredScalar(value: value), 4)
        }
      } else if first < 0xC2, first >= 0xC0, form == .generalised {
        return (StoredScalar(value: 0x110080 + (UInt32(first & 1) << 6 | low)), 2)
      }
    }
    return (StoredScalar(value: 0x110000 + UInt32(first)), 1)
  }
}
