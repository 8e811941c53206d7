internal import BidiAlgorithm
internal import UnicodeData

/// The overrides of a paragraph (LRO, RLO), and what takes its direction from them by X6, whatever
/// its own is.
struct Overrides {
  /// All of them, in their order.
  private(set) var extents: [ControlWalk.Reach] = []
  private let scalars: [Unicode.Scalar]
  /// Which of them each scalar stands right in, without an isolate or an embedding between; empty
  /// where the paragraph has none.
  private var holders: [Int?] = []

  /// The overrides of a text. O(*n*).
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    guard scalars.contains(where: ControlWalk.isOverride) else { return }
    holders = [Int?](repeating: nil, count: scalars.count)
    var next = ControlWalk(scalars).reaches[...]
    // What is open at a place, the innermost last, with its number where it is an override.
    var open: [(end: Int, number: Int?)] = []
    for (place, scalar) in scalars.enumerated() {
      while let last = open.last, last.end <= place { open.removeLast() }
      if let reach = next.first, reach.place == place {
        next.removeFirst()
        let isOverride = ControlWalk.isOverride(scalar)
        open.append((end: reach.end, number: isOverride ? extents.count : nil))
        if isOverride { extents.append(reach) }
      } else if !Skeleton.isControl(scalar) {
        holders[place] = open.last?.number
      }
    }
  }

  /// The override that a scalar, which is no control, takes its direction from (X6); nil where it
  /// takes it from none.
  func holder(of place: Int) -> Unicode.Scalar? {
    guard !holders.isEmpty, let number = holders[place] else { return nil }
    return scalars[extents[number].place]
  }

  /// The direction that an override gives.
  static func direction(of control: Unicode.Scalar) -> TextDirection {
    control == "\u{202D}" ? .leftToRight : .rightToLeft
  }

  /// Those that are at work in some ranges: a letter or a digit of one goes against them, also in
  /// an isolate or an embedding inside, or they hold one of its ends and not the other. O(*n*) for
  /// each.
  func turning(in ranges: [Range<Int>]) -> [ControlWalk.Reach] {
    guard !extents.isEmpty else { return [] }
    var isInside = [Bool](repeating: false, count: scalars.count)
    for range in ranges { for place in range { isInside[place] = true } }
    return extents.prefix(Self.most).filter { extent in
      let isToRight = Self.direction(of: scalars[extent.place]) == .leftToRight
      let turns = (extent.place..<extent.end).contains { place in
        guard isInside[place], !BidiProperties.isControl(scalars[place].value) else {
          return false
        }
        let bidiClass = BidiProperties.bidiClass(of: scalars[place])
        return isToRight
          ? bidiClass.isStrongRightToLeft
          : bidiClass == .l || bidiClass == .en || bidiClass == .an
      }
      return turns || ranges.contains { Self.holdsOneEnd(of: $0, extent) }
    }
  }

  /// Whether the first scalar of a range is in the reach of an override and the last one is not, or
  /// the other way round: signs alone are turned away from the rest then.
  private static func holdsOneEnd(
    of range: Range<Int>, _ extent: ControlWalk.Reach
  ) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    let reach = extent.place..<extent.end
    return reach.contains(first) != reach.contains(last)
  }

  /// Of so many it is asked what they turn.
  private static let most = 16
}
