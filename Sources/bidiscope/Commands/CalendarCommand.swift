internal import ArgumentParser
internal import Calendars
internal import Locales
internal import Wording

/// `bidiscope calendar`: a day in 27 calendars, both ways.
struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar",
    abstract:
      "Print a day in one or all of \(CalendarID.calendars.count) calendars, or the day of a calendar's date.",
    discussion: """
      Days run from 1800-01-01 to 2200-12-31. A leap month is written 3L, a repeated day 14R. \
      An era may stand before the year: "japanese Heisei 1-1-8", "chinese 77 60-1-1". \
      Calendars and variants: \(CalendarID.all.map(\.description).joined(separator: ", ")).
      """)

  @Option(help: ArgumentHelp("The day, as yyyy-mm-dd, or today.", valueName: "day"))
  var date: String?

  @Option(help: ArgumentHelp("The first day of a range.", valueName: "day")) var from: String?

  @Option(help: ArgumentHelp("The last day of a range.", valueName: "day")) var to: String?

  @Option(help: ArgumentHelp("A date of a calendar, as \"tamil 1948-1-1\".", valueName: "date"))
  var on: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The calendars' names, or all. Default: all.", valueName: "name"))
  var calendar: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The locales to print it in. Default: the calendar's own language.", valueName: "locale"))
  var locale: [String] = []

  @Option(help: "How to print it.") var format = OutputFormat.text

  func validate() throws {
    let ways = [date != nil, from != nil || to != nil, on != nil].filter { $0 }.count
    guard ways <= 1 else { throw UsageError("give one of --date, --on, or --from with --to") }
    guard (from == nil) == (to == nil) else {
      throw UsageError("--from and --to go together")
    }
    for locale in locale {
      if let refusal = LocaleIdentifier.refusal(locale) { throw UsageError(refusal) }
    }
    _ = try calendars(default: [])
    if let from, let to, try day(from) > day(to) {
      throw UsageError("\(verbatim: from) is after \(verbatim: to)")
    }
    if let date { _ = try day(date) }
  }

  func run() throws {
    let book = CalendarBook()
    var calendars = try calendars(default: CalendarID.calendars)
    var days = CivilDay(rawValue: 0)...CivilDay(rawValue: 0)
    if let on {
      let (calendar, day) = try complaining { try book.day(reading: on, today: MachineDay.today) }
      if self.calendar.isEmpty { calendars = [calendar] }
      days = day...day
    } else if let from, let to {
      days = try day(from)...day(to)
    } else {
      let day = try day(date ?? "today")
      days = day...day
    }
    var output = StandardOutput(isForUsers: format == .text)
    let writers = CalendarWriters(calendars: calendars, locales: locale, asJSON: format == .json)
    try complaining {
      try writers.write(days) { bytes in
        output.write(bytes)
        try output.flush()
      }
    }
  }

  private func complaining<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let failure as CalendarFailure {
      throw UsageError(failure.words)
    }
  }

  private func calendars(default standard: [CalendarID]) throws -> [CalendarID] {
    try calendar.isEmpty
      ? standard
      : calendar.flatMap { name in
        name == "all"
          ? CalendarID.calendars : [try complaining { try CalendarBook.calendar(named: name) }]
      }
  }

  private func day(_ text: String) throws -> CivilDay {
    if text == "today" { return MachineDay.today }
    guard let day = CivilDay(text) else {
      throw UsageError(
        "'\(verbatim: text)' is not a day: write yyyy-mm-dd, with a day that the month has")
    }
    guard CalendarBook.range.contains(day) else {
      throw UsageError(
        "\(verbatim: text) is out of range: days run from \(verbatim: CalendarBook.range.lowerBound.iso) to \(verbatim: CalendarBook.range.upperBound.iso)"
      )
    }
    return day
  }
}
