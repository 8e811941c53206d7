package import Screen

/// A box beside the caret of the Text pane while keys keep their meaning: a row of candidates, a
/// hint. Its feature takes the keys that it needs by ``Feature/meaning(of:_:)``.
package protocol Floating: SendableMetatype {
  /// Where it stands, for a caret at a cell of the screen; nil while there is nothing to show.
  static func frame(
    caret: Point, screen: Size, _ app: AppState, _ analysis: Analysis
  ) -> Rect?
  /// Draws it; the canvas is its frame.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// What a press of the left button in it does. The point and the size are those of its frame.
  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action?
}
