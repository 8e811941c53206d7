internal import Calendars
internal import Formats
internal import Languages
internal import Locales
import Wording

/// Identifiers of locales, names of variables, values to format: whatever they are, they are
/// answered or refused.
enum LocaleFuzzing {
  private static let ways = FormatKind.Name.allCases.map(\.rawValue) + ["currency:ILS"]

  static func run(_ input: [UInt8]) {
    guard let choice = input.first else { return }
    let lines = input.dropFirst().split(separator: 0x0A, maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    let (name, value) = (lines.first ?? "", lines.count > 1 ? lines[1] : "-21")
    let refusal = LocaleIdentifier.refusal(name)
    check(LocaleIdentifier.isKnown(name) == (refusal == nil), "known and refused")
    check((refusal?.english.utf8.count ?? 0) < 1_000, "a long complaint")
    if let read = LocaleIdentifier(name) {
      // What is handed over is understood again, and stays the same.
      let again = LocaleIdentifier(read.foundation)
      check(again?.foundation == read.foundation, "another identifier the second time")
      check(again?.keywords == read.keywords, "other keywords the second time")
    }
    let way = ways[Int(choice) % ways.count]
    if let kind = try? FormatKind(reading: way) {
      let formatted = try? FormattedValue(value, as: kind, locale: name)
      check(formatted == nil || refusal == nil, "a locale that is none has formats")
    }
    _ = FormatKind.fitting(value)
    let calendar = CalendarID.calendars[Int(choice) % CalendarID.calendars.count]
    let language = CalendarLanguage(calendar, locale: name)
    let book = CalendarBook()
    let day = CalendarBook.range(of: calendar).lowerBound + Int(choice) * 300
    if let date = try? book.date(on: day, in: calendar) {
      _ = (language.text(date, on: day), language.monthName(date), language.era(date))
    }
    _ = try? book.day(reading: value, today: day)
    _ = LocaleIdentifier.firstWeekday(name)
    let facts = LocaleFacts(name)
    _ = (LocaleMatch(available: facts.maximal, preferred: name), LocaleNames.languageTag(name))
    let preferred = PreferredLocales(environment: ["LANGUAGE": value, "LANG": name, "LC_ALL": ""])
    let survey = LocaleSurvey(preferred)
    if let entry = preferred.entries.first { _ = survey.setup(for: entry.identifier) }
  }
}
