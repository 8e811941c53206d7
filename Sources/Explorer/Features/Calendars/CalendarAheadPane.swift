internal import Calendars
internal import ExplorerCore
internal import Languages
internal import Screen
internal import Wording

/// New years and leap months in the 400 days after the shown one.
enum CalendarAheadPane: Pane {
  static let title: Words = "Ahead"
  static let height = PaneHeight(least: 3, most: 30, weight: 1)
  static let bar = CalendarsFeature.bar
  static let commands = CalendarsFeature.commands(in: "Ahead")

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let day = app.calendars.shown else { return }
    let events = CalendarFacts(analysis.memory).events(after: day, in: canvas.words.language)
    let shown = events.prefix(canvas.rows)
    canvas.lists(shown.indices, of: events.count)
    for (row, event) in shown.enumerated() {
      let isChosen = event.calendar == app.calendars.calendar
      let at = canvas.write(Words(verbatim: event.day.iso + " "), row: row, column: 0, .quiet)
      canvas.write(
        "\(event.calendar.calendarTitle(canvas.words)): \(event.words)", row: row, column: at,
        isChosen ? .accent : .text)
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    guard let day = app.calendars.shown else { return nil }
    let events = CalendarFacts(analysis.memory).events(after: day, in: app.words.language)
    return events.indices.contains(point.row)
      ? .calendars(.pick(events[point.row].day.rawValue)) : nil
  }
}
