/// The runs of one level of a line, in storage order, in one piece of memory. Never written after
/// they are made.
@usableFromInline
final class LineRuns:
  ManagedBuffer<LineRuns.Header, LineRuns.Run>
{
  /// What stands before the runs.
  @usableFromInline struct Header {
    /// How many runs there are.
    let count: Int
    /// Their order on the screen.
    let order: RunOrder
  }

  /// Where a run starts, and its level; one more starts where the line ends.
  @usableFromInline struct Run: BitwiseCopyable {
    var start: UInt32
    var level: EmbeddingLevel
  }

  deinit {
    if case .permuted(let order) = header.order { order.deallocate() }
  }

  /// How many runs there are.
  var count: Int { header.count }

  /// A run by its number in storage order.
  @inline(__always)
  func run(_ number: Int) -> DirectionalRun {
    unsafe withUnsafeMutablePointerToElements {
      let runs = unsafe WorkingRow($0, count: header.count + 1)
      return DirectionalRun(
        range: Int(runs[number].start)..<Int(runs[number + 1].start), level: runs[number].level)
    }
  }

  /// Calls a function with each run left to right.
  @usableFromInline func forEachVisualRun(_ body: (DirectionalRun) -> Void) {
    forEachVisual(body)
  }

  /// The same, inlined.
  @inline(__always)
  func forEachVisual(_ body: (DirectionalRun) -> Void) {
    switch header.order {
    case .asStored: for number in 0..<count { body(run(number)) }
    case .reversed: for number in (0..<count).reversed() { body(run(number)) }
    case .permuted(let order):
      withExtendedLifetime(self) {
        for place in 0..<count { body(run(Int(order[place]))) }
      }
    }
  }
}
