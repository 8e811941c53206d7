import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// The month below that of the chosen day.
@Suite struct MonthAfterTests {
  /// A wide pane shows the month after the chosen day's whole, with its days in the same columns. A
  /// press on its name goes there, as one on a day does.
  @Test func theMonthAfterStandsBelow() throws {
    var stage = CalendarsPaneTests().stage(rows: 60, columns: 200)
    let month = CalendarsFeature.calendarMonth
    let rows = stage.rows(of: month)
    let head = try #require(rows.firstIndex { $0.hasPrefix("May 2026") }, "\(stage)")
    #expect(rows[0].hasPrefix("April 2026") && rows[head - 1].allSatisfy { $0 == " " }, "\(stage)")
    #expect(rows[head + 1].contains("T ") && rows[head + 1].contains("W "), "\(stage)")
    #expect(rows[head + 7].contains("31"), "\(stage)")
    // Two Fridays.
    func column(of day: String, _ row: String) -> Int? {
      row.firstRange(of: day).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
    }
    let april = try #require(column(of: "17", rows[4]), "\(stage)")
    #expect(column(of: "15", rows[head + 4]) == april, "\(stage)")
    let inner = try #require(stage.app.plan[month]?.inner)
    func press(row: Int, column: Int) {
      stage.send(
        .mouse(
          MouseEvent(
            .press(.left), at: Point(row: inner.row + row, column: inner.column + column))))
    }
    press(row: head + 4, column: april)
    // 2026-05-15.
    #expect(stage.app.calendars.day == CalendarsPaneTests.day + 31, "\(stage)")
    let june = try #require(
      stage.rows(of: month).firstIndex { $0.hasPrefix("June 2026") }, "\(stage)")
    press(row: june, column: 0)
    #expect(stage.app.calendars.day == CalendarsPaneTests.day + 62, "\(stage)")
  }

  /// The month below the chosen day's takes no row from a list that is cut.
  @Test func theMonthAfterTakesNoRowOfAList() throws {
    var seen: Set<Bool> = []
    for rows in 30...60 {
      var stage = Stage("ab", rows: rows, columns: 200)
      stage.pass(.calendars(.today(CalendarsPaneTests.day)))
      stage.act(.arrange(.calendars))
      let ahead = try #require(stage.app.plan[CalendarsFeature.calendarAhead]?.outer)
      let isCut = stage.rows[ahead.row].contains(/[0-9]+ of [0-9]+/)
      let hasNext = stage.rows(of: CalendarsFeature.calendarMonth).contains {
        $0.hasPrefix("May 2026")
      }
      seen.insert(hasNext)
      #expect(!isCut || !hasNext, "\(stage)")
    }
    #expect(seen == [true, false])
  }

  /// The days of the second calendar have the names of their months in the heading, at 80 columns
  /// too.
  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func theMonthsOfTheSecondCalendarAreNamed(_ rows: Int, _ columns: Int) {
    // Months of five weeks at most, which leave the second calendar its rows.
    for month in ["2026-09", "2026-10", "2026-11", "2026-12", "2027-02", "2027-03", "2027-04"] {
      var stage = Stage("ab AB cd", rows: rows, columns: columns)
      stage.act(.arrange(.calendars))
      stage.pass(.calendars(.today(CalendarsPaneTests.day)))
      stage.act(.calendars(.readDate("\(month)-15")))
      let heading = stage.rows(of: CalendarsFeature.calendarMonth).first ?? ""
      #expect(heading.contains(#/202[67] .*[a-zI0-9] ?\u{2013} ?[A-Z][a-z]/#), "\(stage)")
    }
  }

  /// At 40 columns a month has its year, if with a short name, and the edge says how many of its
  /// weeks are shown.
  @Test(arguments: ["2026-11-27", "2026-09-01", "2027-02-10", "2026-05-20", "2026-12-31"])
  func aMonthHasItsYearOnASmallScreen(_ date: String) throws {
    var stage = CalendarsPaneTests().stage(rows: 12, columns: 40)
    stage.act(.calendars(.readDate(date)))
    let month = CalendarsFeature.calendarMonth
    let shown = stage.rows(of: month)
    #expect(shown.first?.contains(String(date.prefix(4))) == true, "\(stage)")
    #expect(!shown.joined().contains("\u{2026}"), "\(stage)")
    let edge = try #require(stage.app.plan[month]?.outer.row)
    #expect(stage.rows[edge].contains(#/1 of [456]/#), "\(stage)")
  }
}
