/// One line of a paragraph after rules L1 and L2.
///
/// Positions are scalars from the paragraph's start.
public struct ResolvedLine: Sendable {
  /// The line's scalars in storage.
  public let range: Range<Int>
  /// The level of a line that is one run.
  private let uniformLevel: EmbeddingLevel
  /// The runs; nil where the whole line is one, of the paragraph level.
  private let lineRuns: LineRuns?
  /// The paragraph.
  private let details: ResolvedParagraph.Details?

  /// A line put together by the algorithm.
  init(range: Range<Int>, runs: LineRuns?, paragraph: ResolvedParagraph) {
    self.range = range
    lineRuns = runs
    uniformLevel = paragraph.paragraphLevel
    details = paragraph.details
  }

  /// Whether the line is one run, of the paragraph level, or empty.
  public var isUniform: Bool { lineRuns == nil }

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
  public func forEachVisualRun(_ body: (DirectionalRun) -> Void) {
    if let lineRuns {
      lineRuns.forEachVisual(body)
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

extension ResolvedParagraph {
  /// The paragraph as one line.
  public var wholeLine: ResolvedLine { line(0..<count) }

  /// Applies L1 and L2 to one line. O(length of the line).
  ///
  /// - Parameter range: the line's scalars, from the paragraph's start; what is beyond the paragraph is left out.
  /// - Returns: the runs of the line.
  public func line(_ range: Range<Int>) -> ResolvedLine {
    let range = range.clamped(to: 0..<count)
    if isUniform { return ResolvedLine(range: range, runs: nil, paragraph: self) }
    var silent = SilentObserver()
    return resolveLine(range, &silent)
  }

  /// Applies L1 and L2 to one line, and reports both. O(length of the line).
  ///
  /// - Parameters:
  ///   - range: the line's scalars, from the paragraph's start; what is beyond the paragraph is left out.
  ///   - observer: what listens.
  /// - Returns: the runs of the line.
  public func line<Observer: BidiObserver>(
    _ range: Range<Int>, observer: inout Observer
  ) -> ResolvedLine {
    resolveLine(range.clamped(to: 0..<count), &observer)
  }

  private func resolveLine<Observer: BidiObserver>(
    _ range: Range<Int>, _ observer: inout Observer
  ) -> ResolvedLine {
    let runs = withUnsafeTemporaryAllocation(of: EmbeddingLevel.self, capacity: range.count) {
      levels -> LineRuns? in
      guard let base = levels.baseAddress, !range.isEmpty else { return nil }
      if let details, !details.levels.isEmpty {
        details.levels.withUnsafeBufferPointer { all in
          levels.baseAddress?.initialize(
            from: all.baseAddress.unsafelyUnwrapped + range.lowerBound, count: range.count)
        }
      } else {
        levels.initialize(repeating: paragraphLevel)
      }
      applyL1(to: range, base, &observer)
      return isUniform && !Observer.isListening
        ? nil : LineRuns(levels: UnsafeBufferPointer(levels), from: range.lowerBound)
    }
    if Observer.isListening, let runs { reportL2((0..<runs.count).map(runs.run), &observer) }
    return ResolvedLine(range: range, runs: runs, paragraph: self)
  }
}

extension ResolvedLine {
  /// Writes the positions of the line's scalars left to right (L2), those that X9 removes included. O(*n*).
  ///
  /// - Parameter map: at least as long as the line; what does not fit is left out.
  public func writeOrder(into map: UnsafeMutableBufferPointer<Int32>) {
    var column = 0
    forEachVisualRun { run in
      let count = min(run.range.count, map.count - column)
      guard count > 0, let base = map.baseAddress else { return }
      let target = base + column
      if run.level.isRightToLeft {
        let last = Int32(truncatingIfNeeded: run.range.upperBound - 1)
        for distance in 0..<count { target[distance] = last &- Int32(truncatingIfNeeded: distance) }
      } else {
        let first = Int32(truncatingIfNeeded: run.range.lowerBound)
        for distance in 0..<count {
          target[distance] = first &+ Int32(truncatingIfNeeded: distance)
        }
      }
      column += count
    }
  }

  /// The level of each scalar of the line after L1, in storage order. O(*n*).
  public var levels: [EmbeddingLevel] {
    var levels: [EmbeddingLevel] = []
    levels.reserveCapacity(range.count)
    for run in runs { levels.append(contentsOf: repeatElement(run.level, count: run.range.count)) }
    return levels
  }

  /// The positions of the line's scalars left to right (L2), those that X9 removes included. O(*n*).
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
