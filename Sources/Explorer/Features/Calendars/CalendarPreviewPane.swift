internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// What inserting the chosen date at the caret, or in the place of what is selected, does to the
/// line: isolated, and bare.
enum CalendarPreviewPane: Pane, DatedPane {
  static let title: Words = "If inserted at the caret"
  static func title(in app: AppState) -> Words {
    app.session.selection.isCaret ? title : "If it replaces the selection"
  }
  static let height = PaneHeight(least: 2, most: 2)
  static let bar = CalendarsFeature.bar
  static let commands = CalendarsFeature.commands(in: "Calendar preview")

  static func step(of action: Action, _ app: AppState, _ analysis: Analysis) -> SessionStep? {
    [true, false].first { action == .calendars(.insert(isolated: $0)) }
      .flatMap { CalendarsFeature.insertion(isolated: $0, app, CalendarFacts(analysis.memory)) }
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let text = CalendarFacts(analysis.memory).text(of: app.calendars) else { return }
    let memory = analysis.memory
    let typed = TypedAtCaret.answer(text, app, analysis)
    // What is put in may decide the direction of the paragraph: the bare text otherwise than the
    // isolated one. That what is selected goes may do so too.
    let now =
      app.session.selection.isCaret
      ? analysis.paragraphLayout.paragraphLevel.direction : typed.isolated.direction
    let (isolated, bare) = (typed.isolated, typed.bare)
    let forms = [
      InsertionPreview(text, isolated, in: isolated.direction, memory).isolated,
      InsertionPreview(
        text, bare, in: bare.direction, turnsParagraph: bare.direction != now, memory
      ).bare,
    ]
    let columns = 0..<canvas.columns
    let labels = PreviewForms.labels(
      of: forms, columns: columns.count, isLow: true, canvas.words, canvas.clusters)
    for (row, form) in forms.enumerated() {
      form.draw(row: row, heights: [1], columns: columns, labels: labels, into: &canvas)
    }
    canvas.offer(.calendars(.insert(isolated: true)), row: 0)
    canvas.offer(.calendars(.insert(isolated: false)), row: 1)
  }
}
