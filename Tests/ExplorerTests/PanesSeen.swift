import ExplorerCore
import Screen

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
    for placement in stage.app.plan.panes {
      var edge = placement.outer
      edge.rows = 1
      let title = stage.rows(of: edge, in: frame)[0]
      // In Hebrew as it is written from right to left.
      let counts = title.matches(of: /([0-9]+) (?:of|\u{5DA}\u{5D5}\u{5EA}\u{5DE}) ([0-9]+)/)
      if counts.contains(where: { $0.output.1 != $0.output.2 }) {
        cut.append(placement.pane)
        words += "\(placement.pane) cut on \(placement.inner.rows) rows; "
      }
      let inside = stage.rows(of: placement.inner, in: frame)
      let filled = 1 + (inside.lastIndex { $0.contains { $0 != " " } } ?? -1)
      if (inside.count - filled) * 3 >= inside.count {
        empty.append(placement.pane)
        words += "\(placement.pane) \(filled) of \(inside.count) filled; "
      }
    }
  }
}
