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

  /// No line that is chosen later takes more rows than the longest: its place is measured with
  /// that.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    rowsFilled(choosingLongest(app, analysis), analysis, rows: rows, columns: columns)
  }

  static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int {
    fewestColumns(
      choosingLongest(app, analysis), analysis, in: size, from: PreviewForms.fewestColumns)
  }

  /// A state where the longest line is chosen.
  private static func choosingLongest(_ app: AppState, _ analysis: Analysis) -> AppState {
    let lengths = analysis.memory[FormattedLines(app.formats)].map(\.text.unicodeScalars.count)
    var app = app
    app.formats.chosen = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    return app
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let line = FormattedLines.chosen(app.formats, analysis.memory) else { return }
    let previews = [TextDirection.leftToRight, .rightToLeft].map {
      InsertionPreview(line.text, analysis, in: $0)
    }
    let forms = previews.map(\.forms)
    let source = SourceLines.of(line.source, columns: canvas.columns)
    let columns = 2..<max(2, canvas.columns)
    let labels = PreviewForms.labels(
      of: forms, columns: columns.count, canvas.words, canvas.clusters)
    // The lines share the rows that the source leaves. Lines that do not fit are cut.
    let heights = sharedRows(
      canvas.rows - source.count,
      among: forms.flatMap {
        $0.rowCounts(columns: columns.count, labels: labels, canvas.words, canvas.clusters)
      })
    canvas.lists(0..<min(canvas.rows, heights.count), of: heights.count)
    var row = 0
    for (index, preview) in previews.enumerated() {
      let own = Array(heights[2 * index..<2 * index + 2])
      canvas.put(
        Sign.arrow(preview.interpolation.direction), row: row, column: 0,
        style: canvas.theme[.quiet])
      forms[index].draw(row: row, heights: own, columns: columns, labels: labels, into: &canvas)
      for (height, isIsolated) in zip(own, [true, false]) {
        for row in row..<row + height {
          canvas.offer(.formats(.insert(isolated: isIsolated)), row: row)
        }
        row += height
      }
    }
    let sourceEnd = row + source.count
    for piece in source where row < canvas.rows {
      canvas.offer(.formats(.copySource), row: row)
      // Source reads from the left on every screen.
      canvas.drawLeftToRight(columns: 0..<canvas.columns) {
        $0.write(verbatim: piece, row: row, column: 0, .quiet)
      }
      row += 1
    }
    // What has no place for its end says so.
    let written = source.count - max(0, sourceEnd - row)
    guard written > 0, row < sourceEnd else { return }
    canvas.drawLeftToRight(columns: 0..<canvas.columns) {
      $0.put(Sign.more, row: row - 1, column: $0.columns - 1, style: $0.theme[.quiet])
    }
  }
}
