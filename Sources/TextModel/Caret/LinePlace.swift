/// A caret position in its line.
struct LinePlace {
  var line: LinePosition
  var visual: VisualLine
  var gap: ParagraphGap
  /// The visual gap, among the line's cells.
  var index: Int

  var place: CaretPlace {
    CaretPlace(
      line: line, column: Column(visual.column(ofIndex: index)),
      direction: visual.direction(at: gap))
  }
}
