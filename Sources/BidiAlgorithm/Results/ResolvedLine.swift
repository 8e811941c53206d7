/// One line of a paragraph after rules L1 and L2.
///
/// Positions are scalars from the paragraph's start.
public struct ResolvedLine: Sendable {
  /// The line's scalars in storage.
  public let range: Range<Int>
  /// The runs of one level after L1, in storage order; they cover ``range`` without gaps.
  public let runs: [DirectionalRun]
  /// ``runs`` left to right on the screen (L2).
  public let visualRuns: [DirectionalRun]

  /// A line put together by the algorithm.
  init(range: Range<Int>, runs: [DirectionalRun], visualRuns: [DirectionalRun]) {
    self.range = range
    self.runs = runs
    self.visualRuns = visualRuns
  }
}

extension ResolvedParagraph {
  /// Applies L1 and L2 to one line. O(length of the line).
  ///
  /// - Parameter range: the line's scalars, from the paragraph's start.
  public func line(_ range: Range<Int>) -> ResolvedLine {
    let run = DirectionalRun(range: range, level: paragraphLevel)
    return ResolvedLine(range: range, runs: [run], visualRuns: [run])
  }
}

extension ResolvedLine {
  /// The level of each scalar of the line after L1, in storage order. O(*n*).
  public var levels: [EmbeddingLevel] {
    runs.flatMap { Array(repeating: $0.level, count: $0.range.count) }
  }

  /// The positions of the line's scalars left to right (L2), those that X9 removes included. O(*n*).
  public var fullOrder: [Int] {
    visualRuns.flatMap { $0.level.isRightToLeft ? Array($0.range.reversed()) : Array($0.range) }
  }
}
