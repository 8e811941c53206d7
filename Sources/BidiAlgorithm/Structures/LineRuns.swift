/// The runs of one level of a line.
final class LineRuns: @unchecked Sendable {
  /// One run.
  private struct Run: BitwiseCopyable {
    var start: UInt32
    var level: EmbeddingLevel
  }

  /// How many there are.
  let count: Int
  /// Their order on the screen.
  let order: RunOrder
  /// In storage order, and one more that starts where the line ends. Never written after the initialiser.
  private let runs: UnsafeMutablePointer<Run>

  /// The runs of a line from its levels after L1. O(length of the line).
  init(levels line: UnsafeBufferPointer<EmbeddingLevel>, from start: Int) {
    var capacity = 32
    var runs = UnsafeMutablePointer<Run>.allocate(capacity: capacity)
    var count = 0
    var position = 0
    while position < line.count {
      if count + 1 == capacity {
        let larger = UnsafeMutablePointer<Run>.allocate(capacity: capacity * 2)
        larger.initialize(from: runs, count: count)
        runs.deallocate()
        runs = larger
        capacity *= 2
      }
      runs[count] = Run(
        start: UInt32(truncatingIfNeeded: start + position), level: line[position])
      count += 1
      position = Self.endOfRun(line, from: position)
    }
    runs[count] = Run(
      start: UInt32(truncatingIfNeeded: start + line.count), level: .leftToRight)
    self.runs = runs
    self.count = count
    order = applyL2(runs: count) { runs[$0].level }
  }

  deinit { runs.deallocate() }

  /// The position after the last of a run, eight levels at a time.
  @inline(__always)
  private static func endOfRun(_ line: UnsafeBufferPointer<EmbeddingLevel>, from start: Int) -> Int
  {
    let level = line[start]
    let pattern = UInt64(level.rawValue) &* 0x0101_0101_0101_0101
    var position = start + 1
    while position + 8 <= line.count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(line.baseAddress.unsafelyUnwrapped + position)
          .loadUnaligned(as: UInt64.self))
      let difference = word ^ pattern
      if difference != 0 { return position + difference.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < line.count, line[position] == level { position += 1 }
    return position
  }

  /// A run by its number in storage order.
  @inline(__always)
  func run(_ number: Int) -> DirectionalRun {
    DirectionalRun(
      range: Int(runs[number].start)..<Int(runs[number + 1].start), level: runs[number].level)
  }

  /// Calls a function with each run left to right.
  @inline(__always)
  func forEachVisual(_ body: (DirectionalRun) -> Void) {
    switch order {
    case .asStored: for number in 0..<count { body(run(number)) }
    case .reversed: for number in (0..<count).reversed() { body(run(number)) }
    case .permuted(let order): for number in order { body(run(Int(number))) }
    }
  }
}
