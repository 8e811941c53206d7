/// A list of a pane that does not show all its rows.
struct CutList {
  /// The rows that are shown.
  var shown: Range<Int>
  /// How many it has.
  var count: Int
  /// Whether the pane's upper edge says so; else the pane itself does.
  var isOnEdge: Bool
  /// How many items stand whole in these rows, and how many there are, where rows are not what one
  /// counts.
  var items: (shown: Int, count: Int)?

  /// How many are shown and how many there are of what one counts: the items, else the rows.
  var counted: (shown: Int, count: Int) { items ?? (shown: shown.count, count: count) }
}
