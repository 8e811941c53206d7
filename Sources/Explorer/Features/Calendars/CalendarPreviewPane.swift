internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
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
    // What is put in may decide the direction of the paragraph: the bare text otherwise than the
    // isolated one.
    let now = analysis.paragraphLayout.paragraphLevel.direction
    let columns = 0..<canvas.columns
    let isolated = direction(after: .type(text, isIsolated: true), app)
    InsertionPreview(text, analysis, in: isolated).isolated.draw(
      row: 0, columns: columns, into: &canvas)
    let bare = direction(after: .type(text, isIsolated: false), app)
    InsertionPreview(text, analysis, in: bare, turnsParagraph: bare != now).bare.draw(
      row: 1, columns: columns, into: &canvas)
    canvas.offer(.calendars(.insert(isolated: true)), row: 0)
    canvas.offer(.calendars(.insert(isolated: false)), row: 1)
  }

  /// The direction of the caret's paragraph after a step.
  private static func direction(after step: SessionStep, _ app: AppState) -> TextDirection {
    var session = app.session
    session.perform(step)
    let caret = session.selection.focus.offset
    return session.layout.direction(of: session.document.paragraph(containing: caret))
  }
}
