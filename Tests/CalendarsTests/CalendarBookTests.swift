import Testing

@testable import Calendars
import Wording

/// Range, refusals, and dates as they are written.
@Suite struct CalendarBookTests {
  @Test(arguments: CalendarID.calendars)
  func theWholeRangeIsAnsweredAndNothingBeyond(_ calendar: CalendarID) throws {
    let book = CalendarBook()
    for number in [-62_091, -62_090, 0, 84_369, 84_370] {
      let day = CivilDay(rawValue: number)
      let date = try book.date(on: day, in: calendar)
      #expect(try book.day(of: date, in: calendar) == day)
    }
    for number in [-62_092, 84_371] {
      let failure = #expect(throws: CalendarFailure.self) {
        try book.date(on: CivilDay(rawValue: number), in: calendar)
      }
      #expect(failure?.description.contains("1800-01-01 to 2200-12-31") == true)
    }
  }

  @Test func civilDaysCountAsTheGregorianCalendarDoes() throws {
    for number in stride(from: -100_000, through: 100_000, by: 37) {
      let day = CivilDay(rawValue: number)
      let (year, month, ofMonth) = day.gregorian
      #expect(CivilDay(year: year, month: month, day: ofMonth) == day)
      #expect(CivilDay(day.iso) == day)
    }
    #expect(CivilDay("1970-01-01")?.rawValue == 0 && CivilDay("1970-01-01")?.weekday == 5)
    for text in ["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-01-01x", "", "-1-01-01"]
    {
      #expect(CivilDay(text) == nil)
    }
  }

  @Test(arguments: [
    ("tamil 1948-1-1", "2026-04-14"), ("kannada 1948-3L-1", "2026-05-17"),
    ("japanese Heisei 1-1-8", "1989-01-08"), ("japanese showa 64-1-7", "1989-01-07"),
    ("japanese Bunsei 3-10-26", "1820-10-26"), ("japanese kansei 13-3-18", "1801-03-18"),
    ("japanese Man'en 1-10-26", "1860-10-26"),
    ("japanese Bunsei (1818-1830) 3-10-26", "1820-10-26"), ("japanese 8-1-1", "2026-01-01"),
    ("chinese 43-1-1", "2026-02-17"),
    ("chinese 77 60-1-1", "1983-02-13"), ("republicOfChina 1-1-1", "1912-01-01"),
    ("hebrew 5784-7-1", "2024-03-11"), ("vikram 2083-1-17", "2026-03-20"),
    ("BANGLA:bangladesh 1433-1-1", "2026-04-14"),
  ])
  func writtenDatesAreRead(_ text: String, _ expected: String) throws {
    let today = try #require(CivilDay("2026-11-21"))
    #expect(try CalendarBook().day(reading: text, today: today).day.iso == expected)
  }

  @Test(arguments: [
    ("tamil", "write the calendar"), ("tamil 1948/1/1", "write year-month-day"),
    ("tamul 1948-1-1", "there is no calendar 'tamul'"), ("tamil 1948-13-1", "has the months 1, 2"),
    ("tamil 1948-1-32", "has the days 1 to 31"), ("tamil 1948-1L-1", "has the months 1, 2"),
    ("hebrew 5786-6-1", "has the months 1, 2, 3, 4, 5, 7"), ("tamil 3000-1-1", "has no year 3000"),
    ("chinese 2025-1-1", "those of a cycle, 1 to 60"),
    ("japanese Edo 1-1-1", "has no era 'Edo'"), ("kannada 1948-1-1R", "has the days 2 to 30"),
  ])
  func aDateThatDoesNotExistIsNamed(_ text: String, _ expected: String) throws {
    let today = try #require(CivilDay("2026-11-21"))
    let failure = #expect(throws: CalendarFailure.self) {
      try CalendarBook().day(reading: text, today: today)
    }
    #expect(failure?.description.contains(expected) == true, "\(failure?.description ?? "none")")
  }
}
