internal import ExplorerCore
internal import Screen
internal import Wording

/// What inserting the chosen date at the caret does to the line: isolated, and bare.
enum CalendarPreviewPane: Pane, DatedPane {
  static let title: Words = "If inserted at the caret"
  static let height = PaneHeight(least: 2, most: 2)
  static let bar = CalendarsFeature.bar
  static let commands = CalendarsFeature.commands(in: "Calendar preview")

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let text = CalendarFacts(analysis.memory).text(of: app.calendars) else { return }
    InsertionPreview(text, analysis).forms.draw(
      row: 0, columns: 0..<canvas.columns, into: &canvas)
    canvas.offer(.calendars(.insert(isolated: true)), row: 0)
    canvas.offer(.calendars(.insert(isolated: false)), row: 1)
  }
}
