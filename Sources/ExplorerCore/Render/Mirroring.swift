internal import Languages
package import Screen

// On a Hebrew or Arabic screen the plan is the same, but its columns count from the right end. A
// pane that shows what is left and right keeps the order of its own columns.

extension AppState {
  /// Whether columns of the screen count from the right end.
  package var isMirrored: Bool { words.isRightToLeft }

  /// A cell of the screen in the plan's columns, which count from the other end where the screen is
  /// mirrored.
  package func mirrored(_ point: Point) -> Point {
    words.isRightToLeft ? Point(row: point.row, column: size.columns - 1 - point.column) : point
  }

  /// A cell of the screen in the columns of the pane under it.
  package func inPlan(_ point: Point) -> Point {
    guard words.isRightToLeft else { return point }
    let own = mirrored(point)
    // A drag that began in the text belongs to the Text pane, wherever the pointer goes.
    let placement = gesture?.isHeld == true ? plan[.text] : plan.pane(at: own)
    return placement.map { turned(own, in: $0) } ?? own
  }

  /// A cell of a pane in the plan's columns, for what is placed beside it.
  package func besideMirrored(_ point: Point, in placement: PanePlacement) -> Point {
    words.isRightToLeft ? turned(point, in: placement) : point
  }

  /// Turns the plan's columns into those of a pane that is not mirrored, and back.
  private func turned(_ point: Point, in placement: PanePlacement) -> Point {
    guard !placement.pane.pane.isMirrored else { return point }
    let inner = placement.inner
    return Point(row: point.row, column: 2 * inner.column + inner.columns - 1 - point.column)
  }
}
