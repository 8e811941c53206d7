public import BidiAlgorithm

/// What stands elsewhere on the screen after a change.
public enum MovedScalars {
  /// The positions in a candidate's text of the fewest scalars that would have to be moved on the
  /// screen to come from what was there to what is there then. O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - candidate: the change.
  ///   - scalars: the paragraph before it.
  ///   - direction: the paragraph's direction before it.
  /// - Returns: the positions of the scalars that move.
  public static func of(
    _ candidate: Candidate, from scalars: [Unicode.Scalar], _ direction: BaseDirection
  ) -> RangeSet<Int> {
    var ranks = [Int](repeating: -1, count: scalars.count)
    for (rank, position) in DrawnParagraph(scalars, direction).visibleOrder.enumerated() {
      ranks[position] = rank
    }
    let origins = candidate.edit.origins(in: scalars.count)
    let after = DrawnParagraph(
      candidate.text, candidate.direction.map(BaseDirection.explicit) ?? direction
    ).visibleOrder.filter { origins[$0].map { ranks[$0] >= 0 } ?? false }
    let kept = longestRise(after.map { origins[$0].map { ranks[$0] } ?? -1 })
    var isKept = [Bool](repeating: false, count: after.count)
    for index in kept { isKept[index] = true }
    var moved = RangeSet<Int>()
    for position in after.indices.filter({ !isKept[$0] }).map({ after[$0] }).sorted() {
      moved.insert(contentsOf: position..<position + 1)
    }
    return moved
  }

  /// The indices of a longest ascending subsequence of numbers that are all different.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var at = ends.last ?? -1
    while at >= 0 {
      rise.append(at)
      at = before[at]
    }
    return rise.reversed()
  }
}
