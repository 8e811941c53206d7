internal import Languages
package import Screen

// On a screen in Hebrew or Arabic the plan is the same, and its columns count from the right end. A
// pane that shows what stands left and right keeps its own columns in their order.

extension AppState {
  /// Whether the screen's columns run from its right end.
  package var isMirrored: Bool { words.isRightToLeft }

  /// A cell of the screen, its column from the other end where the screen is mirrored: so the plan
  /// counts.
  package func mirrored(_ point: Point) -> Point {
    words.isRightToLeft ? Point(row: point.row, column: size.columns - 1 - point.column) : point
  }

  /// A cell of the screen as the pane under it counts its columns.
  package func inPlan(_ point: Point) -> Point {
    guard words.isRightToLeft else { return point }
    let own = mirrored(point)
    // What is held in the text stays there, wherever the pointer goes.
    let placement = gesture?.isHeld == true ? plan[.text] : plan.pane(at: own)
    return placement.map { turned(own, in: $0) } ?? own
  }

  /// A cell of a pane, as the pane counts, in the columns of the plan: for what stands beside it.
  package func besideMirrored(_ point: Point, in placement: PanePlacement) -> Point {
    words.isRightToLeft ? turned(point, in: placement) : point
  }

  /// From the plan's columns to those of a pane that keeps left, and back.
  private func turned(_ point: Point, in placement: PanePlacement) -> Point {
    guard !placement.pane.pane.isMirrored else { return point }
    let inner = placement.inner
    return Point(row: point.row, column: 2 * inner.column + inner.columns - 1 - point.column)
  }
}
