internal import Screen
package import TextModel

extension AppState {
  /// Makes the lines as wide as the Text pane, and brings the caret into view.
  package mutating func fit() {
    let plan = plan
    guard let inner = plan[.text]?.inner ?? plan.panes.first?.inner else { return }
    let area = TextPane.area(inner, self)
    if session.settings.width != area.columns - 1 { session.settings.width = area.columns - 1 }
    if scrolledOver == ScrolledOver(session) {
      top = min(session.layout.clamp(top), lastTop)
    } else {
      scrolledOver = nil
      showCaret(rows: TextPane.lineCount(inner.rows, self))
    }
  }

  /// Shows the line of a scalar, if it is out of view. The caret stays, out of view if need be.
  package mutating func showLine(of offset: ScalarOffset) {
    let layout = session.layout
    let line = layout.place(of: TextPosition(offset, .downstream)).line
    guard !layout.lines(from: layout.clamp(top), count: lineCount).contains(line) else { return }
    top = min(line, lastTop)
    scrolledOver = ScrolledOver(session)
  }

  /// The first line of a view that ends with the text's last line. O(lines of the view).
  package var lastTop: LinePosition {
    let layout = session.layout
    return layout.line(layout.lastLine, movedBy: 1 - lineCount)
  }

  private mutating func showCaret(rows: Int) {
    let layout = session.layout
    let caret = layout.place(of: session.selection.focus).line
    top = layout.clamp(top)
    if caret < top {
      top = caret
    } else if !layout.lines(from: top, count: rows).contains(caret) {
      top = layout.line(caret, movedBy: 1 - rows)
    }
  }
}
