extension ByteView {
  /// Appends the scalars of the bytes. O(*n*), eight bytes at a time where they are ASCII.
  func decode(into scalars: inout [StoredScalar]) {
    var index = 0
    while index < count {
      if index + 8 <= count {
        let word = word(at: index)
        if word & 0x8080_8080_8080_8080 == 0 {
          for shift in 0..<8 {
            scalars.append(
              StoredScalar(value: UInt32(truncatingIfNeeded: word >> (8 * shift)) & 0xFF))
          }
          index += 8
          continue
        }
      }
      let (scalar, length) = decode(at: index)
      scalars.append(scalar)
      index += length
    }
  }

  /// Appends the bytes in the generalised form.
  func appendGeneralised(to result: inout [UInt8]) {
    if form == .generalised {
      result.append(contentsOf: bytes)
      return
    }
    var index = 0
    while index < count {
      let (scalar, length) = decode(at: index)
      if scalar.value >= 0x110000 {
        result.appendGeneralised(scalar)
      } else {
        result.append(contentsOf: bytes[index..<index + length])
      }
      index += length
    }
  }
}

extension [UInt8] {
  /// Appends one scalar in the generalised form.
  mutating func appendGeneralised(_ scalar: StoredScalar) {
    let value = scalar.value
    switch value {
    case 0..<0x80:
      append(UInt8(value))
    case 0x80..<0x800:
      append(0xC0 | UInt8(value >> 6))
      append(0x80 | UInt8(value & 0x3F))
    case 0x800..<0x10000:
      append(0xE0 | UInt8(value >> 12))
      append(0x80 | UInt8(value >> 6 & 0x3F))
      append(0x80 | UInt8(value & 0x3F))
    case 0x10000..<0x110000:
      append(0xF0 | UInt8(value >> 18))
      append(0x80 | UInt8(value >> 12 & 0x3F))
      append(0x80 | UInt8(value >> 6 & 0x3F))
      append(0x80 | UInt8(value & 0x3F))
    case 0x110080..<0x110100:
      append(0xC0 | UInt8(value >> 6 & 1))
      append(0x80 | UInt8(value & 0x3F))
    default:
      // No such stored scalar: kept as a replacement character rather than trapped on.
      append(contentsOf: [0xEF, 0xBF, 0xBD])
    }
  }
}
