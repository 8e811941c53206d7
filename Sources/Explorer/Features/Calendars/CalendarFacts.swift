internal import Calendars
internal import ExplorerCore
internal import UnicodeData
internal import Wording

/// What the panes say of calendars: dates, words and months.
struct CalendarFacts {
  private let memory: Memory

  /// Something that begins on a day ahead.
  struct Event: Hashable {
    let day: CivilDay
    let calendar: CalendarID
    let words: Words
    /// The year that begins, with its era; nil where it is a month.
    let year: String?
    /// The same without its era, where the calendar itself tells that; nil elsewhere.
    let yearAlone: String?
  }

  init(_ memory: Memory) { self.memory = memory }

  /// The calendars. They keep the months that they have worked out.
  private struct Book: Question {
    func answer(_ memory: Memory) -> CalendarBook { CalendarBook() }
  }

  private struct Foundation: Question {
    func answer(_ memory: Memory) -> FoundationAnswers { FoundationAnswers() }
  }

  private struct Language: RepeatedQuestion {
    let calendar: CalendarID
    @Exact private(set) var locale: String

    static var mostKept: Int { 256 }

    func answer(_ memory: Memory) -> CalendarLanguage { CalendarLanguage(calendar, locale: locale) }
  }

  private struct Difference: RepeatedQuestion {
    let day: CivilDay
    let calendar: CalendarID

    static var mostKept: Int { 256 }

    func answer(_ memory: Memory) -> CalendarDate? {
      CalendarFacts(memory).date(day, calendar).flatMap {
        memory[Foundation()].difference(on: day, in: calendar, from: $0)
      }
    }
  }

  private struct Ahead: Question {
    let day: CivilDay
    @Exact private(set) var locale: String

    func answer(_ memory: Memory) -> [Event] {
      var events: [Event] = []
      for calendar in CalendarID.calendars {
        CalendarFacts(memory).collect(after: day, calendar, locale, &events)
      }
      return events.sorted { $0.day < $1.day }
    }
  }

  private var book: CalendarBook { memory[Book()] }

  /// A calendar's date of a day; nil out of its range.
  func date(_ day: CivilDay, _ calendar: CalendarID) -> CalendarDate? {
    try? book.date(on: day, in: calendar)
  }

  /// The month that holds a day; nil out of the calendar's range.
  func span(_ day: CivilDay, _ calendar: CalendarID) -> MonthSpan? {
    try? book.span(containing: day, in: calendar)
  }

  /// How a calendar is worded in a locale.
  func language(_ calendar: CalendarID, _ locale: String) -> CalendarLanguage {
    memory[Language(calendar: calendar, locale: locale)]
  }

  /// A day in words; nil out of the calendar's range.
  func text(_ day: CivilDay, _ calendar: CalendarID, locale: String) -> String? {
    date(day, calendar).map { language(calendar, locale).text($0, on: day) }
  }

  /// The chosen line's date in the chosen locale.
  func text(of state: CalendarsState) -> String? {
    state.shown.flatMap { text($0, state.calendar, locale: state.locale) }
  }

  /// What Foundation says of a day, where it differs.
  func difference(_ day: CivilDay, _ calendar: CalendarID) -> CalendarDate? {
    memory[Difference(day: day, calendar: calendar)]
  }

  /// The calendar and the day that words name.
  func read(_ text: String, today: CivilDay) -> Result<(CalendarID, CivilDay), CalendarFailure> {
    Result { () throws(CalendarFailure) in
      let found = try book.day(reading: text, today: today)
      return (found.calendar, found.day)
    }
  }

  /// The days of the month that holds a day: neighbouring spans with the same name.
  func month(_ day: CivilDay, _ calendar: CalendarID) -> Range<CivilDay>? {
    guard let span = try? book.span(containing: day, in: calendar) else { return nil }
    var start = span.start
    var end = span.end
    while let before = try? book.span(containing: start - 1, in: calendar), before.names(span) {
      start = before.start
    }
    while let after = try? book.span(containing: end, in: calendar), after.names(span) {
      end = after.end
    }
    return start..<end
  }

  /// The day with the same number a number of months later, or the last day of that month; nil out
  /// of range.
  func day(_ day: CivilDay, movedByMonths step: Int, in calendar: CalendarID) -> CivilDay? {
    guard let month = month(day, calendar),
      let target = self.month(step < 0 ? month.lowerBound - 1 : month.upperBound, calendar)
    else { return nil }
    let offset = day.rawValue - month.lowerBound.rawValue
    return min(target.lowerBound + offset, target.upperBound - 1)
  }

  /// The day with the same month and number a year later, or one near it; nil out of range.
  func day(_ day: CivilDay, movedByYears step: Int, in calendar: CalendarID) -> CivilDay? {
    guard let date = date(day, calendar) else { return nil }
    var wanted = date
    wanted.year += step
    wanted.isLeapMonth = false
    wanted.isRepeatedDay = false
    for number in [date.day] + Array((1...31).reversed()) {
      wanted.day = number
      if let found = try? book.day(of: wanted, in: calendar) { return found }
    }
    // A year of another era or cycle.
    let near = day + step * 365
    return self.date(near, calendar) == nil ? nil : near
  }

  /// New years and leap months in the 400 days after a day, the nearest first, in the words of a
  /// locale.
  func events(after day: CivilDay, in locale: String) -> [Event] {
    memory[Ahead(day: day, locale: locale)]
  }

  /// A day whose eras need no name: 2020-01-01.
  private static let ofOurTime = CivilDay(rawValue: 18_262)

  private func collect(
    after day: CivilDay, _ calendar: CalendarID, _ locale: String, _ events: inout [Event]
  ) {
    guard var span = try? book.span(containing: day, in: calendar) else { return }
    let language = language(calendar, locale)
    // The era of today is told by the calendar, but in Japan, where years count anew with each
    // emperor.
    let today = try? book.span(containing: Self.ofOurTime, in: calendar)
    let told = calendar.name == .japanese ? nil : today?.era
    while span.end <= day + 400, let next = try? book.span(containing: span.end, in: calendar) {
      let date = next.date(at: 0)
      if next.year != span.year || next.era != span.era {
        let era = locale == "en" ? language.englishEra(date) : language.era(date)
        let year = "\(date.year) \(era)"
        events.append(
          Event(
            day: next.start, calendar: calendar, words: "new year \(verbatim: year)", year: year,
            yearAlone: next.era == told ? "\(date.year)" : nil))
      }
      if next.isLeapMonth {
        events.append(
          Event(
            day: next.start, calendar: calendar,
            words: "leap month \(verbatim: language.monthName(date))", year: nil, yearAlone: nil))
      }
      span = next
    }
  }
}

extension MonthSpan {
  /// Whether it bears the same era, year and month as another.
  fileprivate func names(_ other: MonthSpan) -> Bool {
    era == other.era && year == other.year && month == other.month
      && isLeapMonth == other.isLeapMonth
  }
}
