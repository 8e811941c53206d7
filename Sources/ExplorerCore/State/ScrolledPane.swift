/// How far the rows of a pane are scrolled, until the text or the selection changes.
package struct ScrolledPane: Hashable, Sendable {
  /// How many rows further down it shows than it would by itself.
  package var rows: Int
  /// What was there when it was scrolled.
  package var over: ScrolledOver

  /// A pane that is so many rows further down.
  package init(rows: Int, over: ScrolledOver) {
    (self.rows, self.over) = (rows, over)
  }
}
