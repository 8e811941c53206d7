internal import BidiAlgorithm

/// Where a paragraph looks right though its scalars do not stand where they are read: equal signs
/// have changed places, as in `1+1`, or the quotation marks of `"a": "b"`, between right-to-left
/// words.
///
/// What is drawn there is, sign by sign and mirrored, what would be drawn if each part stood where
/// its sentence puts it. No reader can tell the two apart, so nothing is torn.
struct UnseenTears {
  private let text: Skeleton
  private let torn: [Torn]
  /// How many scalars before each position stand in something torn.
  private let tornBefore: [Int]
  /// What is drawn, from left to right.
  private let drawn: [Unicode.Scalar]
  /// Whether each scalar stands in a place that looks right.
  private var looksRight: [Bool]

  /// The places among what is torn of a reading. O(*n* log *n*).
  init(_ reading: Reading, _ torn: [Torn]) {
    text = reading.text
    self.torn = torn
    let count = reading.text.count
    var isTorn = [Bool](repeating: false, count: count)
    for part in torn {
      for position in part.range { isTorn[position] = true }
    }
    var before = [Int](repeating: 0, count: count + 1)
    for position in 0..<count {
      before[position + 1] = before[position] + (isTorn[position] ? 1 : 0)
    }
    tornBefore = before
    var drawn = reading.text.scalars
    for position in 0..<count {
      drawn[reading.text.ranks[position]] = reading.text.glyph(
        position, isRightToLeft: reading.text.areRightToLeft[position])
    }
    self.drawn = drawn
    looksRight = Array(repeating: false, count: count)
    visit(reading.root, reading.root.order.direction ?? .leftToRight)
  }

  /// Whether all of a range looks right. O(its length).
  func cover(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { looksRight[$0] }
  }

  private func hasTorn(_ range: Range<Int>) -> Bool {
    tornBefore[range.upperBound] > tornBefore[range.lowerBound]
  }

  private mutating func add(_ range: Range<Int>) {
    for position in range { looksRight[position] = true }
  }

  private mutating func visit(_ element: Element, _ context: TextDirection) {
    guard !element.parts.isEmpty, hasTorn(element.range) else { return }
    guard let direction = element.order.direction else {
      let parts = element.parts[...]
      if looksRead(parts, element.range, .leftToRight)
        || looksRead(parts, element.range, .rightToLeft)
      {
        add(element.range)
      } else {
        for part in element.parts { visit(part, context) }
      }
      return
    }
    // The fewest neighbours whose places no other part takes are compared together.
    let extents = element.parts.map { extent($0.range, direction) }
    var lowest = [Int](repeating: Int.max, count: extents.count + 1)
    for index in extents.indices.reversed() {
      lowest[index] = min(extents[index].low, lowest[index + 1])
    }
    var start = 0
    var highest = -1
    for index in extents.indices {
      highest = max(highest, extents[index].high)
      guard highest < lowest[index + 1] else { continue }
      visit(element.parts[start...index], direction)
      start = index + 1
    }
  }

  /// Compares parts that follow each other in a direction.
  private mutating func visit(_ parts: ArraySlice<Element>, _ direction: TextDirection) {
    guard let first = parts.first, let last = parts.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    guard hasTorn(range) else { return }
    if parts.count > 1,
      looksRead(parts, range, direction) || (direction == .rightToLeft && isPhrase(parts, range))
    {
      add(range)
    } else {
      for part in parts { visit(part, direction) }
    }
  }

  /// Whether parts of a sentence that is read from right to left look like a Latin phrase in it,
  /// and something inside them is torn. Whole names in another order than the sentence's are none.
  private func isPhrase(_ parts: ArraySlice<Element>, _ range: Range<Int>) -> Bool {
    guard range.contains(where: text.isStrong), !range.contains(where: text.isRightToLeftLetter),
      looksRead(parts, range, .leftToRight)
    else { return false }
    return torn.contains { $0.way != .notInPlace && !$0.isSign && $0.range.overlaps(range) }
  }

  /// The places that a range takes on the screen, counted in a direction.
  private func extent(
    _ range: Range<Int>, _ direction: TextDirection
  ) -> (low: Int, high: Int) {
    var (low, high) = (Int.max, -1)
    for position in range where text.hasInk(position) {
      low = min(low, text.ranks[position])
      high = max(high, text.ranks[position])
    }
    guard high >= 0, direction == .rightToLeft else { return (low, high) }
    return (text.count - 1 - high, text.count - 1 - low)
  }

  /// Whether what is drawn where a range stands is what would be, if its parts followed each other
  /// in a direction.
  private func looksRead(
    _ parts: ArraySlice<Element>, _ range: Range<Int>, _ direction: TextDirection
  ) -> Bool {
    let (low, high) = extent(range, .leftToRight)
    guard high >= 0, high - low + 1 == range.count else { return false }
    return drawn[low...high].elementsEqual(wanted(parts, in: range, direction))
  }

  /// What would be drawn of parts in a direction, with what stands between them.
  private func wanted(
    _ parts: ArraySlice<Element>, in range: Range<Int>, _ direction: TextDirection
  ) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(range.count)
    if direction == .leftToRight {
      var end = range.lowerBound
      for part in parts {
        result += plain(end..<part.range.lowerBound, .leftToRight)
        result += wanted(part, direction)
        end = part.range.upperBound
      }
      return result + plain(end..<range.upperBound, .leftToRight)
    }
    var start = range.upperBound
    for part in parts.reversed() {
      result += plain(part.range.upperBound..<start, .rightToLeft)
      result += wanted(part, direction)
      start = part.range.lowerBound
    }
    return result + plain(range.lowerBound..<start, .rightToLeft)
  }

  /// What would be drawn of an element in a sentence of a direction.
  private func wanted(_ element: Element, _ context: TextDirection) -> [Unicode.Scalar] {
    let direction = element.order.direction ?? context
    if !element.parts.isEmpty { return wanted(element.parts[...], in: element.range, direction) }
    guard element.order == .either, element.range.count > 1 else {
      return plain(element.range, direction)
    }
    // Letters of both directions, or a sign with its marks, stay as they are drawn.
    return element.range.sorted { text.ranks[$0] < text.ranks[$1] }.map {
      text.glyph($0, isRightToLeft: text.areRightToLeft[$0])
    }
  }

  /// The scalars of a range in a direction, mirrored where it is from right to left.
  private func plain(_ range: Range<Int>, _ direction: TextDirection) -> [Unicode.Scalar] {
    let isRightToLeft = direction == .rightToLeft
    let glyphs = range.map { text.glyph($0, isRightToLeft: isRightToLeft) }
    return isRightToLeft ? glyphs.reversed() : glyphs
  }
}
