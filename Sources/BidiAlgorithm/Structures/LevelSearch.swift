extension UnsafePointer<EmbeddingLevel> {
  /// The index after the last of a run of one level, found eight levels at a time.
  @inline(__always)
  func endOfRun(from start: Int, in count: Int) -> Int {
    let level = self[start]
    if start &+ 1 < count, self[start &+ 1] != level { return start &+ 1 }
    let pattern = UInt64(level.rawValue) &* 0x0101_0101_0101_0101
    let bytes = UnsafeRawPointer(self)
    var index = start &+ 1
    while index &+ 8 <= count {
      let difference =
        UInt64(littleEndian: (bytes + index).loadUnaligned(as: UInt64.self)) ^ pattern
      if difference != 0 { return index &+ difference.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count, self[index] == level { index &+= 1 }
    return index
  }
}

extension UnsafeMutablePointer<EmbeddingLevel> {
  /// The index after the last of a run of one level.
  @inline(__always)
  func endOfRun(from start: Int, in count: Int) -> Int {
    UnsafePointer(self).endOfRun(from: start, in: count)
  }
}
