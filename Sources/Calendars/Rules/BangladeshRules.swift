/// The civil calendar of Bangladesh: year 1 Boishakh is 14 April.
///
/// The reform of 2019 gives months 1 to 6 31 days, the others 30, and Falgun 29 but in Gregorian
/// leap years. Before, from 1987, months 1 to 5 had 31 days, the others 30, and Falgun 31 in
/// Gregorian leap years.
final class BangladeshRules: CalendarRules {
  func span(containing day: CivilDay) -> MonthSpan {
    let gregorian = day.gregorian
    var year = gregorian.year
    if (gregorian.month, gregorian.day) < (4, 14) { year -= 1 }
    guard var start = CivilDay(year: year, month: 4, day: 14) else {
      preconditionFailure("no 14 April in \(year)")
    }
    for month in 1...12 {
      let count = Self.length(ofMonth: month, gregorianYear: year)
      if day < start + count {
        return MonthSpan(year: year - 593, month: month, start: start, count: count)
      }
      start = start + count
    }
    preconditionFailure("the months do not fill the year \(year)")
  }

  /// The days of a month of the year that begins in a Gregorian year.
  private static func length(ofMonth month: Int, gregorianYear: Int) -> Int {
    // Falgun falls in the February after.
    let isLeap = CivilDay.isLeap(gregorianYear + 1)
    guard gregorianYear >= 2019 else {
      return month <= 5 ? 31 : month == 11 && isLeap ? 31 : 30
    }
    return month <= 6 ? 31 : month == 11 ? (isLeap ? 30 : 29) : 30
  }
}
