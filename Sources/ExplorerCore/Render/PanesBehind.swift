internal import Screen

/// The panes that can be read behind what stands over them; the others are not drawn, for what is
/// left of them would be read as a broken pane, or as a part of what is open.
struct PanesBehind {
  /// The panes that are drawn.
  private(set) var drawn: [PanePlacement] = []
  /// The box around all panes, if some are not drawn: it stays whole.
  private(set) var outline: Rect?

  /// The panes of a plan behind what is open in a frame, and behind a bar of several rows.
  ///
  /// Of a pane that a list cuts nothing is drawn, but where the list leaves panes and one side of
  /// it has the columns of a narrow pane. What stands across the screen leaves the panes
  /// above it as they are, but no title whose pane is below it; a box beside the caret leaves all.
  init(_ plan: ScreenPlan, _ app: AppState, opened: Rect?, bar: Rect) {
    let list = app.overlay?.overlay as? any ListOverlay
    let hidesCutPanes = list.map { !type(of: $0).showsPanes } ?? false
    let leavesPanes = list.map { type(of: $0).leavesPanes } ?? false
    let across = [opened, bar].compactMap(\.self).filter { $0.columns == app.size.columns }
    for placement in plan.panes {
      // Without an overlay the cursor stands in the focused pane.
      let isNeeded = opened == nil && placement.pane == app.focus
      let isCut =
        hidesCutPanes
        && opened.map {
          $0.overlaps(placement.outer) && !(leavesPanes && $0.leavesColumns(of: placement.inner))
        } ?? false
      let isBelow = across.contains { $0.coversRows(of: placement.inner) }
      if isCut || isBelow && !isNeeded { continue }
      drawn.append(placement)
    }
    if drawn.count < plan.panes.count {
      outline = plan.panes.filter(\.isBoxed).map(\.outer).reduce(nil as Rect?) {
        $0?.union($1) ?? $1
      }
    }
  }
}

extension PanesBehind {
  /// The most columns of a pane beside a box that are read as a scrap of it.
  private static let scrap = 8

  /// Blanks what a box leaves of a pane beside it where that is too narrow to be read. Of the text
  /// all stays: the box stands beside the caret.
  func clearScraps(beside box: Rect, _ app: AppState, into canvas: inout Canvas) {
    for placement in drawn where placement.isBoxed && placement.pane != .text {
      let (edge, inner) = (placement.outer.row, placement.inner)
      let end = inner.column + inner.columns
      guard box.column < end, inner.column < box.column + box.columns else { continue }
      let sides = [
        inner.column..<max(inner.column, box.column),
        min(end, box.column + box.columns)..<end,
      ]
      let first = max(edge, box.row)
      let last = min(inner.row + inner.rows, box.row + box.rows)
      guard first < last else { continue }
      let role: Role = placement.pane == app.focus ? .focusedBorder : .border
      for side in sides where (1...Self.scrap).contains(side.count) {
        for row in first..<last {
          guard row == edge else {
            canvas.fill(row: row, columns: side, style: Style())
            continue
          }
          for column in side where !canvas.isLine(row: row, column: column) {
            canvas.put("\u{2500}", row: row, column: column, style: canvas.theme[role])
          }
        }
      }
    }
  }
}

extension Canvas {
  /// Whether a cell holds a line of a frame.
  fileprivate func isLine(row: Int, column: Int) -> Bool {
    sign(row: row, column: column).map { (0x2500..<0x2580).contains($0.value) } ?? false
  }
}

extension Rect {
  /// Whether two rectangles have a cell in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    row < other.row + other.rows && other.row < row + rows
      && column < other.column + other.columns && other.column < column + columns
  }

  /// Whether beside it another rectangle has the columns of a narrow pane, and none at its other
  /// side.
  fileprivate func leavesColumns(of other: Rect) -> Bool {
    let before = max(0, column - other.column)
    let behind = max(0, other.column + other.columns - column - columns)
    return min(before, behind) == 0 && max(before, behind) >= AppState.leastBeside
  }

  /// Whether all rows of another rectangle, which has some, are among its own.
  fileprivate func coversRows(of other: Rect) -> Bool {
    other.rows > 0 && row <= other.row && other.row + other.rows <= row + rows
  }

  /// The smallest rectangle that holds both.
  fileprivate func union(_ other: Rect) -> Rect {
    let (top, left) = (min(row, other.row), min(column, other.column))
    return Rect(
      row: top, column: left, rows: max(row + rows, other.row + other.rows) - top,
      columns: max(column + columns, other.column + other.columns) - left)
  }
}
