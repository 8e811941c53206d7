internal import Algorithms
internal import BidiAlgorithm

extension TextLayout {
  /// The caret position at a column of a line: the nearest edge between cells, in a wide cell's
  /// middle the left one.
  ///
  /// The column counts from the left end of the line's own text and may be any number (the caller
  /// takes off ``indent(of:)``). Where two cells meet, the position leans on the one at the given
  /// side: a click leans on the cell under it, to the right.
  public func position(
    at line: LinePosition, column: Column, leaning side: HorizontalSide = .right
  ) -> TextPosition {
    let line = clamp(line)
    let visual = self.line(line)
    return position(visual.gap(atColumn: column.rawValue, leaning: side), in: line.paragraph)
  }
}

extension VisualLine {
  /// The column of the gap between cells nearest to a column; in the middle of a wide cell the left
  /// one.
  public func nearestGap(toColumn column: Int) -> Int {
    guard let cell = cell(atColumn: column) else { return column < 0 ? 0 : width }
    return (column - cell.column) * 2 > cell.width ? cell.column + cell.width : cell.column
  }

  func gap(atColumn column: Int, leaning side: HorizontalSide) -> ParagraphGap {
    let column = nearestGap(toColumn: column)
    let right = column < width ? cells.partitioningIndex { $0.column + $0.width > column } : nil
    let left = column > 0 ? cells.partitioningIndex { $0.column >= column } - 1 : nil
    if side == .right, let right { return cells[right].leftEdge }
    if side == .left, let left { return cells[left].rightEdge }
    let isStart = (direction == .leftToRight) == (side == .left)
    if isStart, isFirst { return ParagraphGap(range.lowerBound, .upstream) }
    if !isStart, isLast { return ParagraphGap(contentEnd, .downstream) }
    if let left { return cells[left].rightEdge }
    if let right { return cells[right].leftEdge }
    return ParagraphGap(range.lowerBound, isFirst ? .upstream : .downstream)
  }
}
