extension ByteView {
  /// The scalars of the bytes, so many at most, each as it is wanted. O(*n*), eight bytes at a time
  /// where they are ASCII.
  func decoded<Element>(
    atMost limit: Int, _ element: (StoredScalar) -> Element
  ) -> [Element] {
    unsafe [Element](unsafeUninitializedCapacity: limit) { buffer, written in
      var index = 0
      while index < count, written < limit {
        if index + 8 <= count, written + 8 <= limit {
          let word = word(at: index)
          if word & 0x8080_8080_8080_8080 == 0 {
            for shift in 0..<8 {
              let value = UInt32(truncatingIfNeeded: word >> (8 * shift)) & 0xFF
              unsafe buffer.initializeElement(
                at: written + shift, to: element(StoredScalar(value: value)))
            }
            index += 8
            written += 8
            continue
          }
        }
        let (scalar, length) = decode(at: index)
        unsafe buffer.initializeElement(at: written, to: element(scalar))
        written += 1
        index += length
      }
    }
  }

  /// The scalars of the bytes, which are not yet counted. O(*n*).
  func decoded() -> [StoredScalar] { decoded(atMost: measure(0..<count).scalars) { $0 } }

  /// Appends the bytes in the generalised form.
  func appendGeneralised(to result: inout [UInt8]) {
    if form == .generalised {
      unsafe result.append(contentsOf: bytes)
      return
    }
    var index = 0
    while index < count {
      let (scalar, length) = decode(at: index)
      if scalar.value >= 0x110000 {
        result.appendGeneralised(scalar)
      } else {
        unsafe result.append(contentsOf: bytes[index..<index + length])
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
