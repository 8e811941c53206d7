internal import BidiAlgorithm

/// An embedding or an isolate that begins at the first scalar of a paragraph and is closed by the
/// last one, so that it sets the paragraph's direction.
struct WholePair {
  /// The direction that it sets.
  let direction: TextDirection

  /// The pair of a paragraph; nil where it has none, or its direction is that of the first letter
  /// (FSI). O(*n*).
  init?(_ scalars: [Unicode.Scalar]) {
    guard scalars.count > 2, let first = scalars.first, let last = scalars.last else { return nil }
    let isIsolate: Bool
    switch first {
    case "\u{202A}": (direction, isIsolate) = (.leftToRight, false)
    case "\u{202B}": (direction, isIsolate) = (.rightToLeft, false)
    case "\u{2066}": (direction, isIsolate) = (.leftToRight, true)
    case "\u{2067}": (direction, isIsolate) = (.rightToLeft, true)
    default: return nil
    }
    guard last == (isIsolate ? "\u{2069}" : "\u{202C}") else { return nil }
    // Whether what is open is an isolate (BD9, BD11), and where the isolates among it are.
    var open = [isIsolate]
    var isolates = isIsolate ? [0] : []
    for scalar in scalars.dropFirst().dropLast() {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append(false)
      case "\u{2066}", "\u{2067}", "\u{2068}":
        isolates.append(open.count)
        open.append(true)
      case "\u{202C}": if open.last == false { open.removeLast() }
      case "\u{2069}": if let start = isolates.popLast() { open.removeSubrange(start...) }
      default: break
      }
      if open.isEmpty { return nil }
    }
    guard isIsolate ? isolates == [0] : open.count == 1 else { return nil }
  }
}
