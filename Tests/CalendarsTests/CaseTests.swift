import Foundation
import Testing

@testable import Calendars
import Wording

/// Dated cases with their sources: `Fixtures/cases.tsv`.
@Suite struct CalendarCaseTests {
  struct Case: CustomStringConvertible {
    let calendar: CalendarID
    let day: CivilDay
    let date: CalendarDate
    var description: String { "\(calendar) \(day.iso) \(date)" }
  }

  static func cases() throws -> [Case] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Fixtures/cases.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        let year = try #require(fields[2].split(separator: " ").last.flatMap { Int($0) })
        return Case(
          calendar: try #require(CalendarID(fields[0])), day: try #require(CivilDay(fields[1])),
          date: CalendarDate(
            year: year, month: try #require(Int(fields[3])), isLeapMonth: fields[4] == "1",
            day: try #require(Int(fields[5]))))
      }
  }

  @Test func everyCaseHoldsBothWays() throws {
    let cases = try Self.cases()
    #expect(cases.count == 430)
    let book = CalendarBook()
    for testCase in cases {
      let date = try book.date(on: testCase.day, in: testCase.calendar)
      var expected = testCase.date
      expected.isRepeatedDay = date.isRepeatedDay
      #expect(date == expected, "\(testCase)")
      #expect(try book.day(of: date, in: testCase.calendar) == testCase.day, "\(testCase)")
    }
  }

  /// Every third calendar with one book: most ask for the same places of the sun.
  @Test(arguments: 0..<3) func everyDayOfTwoCenturiesComesBack(_ part: Int) throws {
    let book = CalendarBook()
    for number in stride(from: part, to: CalendarID.all.count, by: 3) {
      try expectEveryDayComesBack(CalendarID.all[number], book)
    }
  }

  private func expectEveryDayComesBack(_ calendar: CalendarID, _ book: CalendarBook) throws {
    let first = try #require(CivilDay("1900-01-01"))
    let last = try #require(CivilDay("2100-12-31"))
    let range = CalendarBook.range(of: calendar)
    var wrong: [String] = []
    var before: CalendarDate?
    for number in max(first, range.lowerBound).rawValue...last.rawValue {
      let day = CivilDay(rawValue: number)
      let date = try book.date(on: day, in: calendar)
      if date == before { wrong.append("\(day.iso): twice \(date)") }
      if try book.day(of: date, in: calendar) != day { wrong.append("\(day.iso): \(date)") }
      if !(1...32).contains(date.day) || !(1...13).contains(date.month) {
        wrong.append("\(day.iso): \(date)")
      }
      before = date
    }
    #expect(wrong.isEmpty, "\(calendar), \(wrong.count): \(wrong.prefix(5))")
  }
}
