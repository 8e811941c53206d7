internal import Calendars
internal import Wording

/// The lines of `bidiscope calendar`: a day after the other, each in all calendars.
struct CalendarReport {
  /// A calendar in a locale, with what stays the same through a month.
  private final class Line {
    let language: CalendarLanguage
    let english: CalendarLanguage
    /// `"era":…,"year":…,"month":…,"isLeapMonth":…`, and after the day `"monthName":…`; of
    /// ``span``.
    var beforeDay: [UInt8] = []
    var afterDay: [UInt8] = []
    var afterText: [UInt8] = []
    var span: MonthSpan?

    init(_ calendar: CalendarID, locale: String) {
      language = CalendarLanguage(calendar, locale: locale)
      english = locale == "en" ? language : CalendarLanguage(calendar, locale: "en")
    }
  }

  private let calendars: [(id: CalendarID, lines: [Line])]
  private let book: CalendarBook
  private let foundation = FoundationAnswers()
  private var bytes: [UInt8] = []

  init(calendars: [CalendarID], locales: [String], book: CalendarBook) {
    self.book = book
    self.calendars = calendars.map { calendar in
      (
        calendar,
        (locales.isEmpty ? [calendar.name.locale] : locales).map {
          Line(calendar, locale: $0)
        }
      )
    }
  }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] {
    // To keep the room would take as much again, because what is handed out still has it.
    defer { bytes = [] }
    return bytes
  }

  /// Writes a day in all calendars.
  ///
  /// - Throws: that a calendar does not know it.
  mutating func write(_ day: CivilDay, asJSON: Bool) throws(CalendarFailure) {
    let iso = day.iso
    if !asJSON {
      bytes += Array("\(iso) \(WeekdayNames.english[day.weekday - 1])\n".utf8)
    }
    for (calendar, lines) in calendars {
      let span = try book.span(containing: day, in: calendar)
      let date = span.date(at: day.rawValue - span.start.rawValue)
      let difference = foundation.difference(on: day, in: calendar, from: date)
      let note = CalendarNotes.note(on: day, in: calendar, span: span)?.english
      for line in lines {
        if asJSON {
          writeJSON(line, calendar, iso, day, span, date, difference, note)
        } else {
          writeText(line, calendar, day, date, difference, note)
        }
      }
    }
  }

  // MARK: JSON

  private mutating func writeJSON(
    _ line: Line, _ calendar: CalendarID, _ iso: String, _ day: CivilDay, _ span: MonthSpan,
    _ date: CalendarDate, _ difference: CalendarDate?, _ note: String?
  ) {
    if line.span != span { prepare(line, calendar, span, date) }
    append("{\"calendar\":\"")
    bytes.append(contentsOf: calendar.description.utf8)
    append("\",\"date\":\"")
    bytes.append(contentsOf: iso.utf8)
    bytes += line.beforeDay
    append(date.day)
    append(date.isRepeatedDay ? ",\"isRepeatedDay\":true" : ",\"isRepeatedDay\":false")
    bytes += line.afterDay
    append(",\"weekday\":")
    appendString(line.language.weekday(day.weekday))
    append(",\"weekdayEnglish\":\"")
    bytes.append(contentsOf: WeekdayNames.english[day.weekday - 1].utf8)
    append("\",\"dayName\":")
    appendString(line.language.dayName(date))
    append(",\"text\":")
    appendString(line.language.text(date, on: day))
    bytes += line.afterText
    if let difference {
      append("{\"version\":\"")
      bytes.append(contentsOf: FoundationAnswers.version.utf8)
      append("\",\"era\":")
      append(difference.era)
      append(",\"year\":")
      append(difference.year)
      append(",\"month\":")
      append(difference.month)
      append(difference.isLeapMonth ? ",\"isLeapMonth\":true" : ",\"isLeapMonth\":false")
      append(",\"day\":")
      append(difference.day)
      append("}")
    } else {
      append("null")
    }
    append(",\"note\":")
    appendString(note)
    append("}\n")
  }

  /// Writes down what all days of a month share.
  private func prepare(
    _ line: Line, _ calendar: CalendarID, _ span: MonthSpan, _ date: CalendarDate
  ) {
    var json = JSONWriter()
    json.key("era")
    json.string(line.language.englishEra(date))
    json.key("year")
    json.number(date.year)
    json.key("month")
    json.number(date.month)
    json.key("isLeapMonth")
    json.literal(date.isLeapMonth ? "true" : "false")
    line.beforeDay = Array("\",".utf8) + json.take() + Array(",\"day\":".utf8)
    json = JSONWriter()
    json.key("monthName")
    json.string(line.language.monthName(date))
    json.key("monthNameEnglish")
    json.string(line.english.monthName(date))
    json.key("eraName")
    json.string(line.language.era(date))
    json.key("yearName")
    if let name = line.language.yearName(date) { json.string(name) } else { json.null() }
    line.afterDay = Array(",".utf8) + json.take()
    json = JSONWriter()
    json.key("locale")
    json.string(line.language.locale)
    json.key("by")
    json.string(span.basis == .foundation ? "Foundation" : "bidiscope")
    json.key("source")
    json.string(CalendarNotes.source(of: calendar))
    line.afterText = Array(",".utf8) + json.take() + Array(",\"foundation\":".utf8)
    line.span = span
  }

  private mutating func appendString(_ string: String?) {
    guard let string else { return append("null") }
    var json = JSONWriter()
    json.string(string)
    bytes += json.take()
  }

  private mutating func append(_ literal: StaticString) { bytes.append(utf8: literal) }

  private mutating func append(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  // MARK: Text

  private mutating func writeText(
    _ line: Line, _ calendar: CalendarID, _ day: CivilDay, _ date: CalendarDate,
    _ difference: CalendarDate?, _ note: String?
  ) {
    let width = calendars.map { $0.id.description.utf8.count }.max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
    var text = padded(calendar.description, width) + "  " + padded(date.description, 12) + " "
    text += padded(line.english.monthName(date), 19) + " "
    let details = [
      line.language.text(date, on: day), line.language.weekday(day.weekday),
      line.language.dayName(date), line.language.yearName(date),
    ]
    text += details.compactMap { $0 }.map(Printable.text).joined(separator: " \u{B7} ") + "\n"
    let indent = String(repeating: " ", count: width + 2)
    if let difference {
      text += "\(indent)Foundation \(FoundationAnswers.version) on Linux: "
      text += "\(worded(difference, calendar, line.english)) (wrong)\n"
    }
    if let note { text += "\(indent)\(note)\n" }
    bytes.append(contentsOf: text.utf8)
  }

  /// Foundation's date in English words, where its numbers are in the range of names.
  private func worded(
    _ date: CalendarDate, _ calendar: CalendarID, _ english: CalendarLanguage
  ) -> String {
    switch calendar.name {
    case .vietnamese, .ethiopicAmeteAlem:
      // It gives the Gregorian date.
      let gregorian = CalendarLanguage(CalendarID(.gregorian), locale: "en")
      return "\(date.day) \(gregorian.monthName(date)) \(date.year)"
    default:
      let month =
        (1...12).contains(date.month) ? english.monthName(date) : "month \(date.month)"
      return "\(date.day) \(month) \(date.year)"
    }
  }
}

/// The days of the week in English, Sunday first.
enum WeekdayNames {
  static let english = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
