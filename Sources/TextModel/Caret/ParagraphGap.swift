internal import BidiAlgorithm

/// A caret position counted from its paragraph's start, in scalars.
struct ParagraphGap: Hashable {
  var offset: Int
  var affinity: TextPosition.Affinity

  init(_ offset: Int, _ affinity: TextPosition.Affinity) {
    self.offset = offset
    self.affinity = affinity
  }
}

extension VisualCell {
  /// The gap at the cell's right edge: after it where it runs left to right, else before it.
  var rightEdge: ParagraphGap {
    level.isRightToLeft
      ? ParagraphGap(range.lowerBound, .downstream) : ParagraphGap(range.upperBound, .upstream)
  }

  /// The gap at the cell's left edge.
  var leftEdge: ParagraphGap {
    level.isRightToLeft
      ? ParagraphGap(range.upperBound, .upstream) : ParagraphGap(range.lowerBound, .downstream)
  }
}

// A line's visual gaps are numbered from 0, left of its first cell, to the number of its cells.
extension VisualLine {
  /// The visual gaps between which a caret stands: all but those behind the paragraph separator.
  var caretGaps: ClosedRange<Int> {
    guard separatorCount > 0, !cells.isEmpty else { return 0...cells.count }
    return direction == .rightToLeft ? 1...cells.count : 0...cells.count - 1
  }

  /// The visual gap at the line's start in its paragraph's direction.
  var startGap: Int { direction == .rightToLeft ? caretGaps.upperBound : caretGaps.lowerBound }

  /// The visual gap at the line's end in its paragraph's direction.
  var endGap: Int { direction == .rightToLeft ? caretGaps.lowerBound : caretGaps.upperBound }

  /// The cell on which a gap leans, or nil at the paragraph's start and end.
  func cellIndex(of gap: ParagraphGap) -> Int? {
    if gap.affinity == .upstream, gap.offset > range.lowerBound {
      return cellIndex(containing: gap.offset - 1)
    }
    if gap.affinity == .upstream, isFirst { return nil }
    return cellIndex(containing: gap.offset)
  }

  /// The visual gap at which a gap with its affinity is shown. O(log *n*).
  func visualGap(of gap: ParagraphGap) -> Int {
    guard let index = cellIndex(of: gap) else {
      return gap.offset <= range.lowerBound ? startGap : endGap
    }
    let cell = cells[index]
    // Inside a cluster the caret stands at its start.
    let isAfter = gap.affinity == .upstream && cell.range.upperBound <= gap.offset
    return isAfter == cell.level.isRightToLeft ? index : index + 1
  }

  /// The direction of what is typed at a gap: of the cell it leans on, or of the paragraph.
  func direction(at gap: ParagraphGap) -> TextDirection {
    cellIndex(of: gap).map { cells[$0].level.direction } ?? direction
  }

  /// The gap in storage, moved out of the inside of a cell to its start.
  func outsideOfCells(_ gap: ParagraphGap) -> ParagraphGap {
    guard let index = cellIndex(containing: gap.offset),
      cells[index].range.lowerBound < gap.offset
    else { return gap }
    return ParagraphGap(cells[index].range.lowerBound, .downstream)
  }
}
