import Foundation
import Testing

@testable import Calendars

/// Every month from 1800 to 2200 against independent sources: `Fixtures/years.tsv`, which
/// `Scripts/calendar-years` writes.
@Suite struct YearTests {
  struct Year: CustomStringConvertible {
    let number: Int
    let start: CivilDay
    let months: [(days: Int, isLeap: Bool)]
    var description: String { "\(number) from \(start.iso)" }
  }

  static func years(of calendar: String) throws -> [Year] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Fixtures/years.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(calendar + "\t") }.map { line in
        let fields = line.split(separator: "\t")
        return Year(
          number: try #require(Int(fields[2])), start: try #require(CivilDay(fields[3])),
          months: try fields[4].split(separator: " ").map {
            (try #require(Int($0.drop { $0 == "L" })), $0.hasPrefix("L"))
          })
      }
  }

  /// The months that differ: 1 to 13 with L for a leap month, after the year.
  static func differences(_ name: CalendarName) throws -> [String] {
    let book = CalendarBook()
    let calendar = CalendarID(name)
    var differences: [String] = []
    for year in try years(of: name.rawValue) {
      var start = year.start
      var number = 0
      for (index, month) in year.months.enumerated() {
        // Adar I is left out of a common Hebrew year.
        number += name == .hebrew && index == 5 && year.months.count == 12 ? 2 : 1
        if month.isLeap { number -= 1 }
        defer { start = start + month.days }
        guard CalendarBook.range.contains(start) else { continue }
        let span = try book.span(containing: start, in: calendar)
        let ours = name == .chinese || name == .dangi ? span.era * 60 + span.year - 2697 : span.year
        let isSame =
          ours == year.number && span.month == number && span.isLeapMonth == month.isLeap
          && span.start == start && span.count == month.days
        if !isSame { differences.append("\(year.number)-\(number)\(month.isLeap ? "L" : "")") }
      }
    }
    return differences
  }

  @Test(arguments: [
    (CalendarName.hebrew, 399), (.islamicUmmAlQura, 158), (.islamicCivil, 409), (.coptic, 399),
    (.indian, 398), (.persian, 399), (.dangi, 251),
  ])
  func everyMonthIsThatOfTheSource(_ name: CalendarName, _ count: Int) throws {
    #expect(try Self.years(of: name.rawValue).count == count)
    let differences = try Self.differences(name)
    #expect(differences == [])
  }

  /// The source reckons by other series and another length of the day: it differs in months that
  /// are marked as not settled, and in no leap month.
  @Test func everyChineseMonthIsThatOfTheSourceUntilTheSkyDecides() throws {
    #expect(try Self.years(of: "chinese").count == 401)
    let differences = try Self.differences(.chinese)
    // In 2097 the table of the Hong Kong Observatory (to 2100, as in LunarCalendar, PyPI) has the
    // months as they are here.
    #expect(differences == ["2097-6", "2097-7", "2133-8", "2133-9"])
  }

  @Test(arguments: [
    ("hebrew", "2045-11-09", "5806-2-29"), ("hebrew", "2045-11-10", "5806-3-1"),
    ("hebrew", "2046-10-01", "5807-1-1"), ("islamicUmmAlQura", "1979-11-20", "1400-1-1"),
    ("islamicUmmAlQura", "1924-08-01", "1343-1-1"),
    ("islamicUmmAlQura", "2077-11-16", "1500-12-30"),
    ("islamicUmmAlQura", "1924-07-31", "1342-12-28"), ("persian", "2124-03-20", "1502-12-30"),
    ("persian", "2124-03-21", "1503-1-1"), ("chinese", "1800-05-24", "57-4L-1"),
    ("japanese", "1868-10-23", "1-10-23"), ("japanese", "1868-10-22", "4-10-22"),
  ])
  func daysThatWereWrongAreRight(_ name: String, _ day: String, _ date: String) throws {
    let calendar = try #require(CalendarID(name))
    let found = try CalendarBook().date(on: try #require(CivilDay(day)), in: calendar)
    #expect(found.description == date)
  }

  /// Each month's first and last day over the whole range: Foundation's answer is beside ours
  /// wherever it differs.
  @Test(arguments: CalendarName.allCases.filter(\.isInFoundation))
  func monthsInWhichFoundationDiffersAreCounted(_ name: CalendarName) throws {
    let book = CalendarBook()
    let calendar = CalendarID(name)
    let foundation = FoundationAnswers()
    var months: [String] = []
    var day = CalendarBook.range.lowerBound
    while CalendarBook.range.contains(day) {
      let span = try book.span(containing: day, in: calendar)
      let isOther = [span.start, span.end - 1].filter(CalendarBook.range.contains).contains {
        let date = span.date(at: $0.rawValue - span.start.rawValue)
        return foundation.difference(on: $0, in: calendar, from: date) != nil
      }
      if isOther { months.append(span.start.iso) }
      day = span.end
    }
    let expected = Self.otherMonths[name] ?? 0
    #expect(months.count == expected, "\(name): \(months.prefix(40))")
  }

  private static let otherMonths: [CalendarName: Int] = [
    .hebrew: 13, .japanese: 24, .islamicUmmAlQura: 755, .islamic: 39, .chinese: 49, .dangi: 47,
  ]

  @Test func aMonthSaysWhatItRestsOn() throws {
    let book = CalendarBook()
    func basis(_ name: CalendarName, _ day: String) throws -> Basis {
      try book.span(containing: try #require(CivilDay(day)), in: CalendarID(name)).basis
    }
    #expect(try basis(.islamicUmmAlQura, "1979-11-20") == .published)
    #expect(try basis(.islamicUmmAlQura, "1924-07-31") == .foundation)
    #expect(try basis(.islamicUmmAlQura, "2077-11-17") == .foundation)
    #expect(try basis(.chinese, "1800-05-24") == .published)
    #expect(try basis(.chinese, "2026-02-17") == .rule)
    var open: [String] = []
    var day = CalendarBook.range.lowerBound
    while CalendarBook.range.contains(day) {
      let span = try book.span(containing: day, in: CalendarID(.chinese))
      if span.basis == .notSettled { open.append(span.start.iso) }
      day = span.end
    }
    // Two months, one before and one after each doubtful new moon.
    #expect(
      open == [
        "2057-08-30", "2057-09-29", "2097-07-09", "2097-08-08", "2133-08-30", "2133-09-29",
        "2165-11-04", "2165-12-03", "2172-09-18", "2172-10-17",
      ])
  }
}
