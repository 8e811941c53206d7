internal import BidiAlgorithm

/// Where an isolate around a quotation turns its curly marks round. They have no mirror image (L4),
/// so that the one that opens would be drawn where the other one closes.
struct QuoteTurns {
  /// Pairs of marks of which the one that opens is drawn left of the other one, as from where it
  /// opens to behind where it closes.
  private let pairs: [Range<Int>]
  private let count: Int

  /// What asks this of changes of a paragraph. O(*n*).
  init(_ drawn: DrawnParagraph) {
    count = drawn.scalars.count
    let all = Self.pairs(drawn.scalars)
    guard !all.isEmpty else {
      pairs = []
      return
    }
    let places = LatinCuts.places(drawn.visibleOrder, in: count)
    pairs = all.filter { pair in
      guard let first = places[pair.lowerBound], let last = places[pair.upperBound - 1] else {
        return false
      }
      return first < last
    }
  }

  /// The pairs of marks, single and double ones, none inside another of its kind.
  private static func pairs(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var pairs: [Range<Int>] = []
    for (opening, closing) in [("\u{201C}", "\u{201D}"), ("\u{2018}", "\u{2019}")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      var open: Int?
      for (position, scalar) in scalars.enumerated() {
        if scalar == opening { open = position }
        if scalar == closing, let start = open {
          pairs.append(start..<position + 1)
          open = nil
        }
      }
    }
    return pairs
  }

  /// Whether an edit isolates such a quotation with its marks, and they change sides. O(*n*) where
  /// it isolates one.
  func hasAny(in edit: ControlEdit, drawn: DrawnParagraph) -> Bool {
    guard !pairs.isEmpty else { return false }
    let isolated = edit.isolated
    let held = pairs.filter { isolated.contains($0) }
    guard !held.isEmpty else { return false }
    let origins = edit.origins(in: count)
    let places = LatinCuts.places(drawn.visibleOrder.map { origins[$0] }, in: count)
    return held.contains { pair in
      guard let first = places[pair.lowerBound], let last = places[pair.upperBound - 1] else {
        return false
      }
      return first > last
    }
  }
}
