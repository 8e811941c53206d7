/// The Ethiopic calendar in the era of the world, Amete Alem: years of 12 months of 30 days, and five or six days.
final class AmeteAlemRules: CalendarRules {
  /// The first day of Amete Mihret, Julian day number 1724221 (29 August 8, Julian).
  private static let epoch = 1_724_221 - 2_440_588

  func span(containing day: CivilDay) -> MonthSpan {
    let days = day.rawValue - Self.epoch
    // Year 1 is the first of four; the third is the long one.
    let cycle = days.flooringDivision(by: 1461)
    let inCycle = days - cycle * 1461
    let inYears = inCycle < 1096 ? min(inCycle / 365, 2) : 3
    let year = cycle * 4 + inYears + 1
    let start = 365 * (year - 1) + year.flooringDivision(by: 4)
    let month = (days - start) / 30
    return MonthSpan(
      year: year + 5500, month: month + 1,
      start: CivilDay(rawValue: Self.epoch + start + month * 30),
      count: month < 12 ? 30 : Self.length(year) - 360)
  }

  private static func length(_ year: Int) -> Int {
    year.flooringRemainder(by: 4) == 3 ? 366 : 365
  }
}

/// The civil calendar of Bangladesh: year 1 Boishakh is 14 April.
///
/// The reform of 2019 gives months 1 to 6 31 days, the others 30, and Falgun 29 but in Gregorian leap years. Before, from
/// 1987, months 1 to 5 had 31 days, the others 30, and Falgun 31 in Gregorian leap years.
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
