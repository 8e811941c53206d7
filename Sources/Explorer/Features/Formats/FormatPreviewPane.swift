internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Screen
internal import TextModel
internal import Wording

/// The chosen text in the caret's line or in the place of what is selected, in both directions,
/// isolated and bare; the source that gives it; and where rows are left, its scalars.
enum FormatPreviewPane: Pane {
  static let title: Words = "At the caret"
  static func title(in app: AppState) -> Words {
    app.session.selection.isCaret ? title : "Replacing the selection"
  }
  static let height = PaneHeight(least: 4, most: 40, weight: 1)
  static let bar = FormatsFeature.bar
  static let commands = FormatsFeature.commands(in: "Format preview")

  /// What the pane shows of a line above its scalars.
  private struct Content {
    let directions: [TextDirection]
    let forms: [PreviewForms]
    let source: String

    init(_ line: FormattedValue, _ app: AppState, _ analysis: Analysis) {
      let typed = TypedAtCaret.answer(line.text, app, analysis)
      directions = [.leftToRight, .rightToLeft]
      forms = directions.map { InsertionPreview.forms(line.text, typed, in: $0, analysis.memory) }
      source = line.source
    }

    /// How many rows it takes in so many columns.
    func rowCount(columns: Int, _ app: AppState) -> Int {
      let wishes = PreviewForms.RowWishes(
        forms, columns: max(0, columns - PreviewMargin.columns), app.words,
        app.session.settings.clusters)
      return wishes.rows.joined().reduce(SourceLines.of(source, columns: columns).count, +)
    }
  }

  /// No line that is chosen later takes more rows than the longest: its place is measured with
  /// that. The scalars are those of the line that is chosen when the pane opens.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    guard let line = longest(app, analysis),
      let chosen = FormattedLines.chosen(app.formats, analysis.memory)
    else { return 0 }
    let own = Content(chosen, app, analysis).rowCount(columns: columns, app)
    return min(
      rows,
      max(
        Content(line, app, analysis).rowCount(columns: columns, app),
        own + ValueScalars(chosen).rowCount))
  }

  /// Columns are kept for the lines and the source; the scalars take the rows that are left.
  static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int {
    let least = PreviewForms.fewestColumns
    guard least < size.columns, let line = longest(app, analysis) else { return size.columns }
    let content = Content(line, app, analysis)
    let fitting = (least...size.columns).first {
      content.rowCount(columns: $0, app) <= size.rows
    }
    return fitting ?? size.columns
  }

  /// The longest line.
  private static func longest(_ app: AppState, _ analysis: Analysis) -> FormattedValue? {
    let lines = analysis.memory[FormattedLines(app.formats)]
    let lengths = lines.map(\.text.unicodeScalars.count)
    return lengths.indices.max { lengths[$0] < lengths[$1] }.map { lines[$0] }
  }

  static func step(of action: Action, _ app: AppState, _ analysis: Analysis) -> SessionStep? {
    [true, false].first { action == .formats(.insert(isolated: $0)) }
      .flatMap { FormatsFeature.insertion(isolated: $0, app, analysis.memory) }
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let line = FormattedLines.chosen(app.formats, analysis.memory) else { return }
    let content = Content(line, app, analysis)
    let source = SourceLines.roomy(line.source, columns: canvas.columns)
    let margin = PreviewMargin.columns
    let columns = margin..<max(margin, canvas.columns)
    // The lines share the rows that the source leaves. Lines that do not fit are cut.
    let wishes = PreviewForms.RowWishes(
      content.forms, columns: columns.count, canvas.words, canvas.clusters)
    let heights = wishes.heights(sharing: canvas.rows - source.count)
    let labels = wishes.labels(at: heights)
    let count = heights.joined().count
    canvas.lists(0..<min(canvas.rows, count), of: count)
    var row = 0
    let order = PreviewForms.order(
      of: content.forms, rows: canvas.rows, in: analysis.levels.paragraphLevel.direction)
    for index in order where row < canvas.rows {
      let own = heights[index]
      PreviewMargin.draw(content.directions[index], row: row, into: &canvas)
      content.forms[index].draw(
        row: row, heights: own, columns: columns, labels: labels, into: &canvas)
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
    guard row == sourceEnd else {
      // What has no place for its end says so.
      guard source.count > sourceEnd - row else { return }
      canvas.drawLeftToRight(columns: 0..<canvas.columns) {
        $0.put(Sign.more, row: row - 1, column: $0.columns - 1, style: $0.theme[.quiet])
      }
      return
    }
    ValueScalars(line).draw(rows: row..<max(row, canvas.rows), into: &canvas)
  }
}
