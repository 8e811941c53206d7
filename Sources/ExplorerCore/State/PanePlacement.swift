/// Where a pane stands on the screen, in cells.
package struct PanePlacement: Hashable, Sendable {
  package var pane: PaneID
  /// The pane with its frame; neighbours share their edges.
  package var outer: Rect
  /// What the pane draws on.
  package var inner: Rect
  /// Whether it has a frame all round; if not, only a rule with its title above it.
  package var isBoxed: Bool
}
