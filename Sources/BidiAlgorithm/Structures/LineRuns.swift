/// The runs of one level of a line.
@usableFromInline final class LineRuns: @unchecked Sendable {
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
  init(_ line: LevelSearch, from start: Int) {
    let count = line.runCount()
    let runs = UnsafeMutablePointer<Run>.allocate(capacity: count + 1)
    var next = runs
    line.forEachRun { offset in
      next.initialize(
        to: Run(start: UInt32(truncatingIfNeeded: start + offset), level: line.levels[offset]))
      next += 1
    }
    next.initialize(
      to: Run(start: UInt32(truncatingIfNeeded: start + line.count), level: .leftToRight))
    self.runs = runs
    self.count = count
    let (lowest, highest) = line.bounds()
    order = applyL2(runs: count, from: lowest, to: highest) { runs[$0].level }
  }

  deinit {
    runs.deallocate()
    if case .permuted(let order) = order { order.deallocate() }
  }

  /// A run by its number in storage order.
  @inline(__always)
  func run(_ number: Int) -> DirectionalRun {
    DirectionalRun(
      range: Int(runs[number].start)..<Int(runs[number + 1].start), level: runs[number].level)
  }

  /// Calls a function with each run left to right.
  @usableFromInline func forEachVisualRun(_ body: (DirectionalRun) -> Void) {
    forEachVisual(body)
  }

  /// The same, inlined.
  @inline(__always)
  func forEachVisual(_ body: (DirectionalRun) -> Void) {
    switch order {
    case .asStored: for number in 0..<count { body(run(number)) }
    case .reversed: for number in (0..<count).reversed() { body(run(number)) }
    case .permuted(let order): for place in 0..<count { body(run(Int(order[place]))) }
    }
  }
}
