import ExplorerCore
import Languages
import Screen
import TestSupport

extension Stage {
  /// The rows of a pane's inside, with a blank for what holds nothing; none where it has no place.
  func rows(of pane: PaneID) -> [String] {
    guard let inner = state.plan[pane]?.inner else { return [] }
    let left =
      state.words.isRightToLeft
      ? state.size.columns - inner.column - inner.columns : inner.column
    return frame.textRows(
      rows: inner.row..<inner.row + inner.rows, columns: left..<left + inner.columns)
  }
}
