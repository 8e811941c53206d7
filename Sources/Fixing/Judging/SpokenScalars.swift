internal import BidiAlgorithm

/// What tells a paragraph's direction.
enum SpokenScalars {
  /// The scalars of a paragraph but for what was embedded or isolated for having the other
  /// direction, or against that of its words, and the words that a mark holds as an isolate would.
  /// O(*n*), or O(*n* log *n*) where it has controls.
  static func of(
    _ text: Skeleton, _ base: TextDirection, marked: [MeantRanges.Meant]
  ) -> [Unicode.Scalar] {
    guard text.hasControls else { return text.scalars }
    let held = Array(MeantRanges(text).byStart.values.joined()) + marked
    // What a mark holds always has the other direction.
    let meant = held.filter { $0.direction != base }
    guard !meant.isEmpty else { return text.scalars }
    var inside = RangeSet<Int>()
    for meant in meant { inside.insert(contentsOf: meant.range) }
    return text.scalars.indices.filter { !inside.contains($0) }.map { text.scalars[$0] }
  }
}
