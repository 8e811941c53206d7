extension [UInt8] {
  /// UTF-16 code units as generalised UTF-8; a lone surrogate takes three bytes (WTF-8). O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: the units after the byte order mark; an odd last byte is left out.
  ///   - isBigEndian: the order of the bytes of a unit.
  init(utf16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    self.init()
    reserveCapacity(bytes.count)
    unsafe bytes.withUnsafeBytes { buffer in
      func unit(_ index: Int) -> UInt16 {
        let unit = unsafe buffer.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)
        return isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit)
      }
      let count = buffer.count / 2
      var index = 0
      while index < count {
        let first = unit(index)
        index += 1
        if first & 0xFC00 == 0xD800, index < count, unit(index) & 0xFC00 == 0xDC00 {
          let low = UInt32(unit(index) & 0x3FF)
          index += 1
          appendGeneralised(StoredScalar(value: 0x10000 + (UInt32(first & 0x3FF) << 10 | low)))
        } else {
          appendGeneralised(StoredScalar(value: UInt32(first)))
        }
      }
    }
  }

  /// Appends scalars in UTF-16; an ill-formed byte, which UTF-16 cannot hold, becomes U+FFFD.
  mutating func appendUTF16(_ scalars: [StoredScalar], isBigEndian: Bool) {
    func append(_ unit: UInt32) {
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      self.append(isBigEndian ? high : low)
      self.append(isBigEndian ? low : high)
    }
    for stored in scalars {
      switch stored.value {
      case 0x10000..<0x110000:
        append(0xD7C0 + (stored.value >> 10))
        append(0xDC00 | (stored.value & 0x3FF))
      case 0x110000...: append(0xFFFD)
      default: append(stored.value)
      }
    }
  }
}
