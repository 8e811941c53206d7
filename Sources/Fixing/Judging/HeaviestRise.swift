/// The heaviest subsequence whose keys rise.
struct HeaviestRise {
  /// Whether each item is in it.
  private(set) var kept: [Bool]

  /// The subsequence of items with different keys. O(*n* log *n*), whatever the keys are: there are
  /// as many rises in a line as it has brackets.
  init(keys: [Int], weights: [Int]) {
    kept = Array(repeating: false, count: keys.count)
    let limit = keys.count
    var keys = keys
    for (rank, item) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
      keys[item] = rank
    }
    // The best item with a key up to each, as a binary indexed tree.
    var best = [Int](repeating: -1, count: limit + 1)
    var totals = [Int](repeating: 0, count: keys.count)
    var before = [Int](repeating: -1, count: keys.count)
    var last = -1
    for item in keys.indices {
      var slot = keys[item]
      while slot > 0 {
        let other = best[slot]
        if other >= 0, before[item] < 0 || totals[other] > totals[before[item]] {
          before[item] = other
        }
        slot -= slot & -slot
      }
      totals[item] = weights[item] + (before[item] < 0 ? 0 : totals[before[item]])
      slot = keys[item] + 1
      while slot <= limit {
        if best[slot] < 0 || totals[best[slot]] < totals[item] { best[slot] = item }
        slot += slot & -slot
      }
      if last < 0 || totals[item] > totals[last] { last = item }
    }
    while last >= 0 {
      kept[last] = true
      last = before[last]
    }
  }
}
