internal import BidiAlgorithm

/// Finds the events of a scalar in a stretch of a paragraph.
struct EventIndex: Sendable {
  private let range: Range<Int>
  /// Where the events of each scalar of the range begin in ``order``.
  private var starts: [UInt32]
  /// Numbers of events, scalar by scalar.
  private var order: [UInt32]

  /// The index of events that happened to scalars of a range; those of no scalar are left out.
  /// O(events).
  init(_ events: [BidiEvent], on range: Range<Int>) {
    self.range = range
    starts = Array(repeating: 0, count: range.count + 1)
    order = []
    for event in events {
      if let position = event.position { starts[position - range.lowerBound + 1] += 1 }
    }
    for scalar in 1..<max(1, starts.count) { starts[scalar] += starts[scalar - 1] }
    order = Array(repeating: 0, count: Int(starts.last ?? 0))
    var next = starts
    for (number, event) in events.enumerated() {
      guard let position = event.position else { continue }
      order[Int(next[position - range.lowerBound])] = UInt32(truncatingIfNeeded: number)
      next[position - range.lowerBound] += 1
    }
  }

  /// Which events happened to a scalar, as indices, in their order; none for one beyond the range.
  /// O(its events).
  func events(at position: Int) -> [Int] {
    guard range.contains(position) else { return [] }
    let scalar = position - range.lowerBound
    return order[Int(starts[scalar])..<Int(starts[scalar + 1])].map { Int($0) }
  }
}
