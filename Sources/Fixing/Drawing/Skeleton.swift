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
  /// The paragraph.
  private let all: [Unicode.Scalar]
  /// Whether the paragraph has controls of bidi.
  let hasControls: Bool

  /// Whether tags or entities may be written in it.
  var hasMarkup: Bool { scalars.contains { $0 == "<" || $0 == "&" } }

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
  init(_ drawn: DrawnParagraph) {
    all = drawn.scalars
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
      inkBefore[rank + 1] = inkBefore[rank] + (isSpace(number) ? 0 : 1)
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

  /// Whether an embedding or an isolate holds signs and nothing else: somebody put them where they
  /// are drawn.
  func isMeant(_ signs: Range<Int>) -> Bool {
    func control(_ places: some Sequence<Int>) -> BidiClass? {
      for place in places {
        let bidiClass = BidiProperties.bidiClass(of: all[place])
        if Self.isControl(all[place]) { return bidiClass }
        if bidiClass.isStrong || bidiClass == .ws { return nil }
      }
      return nil
    }
    let before = control((0..<places[signs.lowerBound]).reversed())
    let after = control(places[signs.upperBound - 1] + 1..<all.count)
    return switch before {
    case .lre, .rle, .lro, .rlo: after == .pdf
    case .lri, .rli, .fsi: after == .pdi
    default: false
    }
  }

  /// Whether a scalar is a control of bidi: a mark, an embedding, an override or an isolate.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a scalar that is read is white space.
  func isSpace(_ number: Int) -> Bool {
    switch classes[number] {
    case .ws, .s, .b: true
    case .cs: scalars[number] == "\u{A0}" || scalars[number] == "\u{202F}"
    default: false
    }
  }

  /// The places in the paragraph that a range of what is read takes.
  func storage(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let gap = range.lowerBound < count ? places[range.lowerBound] : (places.last ?? -1) + 1
      return gap..<gap
    }
    return places[first]..<places[last] + 1
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
