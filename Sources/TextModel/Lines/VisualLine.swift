internal import Algorithms
public import BidiAlgorithm

/// One line of a paragraph as it is shown: cells left to right.
///
/// Positions are scalars from the paragraph's start, columns are cells from the left end of the
/// line's own text, whatever its alignment.
public struct VisualLine: Hashable, Sendable {
  /// The line's scalars in storage.
  public let range: Range<Int>
  /// What stands on the screen, left to right. A scalar without a column of its own is in a cell of
  /// no width that stands where the scalar would.
  public let cells: [VisualCell]
  /// ``cells`` by runs of one level (after L1), left to right; they cover all cells.
  public let runs: [VisualRun]
  /// How many columns the line takes, spaces that hang over the width included.
  public let width: Int
  /// The level of the line's paragraph.
  public let paragraphLevel: EmbeddingLevel
  /// Whether the paragraph starts with this line.
  public let isFirst: Bool
  /// Whether the paragraph ends with this line.
  public let isLast: Bool
  /// How many of the line's scalars are its paragraph's separator: 0, 1, or 2 for CR LF.
  public let separatorCount: Int
  /// Whether its scalars have the levels that the whole paragraph gives them (see
  /// ``ParagraphLevels``).
  public internal(set) var isExact = true
  /// Indices into ``runs`` in storage order.
  let storageOrder: [Int]

  /// Where the text ends: before the paragraph separator.
  public var contentEnd: Int { range.upperBound - separatorCount }

  /// The direction of the line's paragraph.
  public var direction: TextDirection { paragraphLevel.direction }
}

extension VisualLine {
  /// The cell that stands at a column, or nil beyond the line's ends. O(log *n*).
  public func cell(atColumn column: Int) -> VisualCell? {
    guard column >= 0, column < width else { return nil }
    return cells[cells.partitioningIndex { $0.column + $0.width > column }]
  }

  /// The index of the cell that holds a scalar of the line, or nil. O(log *n*).
  package func cellIndex(containing position: Int) -> Int? {
    guard range.contains(position) else { return nil }
    let place = storageOrder.partitioningIndex { runs[$0].range.upperBound > position }
    let run = runs[storageOrder[place]]
    let cells = cells[run.cells]
    return run.level.isRightToLeft
      ? cells.partitioningIndex { $0.range.lowerBound <= position }
      : cells.partitioningIndex { $0.range.upperBound > position }
  }

  /// The level of a scalar of the line after L1; nil of another. O(log *n*).
  package func level(at position: Int) -> EmbeddingLevel? {
    guard range.contains(position) else { return nil }
    return runs[
      storageOrder[
        storageOrder.partitioningIndex {
          runs[$0].range.upperBound > position
        }]
    ].level
  }

  /// The column of the gap left of a cell, or of the line's right end.
  func column(ofIndex index: Int) -> Int {
    index < cells.count ? cells[index].column : width
  }
}
