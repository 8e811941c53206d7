/// One line of a paragraph after rules L1 and L2.
///
/// Positions are scalars from the paragraph's start.
public struct ResolvedLine: Sendable {
  /// The line's scalars in storage.
  public let range: Range<Int>
  /// The runs, left empty where the whole line is one.
  private let storedRuns: [DirectionalRun]
  private let storedVisualRuns: [DirectionalRun]
  /// The level of a line that is one run.
  private let uniformLevel: EmbeddingLevel
  /// The classes of the paragraph where X9 may have removed some, else empty.
  private let classesWithRemoved: [BidiClass]

  /// A line put together by the algorithm.
  init(
    range: Range<Int>, runs: [DirectionalRun], visualRuns: [DirectionalRun],
    paragraph: ResolvedParagraph
  ) {
    self.range = range
    storedRuns = runs
    storedVisualRuns = visualRuns
    uniformLevel = paragraph.paragraphLevel
    classesWithRemoved = paragraph.hasRemovedScalars ? paragraph.input.classes : []
  }

  /// The runs of one level after L1, in storage order; they cover ``range`` without gaps.
  public var runs: [DirectionalRun] { storedRuns.isEmpty ? uniformRuns : storedRuns }

  /// ``runs`` left to right on the screen (L2).
  public var visualRuns: [DirectionalRun] {
    storedRuns.isEmpty ? uniformRuns : storedVisualRuns
  }

  private var uniformRuns: [DirectionalRun] {
    range.isEmpty ? [] : [DirectionalRun(range: range, level: uniformLevel)]
  }

  /// Whether the line is one run, of the paragraph level.
  public var isUniform: Bool { storedRuns.isEmpty }

  /// Whether X9 removes no scalar of the paragraph.
  fileprivate var hasNoRemovedScalars: Bool { classesWithRemoved.isEmpty }

  /// Whether X9 removes the scalar at a position.
  public func isRemoved(_ position: Int) -> Bool {
    !classesWithRemoved.isEmpty && classesWithRemoved[position].isRemovedByX9
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
    var silent = SilentObserver()
    return line(range, observer: &silent)
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
    let range = range.clamped(to: 0..<count)
    if isUniform, !Observer.isListening || isPlain {
      return ResolvedLine(range: range, runs: [], visualRuns: [], paragraph: self)
    }
    let resets = applyL1(to: range, &observer)
    let runs = runs(of: range, resets)
    reportL2(runs, &observer)
    return ResolvedLine(range: range, runs: runs, visualRuns: applyL2(to: runs), paragraph: self)
  }

  /// The runs of one level of a line, those set back by L1 at the paragraph level.
  private func runs(of line: Range<Int>, _ resets: [Range<Int>]) -> [DirectionalRun] {
    guard !isUniform else {
      return line.isEmpty ? [] : [DirectionalRun(range: line, level: paragraphLevel)]
    }
    var runs: [DirectionalRun] = []
    storedLevels.withUnsafeBufferPointer { levels in
      var position = line.lowerBound
      for reset in resets {
        levels.appendRuns(of: position..<reset.lowerBound, to: &runs)
        runs.append(reset, paragraphLevel)
        position = reset.upperBound
      }
      levels.appendRuns(of: position..<line.upperBound, to: &runs)
    }
    return runs
  }
}

extension [DirectionalRun] {
  /// Appends a stretch of one level; it becomes part of the last run where that has the same level.
  fileprivate mutating func append(_ range: Range<Int>, _ level: EmbeddingLevel) {
    if range.isEmpty { return }
    if let last = self.last, last.level == level {
      self[count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      append(DirectionalRun(range: range, level: level))
    }
  }
}

extension UnsafeBufferPointer<EmbeddingLevel> {
  /// Appends the runs of equal levels in a stretch.
  fileprivate func appendRuns(of stretch: Range<Int>, to runs: inout [DirectionalRun]) {
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let level = self[start]
      var end = start + 1
      while end < stretch.upperBound, self[end] == level { end += 1 }
      runs.append(start..<end, level)
      start = end
    }
  }
}

extension ResolvedLine {
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
    for run in visualRuns {
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
    hasNoRemovedScalars ? fullOrder : fullOrder.filter { !isRemoved($0) }
  }
}
