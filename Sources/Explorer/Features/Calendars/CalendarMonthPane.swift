internal import BidiAlgorithm
internal import Calendars
internal import ExplorerCore
internal import Locales
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The chosen calendar's month, with the days of a second calendar beside its own: the Gregorian,
/// or the Hebrew where the Gregorian is chosen. A wide pane shows the month after it too, where
/// that has its rows.
///
/// In a locale that is written from right to left the week runs from right to left, and so do the
/// two days of a cell.
enum CalendarMonthPane: Pane, DatedPane {
  static let title: Words = "Month"
  static let height = PaneHeight(least: 9, most: 17, weight: 3)
  static let bar =
    [
      BarEntry("day", .calendars(.sideways(-1)), .calendars(.sideways(1))),
      BarEntry("week", .calendars(.move(days: -7)), .calendars(.move(days: 7))),
    ] + CalendarsFeature.bar

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

  /// The columns of a week, and some for the month's name.
  static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int {
    min(size.columns, size.columns >= Grid.wide ? Grid.wide : 30)
  }

  /// The month that is asked for comes first; the one below it waits for what others list.
  static func rowsAskedFirst(
    of wish: Int, _ app: AppState, _ analysis: Analysis, columns: Int
  ) -> Int {
    let size = Size(rows: wish, columns: columns)
    let grid = Grid(app.withDay(), CalendarFacts(analysis.memory), size)
    return grid.map { min(wish, $0.end) } ?? wish
  }

  /// How a month is laid out on the pane.
  private struct Grid {
    /// From so many columns on, the days of both calendars stand beside each other.
    static let wide = 49
    /// The columns in which a day's number ends.
    static let dayWidth = 3
    /// The columns of a day of both calendars.
    static let wideStep = 7

    let month: Range<CivilDay>
    /// The row in which it begins.
    let start: Int
    let firstWeekday: Int
    let isMirrored: Bool
    /// The columns of a day.
    let step: Int
    /// The rows of a week. In a narrow pane the second calendar's days stand below.
    let pitch: Int
    /// The rows above the weeks: the month's name and the names of the days. They share a row where
    /// there is space for a week beside one row only.
    let top: Int
    /// The weeks that fit, with the chosen day's among them.
    let weeks: Range<Int>
    /// How many weeks the month has days in.
    let weekCount: Int

    init?(_ app: AppState, _ facts: CalendarFacts, _ size: Size) {
      guard let day = app.calendars.shown,
        let month = facts.month(day, app.calendars.calendar)
      else { return nil }
      self.month = month
      start = 0
      firstWeekday = LocaleIdentifier.firstWeekday(app.calendars.locale)
      isMirrored = LocaleDirection.isRightToLeft(app.calendars.locale)
      let isWide = size.columns >= Self.wide
      step = isWide ? Self.wideStep : 4
      let lead = Self.lead(month, firstWeekday)
      let count = Self.weekCount(month, firstWeekday)
      pitch = !isWide && size.rows >= 2 + 2 * count ? 2 : 1
      top = min(2, max(0, size.rows - 1))
      let chosen = (day.rawValue - month.lowerBound.rawValue + lead) / 7
      weeks = shownRange(of: count, in: max(0, size.rows - top) / pitch, around: chosen)
      weekCount = count
    }

    /// The month after another, below it, with its days in the same columns; nil where the pane is
    /// not wide or has no rows for the whole of it.
    init?(
      after other: Grid, _ app: AppState, _ facts: CalendarFacts, rows: Int
    ) {
      guard other.step == Self.wideStep, other.top == 2, other.weeks.count == other.weekCount,
        let month = facts.month(other.month.upperBound, app.calendars.calendar)
      else { return nil }
      self.month = month
      // A blank row lies between the two.
      start = other.end + 1
      firstWeekday = other.firstWeekday
      isMirrored = other.isMirrored
      step = other.step
      pitch = 1
      top = 2
      weekCount = Self.weekCount(month, other.firstWeekday)
      weeks = 0..<weekCount
      guard end <= rows else { return nil }
    }

    /// How many days of a month's first week belong to the month before.
    private static func lead(_ month: Range<CivilDay>, _ firstWeekday: Int) -> Int {
      (month.lowerBound.weekday - firstWeekday + 7) % 7
    }

    /// How many weeks a month has days in.
    private static func weekCount(_ month: Range<CivilDay>, _ firstWeekday: Int) -> Int {
      let days = month.upperBound.rawValue - month.lowerBound.rawValue
      return (days + 6 + lead(month, firstWeekday)) / 7
    }

    private var lead: Int { Self.lead(month, firstWeekday) }

    /// The row below its last week.
    var end: Int { start + top + weeks.count * pitch }

    /// Whether its name stands beside the names of the days, not in a row of its own.
    var isNameBeside: Bool { start == 0 && top < 2 }

    /// The column of a day of the week, from the left.
    private func place(_ weekday: Int) -> Int {
      let index = (weekday - firstWeekday + 7) % 7
      return isMirrored ? 6 - index : index
    }

    /// Where a day stands; nil where its week does not fit.
    func cell(_ day: CivilDay) -> Point? {
      let offset = day.rawValue - month.lowerBound.rawValue + lead
      guard weeks.contains(offset / 7) else { return nil }
      return Point(
        row: start + top + (offset / 7 - weeks.lowerBound) * pitch,
        column: place(day.weekday) * step)
    }

    func column(ofWeekday weekday: Int) -> Int { place(weekday) * step }

    /// Whether days of the second calendar have a place.
    var hasSecond: Bool { pitch == 2 || step == Self.wideStep }

    /// Whether the two days of a cell stand beside each other from right to left.
    private var turnsCells: Bool { isMirrored && step == Self.wideStep }

    /// The column of a cell behind its day's number. The sign of a repeated day has its own.
    var dayEnd: Int { turnsCells ? 6 : Self.dayWidth }

    /// How many columns the number of a day stands after that: its sign is no part of the column.
    func shift(_ number: String) -> Int { turnsCells && number.count > 2 ? 1 : 0 }

    /// The column of a cell where the day of the second calendar stands beside it.
    var secondStart: Int { turnsCells ? 1 : 4 }

    /// The columns of a week.
    var width: Int { 7 * step }

    /// The day at a point.
    func day(at point: Point) -> CivilDay? {
      let row = point.row - start - top
      guard row >= 0, point.column >= 0, point.column < 7 * step else { return nil }
      let week = weeks.lowerBound + row / pitch
      guard weeks.contains(week) else { return nil }
      let place = point.column / step
      let index = isMirrored ? 6 - place : place
      let day = month.lowerBound + week * 7 + index - lead
      return month.contains(day) ? day : nil
    }
  }

  /// The month that holds the shown day, and the one after it where both have their rows.
  private static func grids(_ app: AppState, _ facts: CalendarFacts, _ size: Size) -> [Grid] {
    guard let first = Grid(app, facts, size) else { return [] }
    guard let next = Grid(after: first, app, facts, rows: size.rows) else { return [first] }
    return [first, next]
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard app.calendars.shown != nil else { return nil }
    let chosen = app.calendars.calendar
    let (first, second) = (chosen.properName(app.words), second(app).properName(app.words))
    let month = CalendarsFeature.calendarMonth
    if let inner = app.plan[month]?.inner,
      let grid = Grid(app, CalendarFacts(analysis.memory), inner.size), !grid.hasSecond
    {
      return app.note(of: month, [first, chosen.calendarTitle(app.words)])
    }
    // A narrow pane names at least the calendar whose days stand below or beside.
    return app.note(
      of: month, [first + " / " + second, first + "/" + second, "beside: \(second)", second])
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
    let grids = grids(app, facts, Size(rows: canvas.rows, columns: canvas.columns))
    guard let day = app.calendars.shown, let first = grids.first else { return }
    let id = app.calendars.calendar
    let language = facts.language(id, app.calendars.locale)
    for grid in grids {
      let named = grid.month.contains(day) ? day : grid.month.lowerBound
      guard let date = facts.date(named, id) else { continue }
      let (name, short) = (language.monthName(date), language.shortMonthName(date))
      drawHeading(
        ["\(name) \(date.year)", "\(short) \(date.year)", name],
        beside: secondNames(grid, app, facts), grid, &canvas)
    }
    // The week runs by the locale of the dates, not by the language of the screen.
    canvas.drawLeftToRight(columns: 0..<min(canvas.columns, first.width)) { canvas in
      for grid in grids {
        for weekday in 1...7 where grid.top > 0 {
          let name = BidiRow(language.shortWeekday(weekday), direction: .auto, showsControls: false)
          // It ends where the numbers of its column end.
          let column = grid.column(ofWeekday: weekday)
          let start = column + max(0, grid.dayEnd - name.width(canvas.clusters))
          name.draw(
            row: grid.start + grid.top - 1, columns: start..<column + grid.step, role: .quiet,
            into: &canvas)
        }
        var current = grid.month.lowerBound
        while current < grid.month.upperBound {
          draw(current, isShown: current == day, grid, app, facts, &canvas)
          current = current + 1
        }
      }
    }
    // A sign beside the last row would not say of what there is more: the upper edge counts weeks.
    canvas.lists(first.weeks, of: first.weekCount)
  }

  /// The months of the second calendar that have days in a month, with their years, without, and in
  /// the fewest columns; none where its days have no place.
  private static func secondNames(
    _ grid: Grid, _ app: AppState, _ facts: CalendarFacts
  ) -> [String] {
    let id = second(app)
    guard grid.hasSecond, let first = facts.date(grid.month.lowerBound, id),
      let last = facts.date(grid.month.upperBound - 1, id)
    else { return [] }
    let language = facts.language(id, app.calendars.locale)
    let names = [first, last].map { language.monthName($0) }
    let dash = " \u{2013} "
    if names[0] == names[1] { return ["\(names[0]) \(first.year)", names[0]] }
    let brief = [names[0] + dash + names[1], "\(names[0])\u{2013}\(names[1])"]
    return first.year == last.year
      ? ["\(brief[0]) \(first.year)"] + brief
      : ["\(names[0]) \(first.year)\(dash)\(names[1]) \(last.year)"] + brief
  }

  /// Draws the first of some headings that has space, in a row of its own or beside the names of
  /// the days; those behind it are not laid out. Where there is more, the second calendar's months
  /// stand behind: without them its days would be numbers of no month.
  private static func drawHeading(
    _ headings: [String], beside second: [String], _ grid: Grid, _ canvas: inout Canvas
  ) {
    let columns =
      grid.isNameBeside
      ? grid.width + 1..<max(grid.width + 1, canvas.columns) : 0..<canvas.columns
    guard grid.top > 0, !columns.isEmpty else { return }
    let rows = headings.lazy.map { BidiRow($0, direction: .auto, showsControls: false) }
    let fitting = rows.first { $0.width(canvas.clusters) <= columns.count }
    guard let heading = fitting ?? rows.last else { return }
    heading.draw(row: grid.start, columns: columns, role: .accent, into: &canvas)
    guard !grid.isNameBeside else { return }
    let end = heading.width(canvas.clusters)
    // One blank stands between them where there is no column for two.
    for gap in [2, 1] {
      let behind = second.lazy.map { BidiRow($0, direction: .auto, showsControls: false) }.first {
        end + gap + $0.width(canvas.clusters) <= columns.upperBound
      }
      guard let behind else { continue }
      behind.draw(
        row: grid.start, columns: end + gap..<columns.upperBound, role: .quiet, into: &canvas)
      return
    }
  }

  private static func draw(
    _ day: CivilDay, isShown: Bool, _ grid: Grid, _ app: AppState, _ facts: CalendarFacts,
    _ canvas: inout Canvas
  ) {
    guard let cell = grid.cell(day), let date = facts.date(day, app.calendars.calendar) else {
      return
    }
    let row = cell.row
    var style = canvas.theme[app.calendars.today == day.rawValue ? .caretMark : .text]
    // The two rows of a day are told apart without colours too.
    style.isBold = style.isBold || grid.pitch == 2
    let number = "\(date.day)" + (date.isRepeatedDay ? "R" : "")
    let padded = String(repeating: " ", count: max(0, Grid.dayWidth - number.count)) + number
    let end = cell.column + grid.dayEnd + grid.shift(number)
    canvas.write(Words(verbatim: padded), row: row, column: end - padded.count, style: style)
    if isShown {
      canvas.choose(row: row, columns: end - max(2, number.count)..<end)
    }
    guard let other = facts.date(day, second(app)) else { return }
    let small = (other.day < 10 ? " " : "") + "\(other.day)"
    if grid.pitch == 2 {
      canvas.write(Words(verbatim: small), row: row + 1, column: cell.column + 1, .quiet)
    } else if grid.hasSecond {
      canvas.write(
        Words(verbatim: small), row: row, column: cell.column + grid.secondStart, .quiet)
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let grids = grids(app, CalendarFacts(analysis.memory), size)
    guard let first = grids.first else { return nil }
    let column =
      app.isMirrored ? min(size.columns, first.width) - 1 - point.column : point.column
    if point.row < first.top {
      // A press on the month's name asks for a date; one on the names of the days goes back to the
      // shown date.
      let isName = first.isNameBeside ? !(0..<first.width).contains(column) : point.row == 0
      return .calendars(isName ? .askDate : .goToToday)
    }
    // One on the head of the month after it goes there.
    if grids.dropFirst().contains(where: { ($0.start..<$0.start + $0.top).contains(point.row) }) {
      return .calendars(.moveMonth(1))
    }
    let at = Point(row: point.row, column: column)
    let pressed = grids.lazy.compactMap { $0.day(at: at) }.first
    return pressed.map { .calendars(.pick($0.rawValue)) }
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .calendars(.moveMonth(rows.signum()))
  }
}
