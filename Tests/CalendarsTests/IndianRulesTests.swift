import Testing

@testable import Calendars
import Wording

/// Intercalary and expunged months, repeated and skipped days, and the variants.
@Suite struct IndianRulesTests {
  private func date(_ calendar: String, _ day: String) throws -> String {
    try CalendarBook().date(on: try #require(CivilDay(day)), in: try #require(CalendarID(calendar)))
      .description
  }

  @Test func theTwoExpungedMonthsAreMissing() throws {
    let book = CalendarBook()
    var missing: [String] = []
    for year in 1822...2120 {
      let months = Set(book.months(era: 0, year: year, in: CalendarID(.kannada)).map(\.month))
      missing += Set(1...12).subtracting(months).map { "\(year)-\($0)" }
    }
    #expect(missing.contains("1885-9") && missing.contains("1904-11"))
    // None from 1984 to 2060.
    #expect(!missing.contains { (1906...1981).contains(Int($0.prefix(4)) ?? 0) })
  }

  @Test func theFirstDayOfSaka1948IsDayTwo() throws {
    let book = CalendarBook()
    #expect(try date("kannada", "2026-03-19") == "1947-12-30")
    #expect(try date("kannada", "2026-03-20") == "1948-1-2")
    let skipped = try #require(CalendarDate(reading: "1948-1-1"))
    let failure = #expect(throws: CalendarFailure.self) {
      try book.day(of: skipped, in: CalendarID(.kannada))
    }
    #expect(failure?.description.contains("has the days 2 to 30") == true)
  }

  @Test func aLunarDayOfTwoSunrisesIsRepeated() throws {
    let book = CalendarBook()
    #expect(try date("kannada", "1985-04-18") == "1907-1-29")
    #expect(try date("kannada", "1985-04-19") == "1907-1-29R")
    let repeated = try #require(CalendarDate(reading: "1907-1-29R"))
    #expect(try book.day(of: repeated, in: CalendarID(.kannada)).iso == "1985-04-19")
    let plain = try #require(CalendarDate(reading: "1907-1-28R"))
    let failure = #expect(throws: CalendarFailure.self) {
      try book.day(of: plain, in: CalendarID(.kannada))
    }
    #expect(failure?.description.contains("is not repeated") == true)
  }

  @Test func anIntercalaryMonthStandsInTheMiddleOfAPurnimantaMonth() throws {
    let months = CalendarBook().months(era: 0, year: 2080, in: CalendarID(.vikram))
    let labels = months.map { "\($0.month)\($0.isLeapMonth ? "L" : "")" }
    #expect(labels[5...8] == ["4", "5", "5L", "5"] || labels.contains("5L"))
    let leap = try #require(labels.firstIndex(of: "5L"))
    #expect(labels[leap - 1] == "5" && labels[leap + 1] == "5")
    #expect(months[leap - 1].dayNumbers.allSatisfy { $0 <= 15 })
    #expect(months[leap + 1].dayNumbers.allSatisfy { $0 >= 16 })
  }

  @Test func theAlmanacHasNoAdhikaKartikaIn2028() throws {
    let months = CalendarBook().months(era: 0, year: 1950, in: CalendarID(.marathi))
    #expect(!months.contains { $0.isLeapMonth })
  }

  @Test(arguments: [
    // 14 April is fixed; 21 February is 8 Falgun since the reform of 2019, 9 before.
    ("2026-04-14", "1433-1-1"), ("2026-02-21", "1432-11-8"), ("2018-02-21", "1424-11-9"),
    ("2019-10-16", "1426-6-31"), ("2020-03-13", "1426-11-29"), ("1987-04-14", "1394-1-1"),
  ])
  func bangladeshHasFixedMonths(_ day: String, _ expected: String) throws {
    #expect(try date("bangla:bangladesh", day) == expected)
  }

  @Test func theSunOfTheSuryaSiddhantaEntersLater() throws {
    #expect(try date("bangla", "2026-07-17") == "1433-4-1")
    #expect(try date("bangla:surya-siddhanta", "2026-07-17") == "1433-3-32")
    #expect(try date("bangla:surya-siddhanta", "2026-07-18") == "1433-4-1")
  }

  @Test func theTiruvalluvarYearChangesWithThai() throws {
    #expect(try date("tamil:tiruvalluvar", "2024-01-14") == "2054-9-30")
    #expect(try date("tamil:tiruvalluvar", "2024-01-15") == "2055-10-1")
    #expect(try date("tamil:tiruvalluvar", "2024-04-14") == "2055-1-1")
  }

  @Test(arguments: [
    // Three fifths of daylight with the almanac's sun: one day on either side of the limit.
    ("1973-02-12", "1148-6-30"), ("2035-05-15", "1210-10-1"), ("2026-06-15", "1201-11-1"),
  ])
  func malayalamMonthsBeginByTheEndOfMidday(_ day: String, _ expected: String) throws {
    #expect(try date("malayalam", day) == expected)
  }

  @Test func vietnamKeptTetAMonthBeforeChinaIn1985() throws {
    #expect(try date("vietnamese", "1985-01-21") == "1985-1-1")
    #expect(try date("chinese", "1985-02-20") == "2-1-1")
    #expect(try date("vietnamese", "1968-01-29") == "1968-1-1")
  }
}
