internal import BidiAlgorithm
internal import UnicodeData

/// A paragraph without its bidi controls, as people read it, and where each scalar of it is drawn.
///
/// A class, since all that judge a paragraph hold it, and copies of so many arrays are dear.
final class Skeleton {
  /// What is read.
  let scalars: [Unicode.Scalar]
  /// The classes of the scalars.
  let classes: [BidiClass]
  /// Whether the last strong letter before each of them, and before the end, is Arabic.
  let areBehindArabic: [Bool]
  /// Whether something of each is seen.
  private let areInked: [Bool]
  /// Where they are; who asks it is noted.
  private let layout: Layout
  /// What is worked out only once of what is read, also where it has other controls.
  let facts: ReadFacts
  /// What patterns reach to from each of them on; worked out where the first is looked for.
  private(set) lazy var patterns = PatternReach(self)

  /// Where what is read is drawn, and where it stands.
  private struct Layout {
    /// The paragraph as it is laid out.
    let paragraph: [Unicode.Scalar]
    /// Where each scalar of that stands in storage; nil where it is laid out as it is stored.
    let sources: [Range<Int>]?
    let places: [Int]
    let ranks: [Int]
    let areRightToLeft: [Bool]
    let inkBefore: [Int]
  }

  /// A part of the layout. Who asks for one has an answer for these controls alone.
  private func noted<Part>(_ part: Part) -> Part {
    facts.note(.layout)
    return part
  }

  /// The paragraph as it is laid out, with its controls.
  var paragraph: [Unicode.Scalar] { noted(layout.paragraph) }
  /// Where each scalar of that stands in storage; nil where it is laid out as it is stored.
  private var sources: [Range<Int>]? { noted(layout.sources) }
  /// Where each scalar that is read stands in the paragraph.
  var places: [Int] { noted(layout.places) }
  /// The place of each on the screen, counted from the left among those that are read.
  var ranks: [Int] { noted(layout.ranks) }
  /// Whether each is drawn at an odd level.
  var areRightToLeft: [Bool] { noted(layout.areRightToLeft) }
  /// How many scalars that are no spaces stand left of each place on the screen.
  var inkBefore: [Int] { noted(layout.inkBefore) }

  /// Whether the paragraph has controls of bidi.
  var hasControls: Bool {
    facts.note(.controls)
    return count < layout.paragraph.count
  }

  /// A fact of what is read, which is worked out once for all controls (``ReadFacts``).
  ///
  /// - Parameters:
  ///   - sort: what names it.
  ///   - asker: what it depends on beside what is read.
  ///   - find: works it out.
  /// - Returns: the fact.
  func once<Asker: Equatable, Fact>(
    _ sort: Any.Type, for asker: Asker, _ find: () -> Fact
  ) -> Fact {
    facts.once(sort, for: asker, hasControls: count < layout.paragraph.count, find)
  }

  /// Calls a function with each control, and the position of what is read behind it. O(*n*).
  func forEachControl(_ body: (Unicode.Scalar, Int) -> Void) {
    var position = 0
    for scalar in paragraph {
      if Self.isControl(scalar) { body(scalar, position) } else { position += 1 }
    }
  }

  /// Whether a control stands between two positions.
  func hasControl(from first: Int, to last: Int) -> Bool {
    places[last] - places[first] != last - first
  }

  /// Whether a control stands between two positions that is not the end of nothing. O(*n*), or O(1)
  /// where none stands there.
  func hasControlAtWork(from first: Int, to last: Int) -> Bool {
    guard hasControl(from: first, to: last) else { return false }
    let between = places[first]..<places[last]
    let strayCount = ControlWalk(paragraph).stray.count { between.contains($0) }
    return between.count - (last - first) > strayCount
  }

  /// Whether a control stands before a sign of a unit, such as a percent sign or a currency's.
  /// O(*n*).
  var hasControlBeforeUnit: Bool {
    guard hasControls else { return false }
    var isFound = false
    forEachControl { _, position in
      guard position < count else { return }
      if classes[position] == .et || ScalarFacts.category(of: scalars[position]) == .sc {
        isFound = true
      }
    }
    return isFound
  }

  /// How many scalars are read.
  var count: Int { scalars.count }

  /// What is read of a paragraph, with its places. O(*n*).
  ///
  /// - Parameters:
  ///   - drawn: the paragraph as it is laid out.
  ///   - sources: where each scalar of it stands in storage; nil where it is laid out as it is
  ///     stored.
  ///   - former: the same paragraph with other controls: what is read is taken from it.
  init(_ drawn: DrawnParagraph, sources: [Range<Int>]? = nil, readAs former: Skeleton? = nil) {
    let all = drawn.scalars
    var numbers = [Int](repeating: -1, count: all.count)
    var places: [Int] = []
    places.reserveCapacity(all.count)
    for place in all.indices where !Self.isControl(all[place]) {
      numbers[place] = places.count
      places.append(place)
    }
    let count = places.count
    if let former, former.count == count {
      (scalars, classes, areInked) = (former.scalars, former.classes, former.areInked)
      facts = former.facts
      areBehindArabic = former.areBehindArabic
    } else {
      facts = ReadFacts()
      let input = drawn.resolved.input
      let scalars = places.map { all[$0] }
      let classes = places.map {
        input.count == all.count ? input.classes[$0] : BidiProperties.bidiClass(of: all[$0])
      }
      self.scalars = scalars
      self.classes = classes
      areBehindArabic = Self.behindArabic(classes)
      areInked = scalars.indices.map {
        classes[$0] != .bn && !Self.isSpace(scalars[$0], classes[$0])
      }
    }
    var ranks = [Int](repeating: 0, count: count)
    var areRightToLeft = [Bool](repeating: false, count: count)
    var inkBefore = [Int](repeating: 0, count: count + 1)
    let areInked = areInked
    var rank = 0
    var ink = 0
    drawn.line.forEachVisualRun { run in
      let isRightToLeft = run.level.isRightToLeft
      var place = isRightToLeft ? run.range.upperBound - 1 : run.range.lowerBound
      for _ in run.range {
        let number = numbers[place]
        place += isRightToLeft ? -1 : 1
        guard number >= 0 else { continue }
        ranks[number] = rank
        areRightToLeft[number] = isRightToLeft
        if areInked[number] { ink += 1 }
        rank += 1
        inkBefore[rank] = ink
      }
    }
    layout = Layout(
      paragraph: all, sources: sources, places: places, ranks: ranks,
      areRightToLeft: areRightToLeft, inkBefore: inkBefore)
  }

  /// Whether the last strong letter before each scalar of some classes, and before the end, is
  /// Arabic. O(*n*).
  private static func behindArabic(_ classes: [BidiClass]) -> [Bool] {
    var found = [false]
    found.reserveCapacity(classes.count + 1)
    var isArabic = false
    for bidiClass in classes {
      if bidiClass.isStrong { isArabic = bidiClass == .al }
      found.append(isArabic)
    }
    return found
  }

  /// Whether an embedding or an isolate holds signs and nothing else, or a mark keeps them with
  /// what stands before it: somebody put them where they are drawn.
  func isMeant(_ signs: Range<Int>) -> Bool {
    let (all, places) = (paragraph, places)
    /// The nearest control; B where the text ends before one, nil where something else is nearer.
    func control(_ places: some Sequence<Int>) -> BidiClass? {
      for place in places {
        let bidiClass = BidiProperties.bidiClass(of: all[place])
        if Self.isControl(all[place]) { return bidiClass }
        if bidiClass.isStrong || bidiClass == .ws { return nil }
      }
      return .b
    }
    let before = control((0..<places[signs.lowerBound]).reversed())
    let after = control(places[signs.upperBound - 1] + 1..<all.count)
    switch (before, after) {
    case (.lre, .pdf), (.rle, .pdf), (.lro, .pdf), (.rlo, .pdf), (.lre, .b), (.rle, .b): return true
    case (.lri, .pdi), (.rli, .pdi), (.fsi, .pdi): return true
    case (let before, .l), (let before, .r), (let before, .al):
      guard let after, signs.allSatisfy({ areRightToLeft[$0] == after.isStrongRightToLeft }) else {
        return false
      }
      // What closes a sentence goes with it, unless marks stand on both sides.
      return before == after || signs.count > 1
        || !signs.contains { ".,:;!?".unicodeScalars.contains(scalars[$0]) }
    default: return false
    }
  }

  /// Whether a scalar is a control of bidi: a mark, an embedding, an override or an isolate.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    BidiProperties.isControl(scalar.value)
  }

  /// Whether a scalar is a right-to-left letter, and no control.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    BidiProperties.bidiClass(of: scalar).isStrongRightToLeft && !isControl(scalar)
  }

  /// Whether something of a scalar that is read is seen: a space and a joiner are not.
  func hasInk(_ number: Int) -> Bool { areInked[number] }

  /// Whether a scalar that is read is white space.
  func isSpace(_ number: Int) -> Bool { Self.isSpace(scalars[number], classes[number]) }

  /// Whether a scalar of a class is white space. O(1).
  static func isSpace(_ scalar: Unicode.Scalar, _ bidiClass: BidiClass) -> Bool {
    switch bidiClass {
    case .ws, .s, .b: true
    case .cs: scalar == "\u{A0}" || scalar == "\u{202F}"
    default: false
    }
  }

  /// The end of letters of code, digits, and single dots between them from a place on:
  /// `a.b`, `2.0`. The place itself where there are none. O(their length).
  func endOfDottedName(_ start: Int) -> Int {
    var end = start
    while isCodeLetter(end) || (at(end) == "." && isCodeLetter(end + 1)) { end += 1 }
    return end
  }

  /// What stands in a range of what is read. O(its length).
  func string(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  /// The places in storage that a range of what is read takes, with all of the grapheme clusters
  /// that it begins or ends in. O(1) but for the length of those.
  func storage(_ range: Range<Int>) -> Range<Int> {
    let (all, places) = (paragraph, places)
    let clusters = GraphemeBreaks(all)
    guard let first = range.first, let last = range.last else {
      let gap =
        range.lowerBound < count
        ? source(beginning(places[range.lowerBound], clusters)).lowerBound
        : places.last.map { source($0).upperBound } ?? 0
      return gap..<gap
    }
    var end = places[last] + 1
    while end < all.count, !clusters.isBoundary(end) { end += 1 }
    return source(beginning(places[first], clusters)).lowerBound..<source(end - 1).upperBound
  }

  /// Where the grapheme cluster begins that a place of the paragraph is in.
  private func beginning(_ place: Int, _ clusters: GraphemeBreaks<[Unicode.Scalar]>) -> Int {
    var place = place
    while place > 0, !clusters.isBoundary(place) { place -= 1 }
    return place
  }

  /// Where a scalar of the paragraph as it is laid out stands in storage.
  private func source(_ place: Int) -> Range<Int> { sources?[place] ?? place..<place + 1 }

  /// Whether a control may be put at a place of storage: not inside a tag, a reference or a
  /// grapheme cluster.
  func isGap(inStorage gap: Int) -> Bool {
    let clusters = GraphemeBreaks(paragraph)
    guard let sources else { return clusters.isBoundary(gap) }
    let next = sources.firstIndex { $0.upperBound >= gap } ?? sources.count
    guard next < sources.count else { return true }
    if sources[next].lowerBound == gap { return clusters.isBoundary(next) }
    return sources[next].upperBound == gap && clusters.isBoundary(next + 1)
  }

  /// Whether the scalars of a range are drawn side by side in one order. Equal signs may have
  /// changed places: who looks at `/bin/` cannot tell its slashes apart.
  func isDrawn(_ range: Range<Int>, _ direction: TextDirection) -> Bool {
    let (ranks, areRightToLeft) = (ranks, areRightToLeft)
    let step = direction == .leftToRight ? 1 : -1
    if range.dropLast().allSatisfy({ ranks[$0 + 1] == ranks[$0] + step }) { return true }
    guard range.count <= Self.longestPiece else { return false }
    let low = range.map { ranks[$0] }.min() ?? 0
    var seen = [Unicode.Scalar?](repeating: nil, count: range.count)
    for position in range {
      let place = ranks[position] - low
      guard place < range.count else { return false }
      seen[place] = glyph(position, isRightToLeft: areRightToLeft[position])
    }
    if direction == .leftToRight { return seen.elementsEqual(range.map { scalars[$0] }) }
    return seen.reversed().elementsEqual(range.map { glyph($0, isRightToLeft: true) })
  }

  /// So long, in scalars, a piece is looked at sign by sign.
  private static let longestPiece = 256

  /// What a scalar looks like at a level of a direction: mirrored at an odd one (L4).
  func glyph(_ position: Int, isRightToLeft: Bool) -> Unicode.Scalar {
    let scalar = scalars[position]
    return isRightToLeft ? BidiProperties.mirror(of: scalar) ?? scalar : scalar
  }
}
