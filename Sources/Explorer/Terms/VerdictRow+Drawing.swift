internal import ExplorerCore

extension VerdictRow {
  /// Draws all of it from the first column on.
  func draw(row: Int, into canvas: inout Canvas) {
    canvas.write(words, row: row, column: 0, role)
    drawFurther(row: row, into: &canvas)
  }

  /// Draws what stands behind words that are there already, from the first column on.
  func drawFurther(row: Int, into canvas: inout Canvas) {
    guard let further else { return }
    canvas.write(further.words, row: row, column: words.columns + 1, further.role)
  }
}
