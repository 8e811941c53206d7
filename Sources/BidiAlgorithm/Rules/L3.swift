extension ResolvedLine {
  /// L3: marks that the reversal put before their base go back after it, where the display needs
  /// that.
  ///
  /// L2 leaves the marks on a right-to-left base to its left. A display that expects them after
  /// their base in its own order takes base and marks together and turns the row round.
  ///
  /// Example: `A` with two marks at level 1 is ordered mark 2, mark 1, `A` by L2, and `A`, mark 1,
  /// mark 2 by L3.
  ///
  /// Source: UAX #9, section 3.4. O(length of the line).
  ///
  /// - Parameter isMark: whether the scalar at a position combines with the one before it.
  /// - Returns: the positions left to right, without those X9 removes, each base before its marks.
  public func applyL3(isMark: (Int) -> Bool) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(range.count)
    for run in visualRuns {
      let kept = run.range.filter { !isRemoved($0) }
      guard run.level.isRightToLeft else {
        result += kept
        continue
      }
      var end = kept.count
      while end > 0 {
        var start = end - 1
        while start > 0, isMark(kept[start]) { start -= 1 }
        result += kept[start..<end]
        end = start
      }
    }
    return result
  }
}
