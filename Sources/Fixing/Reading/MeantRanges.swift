internal import BidiAlgorithm

/// The embeddings and isolates of a text that somebody gave a direction: what is between their ends
/// is read in it.
struct MeantRanges {
  /// A pair of controls around some of what is read.
  struct Meant: Hashable {
    /// What is between them, in what is read.
    var range: Range<Int>
    /// The direction in which it is read.
    var direction: TextDirection
  }

  /// The outermost pair that begins at each position of what is read.
  private(set) var byStart: [Int: [Meant]] = [:]

  /// The pairs that hold letters of their own direction; an override, and a pair around letters of
  /// the other direction alone, hide more than they say. O(*n*).
  init(_ text: Skeleton) {
    guard text.hasControls else { return }
    var open: [(start: Int, control: Unicode.Scalar, isIsolate: Bool)] = []
    text.forEachControl { control, position in
      switch control {
      case "\u{2066}", "\u{2067}", "\u{2068}": open.append((position, control, true))
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
        open.append((position, control, false))
      case "\u{2069}":
        guard let first = open.lastIndex(where: \.isIsolate) else { return }
        add(open[first].control, open[first].start..<position, text)
        open.removeSubrange(first...)
      case "\u{202C}":
        guard let last = open.last, !last.isIsolate else { return }
        add(last.control, last.start..<position, text)
        open.removeLast()
      default: break
      }
    }
  }

  private mutating func add(
    _ control: Unicode.Scalar, _ range: Range<Int>, _ text: Skeleton
  ) {
    let direction: TextDirection
    switch control {
    case "\u{2066}", "\u{202A}": direction = .leftToRight
    case "\u{2067}", "\u{202B}": direction = .rightToLeft
    case "\u{2068}":
      guard let first = range.first(where: text.isStrong) else { return }
      direction = text.isRightToLeftLetter(first) ? .rightToLeft : .leftToRight
    default: return
    }
    let hasOwn = range.contains {
      text.isStrong($0) && text.isRightToLeftLetter($0) == (direction == .rightToLeft)
    }
    if hasOwn {
      byStart[range.lowerBound, default: []].append(Meant(range: range, direction: direction))
    }
  }
}
