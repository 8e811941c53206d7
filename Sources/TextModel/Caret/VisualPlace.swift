/// A place at which visual motion stops: a line and a column.
struct VisualPlace {
  let line: LinePosition
  let visual: VisualLine
  /// One of its gaps among the line's cells: those beside cells of no width are at one column.
  let index: Int

  init(line: LinePosition, visual: VisualLine, index: Int) {
    self.line = line
    self.visual = visual
    self.index = index
  }

  /// The place of a caret position.
  init(_ place: LinePlace) {
    self.init(line: place.line, visual: place.visual, index: place.index)
  }

  /// From the left end of the line's own text, in cells.
  var column: Int { visual.column(ofIndex: index) }
}
