/// Finds the runs of one level in a row of levels, eight levels at a time.
struct LevelSearch {
  /// How many bytes beyond the end of any row must be readable, whatever they hold.
  static let readBeyond = 8

  /// The levels.
  let levels: WorkingRow<EmbeddingLevel>
  /// How many there are.
  let count: Int

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// How many runs there are. O(count).
  func runCount() -> Int {
    var runs = count > 0 ? 1 : 0
    var offset = 1
    while offset < count {
      // The multiplication adds up bit 0 of all bytes in the highest.
      runs &+= Int(truncatingIfNeeded: ((changes(from: offset) &>> 7) &* Self.ones) &>> 56)
      offset &+= 8
    }
    return runs
  }

  /// Calls a function with the first offset of each run. O(count).
  @inline(__always)
  func forEachRun(_ body: (Int) -> Void) {
    guard count > 0 else { return }
    body(0)
    var offset = 1
    while offset < count {
      var changes = changes(from: offset)
      while changes != 0 {
        body(offset &+ changes.trailingZeroBitCount / 8)
        changes &= changes &- 1
      }
      offset &+= 8
    }
  }

  /// Which of eight levels differ from the one before: the high bit of a byte each, the first the
  /// lowest.
  @inline(__always)
  private func changes(from offset: Int) -> UInt64 {
    // Levels are below 0x80, so a sum with 0x7F has its high bit where they differ.
    let difference = word(at: offset) ^ word(at: offset &- 1)
    let changes = (difference &+ 0x7F7F_7F7F_7F7F_7F7F) & Self.highBits
    let left = count &- offset
    return left < 8 ? changes & ~(~0 &<< (8 &* left)) : changes
  }

  /// Eight levels, the first the lowest byte.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 { levels.word(at: offset) }
}
