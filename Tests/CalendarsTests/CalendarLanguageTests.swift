import Testing

import Locales

@testable import Calendars
import Wording

/// Dates in words.
@Suite struct CalendarLanguageTests {
  private func wording(_ calendar: String, _ day: String, _ locale: String) throws -> String {
    let id = try #require(CalendarID(calendar))
    let day = try #require(CivilDay(day))
    let date = try CalendarBook().date(on: day, in: id)
    return CalendarLanguage(id, locale: locale).text(date, on: day)
  }

  @Test(arguments: [
    ("tamil", "en", "Chithirai 1, 1948 Saka"), ("malayalam", "en", "Medam 1, 1201 Kollam"),
    ("bangla", "en", "Choitro 30, 1432 Bengali San"), ("odia", "en", "Baisakha 1, 1433 Amli"),
    ("telugu", "en", "Chaitra 27, 1948 Saka"), ("gujarati", "en", "Chaitra 27, 2082 Vikram Samvat"),
    ("ethiopicAmeteAlem", "en", "Miazia 6, 7518 Amete Alem"),
    ("tamil", "ta", "1 சித்திரை, 1948 சக ஆண்டு"),
    ("coptic", "en", "Baramouda 6, 1742 Anno Martyrum"),
    ("vietnamese", "vi", "Ngày 27 tháng 2 năm Bính Ngọ"),
    ("dangi", "ko", "병오년 2월 27일"), ("chinese", "zh-Hans", "2026丙午年二月廿七"),
    ("japanese", "ja", "令和8年4月14日"),
  ])
  func datesAreWordedInALocale(_ calendar: String, _ locale: String, _ expected: String) throws {
    #expect(try wording(calendar, "2026-04-14", locale) == expected)
  }

  /// Nothing is in Latin letters beside letters from right to left: no placeholder of CLDR, no
  /// English era.
  @Test(arguments: ["he", "ar"]) func datesFromRightToLeftHaveNoLatinLetters(_ locale: String)
    throws
  {
    let book = CalendarBook()
    for id in CalendarID.all {
      let language = CalendarLanguage(id, locale: locale)
      let years = stride(from: 1800, to: 2200, by: 6).map { "\($0)-04-14" }
      for text in ["2026-11-23", "2025-08-01", "2023-03-25", "1905-06-01"] + years {
        let day = try #require(CivilDay(text))
        guard let date = try? book.date(on: day, in: id) else { continue }
        let said = [
          language.text(date, on: day), language.era(date), language.monthName(date),
          language.dayName(date) ?? "", language.yearName(date) ?? "",
        ]
        for said in said.dropFirst(id.name == .gregorian || id.name == .iso8601 ? 2 : 0) {
          let isLatin = said.unicodeScalars.contains {
            $0.properties.isAlphabetic && $0.value < 0x370 || $0 == "%"
          }
          #expect(!isLatin, "\(id) \(text): \(said)")
        }
        #expect(language.text(date, on: day).unicodeScalars.contains { $0.value >= 0x590 })
      }
    }
  }

  @Test func everyCalendarHasNamesInItsOwnLanguageAndInEnglish() throws {
    let book = CalendarBook()
    for id in CalendarID.all {
      for locale in [id.name.locale, "en", "ar", "he", "fa"] {
        let language = CalendarLanguage(id, locale: locale)
        for number in stride(from: 20_454, to: 20_820, by: 15) {
          let day = CivilDay(rawValue: number)
          let date = try book.date(on: day, in: id)
          #expect(!language.monthName(date).isEmpty && !language.era(date).isEmpty)
          let text = language.text(date, on: day)
          #expect(!text.contains("ERA") && !text.isEmpty, "\(id) \(locale) \(text)")
        }
      }
    }
  }

  @Test func adarOfALeapYearIsAdarII() throws {
    let language = CalendarLanguage(CalendarID(.hebrew), locale: "en")
    #expect(language.monthName(CalendarDate(year: 5784, month: 7, day: 1)) == "Adar II")
    #expect(language.monthName(CalendarDate(year: 5786, month: 7, day: 1)) == "Adar")
    #expect(language.monthName(CalendarDate(year: 5784, month: 6, day: 1)) == "Adar I")
  }

  @Test func lunarDaysAndYearsHaveNames() throws {
    let kannada = CalendarLanguage(CalendarID(.kannada), locale: "en")
    #expect(kannada.dayName(CalendarDate(year: 1948, month: 1, day: 15)) == "Purnima")
    #expect(kannada.dayName(CalendarDate(year: 1948, month: 1, day: 30)) == "Amavasya")
    #expect(kannada.dayName(CalendarDate(year: 1948, month: 1, day: 16)) == "Krishna Pratipada")
    #expect(kannada.yearName(CalendarDate(year: 1948, month: 1, day: 2)) == "Parabhava")
    let vikram = CalendarLanguage(CalendarID(.vikram), locale: "en")
    #expect(vikram.dayName(CalendarDate(year: 2083, month: 1, day: 16)) == "Shukla Pratipada")
    #expect(vikram.dayName(CalendarDate(year: 2083, month: 1, day: 15)) == "Amavasya")
    #expect(vikram.dayName(CalendarDate(year: 2083, month: 1, day: 30)) == "Purnima")
    let leap = CalendarDate(year: 2083, month: 3, isLeapMonth: true, day: 30)
    #expect(vikram.dayName(leap) == "Amavasya")
    #expect(vikram.monthName(leap) == "adhika Jyeshtha")
    let vietnamese = CalendarLanguage(CalendarID(.vietnamese), locale: "vi")
    #expect(vietnamese.yearName(CalendarDate(year: 1968, month: 1, day: 1)) == "Mậu Thân")
  }

  @Test func foundationIsToldWhereItDiffers() throws {
    let answers = FoundationAnswers()
    let book = CalendarBook()
    let day = try #require(CivilDay("2026-04-14"))
    for name in CalendarName.allCases {
      let date = try book.date(on: day, in: CalendarID(name))
      let difference = answers.difference(on: day, in: CalendarID(name), from: date)
      if name.isInFoundation { #expect(difference == nil, "\(name)") }
    }
    let zero = try #require(CivilDay("2057-09-28"))
    let chinese = CalendarID(.chinese)
    let date = try book.date(on: zero, in: chinese)
    #expect(answers.difference(on: zero, in: chinese, from: date)?.day == 0)
  }

  /// A month's answers come from few questions; each is that of a day asked alone.
  @Test(arguments: [CalendarName.tamil, .malayalam, .kannada, .hebrew])
  func foundationsAnswersInARowAreThoseOfEachDay(_ name: CalendarName) throws {
    let calendar = CalendarID(name)
    let inARow = FoundationAnswers()
    let source = FoundationDates(name)
    let none = CalendarDate(year: 0, month: 0, day: 0)
    for number in [-55_000, 20_550, 80_000].flatMap({ $0..<$0 + 120 }) {
      let day = CivilDay(rawValue: number)
      #expect(
        inARow.difference(on: day, in: calendar, from: none) == source.date(on: day),
        "\(day.iso)")
    }
  }

  @Test func unknownLocalesAreRefused() {
    for known in ["en", "ar-EG", "pa-Arab", "zh-Hant-TW", "ckb", "ar_LB", "ta"] {
      #expect(LocaleIdentifier.isKnown(known), "\(known)")
    }
    for unknown in ["", "xx", "qq-ZZ", "english", "ar-EG\u{1B}", "en US", "12"] {
      #expect(!LocaleIdentifier.isKnown(unknown), "\(unknown)")
    }
  }
}
