/// An era of Japan with its name and its days, as dates of the calendar `japanese` have it.
public struct JapaneseEraName: Hashable, Sendable {
  /// Its name in English, without its years: `Heisei`.
  public let name: String
  /// The Gregorian year in which its year 1 began; before 1873 that year was lunisolar.
  public let firstYear: Int
  /// The first day that is dated by it.
  public let firstDay: CivilDay
  /// The last one; nil for the era that goes on.
  public let lastDay: CivilDay?

  /// Those that there are dates of, the oldest first. Makes formatters.
  public static func all() -> [JapaneseEraName] {
    let calendar = CalendarID(.japanese)
    let language = CalendarLanguage(calendar, locale: "en")
    let eras = JapaneseEra.all
    return eras.enumerated().map { index, era in
      // CLDR adds the years of the older ones: `Genji (1864–1865)`.
      let name = language.englishEra(CalendarDate(era: era.number, year: 1, month: 1, day: 1))
      return JapaneseEraName(
        name: name.split(separator: " (").first.map(String.init) ?? name,
        firstYear: era.firstYear, firstDay: era.start,
        lastDay: index + 1 < eras.count ? eras[index + 1].start - 1 : nil)
    }
  }

  /// The names that it is found by: as it is, and as it is typed without macrons.
  public var names: [String] {
    let typed = String(
      name.map { character -> Character in
        switch character {
        case "\u{14C}": "O"
        case "\u{14D}": "o"
        case "\u{16B}": "u"
        case "\u{2019}": "'"
        default: character
        }
      })
    return typed == name ? [name] : [name, typed]
  }
}
