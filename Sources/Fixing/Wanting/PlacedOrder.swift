internal import BidiAlgorithm

/// The places in a wanted order of what is read so far.
///
/// Of two characters the one that is stored first is drawn left of the other just where the lowest
/// level from the one to the other is even (L2). So of what is placed only its lowest level since
/// then matters: what shares it forms a block without holes, and the next character stands right of
/// blocks at even levels and left of blocks at odd ones.
struct PlacedOrder: Hashable {
  /// What is placed without a hole.
  private struct Block: Hashable {
    /// The lowest level since its first character.
    var lowest: UInt8
    /// Its places, in scalars of the wanted order.
    var places: Range<Int>
  }

  /// Levels are bits of a number: `WantedText.isCovered` keeps them below this.
  static let levelCount = 64

  /// The last block in the order of storage.
  private var last: Block
  /// Those before it, each at a higher level than the one before it and with a hole to the next.
  private var others: [Block] = []
  /// The lowest levels at which the next character would part what stands side by side already, a
  /// bit each.
  private var forbidden: UInt64 = 0
  /// The lowest level since the last character that is drawn; nil where none was read.
  private var lowest: UInt8?

  /// An empty order. What is at the paragraph level starts at its edge.
  init(paragraphLevel: EmbeddingLevel, count: Int) {
    let edge = paragraphLevel.isRightToLeft ? count : 0
    last = Block(lowest: paragraphLevel.rawValue, places: edge..<edge)
  }

  /// Reads a character: calls a function with each order behind it. O(*n*) in the scalars that are
  /// drawn, and for each place where it may be drawn once more.
  ///
  /// - Parameters:
  ///   - drawn: what is drawn with it, in scalars of the text that are drawn.
  ///   - level: its level.
  ///   - text: the text and the wanted order.
  ///   - work: how many places were looked at.
  ///   - body: what is called.
  func read(
    _ drawn: Range<Int>, at level: EmbeddingLevel, _ text: WantedText, _ work: inout Int,
    _ body: (PlacedOrder) -> Void
  ) {
    assert(level.rawValue < Self.levelCount)
    if drawn.isEmpty {
      var next = self
      if next.pass(at: level) { body(next) }
    } else {
      place(drawn, at: level, text, &work, body)
    }
  }

  /// Reads a character that is not drawn; false where a hole can no longer be filled.
  private mutating func pass(at level: EmbeddingLevel) -> Bool {
    let level = min(lowest ?? level.rawValue, level.rawValue)
    guard !closesHole(at: level) else { return false }
    // Above all that is known it is as if nothing were there.
    let isHigher = level > last.lowest && forbidden >> UInt64(level) == 0
    lowest = isHigher ? nil : level
    return true
  }

  /// Whether two blocks become one at a level, with a hole in it.
  private func closesHole(at level: UInt8) -> Bool {
    if let other = others.last { other.lowest >= level } else { false }
  }

  /// Places a character that is drawn.
  private func place(
    _ drawn: Range<Int>, at level: EmbeddingLevel, _ text: WantedText, _ work: inout Int,
    _ body: (PlacedOrder) -> Void
  ) {
    let lowest = min(lowest ?? level.rawValue, level.rawValue)
    guard forbidden >> UInt64(lowest) & 1 == 0 else { return }
    var next = self
    next.lowest = nil
    next.forbidden &= (2 << UInt64(lowest)) &- 1
    guard !closesHole(at: lowest) else { return }
    next.last.lowest = min(last.lowest, lowest)
    let isRight = next.last.lowest & 1 == 0
    let free = next.free(in: text.count)
    let count = drawn.count
    guard free.count >= count else { return }
    let beside = isRight ? free.lowerBound : free.upperBound - count
    if text.isWanted(drawn, at: beside) {
      next.adding(beside..<beside + count, at: level.rawValue, body)
    }
    if next.last.lowest == level.rawValue { return }
    // A hole beside the block: what follows fills it.
    work += free.count
    for start in free.lowerBound...free.upperBound - count
    where start != beside && text.isWanted(drawn, at: start) {
      let hole = isRight ? start - free.lowerBound : free.upperBound - start - count
      work += free.count
      // What follows at this level is all beside it, so where no level is between the two, it is
      // the first or last of what fills the hole; else the hole may be longer.
      let least = hole + count
      let most = level.rawValue == next.last.lowest + 1 ? least : free.count
      guard text.canFill(free, from: drawn.lowerBound, least...most, isRight: isRight) else {
        continue
      }
      next.adding(start..<start + count, at: level.rawValue, body)
    }
  }

  /// Whether the places that can be reached are as many as the scalars that are left, where these
  /// have a level or a higher one: no lower one then moves what is placed.
  func canBeFilled(by count: Int, at level: EmbeddingLevel, _ text: WantedText) -> Bool {
    let least = min(lowest ?? level.rawValue, level.rawValue)
    let taken = (others + [last]).reduce(0) {
      $1.lowest > least ? $0 + $1.places.count : $0
    }
    return free(in: text.count, beside: least).count - taken == count
  }

  /// Whether each hole is as large as what fills it, where it is known how the levels of the rest
  /// go down.
  ///
  /// Of two blocks beside each other in storage what stands between them on the screen stands on
  /// one side of the one, and on the other side of the other: on the sides on which the lowest
  /// levels up to it put it.
  func isFilled(by rest: LevelDescent) -> Bool {
    let blocks = others + [last]
    var behind = blocks.dropFirst().reduce(0) { $0 + $1.places.count }
    return zip(blocks, blocks.dropFirst()).allSatisfy { below, block in
      let isRight = below.lowest & 1 == 0
      let hole =
        isRight
        ? block.places.lowerBound - below.places.upperBound
        : below.places.lowerBound - block.places.upperBound
      behind -= block.places.count
      let isBetween = (block.lowest ^ below.lowest) & 1 == 1
      return rest.steps.reduce(isBetween ? behind : 0) { sum, step in
        let least = min(step.lowest, lowest ?? .max)
        let isBetween = least > below.lowest && (min(least, block.lowest) ^ below.lowest) & 1 == 1
        return isBetween ? sum + step.count : sum
      } == hole
    }
  }

  /// The hole in which the next character stands, beside the blocks whose levels are no higher.
  private func free(in count: Int, beside level: UInt8 = .max) -> Range<Int> {
    var (start, end) = (0, count)
    for block in others + [last] where block.lowest <= level {
      if block.lowest & 1 == 0 {
        start = block.places.upperBound
      } else {
        end = block.places.lowerBound
      }
    }
    return start..<max(start, end)
  }

  private func adding(_ places: Range<Int>, at level: UInt8, _ body: (PlacedOrder) -> Void) {
    var next = self
    let below = next.last
    next.last = Block(lowest: level, places: places)
    if !next.join(below) { next.others.append(below) }
    while let other = next.others.last, next.join(other) { next.others.removeLast() }
    body(next)
  }

  /// Joins the last block with the one before, if no hole is between; false where one is.
  private mutating func join(_ below: Block) -> Bool {
    let isRight = below.lowest & 1 == 0
    guard
      isRight
        ? below.places.upperBound == last.places.lowerBound
        : below.places.lowerBound == last.places.upperBound
    else { return false }
    // Nothing can come between them.
    let odd: UInt64 = 0xAAAA_AAAA_AAAA_AAAA
    let others = isRight ? odd : ~odd
    let above = ~UInt64(0) << (UInt64(below.lowest) + 1)
    let beyond = ~UInt64(0) << (UInt64(last.lowest) + 1)
    forbidden |= others & above & ~beyond
    if (last.lowest ^ below.lowest) & 1 == 1 { forbidden |= beyond }
    last = Block(
      lowest: below.lowest,
      places: isRight
        ? below.places.lowerBound..<last.places.upperBound
        : last.places.lowerBound..<below.places.upperBound)
    return true
  }
}
