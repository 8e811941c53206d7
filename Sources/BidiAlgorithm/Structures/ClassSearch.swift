/// Finds classes in a row of them, eight at a time, so that a rule whose classes are rare costs
/// next to nothing.
struct ClassSearch {
  /// How many bytes beyond the end of any row must be readable, whatever they hold.
  static let readBeyond = 8

  /// The classes.
  let classes: WorkingRow<BidiClass>
  /// The search ends here.
  let end: Int

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The first offset from `start` on with this class; ``end`` where there is none.
  @inline(__always)
  func next(_ bidiClass: BidiClass, from start: Int) -> Int {
    first(from: start) { Self.bytes($0, equal: bidiClass) }
  }

  /// The first offset from `start` on, which is above 0, with ES or CS right after EN or AN;
  /// ``end`` where there is none.
  @inline(__always)
  func nextSeparatorAfterNumber(from start: Int) -> Int {
    var offset = start
    while offset < end {
      let here = word(at: offset)
      let before = word(at: offset &- 1)
      let found =
        (Self.bytes(here, equal: .es) | Self.bytes(here, equal: .cs))
        & (Self.bytes(before, equal: .en) | Self.bytes(before, equal: .an))
      if found != 0 { return min(end, offset &+ found.trailingZeroBitCount / 8) }
      offset &+= 8
    }
    return end
  }

  /// After W7: the first offset from `start` on with an NI; ``end`` where there is none.
  @inline(__always)
  func nextNeutral(from start: Int) -> Int {
    first(from: start) { Self.neutralBytes($0) }
  }

  /// After W7: the first offset from `start` on that is no NI; ``end`` where there is none.
  @inline(__always)
  func nextStrongOrNumber(from start: Int) -> Int {
    first(from: start) { ~Self.neutralBytes($0) & Self.highBits }
  }

  /// After W7: the first offset from `start` on that counts as R (R, EN or AN); ``end`` where there
  /// is none.
  @inline(__always)
  func nextCountingAsR(from start: Int) -> Int {
    first(from: start) { ~(Self.neutralBytes($0) | Self.bytes($0, equal: .l)) & Self.highBits }
  }

  /// After W7: which of the 64 classes from `start` on, before ``end``, are NI; the lowest bit
  /// first.
  @inline(__always)
  func neutrals(from start: Int) -> UInt64 {
    let count = min(64, end &- start)
    var found: UInt64 = 0
    var place = 0
    while place < count {
      let marks = Self.neutralBytes(word(at: start &+ place)) &>> 7
      // The multiplication moves bit 0 of each byte to a place of its own in the highest byte.
      found |= ((marks &* 0x0102_0408_1020_4080) &>> 56) &<< place
      place &+= 8
    }
    return found & (~0 &>> (64 &- count))
  }

  /// The first offset whose byte a test marks. The test takes eight classes and leaves the high bit
  /// of those that are wanted; the lowest it marks must be right, those above need not be.
  @inline(__always)
  private func first(from start: Int, _ marked: (UInt64) -> UInt64) -> Int {
    var offset = start
    while offset < end {
      let found = marked(word(at: offset))
      if found != 0 { return min(end, offset &+ found.trailingZeroBitCount / 8) }
      offset &+= 8
    }
    return end
  }

  /// Eight classes, the first the lowest byte.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 { classes.word(at: offset) }

  /// The high bit of each byte that is a class; all are below 0x80.
  @inline(__always)
  private static func bytes(_ word: UInt64, equal bidiClass: BidiClass) -> UInt64 {
    ~((word ^ ones &* UInt64(bidiClass.rawValue)) &+ 0x7F7F_7F7F_7F7F_7F7F) & highBits
  }

  /// The high bit of each byte that is a class from B on.
  @inline(__always)
  private static func neutralBytes(_ word: UInt64) -> UInt64 {
    (word &+ ones &* UInt64(0x80 - BidiClass.b.rawValue)) & highBits
  }
}
