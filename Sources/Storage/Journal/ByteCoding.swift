/// Writes numbers and bytes one after another: numbers in groups of seven bits, lowest first
/// (LEB128).
package struct ByteSink {
  package private(set) var bytes: [UInt8] = []

  /// A number, in as few bytes as it takes.
  package mutating func number(_ value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Bytes, after their number.
  package mutating func counted(_ value: some Collection<UInt8>) {
    number(value.count)
    bytes.append(contentsOf: value)
  }
}

/// Reads what a ``ByteSink`` wrote. Nothing traps: where the bytes end, or say what cannot be, the
/// answer is nil.
package struct ByteSource {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether everything was read.
  package var isAtEnd: Bool { rest.isEmpty }

  package mutating func number() -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
    }
    return nil
  }

  package mutating func counted() -> [UInt8]? {
    guard let count = number(), (0...rest.count).contains(count) else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
