/// The order in which a line shows its runs, left to right.
enum RunOrder: Sendable {
  /// As they stand in storage.
  case asStored
  /// The last first.
  case reversed
  /// In this order of their numbers.
  case permuted([UInt32])
}

/// Puts runs in visual order one after the other, in linear time (L2).
struct RunOrdering {
  /// Runs already in order among themselves, of a level that no other open stretch shares.
  private struct Stretch {
    var first: UInt32
    var last: UInt32
    var level: EmbeddingLevel
  }

  private static let none = UInt32.max

  /// The run to the right of each.
  private var next: [UInt32]
  /// The open stretches, their levels ascending.
  private var open: [Stretch] = []

  /// An ordering of so many runs.
  init(count: Int) {
    next = Array(repeating: Self.none, count: count)
    open.reserveCapacity(min(count, 127))
  }

  /// Takes the next run of the line in storage order.
  mutating func append(_ run: UInt32, level: EmbeddingLevel) {
    while open.count > 1, open[open.count - 1].level > level,
      open[open.count - 2].level >= level
    { closeLast() }
    guard var stretch = open.last, stretch.level >= level else {
      open.append(Stretch(first: run, last: run, level: level))
      return
    }
    // What is at this level or above so far is one stretch now; the run goes before or behind it.
    if level.isRightToLeft {
      next[Int(run)] = stretch.first
      stretch.first = run
    } else {
      next[Int(stretch.last)] = run
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
      next[Int(inner.last)] = outer.first
      outer.first = inner.first
    } else {
      next[Int(outer.last)] = inner.first
      outer.last = inner.last
    }
    open[open.count - 1] = outer
  }

  /// The runs left to right.
  mutating func finished() -> [UInt32] {
    while open.count > 1 { closeLast() }
    let first = open.first?.first ?? Self.none
    return Array(unsafeUninitializedCapacity: next.count) { order, count in
      var run = first
      while run != Self.none, count < next.count {
        order[count] = run
        count += 1
        run = next[Int(run)]
      }
    }
  }
}
