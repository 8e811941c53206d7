/// How far a pane is scrolled at once; negative towards its beginning.
package enum PaneStep: Hashable, Sendable {
  /// So many rows.
  case rows(Int)
  /// So many times the rows that it shows, but for one.
  case pages(Int)
}
