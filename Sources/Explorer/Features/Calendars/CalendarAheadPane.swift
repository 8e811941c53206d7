internal import Calendars
internal import ExplorerCore
internal import Languages
internal import Screen
internal import Wording

/// New years, and leap months among them, in the 400 days after the shown one.
enum CalendarAheadPane: Pane, DatedPane {
  static let title: Words = "New years"
  static let height = PaneHeight(least: 3, most: 30, weight: 1)
  static let bar: [BarEntry] = [.scroll] + CalendarsFeature.bar
  static let commands =
    Command.scrollingByRows("New years") + CalendarsFeature.commands(in: "New years")
  static let isScrolled = true

  /// An event, and the lines that it takes.
  private struct Item {
    let event: CalendarFacts.Event
    let lines: [ScreenWords]
    /// Whether the lines stand below the date, because a word is longer than the space behind it.
    let isBelow: Bool
    /// Whether they touch the frame, or leave the era out.
    var isShort: Bool

    var rows: Int { lines.count + (isBelow ? 1 : 0) }

    init(_ event: CalendarFacts.Event, _ words: ScreenWords, columns: Int) {
      self.event = event
      let space = max(1, columns - CalendarAheadPane.dateWidth)
      let beside = words.wrapped(besideFrame: space)
      isBelow = beside.contains { $0.columns > space }
      lines = isBelow ? words.wrapped(to: max(1, columns - CalendarAheadPane.indent)) : beside
      isShort = !isBelow && beside.contains { $0.columns >= space }
    }
  }

  /// The columns of a date and the blank behind it.
  private static let dateWidth = 11
  /// In so many columns hardly an event takes two rows.
  private static let wide = 46
  /// The indent of words below a date.
  private static let indent = 2

  /// The fewest columns in which as many events are shown, with as many words. A list that is cut
  /// in any case can do without one in ten of those that a wide one has: it is scrolled, while a
  /// date that is cut beside it stays so. Years that would touch the frame or lack their era have
  /// what the calendars beside them can spare.
  static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int {
    let dated = app.withDay()
    func shown(_ columns: Int) -> (count: Int, all: Int, detail: Detail) {
      let said = items(dated, analysis, Size(rows: size.rows, columns: columns))
      return (shownCount(said.items, rows: size.rows), said.items.count, said.detail)
    }
    let least = 30
    guard least < size.columns else { return size.columns }
    let now = shown(size.columns)
    var enough = now.count
    if now.count < now.all {
      let wide = shown(max(size.columns, Self.wide)).count
      enough = min(enough, wide - wide / 10)
    }
    let fitting = (least...size.columns).first { columns in
      let narrower = shown(columns)
      return narrower.count >= enough && narrower.detail == now.detail
    }
    let fewest = fitting ?? size.columns
    func shortCount(_ columns: Int) -> Int {
      items(dated, analysis, Size(rows: size.rows, columns: columns)).items.count { $0.isShort }
    }
    var best = (columns: fewest, short: shortCount(fewest))
    guard best.short > 0 else { return fewest }
    let given = spared(dated, analysis, from: fewest, to: size.columns)
    for columns in (fewest...given).dropFirst() where best.short > 0 {
      let short = shortCount(columns)
      if short < best.short { best = (columns, short) }
    }
    return best.columns
  }

  /// The most columns that the pane can have while the calendars beside it show as much as they do
  /// where it has fewer. One column more is left to these, for days with longer dates.
  private static func spared(
    _ app: AppState, _ analysis: Analysis, from fewest: Int, to most: Int
  ) -> Int {
    guard app.arrangement.left.contains(CalendarsFeature.calendars) else { return fewest }
    let day = CivilDay(rawValue: app.calendars.measuredDay)
    // The two share an edge, and each has one of its own.
    func calendars(_ columns: Int) -> CalendarColumns {
      let beside = app.size.columns - 3 - columns - 1
      return CalendarColumns(day, app, analysis.memory, columns: beside)
    }
    let now = calendars(fewest)
    let last = (fewest..<max(fewest, most)).first { columns in
      let narrower = calendars(columns + 1)
      return narrower.cost > now.cost
        || (narrower.identifier == nil) != (now.identifier == nil)
    }
    return last ?? max(fewest, most)
  }

  /// How much is said of the events.
  private enum Detail {
    /// What begins, in a sentence.
    case inFull
    /// The calendar, and its year with the era.
    case inBrief
    /// The same, without the eras that take a further row where the calendar tells them.
    case withoutEras
  }

  /// The events, with long words where all fit with them, else with short ones, and with the
  /// shortest where not all fit with those either.
  private static func items(
    _ app: AppState, _ analysis: Analysis, _ size: Size
  ) -> (items: [Item], detail: Detail) {
    guard let day = app.calendars.shown else { return ([], .inFull) }
    let events = CalendarFacts(analysis.memory).events(after: day, in: app.words.language)
    func items(_ words: (CalendarFacts.Event) -> Words) -> [Item] {
      events.map { Item($0, app.words.onScreen(words($0)), columns: size.columns) }
    }
    let inFull = items { "\($0.calendar.calendarTitle(app.words)): \($0.words)" }
    guard inFull.reduce(0, { $0 + $1.rows }) > size.rows else { return (inFull, .inFull) }
    func brief(_ event: CalendarFacts.Event, _ year: String?) -> Words {
      let title = event.calendar.briefTitle(app.words)
      return year.map { title + " " + Words(verbatim: $0) } ?? "\(title): \(event.words)"
    }
    let inBrief = items { brief($0, $0.year) }
    guard inBrief.reduce(0, { $0 + $1.rows }) > size.rows else { return (inBrief, .inBrief) }
    let alone = items { brief($0, $0.yearAlone ?? $0.year) }
    let shortened = zip(inBrief, alone).map { brief, alone -> Item in
      guard alone.rows < brief.rows else { return brief }
      var item = alone
      item.isShort = true
      return item
    }
    return (shortened, .withoutEras)
  }

  /// How many events fit with all their lines. The first is always shown.
  private static func shownCount(_ items: [Item], rows: Int) -> Int {
    var free = rows
    let count = items.prefix { item in
      free -= item.rows
      return free >= 0
    }.count
    return min(items.count, max(1, count))
  }

  /// The events that are shown, those above them scrolled out of view.
  private static func shown(_ items: [Item], _ app: AppState, rows: Int) -> ArraySlice<Item> {
    let scrolled = app.scrolledRows(of: CalendarsFeature.calendarAhead)
    let rest = items.dropFirst(min(scrolled, max(0, items.count - 1)))
    return rest.prefix(shownCount(Array(rest), rows: rows))
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let size = Size(rows: canvas.rows, columns: canvas.columns)
    let items = items(app, analysis, size).items
    let shown = shown(items, app, rows: canvas.rows)
    canvas.lists(shown.indices, of: items.count)
    var row = 0
    for item in shown {
      let isChosen = item.event.calendar == app.calendars.calendar
      canvas.write(Words(verbatim: item.event.day.iso), row: row, column: 0, .quiet)
      if item.isBelow { row += 1 }
      for line in item.lines {
        canvas.write(
          line, row: row, column: item.isBelow ? indent : dateWidth, isChosen ? .accent : .text)
        row += 1
      }
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let items = items(app, analysis, size).items
    var row = 0
    let pressed = shown(items, app, rows: size.rows).first { item in
      row += item.rows
      return point.row < row
    }
    return pressed.map { .calendars(.pick($0.event.day.rawValue)) }
  }
}
