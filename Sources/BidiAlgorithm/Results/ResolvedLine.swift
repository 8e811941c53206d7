/// One line of a paragraph after rules L1 and L2.
///
/// Positions are scalars from the paragraph's start.
public struct ResolvedLine: Sendable {
  /// The line's scalars in storage.
  public let range: Range<Int>
  /// The level of a line that is one run.
  @usableFromInline let uniformLevel: EmbeddingLevel
  // Nothing writes to either after it is made; they are not Sendable only because a ManagedBuffer
  // never is.

  /// The runs; nil where the whole line is one, of the paragraph level.
  @usableFromInline @safe nonisolated(unsafe) let lineRuns: LineRuns?
  /// The paragraph.
  @usableFromInline @safe nonisolated(unsafe) let details: ParagraphDetails?

  /// A line put together by the algorithm.
  @inlinable init(range: Range<Int>, runs: LineRuns?, paragraph: ResolvedParagraph) {
    self.range = range
    lineRuns = runs
    uniformLevel = paragraph.paragraphLevel
    details = paragraph.details
  }

  /// The runs of one level after L1, in storage order; they cover ``range`` without gaps. O(runs).
  public var runs: [DirectionalRun] {
    guard let lineRuns else { return uniformRuns }
    return (0..<lineRuns.count).map(lineRuns.run)
  }

  /// ``runs`` left to right on the screen (L2). O(runs).
  public var visualRuns: [DirectionalRun] {
    guard let lineRuns else { return uniformRuns }
    var runs: [DirectionalRun] = []
    runs.reserveCapacity(lineRuns.count)
    lineRuns.forEachVisual { runs.append($0) }
    return runs
  }

  private var uniformRuns: [DirectionalRun] {
    range.isEmpty ? [] : [DirectionalRun(range: range, level: uniformLevel)]
  }

  /// Calls a function with each run left to right, without making a list of them. O(runs).
  @inlinable public func forEachVisualRun(_ body: (DirectionalRun) -> Void) {
    if let lineRuns {
      lineRuns.forEachVisualRun(body)
    } else if !range.isEmpty {
      body(DirectionalRun(range: range, level: uniformLevel))
    }
  }

  /// Whether X9 removes the scalar at a position.
  public func isRemoved(_ position: Int) -> Bool {
    hasRemovedScalars && details?.input.classes[position].isRemovedByX9 == true
  }

  /// Whether X9 may remove any scalar of the paragraph.
  fileprivate var hasRemovedScalars: Bool {
    details?.input.classSet.meets(.removedByX9) ?? false
  }
}

extension ResolvedLine {
  /// Writes the positions of the line's scalars left to right (L2), those that X9 removes included.
  /// O(*n*).
  ///
  /// - Parameter map: at least as long as the line, else nothing is written.
  public func writeOrder(into map: inout MutableSpan<Int32>) {
    guard map.count >= range.count else { return }
    unsafe map.withUnsafeMutableBufferPointer { map in
      guard let base = map.baseAddress else { return }
      let row = unsafe WorkingRow(base, count: map.count)
      guard let lineRuns else {
        return row.write(DirectionalRun(range: range, level: uniformLevel), at: 0)
      }
      var offset = 0
      lineRuns.forEachVisual { run in
        row.write(run, at: offset)
        offset += run.range.count
      }
    }
  }

  /// The level of each scalar of the line after L1, in storage order. O(*n*).
  public var levels: [EmbeddingLevel] {
    var levels: [EmbeddingLevel] = []
    levels.reserveCapacity(range.count)
    for run in runs { levels.append(contentsOf: repeatElement(run.level, count: run.range.count)) }
    return levels
  }

  /// The positions of the line's scalars left to right (L2), those that X9 removes included.
  /// O(*n*).
  public var fullOrder: [Int] {
    var order: [Int] = []
    order.reserveCapacity(range.count)
    forEachVisualRun { run in
      if run.level.isRightToLeft {
        order.append(contentsOf: run.range.reversed())
      } else {
        order.append(contentsOf: run.range)
      }
    }
    return order
  }

  /// The positions of the line's scalars left to right (L2), without those that X9 removes. O(*n*).
  public var order: [Int] {
    hasRemovedScalars ? fullOrder.filter { !isRemoved($0) } : fullOrder
  }
}

extension WorkingRow<Int32> {
  /// Writes the positions of a run, left to right, from an offset on.
  @inline(__always)
  fileprivate func write(_ run: DirectionalRun, at offset: Int) {
    let count = run.range.count
    let part = self[offset..<offset + count]
    if run.level.isRightToLeft {
      let last = Int32(truncatingIfNeeded: run.range.upperBound &- 1)
      for distance in 0..<count { part[distance] = last &- Int32(truncatingIfNeeded: distance) }
    } else {
      let first = Int32(truncatingIfNeeded: run.range.lowerBound)
      for distance in 0..<count { part[distance] = first &+ Int32(truncatingIfNeeded: distance) }
    }
  }
}
