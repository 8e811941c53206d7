internal import BidiAlgorithm

/// Runs of one level, from levels that any engine may have resolved.
enum VisualOrder {
  /// The maximal runs of one level over a range of positions.
  static func runs(_ range: Range<Int>, level: (Int) -> EmbeddingLevel) -> [DirectionalRun] {
    var runs: [DirectionalRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let level = level(start)
      var end = start + 1
      while end < range.upperBound, level == levelAt(end) { end += 1 }
      runs.append(DirectionalRun(range: start..<end, level: level))
      start = end
    }
    return runs
    func levelAt(_ position: Int) -> EmbeddingLevel { level(position) }
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
