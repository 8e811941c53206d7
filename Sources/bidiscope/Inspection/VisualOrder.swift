internal import BidiAlgorithm

/// Runs of one level, from levels that any engine may have resolved.
enum VisualOrder {
  /// The maximal runs of one level over a range of positions.
  static func runs(
    _ range: Range<Int>, level: (Int) -> EmbeddingLevel
  ) -> [DirectionalRun] {
    var runs: [DirectionalRun] = []
    for position in range {
      let level = level(position)
      if let last = runs.last, last.level == level {
        runs[runs.count - 1].range = last.range.lowerBound..<position + 1
      } else {
        runs.append(DirectionalRun(range: position..<position + 1, level: level))
      }
    }
    return runs
  }

  /// L2: the indices of runs left to right. O(runs × levels).
  static func order(of runs: [DirectionalRun]) -> [Int] {
    var order = Array(runs.indices)
    guard let highest = runs.map(\.level.rawValue).max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard runs[start].level.rawValue >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, runs[end].level.rawValue >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
