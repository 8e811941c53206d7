internal import BidiAlgorithm
internal import UnicodeData

/// The overrides of a paragraph (LRO, RLO), and what takes its direction from them by X6, whatever
/// its own is.
struct Overrides {
  /// An override with what it reaches over.
  struct Extent {
    /// Where it stands.
    var place: Int
    /// Where what ends it stands: its PDF, the end of the isolate that it is in, or the end of the
    /// paragraph.
    var end: Int
    /// Whether a PDF ends it.
    var isClosed = false
  }

  /// All of them, in their order.
  private(set) var extents: [Extent] = []
  private let scalars: [Unicode.Scalar]
  /// Which of them each scalar stands right in, without an isolate or an embedding between; empty
  /// where the paragraph has none.
  private var holders: [Int?] = []

  /// What is open at a place.
  private struct Initiator {
    var isIsolate: Bool
    /// Its number where it is an override.
    var number: Int?
  }

  /// The overrides of a text. O(*n*).
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    guard scalars.contains(where: ControlWalk.isOverride) else { return }
    holders = [Int?](repeating: nil, count: scalars.count)
    var open: [Initiator] = []
    var isolates = 0
    for (place, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x202D, 0x202E:
        open.append(Initiator(isIsolate: false, number: extents.count))
        extents.append(Extent(place: place, end: scalars.count))
      case 0x202A, 0x202B: open.append(Initiator(isIsolate: false))
      case 0x2066...0x2068:
        open.append(Initiator(isIsolate: true))
        isolates += 1
      case 0x202C:
        guard let last = open.last, !last.isIsolate else { continue }
        open.removeLast()
        if let number = last.number {
          extents[number].end = place
          extents[number].isClosed = true
        }
      case 0x2069 where isolates > 0:
        isolates -= 1
        while let last = open.popLast(), !last.isIsolate {
          if let number = last.number { extents[number].end = place }
        }
      default: holders[place] = open.last?.number
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
  func turning(in ranges: [Range<Int>]) -> [Extent] {
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
  private static func holdsOneEnd(of range: Range<Int>, _ extent: Extent) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    let reach = extent.place..<extent.end
    return reach.contains(first) != reach.contains(last)
  }

  /// Of so many it is asked what they turn.
  private static let most = 16
}
