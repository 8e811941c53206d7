internal import BidiAlgorithm
internal import UnicodeData

/// A paragraph without its bidi controls, as people read it, and where each scalar of it is drawn.
struct Skeleton {
  /// What is read.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The classes of the scalars.
  private(set) var classes: [BidiClass] = []
  /// Where each of them stands in the paragraph.
  private(set) var places: [Int] = []
  /// The place of each on the screen, counted from the left among those that are read.
  private(set) var ranks: [Int] = []
  /// Whether each is drawn at an odd level.
  private(set) var areRightToLeft: [Bool] = []
  /// How many scalars that are no spaces stand left of each place on the screen.
  private(set) var inkBefore: [Int] = []
  /// The paragraph as it is laid out.
  private let all: [Unicode.Scalar]
  /// Where each scalar of that stands in storage; nil where it is laid out as it is stored.
  private let sources: [Range<Int>]?
  /// Whether the paragraph has controls of bidi.
  let hasControls: Bool

  /// Calls a function with each control, and the position of what is read behind it. O(*n*).
  func forEachControl(_ body: (Unicode.Scalar, Int) -> Void) {
    var position = 0
    for scalar in all {
      if Self.isControl(scalar) { body(scalar, position) } else { position += 1 }
    }
  }

  /// Whether a control stands between two positions.
  func hasControl(from first: Int, to last: Int) -> Bool {
    places[last] - places[first] != last - first
  }

  /// How many scalars are read.
  var count: Int { scalars.count }

  /// What is read of a paragraph, with its places. O(*n*).
  ///
  /// - Parameters:
  ///   - drawn: the paragraph as it is laid out.
  ///   - sources: where each scalar of it stands in storage; nil where it is laid out as it is
  ///     stored.
  init(_ drawn: DrawnParagraph, sources: [Range<Int>]? = nil) {
    all = drawn.scalars
    self.sources = sources
    let input = drawn.resolved.input
    var numbers = [Int](repeating: -1, count: all.count)
    scalars.reserveCapacity(all.count)
    classes.reserveCapacity(all.count)
    places.reserveCapacity(all.count)
    for (place, scalar) in all.enumerated() where !Self.isControl(scalar) {
      numbers[place] = scalars.count
      scalars.append(scalar)
      classes.append(
        input.count == all.count ? input.classes[place] : BidiProperties.bidiClass(of: scalar))
      places.append(place)
    }
    hasControls = scalars.count < all.count
    ranks = Array(repeating: 0, count: scalars.count)
    areRightToLeft = Array(repeating: false, count: scalars.count)
    inkBefore = Array(repeating: 0, count: scalars.count + 1)
    var rank = 0
    func draw(_ place: Int, _ isRightToLeft: Bool) {
      let number = numbers[place]
      guard number >= 0 else { return }
      ranks[number] = rank
      areRightToLeft[number] = isRightToLeft
      inkBefore[rank + 1] = inkBefore[rank] + (hasInk(number) ? 1 : 0)
      rank += 1
    }
    drawn.line.forEachVisualRun { run in
      if run.level.isRightToLeft {
        for place in run.range.reversed() { draw(place, true) }
      } else {
        for place in run.range { draw(place, false) }
      }
    }
  }

  /// Whether an embedding or an isolate holds signs and nothing else, or a mark keeps them with
  /// what stands before it: somebody put them where they are drawn.
  func isMeant(_ signs: Range<Int>) -> Bool {
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
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether something of a scalar that is read is seen: a space and a joiner are not.
  func hasInk(_ number: Int) -> Bool { !isSpace(number) && classes[number] != .bn }

  /// Whether a scalar that is read is white space.
  func isSpace(_ number: Int) -> Bool {
    switch classes[number] {
    case .ws, .s, .b: true
    case .cs: scalars[number] == "\u{A0}" || scalars[number] == "\u{202F}"
    default: false
    }
  }

  /// The places in storage that a range of what is read takes.
  func storage(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let gap =
        range.lowerBound < count
        ? source(range.lowerBound).lowerBound
        : places.indices.last.map { source($0).upperBound } ?? 0
      return gap..<gap
    }
    return source(first).lowerBound..<source(last).upperBound
  }

  /// Where a scalar that is read stands in storage.
  private func source(_ number: Int) -> Range<Int> {
    let place = places[number]
    return sources?[place] ?? place..<place + 1
  }

  /// Whether a control may be put at a place of storage: not inside a tag or a reference.
  func isGap(inStorage gap: Int) -> Bool {
    guard let sources else { return true }
    let next = sources.firstIndex { $0.upperBound >= gap } ?? sources.count
    guard next < sources.count else { return true }
    return sources[next].lowerBound == gap || sources[next].upperBound == gap
  }

  /// Whether the scalars of a range are drawn side by side in one order. Equal signs may have
  /// changed places: who looks at `/bin/` cannot tell its slashes apart.
  func isDrawn(_ range: Range<Int>, _ direction: TextDirection) -> Bool {
    let step = direction == .leftToRight ? 1 : -1
    if range.dropLast().allSatisfy({ ranks[$0 + 1] == ranks[$0] + step }) { return true }
    guard range.count <= Self.longestPiece else { return false }
    let low = range.map { ranks[$0] }.min() ?? 0
    var seen = [Unicode.Scalar?](repeating: nil, count: range.count)
    for position in range {
      let place = ranks[position] - low
      guard place < range.count else { return false }
      seen[place] = areRightToLeft[position] ? mirrored(position) : scalars[position]
    }
    if direction == .leftToRight { return seen.elementsEqual(range.map { scalars[$0] }) }
    return seen.reversed().elementsEqual(range.map { mirrored($0) })
  }

  /// So long, in scalars, a piece is looked at sign by sign.
  private static let longestPiece = 256

  private func mirrored(_ position: Int) -> Unicode.Scalar {
    BidiProperties.mirror(of: scalars[position]) ?? scalars[position]
  }
}
