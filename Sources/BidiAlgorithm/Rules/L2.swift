/// L2: on each line, reverse from the highest level down to the lowest odd one.
///
/// For each level from the highest of the line down to the lowest odd one, reverse every maximal stretch of
/// characters at that level or above.
///
/// Example: `ab CD12 EF gh` has levels 00 0 1122 111 000 at level 0. Level 2 turns `12` to `21`, level 1 turns
/// the stretch round: `FE 12DC`, and the line reads `ab FE 12DC gh`.
///
/// Source: UAX #9, section 3.4. O(runs): each run is put to the stretch of the runs around it once, before or
/// behind it as the level is odd or even, instead of being reversed level by level.
///
/// - Parameter runs: the runs of one level of a line, in storage order.
/// - Returns: the runs left to right; those of odd level are to be read from their end.
func applyL2(to runs: [DirectionalRun]) -> [DirectionalRun] {
  guard runs.count > 1 else { return runs }
  var order = VisualOrder(count: runs.count)
  for (index, run) in runs.enumerated() {
    order.append(index, level: run.level)
  }
  return order.finished().map { runs[$0] }
}

/// Runs put in visual order one after the other, in linear time.
private struct VisualOrder {
  /// A stretch of runs already in order among themselves, of a level no other open stretch shares.
  struct Stretch {
    var first: Int
    var last: Int
    var level: EmbeddingLevel
  }

  /// The run to the right of each.
  private var next: [Int]
  /// The open stretches, their levels ascending.
  private var open: [Stretch] = []

  init(count: Int) { next = Array(repeating: -1, count: count) }

  /// Takes the next run of the line in storage order.
  mutating func append(_ run: Int, level: EmbeddingLevel) {
    while open.count > 1, open[open.count - 1].level > level,
      open[open.count - 2].level >= level
    { closeLast() }
    guard var stretch = open.last, stretch.level >= level else {
      open.append(Stretch(first: run, last: run, level: level))
      return
    }
    // What is at this level or above so far is one stretch now; the run goes before or behind it.
    if level.isRightToLeft {
      next[run] = stretch.first
      stretch.first = run
    } else {
      next[stretch.last] = run
      stretch.last = run
    }
    stretch.level = level
    open[open.count - 1] = stretch
  }

  /// Puts the last open stretch to the one before it, as that one's level says.
  private mutating func closeLast() {
    let inner = open.removeLast()
    var outer = open[open.count - 1]
    if outer.level.isRightToLeft {
      next[inner.last] = outer.first
      outer.first = inner.first
    } else {
      next[outer.last] = inner.first
      outer.last = inner.last
    }
    open[open.count - 1] = outer
  }

  /// The runs left to right.
  mutating func finished() -> [Int] {
    while open.count > 1 { closeLast() }
    var result: [Int] = []
    result.reserveCapacity(next.count)
    var run = open.first?.first ?? -1
    while run >= 0 {
      result.append(run)
      run = next[run]
    }
    return result
  }
}

/// Reports the reversals of L2 as the standard does them, level by level.
func reportL2<Observer: BidiObserver>(_ runs: [DirectionalRun], _ observer: inout Observer) {
  guard Observer.listens(to: .l2), let highest = runs.map(\.level).max() else { return }
  guard let lowestOdd = runs.map(\.level).filter(\.isRightToLeft).min() else { return }
  let start = runs.first?.range.lowerBound ?? 0
  for number in stride(from: Int(highest.rawValue), through: Int(lowestOdd.rawValue), by: -1) {
    let level = EmbeddingLevel(number)
    var first: Int?
    for run in runs + [DirectionalRun(range: 0..<0, level: .leftToRight)] {
      if run.level >= level {
        first = first ?? run.range.lowerBound
      } else if let begun = first {
        let end = run.range.isEmpty ? runs[runs.count - 1].range.upperBound : run.range.lowerBound
        observer.observe(
          BidiEvent(
            rule: .l2, position: nil, before: nil, after: .level(level),
            detail: .reversal(begun - start..<end - start, level)))
        first = nil
      }
    }
  }
}
