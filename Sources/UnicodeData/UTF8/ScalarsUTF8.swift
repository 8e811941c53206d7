extension [Unicode.Scalar] {
  /// Appends the scalars of UTF-8, each byte that is not part of a well-formed sequence as U+FFFD.
  /// O(*n*).
  public mutating func append(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    reserveCapacity(count + bytes.count)
    var offset = 0
    while offset < bytes.count {
      let byte = unsafe bytes[offset]
      if byte < 0x80 {
        append(Unicode.Scalar(byte))
        offset += 1
        continue
      }
      let decoded = unsafe UTF8Decoding.decode(bytes, at: offset)
      append(Unicode.Scalar(decoded.value) ?? "\u{FFFD}")
      offset += decoded.length
    }
  }
}
