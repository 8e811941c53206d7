import ExplorerCore
import Languages
import Screen
import TestSupport
import Wording

extension Stage {
  /// The rows of a pane's inside, with a blank for what holds nothing; none where it has no place.
  func rows(of pane: PaneID) -> [String] {
    guard let inner = app.plan[pane]?.inner else { return [] }
    return rows(of: inner, in: frame)
  }

  /// What the open overlay says of what is chosen in it, in English; nothing where none is open.
  var overlaySays: [String] {
    app.overlay?.overlay.subject(app, analyser).map(\.english) ?? []
  }

  /// The rows of a part of the screen, which was drawn already.
  func rows(of part: Rect, in frame: Frame) -> [String] {
    let left =
      app.words.isRightToLeft ? app.size.columns - part.column - part.columns : part.column
    return frame.textRows(
      rows: part.row..<part.row + part.rows, columns: left..<left + part.columns)
  }
}
