/// A list of a pane that does not show all its rows.
struct CutList {
  /// The rows that are shown.
  var shown: Range<Int>
  /// How many it has.
  var count: Int
  /// Whether the pane's upper edge says so; else the pane itself does.
  var isOnEdge: Bool
}
