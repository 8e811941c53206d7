internal import BidiAlgorithm
internal import UnicodeData

/// An embedding or an isolate that begins at the first scalar of a paragraph and reaches to its
/// end, so that it sets the paragraph's direction: the last scalar closes it, or nothing does.
///
/// One from left to right that nothing closes is none: it was put before a name or a number whose
/// end was forgotten.
struct WholePair {
  /// The direction that it sets.
  let direction: TextDirection
  /// Where it begins, and where it is closed.
  let places: [Int]
  /// Whether nothing closes it.
  var isOpen: Bool { places.count == 1 }

  /// The pair of a paragraph; nil where it has none. One with the direction of its first letter
  /// (FSI) is one only where nothing closes it: a closed one is what programs put around what they
  /// do not know. O(*n*).
  init?(_ scalars: [Unicode.Scalar]) {
    guard scalars.count > 1, let first = scalars.first,
      (0x2066...0x2068).contains(first.value) || first == "\u{202A}" || first == "\u{202B}"
    else { return nil }
    let walk = ControlWalk(scalars)
    let last = scalars.count - 1
    let isOpen = walk.open.first == 0
    guard isOpen || walk.pairs.contains(ControlWalk.Pair(open: 0, close: last)) else { return nil }
    switch first {
    case "\u{202A}", "\u{2066}":
      guard !isOpen else { return nil }
      direction = .leftToRight
    case "\u{202B}", "\u{2067}": direction = .rightToLeft
    default:
      guard isOpen, let found = Self.firstDirection(scalars.dropFirst()) else { return nil }
      direction = found
    }
    places = isOpen ? [0] : [0, last]
  }

  /// The paragraph without it. O(*n*).
  func inside(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(isOpen ? scalars.dropFirst() : scalars.dropFirst().dropLast())
  }

  /// The direction of the first strong letter; nil where none is there, or an isolate stands before
  /// it.
  private static func firstDirection(_ scalars: ArraySlice<Unicode.Scalar>) -> TextDirection? {
    for scalar in scalars {
      if (0x2066...0x2068).contains(scalar.value) { return nil }
      let bidiClass = BidiProperties.bidiClass(of: scalar)
      if bidiClass.isStrong { return bidiClass.isStrongRightToLeft ? .rightToLeft : .leftToRight }
    }
    return nil
  }
}
