/// The order in which a line shows its runs, left to right.
enum RunOrder {
  /// As they stand in storage.
  case asStored
  /// The last first.
  case reversed
  /// In this order of their numbers; the memory is the receiver's to give back.
  case permuted(WorkingRow<UInt32>)
}

/// Puts runs in visual order one after the other, in linear time (L2).
struct RunOrdering {
  /// Runs already in order among themselves, of a level that no other open stretch shares.
  private struct Stretch: BitwiseCopyable {
    var first: UInt32
    var last: UInt32
    var level: EmbeddingLevel
  }

  private static var none: UInt32 { .max }

  private let count: Int
  /// The order in the end; it starts the one piece of memory that holds all three.
  private let order: WorkingRow<UInt32>
  /// The run to the right of each.
  private let next: WorkingRow<UInt32>
  /// The open stretches, their levels ascending, so that there are no more than levels.
  private let open: WorkingRow<Stretch>
  private var depth = 0

  /// An ordering of so many runs, of so many levels at most.
  init(count: Int, levels: Int) {
    self.count = count
    let listSize = count * MemoryLayout<UInt32>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: 2 * listSize + levels * MemoryLayout<Stretch>.stride, alignment: 8)
    order = unsafe WorkingRow(memory.bindMemory(to: UInt32.self, capacity: count), count: count)
    next = unsafe WorkingRow(
      (memory + listSize).bindMemory(to: UInt32.self, capacity: count), count: count)
    open = unsafe WorkingRow(
      (memory + 2 * listSize).bindMemory(to: Stretch.self, capacity: levels), count: levels)
    next.fill(with: Self.none)
  }

  /// Takes the next run of the line in storage order.
  @inline(__always)
  mutating func append(_ run: UInt32, level: EmbeddingLevel) {
    while depth > 1, open[depth &- 1].level > level, open[depth &- 2].level >= level {
      closeLast()
    }
    guard depth > 0, open[depth &- 1].level >= level else {
      open[depth] = Stretch(first: run, last: run, level: level)
      depth &+= 1
      return
    }
    // What is at this level or above so far is one stretch now; the run goes before or behind it.
    let last = depth &- 1
    if level.isRightToLeft {
      next[Int(run)] = open[last].first
      open[last].first = run
    } else {
      next[Int(open[last].last)] = run
      open[last].last = run
    }
    open[last].level = level
  }

  /// Puts the last open stretch to the one before it, as that one's level says.
  @inline(__always)
  private mutating func closeLast() {
    depth &-= 1
    let inner = open[depth]
    let outer = depth &- 1
    if open[outer].level.isRightToLeft {
      next[Int(inner.last)] = open[outer].first
      open[outer].first = inner.first
    } else {
      next[Int(open[outer].last)] = inner.first
      open[outer].last = inner.last
    }
  }

  /// The runs left to right, in memory that is the caller's to give back.
  mutating func finished() -> WorkingRow<UInt32> {
    while depth > 1 { closeLast() }
    var run = depth > 0 ? open[0].first : Self.none
    for place in 0..<count {
      order[place] = run
      run = run == Self.none ? run : next[Int(run)]
    }
    return order
  }
}
