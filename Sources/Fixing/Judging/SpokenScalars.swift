internal import BidiAlgorithm

/// What tells a paragraph's direction.
enum SpokenScalars {
  /// The scalars of a paragraph but for what was embedded or isolated for having the other
  /// direction, or against that of its words, and the words that a mark holds as an isolate would.
  /// O(*n*), or O(*n* × pairs) where it has controls.
  static func of(
    _ text: Skeleton, _ base: TextDirection, marked: [MeantRanges.Meant]
  ) -> [Unicode.Scalar] {
    guard text.hasControls else { return text.scalars }
    let held = Array(MeantRanges(text).byStart.values.joined()) + marked
    // What a mark holds always has the other direction.
    let meant = held.filter { $0.direction != base }
    guard !meant.isEmpty else { return text.scalars }
    var areHeld = [Bool](repeating: false, count: text.count)
    for position in meant.lazy.flatMap(\.range) { areHeld[position] = true }
    return zip(text.scalars, areHeld).lazy.filter { !$1 }.map(\.0)
  }
}
