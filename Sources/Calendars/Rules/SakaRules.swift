/// The national calendar of India: the year begins on 22 March, in Gregorian leap years on 21
/// March.
///
/// Chaitra has 30 days, in leap years 31; the five months after it have 31, the others 30.
final class SakaRules: CalendarRules {
  func span(containing day: CivilDay) -> MonthSpan {
    var year = day.gregorian.year
    if day < Self.newYear(year) { year -= 1 }
    var start = Self.newYear(year)
    for month in 1...12 {
      let count = month == 1 ? (CivilDay.isLeap(year) ? 31 : 30) : month <= 6 ? 31 : 30
      if day < start + count {
        return MonthSpan(year: year - 78, month: month, start: start, count: count)
      }
      start = start + count
    }
    preconditionFailure("the months do not fill the year \(year)")
  }

  private static func newYear(_ year: Int) -> CivilDay {
    guard let day = CivilDay(year: year, month: 3, day: CivilDay.isLeap(year) ? 21 : 22) else {
      preconditionFailure("no March in \(year)")
    }
    return day
  }
}
