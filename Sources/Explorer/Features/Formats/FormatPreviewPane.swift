internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Screen
internal import Wording

/// The chosen text in the caret's line, in both directions, isolated and bare; and the source that
/// gives it.
enum FormatPreviewPane: Pane {
  static let title: Words = "At the caret"
  static let height = PaneHeight(least: 4, most: 12, weight: 1)
  static let bar = FormatsFeature.bar
  static let commands = FormatsFeature.commands(in: "Format preview")

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let line = FormattedLines.chosen(app.formats, analysis.memory) else { return }
    var row = 0
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let preview = InsertionPreview(line.text, analysis, in: direction)
      canvas.write(Words(verbatim: String(Sign.arrow(direction))), row: row, column: 0, .quiet)
      preview.draw(row: row, columns: 2..<canvas.columns, into: &canvas)
      canvas.offer(.formats(.insert(isolated: true)), row: row)
      canvas.offer(.formats(.insert(isolated: false)), row: row + 1)
      row += 2
    }
    // Source is broken where the pane ends: a word of it may be longer.
    var source = Substring(line.source)
    while !source.isEmpty, row < canvas.rows, canvas.columns > 0 {
      canvas.offer(.formats(.copySource), row: row)
      let piece = String(source.prefix(canvas.columns))
      // Source reads from the left on every screen.
      canvas.drawLeftToRight(columns: 0..<canvas.columns) {
        $0.write(verbatim: piece, row: row, column: 0, .quiet)
      }
      source = source.dropFirst(canvas.columns)
      row += 1
    }
  }
}
