internal import BidiAlgorithm

/// The two columns of a visual rectangle, from the left end of the screen's text: where a line has
/// no such column, its end counts.
public struct ColumnBlock: Hashable, Sendable {
  /// The column where the gesture began.
  public var anchor: Int
  /// The column where it is now.
  public var focus: Int

  /// A rectangle's columns.
  public init(anchor: Int, focus: Int) {
    self.anchor = anchor
    self.focus = focus
  }
}

extension TextLayout {
  /// The selection of a visual rectangle between two places of the screen.
  ///
  /// - Parameters:
  ///   - anchor: a line and a column from the left end of the screen's text, ``indent(of:)``
  ///     included.
  ///   - focus: the opposite corner.
  /// - Returns: the selection; what it takes is ``columnRanges(_:columns:)``.
  public func columnSelection(
    from anchor: (line: LinePosition, column: Int), to focus: (line: LinePosition, column: Int)
  ) -> Selection {
    let isRightwards = anchor.column <= focus.column
    func position(_ corner: (line: LinePosition, column: Int), _ side: HorizontalSide)
      -> TextPosition
    {
      let gap = normalized(
        VisualGap(
          line: corner.line, column: Column(corner.column - indent(of: clamp(corner.line)))))
      return self.position(at: gap.line, column: gap.column, leaning: side)
    }
    var selection = Selection(
      anchor: position(anchor, isRightwards ? .right : .left),
      focus: position(focus, isRightwards ? .left : .right))
    selection.block = ColumnBlock(anchor: anchor.column, focus: focus.column)
    return selection
  }

  /// The rectangle between a selection's two ends, or the selection again where it is a rectangle
  /// already.
  public func columnSelection(of selection: Selection) -> Selection {
    if selection.block != nil { return selection }
    let (anchor, focus) = (place(of: selection.anchor), place(of: selection.focus))
    var result = columnSelection(
      from: (anchor.line, anchor.column.rawValue + indent(of: anchor.line)),
      to: (focus.line, focus.column.rawValue + indent(of: focus.line)))
    if selection.isCaret { (result.anchor, result.focus) = (selection.anchor, selection.focus) }
    return result
  }

  /// The ranges that a rectangle takes, those of all lines together.
  func columnRanges(of selection: Selection, _ block: ColumnBlock) -> RangeSet<ScalarOffset> {
    columnRanges(
      (linePlace(of: selection.anchor).line, linePlace(of: selection.focus).line),
      columns: (block.anchor, block.focus)
    ).reduce(into: RangeSet()) { $0.formUnion($1.ranges) }
  }

  /// A rectangle after a motion key with Shift: its focus goes by one cell, or by lines; nil for
  /// other keys.
  func movedBlock(_ selection: Selection, _ motion: CaretMotion) -> Selection? {
    guard let block = selection.block else { return nil }
    let anchor = linePlace(of: selection.anchor).line
    let focus = linePlace(of: selection.focus).line
    func moved(_ line: LinePosition, _ column: Int) -> Selection {
      columnSelection(from: (anchor, block.anchor), to: (line, column))
    }
    switch motion {
    case .left, .visualLeft: return moved(focus, nextColumn(on: focus, block.focus, by: -1))
    case .right, .visualRight: return moved(focus, nextColumn(on: focus, block.focus, by: 1))
    case .up: return moved(line(focus, movedBy: -1), block.focus)
    case .down: return moved(line(focus, movedBy: 1), block.focus)
    case .pageUp(let lines): return moved(line(focus, movedBy: -lines), block.focus)
    case .pageDown(let lines): return moved(line(focus, movedBy: lines), block.focus)
    case .logicalForward, .logicalBackward, .wordLeft, .wordRight, .wordForward, .wordBackward,
      .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .documentStart, .documentEnd:
      return nil
    }
  }

  /// The next gap between cells of a line; beyond its ends each column is one, and none is left of
  /// the screen's first.
  private func nextColumn(on position: LinePosition, _ column: Int, by step: Int) -> Int {
    let visual = line(position)
    let indent = indent(of: position)
    var next = column + step
    while next - indent > 0, next - indent < visual.width,
      visual.nearestGap(toColumn: next - indent) != next - indent
    {
      next += step
    }
    return max(min(0, indent), next)
  }

  /// The text of a rectangle: that of each line on a line of its own.
  func storedLines(of selection: Selection, _ block: ColumnBlock) -> [StoredText] {
    columnRanges(
      (linePlace(of: selection.anchor).line, linePlace(of: selection.focus).line),
      columns: (block.anchor, block.focus)
    ).map { stored($0.ranges) }
  }
}
