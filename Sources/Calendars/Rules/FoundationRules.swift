internal import Algorithms

/// A calendar's dates as Foundation reckons them.
final class FoundationRules: CalendarRules {
  private let source: FoundationDates

  init(_ name: CalendarName) { source = FoundationDates(name) }

  func span(containing day: CivilDay) -> MonthSpan {
    let date = source.date(on: day)
    let start = edge(of: date, at: day, step: -1)
    let end = edge(of: date, at: day, step: 1)
    return MonthSpan(
      era: date.era, year: date.year, month: date.month, isLeapMonth: date.isLeapMonth,
      start: start, count: end.rawValue - start.rawValue + 1,
      firstNumber: date.day - (day.rawValue - start.rawValue))
  }

  /// The last day, in a direction, up to which the days of the month are numbered one by one.
  ///
  /// No month of these calendars has more than 31 days; the days in between follow by bisection,
  /// because a month's days are one stretch.
  private func edge(of date: CalendarDate, at day: CivilDay, step: Int) -> CivilDay {
    let beyond = (1..<32).partitioningIndex { distance in
      var expected = date
      expected.day += step * distance
      return source.date(on: day + step * distance) != expected
    }
    return day + step * (beyond - 1)
  }
}
