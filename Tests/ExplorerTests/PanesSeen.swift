import ExplorerCore
import Languages
import Screen
import TestSupport

/// What a screen shows of its panes, as one who looks at it sees it.
struct PanesSeen {
  /// The panes whose upper edge counts less than there is, as in "19 of 24".
  private(set) var cut: [PaneID] = []
  /// The panes a third of whose rows, or more, are empty: the rows below the last one on which
  /// anything stands. Blank rows between others part what they say.
  private(set) var empty: [PaneID] = []
  /// Both, in words.
  private(set) var words = ""

  init(_ stage: Stage) {
    let frame = stage.frame
    let isRightToLeft = stage.state.words.isRightToLeft
    for placement in stage.state.plan.panes {
      func rows(of part: Rect) -> [String] {
        let left =
          isRightToLeft ? stage.state.size.columns - part.column - part.columns : part.column
        return frame.textRows(
          rows: part.row..<part.row + part.rows, columns: left..<left + part.columns)
      }
      var edge = placement.outer
      edge.rows = 1
      let title = rows(of: edge)[0]
      // In Hebrew as it is written from right to left.
      let counts = title.matches(of: /([0-9]+) (?:of|\u{5DA}\u{5D5}\u{5EA}\u{5DE}) ([0-9]+)/)
      if counts.contains(where: { $0.output.1 != $0.output.2 }) {
        cut.append(placement.pane)
        words += "\(placement.pane) cut on \(placement.inner.rows) rows; "
      }
      let inside = rows(of: placement.inner)
      let filled = 1 + (inside.lastIndex { $0.contains { $0 != " " } } ?? -1)
      if (inside.count - filled) * 3 >= inside.count {
        empty.append(placement.pane)
        words += "\(placement.pane) \(filled) of \(inside.count) filled; "
      }
    }
  }
}
