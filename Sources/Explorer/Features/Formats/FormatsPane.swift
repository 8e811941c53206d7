internal import ExplorerCore
internal import Formats
internal import Screen
internal import TextModel
internal import Wording

/// A value in all ways that fit and in several locales, with what is invisible in each as a label.
enum FormatsPane: Pane {
  static let title: Words = "Formats"
  static let height = PaneHeight(least: 8, most: 40, weight: 4)
  static let bar = FormatsFeature.bar

  static let commands =
    [
      Command(
        "Format above", .inPane("Formats", "the previous line."), .pane, keys: [KeyPress(.up)],
        .formats(.choose(by: -1))),
      Command(
        "Format below", .inPane("Formats", "the next line."), .pane, keys: [KeyPress(.down)],
        .formats(.choose(by: 1))),
      Command(
        "Formats up", .inPane("Formats", "a page up."), .pane, keys: [KeyPress(.pageUp)],
        .formats(.choose(by: -10))),
      Command(
        "Formats down", .inPane("Formats", "a page down."), .pane, keys: [KeyPress(.pageDown)],
        .formats(.choose(by: 10))),
    ] + FormatsFeature.commands(in: "Formats")

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    Words(verbatim: PrintableText.of(app.formats.value))
  }

  /// The width of the column with the way, in a wide pane.
  private static let wideWay = 15
  /// The width of the column with the numbering system, at the end of a wide pane.
  private static let systemWidth = 8

  /// The columns of the longest locale. A numbering system makes one long.
  private static func longestLocale(_ lines: [FormattedValue]) -> Int {
    max(6, lines.lazy.map(\.locale.count).max() ?? 0)
  }

  static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int? {
    let lines = analysis.memory[FormattedLines(app.formats)]
    let widest = lines.map {
      BidiRow($0.text, showsControls: true).width(app.session.settings.clusters)
    }.max()
    return widest.map { wideWay + longestLocale(lines) + 1 + $0 + systemWidth }
  }

  private static func shown(_ app: AppState, _ count: Int, rows: Int) -> Range<Int> {
    shownRange(of: count, in: rows, around: app.formats.chosen)
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let lines = analysis.memory[FormattedLines(app.formats)]
    let shown = shown(app, lines.count, rows: canvas.rows)
    canvas.lists(shown, of: lines.count)
    let localeWidth = min(longestLocale(lines), max(6, canvas.columns / 4))
    for (row, index) in shown.enumerated() {
      let line = lines[index]
      let isChosen = index == app.formats.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      let isNew = index == shown.lowerBound || lines[index - 1].kind != line.kind
      let wayWidth = canvas.columns >= 60 ? wideWay : 11
      if isNew {
        canvas.write(
          verbatim: line.kind.description, row: row, column: 2, width: wayWidth - 3, .title)
      }
      canvas.write(
        verbatim: String(line.locale.prefix(localeWidth)), row: row, column: wayWidth,
        isChosen ? .accent : .quiet)
      let start = wayWidth + localeWidth + 1
      let end = canvas.columns >= 60 ? canvas.columns - systemWidth : canvas.columns
      BidiRow(line.text, showsControls: true).draw(
        row: row, columns: start..<max(start, end), into: &canvas)
      if end < canvas.columns, let system = line.numberingSystem ?? line.askedNumberingSystem {
        canvas.write(verbatim: String(system.prefix(7)), row: row, column: end + 1, .quiet)
      }
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let count = analysis.memory[FormattedLines(app.formats)].count
    let line = shown(app, count, rows: size.rows).lowerBound + point.row
    return line < count ? .formats(.chooseLine(line)) : nil
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .formats(.choose(by: rows.signum()))
  }
}
