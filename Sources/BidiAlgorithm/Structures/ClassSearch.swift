/// Finds classes in a row of them, eight at a time, so that a rule whose classes are rare costs next to nothing.
struct ClassSearch {
  /// The classes.
  let classes: UnsafeMutablePointer<BidiClass>
  /// The search ends here.
  let end: Int

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The first offset from `start` on with this class; ``end`` where there is none.
  @inline(__always)
  func next(_ bidiClass: BidiClass, from start: Int) -> Int {
    let pattern = Self.ones &* UInt64(bidiClass.rawValue)
    return first(from: start) { Self.zeroBytes($0 ^ pattern) }
  }

  /// The first offset from `start` on with one of two classes; ``end`` where there is none.
  @inline(__always)
  func next(_ one: BidiClass, or other: BidiClass, from start: Int) -> Int {
    let onePattern = Self.ones &* UInt64(one.rawValue)
    let otherPattern = Self.ones &* UInt64(other.rawValue)
    return first(from: start) {
      Self.zeroBytes($0 ^ onePattern) | Self.zeroBytes($0 ^ otherPattern)
    }
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

  /// After W7: the first offset from `start` on that counts as R (R, EN or AN); ``end`` where there is none.
  @inline(__always)
  func nextCountingAsR(from start: Int) -> Int {
    first(from: start) { ~(Self.neutralBytes($0) | Self.zeroBytes($0)) & Self.highBits }
  }

  /// After W7: which of the 64 classes from `start` on are NI, the lowest bit first; none beyond ``end``.
  @inline(__always)
  func neutrals(from start: Int) -> UInt64 {
    let bytes = UnsafeRawPointer(classes)
    let count = min(64, end &- start)
    var found: UInt64 = 0
    var place = 0
    while place &+ 8 <= count {
      let word = (bytes + (start &+ place)).loadUnaligned(as: UInt64.self)
      let marks = Self.neutralBytes(UInt64(littleEndian: word)) &>> 7
      // The multiplication moves bit 0 of each byte to a place of its own in the highest byte.
      found |= ((marks &* 0x0102_0408_1020_4080) &>> 56) &<< place
      place &+= 8
    }
    while place < count {
      found |= (classes[start &+ place].isNeutralAfterW7 ? 1 : 0) &<< place
      place &+= 1
    }
    return found
  }

  /// The first offset whose byte a test marks. The test takes eight classes and leaves the high bit of those that
  /// are wanted; the lowest it marks must be right, those above need not be.
  @inline(__always)
  private func first(from start: Int, _ marked: (UInt64) -> UInt64) -> Int {
    var offset = start
    let bytes = UnsafeRawPointer(classes)
    while offset &+ 8 <= end {
      let word = UInt64(littleEndian: (bytes + offset).loadUnaligned(as: UInt64.self))
      let found = marked(word)
      if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < end {
      // The other bytes repeat the one in question, so only the lowest is looked at.
      if marked(Self.ones &* UInt64(classes[offset].rawValue)) & 0x80 != 0 { return offset }
      offset &+= 1
    }
    return end
  }

  /// The high bit of each byte that is zero, for bytes below 0x80.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    ~(word &+ 0x7F7F_7F7F_7F7F_7F7F) & highBits
  }

  /// The high bit of each byte that is a class from B on.
  @inline(__always)
  private static func neutralBytes(_ word: UInt64) -> UInt64 {
    (word &+ ones &* UInt64(0x80 - BidiClass.b.rawValue)) & highBits
  }
}

extension SequenceInWork {
  /// A search through all of the sequence.
  @inline(__always)
  var search: ClassSearch { ClassSearch(classes: classes, end: count) }

  /// The last strong class (L, R or AL) in a stretch, with its offset; nil where there is none.
  ///
  /// A rule that asks for stretch after stretch stays linear.
  @inline(__always)
  func lastStrong(in stretch: Range<Int>) -> (bidiClass: BidiClass, offset: Int)? {
    var offset = stretch.upperBound - 1
    while offset >= stretch.lowerBound {
      if classes[offset].isStrong { return (classes[offset], offset) }
      offset -= 1
    }
    return nil
  }
}
