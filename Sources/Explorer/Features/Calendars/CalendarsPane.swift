internal import BidiAlgorithm
internal import Calendars
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// A day in all calendars, one line each: in the chosen locale, and in the calendar's own.
enum CalendarsPane: Pane {
  static let title: Words = "Calendars"
  static let height = PaneHeight(least: 8, most: 40, weight: 4)
  static let bar =
    [
      BarEntry("calendar", .calendars(.choose(by: -1)), .calendars(.choose(by: 1))),
      BarEntry("day", .calendars(.move(days: -1)), .calendars(.move(days: 1))),
    ] + CalendarsFeature.bar

  static let commands =
    [
      Command(
        "Calendar above", .inPane("Calendars", "the previous calendar."), .pane,
        keys: [KeyPress(.up)], .calendars(.choose(by: -1))),
      Command(
        "Calendar below", .inPane("Calendars", "the next calendar."), .pane,
        keys: [KeyPress(.down)], .calendars(.choose(by: 1))),
      Command(
        "Day before", .inPane("Calendars", "the day before."), .pane, keys: [KeyPress(.left)],
        .calendars(.move(days: -1))),
      Command(
        "Day after", .inPane("Calendars", "the day after."), .pane, keys: [KeyPress(.right)],
        .calendars(.move(days: 1))),
      Command(
        "Week before", .inPane("Calendars", "a week before."), .pane,
        keys: [KeyPress(.left, .control)], .calendars(.move(days: -7))),
      Command(
        "Week after", .inPane("Calendars", "a week after."), .pane,
        keys: [KeyPress(.right, .control)], .calendars(.move(days: 7))),
    ] + CalendarsFeature.commands(in: "Calendars")

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard let day = app.calendars.shown else { return nil }
    let isToday = app.calendars.today == day.rawValue
    let locale = PrintableText.of(app.calendars.locale)
    return isToday
      ? "\(verbatim: day.iso) today \(verbatim: locale)" : Words(verbatim: "\(day.iso) \(locale)")
  }

  /// How many rows at the bottom say more about the chosen calendar.
  private static func detailRows(_ rows: Int) -> Int {
    // No calendar gives its row to what the sign in the list means.
    rows >= 20 && rows != whole ? 4 : rows >= 12 ? 3 : rows >= 7 ? 2 : 0
  }

  /// The rows at the bottom stay there: a higher pane has no use for those between them and the
  /// list.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    rows < whole ? rowsFilled(app.withDay(), analysis, rows: rows, columns: columns) : whole
  }

  /// The rows of all calendars and of the chosen one's details.
  private static let whole = CalendarID.all.count + 3

  private static func shown(_ app: AppState, rows: Int) -> Range<Int> {
    shownRange(
      of: CalendarID.all.count, in: rows - detailRows(rows), around: app.calendars.chosen)
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let day = app.calendars.shown else {
      canvas.write("asking for the day", row: 0, column: 0, .quiet)
      return
    }
    let facts = CalendarFacts(analysis.memory)
    let details = detailRows(canvas.rows)
    let shown = shown(app, rows: canvas.rows)
    canvas.lists(shown, of: CalendarID.all.count)
    let columns = CalendarColumns(day, app, analysis.memory, columns: canvas.columns)
    for (row, index) in shown.enumerated() {
      drawLine(index, day, row: row, columns, app, facts, &canvas)
    }
    if details > 0 {
      let hasDifference = shown.contains { facts.difference(day, CalendarID.all[$0]) != nil }
      drawDetails(
        day, row: canvas.rows - details, rows: details, explainingSign: hasDifference, columns, app,
        facts, &canvas)
    }
  }

  /// The columns for the name, the date in the chosen locale, and the date in the calendar's own; a
  /// few more than on the day by which sizes are found out, for dates of other days.
  static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int? {
    let day = CivilDay(rawValue: app.calendars.measuredDay)
    let columns = CalendarColumns(day, app, analysis.memory, columns: .max)
    return columns.columnsOfUse + 2
  }

  /// The calendar's identifier; that of a variant is indented below its calendar.
  static func identifier(_ id: CalendarID) -> String {
    id.variant.map { " " + $0.rawValue } ?? id.name.rawValue
  }

  /// The calendar's name in the language of the screen, and the identifier behind it, in a column
  /// of all lines, where there is room. In English the identifier alone.
  private static func drawName(
    _ id: CalendarID, row: Int, end: Int, _ columns: CalendarColumns, _ role: Role,
    _ canvas: inout Canvas
  ) {
    let identifier = identifier(id)
    let width = end - 2
    guard !canvas.words.isEnglish else {
      canvas.write(Words(own: identifier), row: row, column: 2, width: width, role)
      return
    }
    let title =
      columns.isBrief ? id.columnTitle(canvas.words) : id.calendarTitle(canvas.words)
    canvas.write(title, row: row, column: 2, width: width, role)
    guard let column = columns.identifier else { return }
    canvas.write(verbatim: id.variant?.rawValue ?? identifier, row: row, column: column, .quiet)
  }

  private static func drawLine(
    _ index: Int, _ day: CivilDay, row: Int, _ columns: CalendarColumns, _ app: AppState,
    _ facts: CalendarFacts, _ canvas: inout Canvas
  ) {
    let id = CalendarID.all[index]
    let isChosen = index == app.calendars.chosen
    if isChosen {
      canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
      canvas.placeCursor(row: row, column: 0)
    }
    let isWrong = facts.difference(day, id) != nil
    let line = columns.line(index, isMarked: isWrong)
    drawName(id, row: row, end: line.nameEnd, columns, isChosen ? .accent : .title, &canvas)
    guard let date = facts.date(day, id) else {
      canvas.write("out of range", row: row, column: line.date - 1, .quiet)
      return
    }
    if isWrong {
      canvas.put(Sign.differs, row: row, column: line.date - 2, style: canvas.theme[.warning])
    }
    let chosen = facts.language(id, app.calendars.locale).text(date, on: day)
    let end = line.own.map { $0 - CalendarColumns.gap } ?? canvas.columns
    BidiRow(chosen, direction: .auto, showsControls: false).draw(
      row: row, columns: line.date..<max(line.date, end), into: &canvas)
    guard let column = line.own else { return }
    let own = facts.language(id, id.name.locale).text(date, on: day)
    BidiRow(own, direction: .auto, showsControls: false).draw(
      row: row, columns: column..<max(column, canvas.columns), into: &canvas)
  }

  /// The chosen calendar's date in numbers, its rules, and what others say; where a row is left,
  /// what the sign in the list means.
  private static func drawDetails(
    _ day: CivilDay, row: Int, rows: Int, explainingSign: Bool, _ columns: CalendarColumns,
    _ app: AppState, _ facts: CalendarFacts, _ canvas: inout Canvas
  ) {
    let id = app.calendars.calendar
    let isMarked = facts.difference(day, id) != nil
    canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
    guard let date = facts.date(day, id) else { return }
    let language = facts.language(id, canvas.words.language)
    let era = canvas.words.isEnglish ? language.englishEra(date) : language.era(date)
    var names = ["\(date) \(era)", language.weekday(day.weekday)]
    names += [language.dayName(date), language.yearName(date)].compactMap { $0 }
    // The identifier is whole here where the list has it cut, or a name in its place: of the date
    // what comes last goes before it does.
    var said = names.map { Words(verbatim: $0) }
    var end = canvas.columns
    if !columns.hasWholeIdentifier(app.calendars.chosen, isMarked: isMarked, canvas.words) {
      end = canvas.writeRight(verbatim: id.description, row: row, before: end - 1, .quiet) - 2
    }
    while said.count > 1, canvas.width(of: said.joined(by: ", ")) > end { said.removeLast() }
    if canvas.width(of: said[0]) > end { said = [Words(verbatim: "\(date)")] }
    canvas.write(said.joined(by: ", "), row: row, column: 0, width: max(0, end), .accent)
    canvas.offer(.calendars(.askDate), row: row)
    let words = canvas.words
    var lines: [(shown: ScreenWords, role: Role, inFull: Words)] = []
    if let other = facts.difference(day, id) {
      let version = FoundationAnswers.version
      let said: Words = "Foundation \(verbatim: version) on Linux: \(verbatim: other) (wrong)"
      lines.append((shown: words.onScreen(said), role: .warning, inFull: said))
    }
    if let span = facts.span(day, id), let note = CalendarNotes.note(on: day, in: id, span: span) {
      lines.append((shown: words.onScreen(note), role: .warning, inFull: note))
    }
    let source: Words = "source: \(CalendarNotes.source(of: id))"
    lines += words.onScreen(source).wrapped(besideFrame: canvas.columns)
      .map { (shown: $0, role: Role.quiet, inFull: source) }
    if explainingSign {
      let legend: Words = "\u{2260} Foundation on Linux gives another date"
      lines.append((shown: words.onScreen(legend), role: .quiet, inFull: legend))
    }
    for (index, line) in lines.prefix(rows - 1).enumerated() {
      canvas.write(line.shown, row: row + 1 + index, column: 0, line.role)
      // What is cut off here is said in full.
      canvas.offer(.say(line.inFull), row: row + 1 + index)
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let line = shown(app, rows: size.rows).lowerBound + point.row
    return point.row < size.rows - detailRows(size.rows) && line < CalendarID.all.count
      ? .calendars(.chooseLine(line)) : offered(at: point, size: size, app, analysis)
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .calendars(.choose(by: rows.signum()))
  }
}
