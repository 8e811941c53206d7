internal import Calendars
internal import ExplorerCore
internal import Locales
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The chosen calendar's month with the days of another beside its own: of the Gregorian, or of
/// Hebrew beside that.
///
/// In a locale that is written from right to left the week runs from right to left.
enum CalendarMonthPane: Pane {
  static let title: Words = "Month"
  static let height = PaneHeight(least: 9, most: 16, weight: 3)
  static let bar = CalendarsFeature.bar

  static let commands =
    [
      Command(
        "Day to the left", .inPane("Month", "the day to the left."), .pane,
        keys: [KeyPress(.left)], .calendars(.sideways(-1))),
      Command(
        "Day to the right", .inPane("Month", "the day to the right."), .pane,
        keys: [KeyPress(.right)], .calendars(.sideways(1))),
      Command(
        "Week above", .inPane("Month", "the week above."), .pane, keys: [KeyPress(.up)],
        .calendars(.move(days: -7))),
      Command(
        "Week below", .inPane("Month", "the week below."), .pane, keys: [KeyPress(.down)],
        .calendars(.move(days: 7))),
    ] + CalendarsFeature.commands(in: "Month")

  /// How a month is laid out on the pane.
  private struct Grid {
    let month: Range<CivilDay>
    let firstWeekday: Int
    let isMirrored: Bool
    /// The columns of a day.
    let step: Int
    /// The rows of a week: the other calendar's days stand below where there is no space beside.
    let pitch: Int

    init?(_ app: AppState, _ facts: CalendarFacts, _ size: Size) {
      guard let day = app.calendars.shown,
        let month = facts.month(day, app.calendars.calendar)
      else { return nil }
      self.month = month
      firstWeekday = LocaleIdentifier.firstWeekday(app.calendars.locale)
      isMirrored = LocaleDirection.isRightToLeft(app.calendars.locale)
      let isWide = size.columns >= 49
      step = isWide ? 7 : 4
      let weeks =
        (month.upperBound.rawValue - month.lowerBound.rawValue + 6
          + (month.lowerBound.weekday - firstWeekday + 7) % 7) / 7
      pitch = !isWide && size.rows >= 2 + 2 * weeks ? 2 : 1
    }

    /// The column of a day of the week, from the left.
    private func place(_ weekday: Int) -> Int {
      let index = (weekday - firstWeekday + 7) % 7
      return isMirrored ? 6 - index : index
    }

    /// Where a day stands, without the heading.
    func cell(_ day: CivilDay) -> Point {
      let lead = (month.lowerBound.weekday - firstWeekday + 7) % 7
      let offset = day.rawValue - month.lowerBound.rawValue + lead
      return Point(row: offset / 7 * pitch, column: place(day.weekday) * step)
    }

    func column(ofWeekday weekday: Int) -> Int { place(weekday) * step }

    /// The columns of a week.
    var width: Int { 7 * step }

    /// The day at a point without the heading.
    func day(at point: Point) -> CivilDay? {
      guard point.row >= 0, point.column >= 0, point.column < 7 * step else { return nil }
      let place = point.column / step
      let index = isMirrored ? 6 - place : place
      let lead = (month.lowerBound.weekday - firstWeekday + 7) % 7
      let day = month.lowerBound + point.row / pitch * 7 + index - lead
      return month.contains(day) ? day : nil
    }
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard app.calendars.shown != nil else { return nil }
    let (first, second) = (
      app.calendars.calendar.calendarTitle(app.words), second(app).calendarTitle(app.words)
    )
    // In a narrow pane at least the one whose days stand below or beside.
    return app.note(
      of: CalendarsFeature.calendarMonth,
      [
        first + " / " + second, first + "/" + second, "and \(second)",
      ])
  }

  /// The calendar whose days stand beside the chosen one's.
  private static func second(_ app: AppState) -> CalendarID {
    switch app.calendars.calendar.name {
    case .gregorian, .iso8601: CalendarID(.hebrew)
    default: CalendarID(.gregorian)
    }
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let facts = CalendarFacts(analysis.memory)
    let size = Size(rows: canvas.rows, columns: canvas.columns)
    let id = app.calendars.calendar
    guard let day = app.calendars.shown, let grid = Grid(app, facts, size),
      let date = facts.date(day, id)
    else { return }
    let locale = app.calendars.locale
    let language = facts.language(id, locale)
    let heading = "\(language.monthName(date)) \(date.year)"
    BidiRow(heading).draw(row: 0, columns: 0..<canvas.columns, role: .accent, into: &canvas)
    // The locale of the dates says which way a week runs, not the language of the screen.
    canvas.drawLeftToRight(columns: 0..<min(canvas.columns, grid.width)) { canvas in
      for weekday in 1...7 {
        let column = grid.column(ofWeekday: weekday)
        BidiRow(language.shortWeekday(weekday)).draw(
          row: 1, columns: column + 1..<column + grid.step, role: .quiet, into: &canvas)
      }
      var current = grid.month.lowerBound
      while current < grid.month.upperBound {
        draw(current, isShown: current == day, grid, app, facts, &canvas)
        current = current + 1
      }
    }
  }

  private static func draw(
    _ day: CivilDay, isShown: Bool, _ grid: Grid, _ app: AppState, _ facts: CalendarFacts,
    _ canvas: inout Canvas
  ) {
    guard let date = facts.date(day, app.calendars.calendar) else { return }
    let cell = grid.cell(day)
    let row = cell.row + 2
    var style = canvas.theme[app.calendars.today == day.rawValue ? .caretMark : .text]
    // What stands in two rows is told apart without colours.
    style.isBold = style.isBold || grid.pitch == 2
    let number = "\(date.day)" + (date.isRepeatedDay ? "R" : "")
    let padded = String(repeating: " ", count: max(0, 3 - number.count)) + number
    canvas.write(Words(verbatim: padded), row: row, column: cell.column, style: style)
    if isShown {
      let end = cell.column + 3
      canvas.choose(row: row, columns: end - max(2, number.count)..<end)
    }
    guard let other = facts.date(day, second(app)) else { return }
    let small = (other.day < 10 ? " " : "") + "\(other.day)"
    if grid.pitch == 2 {
      canvas.write(Words(verbatim: small), row: row + 1, column: cell.column + 1, .quiet)
    } else if grid.step == 7 {
      canvas.write(Words(verbatim: small), row: row, column: cell.column + 4, .quiet)
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    guard let grid = Grid(app, CalendarFacts(analysis.memory), size) else { return nil }
    // The month's name asks for a date; the names of days lead back to this one.
    if point.row == 0 { return .calendars(.askDate) }
    if point.row == 1 { return .calendars(.goToToday) }
    let column =
      app.isMirrored ? min(size.columns, grid.width) - 1 - point.column : point.column
    return grid.day(at: Point(row: point.row - 2, column: column)).map {
      .calendars(.pick($0.rawValue))
    }
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .calendars(.moveMonth(rows.signum()))
  }
}
