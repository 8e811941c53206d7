extension DirectionalRun {
  /// L2: the numbers of runs that stand side by side in storage, left to right. O(runs).
  public static func visualOrder(of runs: [DirectionalRun]) -> [Int] {
    let levels = runs.map(\.level)
    guard let lowest = levels.min(), let highest = levels.max() else { return [] }
    switch applyL2(runs: runs.count, from: lowest, to: highest, level: { levels[$0] }) {
    case .asStored: return Array(runs.indices)
    case .reversed: return runs.indices.reversed()
    case .permuted(let order):
      defer { order.deallocate() }
      return runs.indices.map { Int(order[$0]) }
    }
  }

  /// L2: the places of scalars, or of cells, of these levels, left to right. O(*n*).
  public static func visualOrder(ofLevels levels: [EmbeddingLevel]) -> [Int] {
    let runs = runs(levels.indices) { levels[$0] }
    return visualOrder(of: runs).flatMap { number in
      let range = runs[number].range
      return runs[number].level.isRightToLeft ? range.reversed() : Array(range)
    }
  }

  /// The longest runs of one level over a range of positions. O(length of the range).
  public static func runs(
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
}
