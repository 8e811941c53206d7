/// The Hebrew calendar.
///
/// A year begins on the day of the molad of Tishri, put off where it falls at noon or later, on
/// Sunday, Wednesday or Friday, or where the year's length would not be one of the six. Months are
/// numbered from Tishri; 6 is Adar I and is left out of common years. Source: Reingold and
/// Dershowitz, Calendrical Calculations, ch. 8.
final class HebrewRules: CalendarRules {
  /// From which days are counted: Julian day number 347998, 1 Tishri of year 1.
  private static let epoch = 347_998 - 2_440_588

  func span(containing day: CivilDay) -> MonthSpan {
    // A mean year has 365.2468 days.
    var year = (day.rawValue - Self.epoch) * 98_496 / 35_975_351 + 1
    while Self.newYear(year) > day { year -= 1 }
    while Self.newYear(year + 1) <= day { year += 1 }
    var start = Self.newYear(year)
    let length = Self.newYear(year + 1).rawValue - start.rawValue
    for month in 1...13 where month != 6 || Self.isLeap(year) {
      let count = Self.length(ofMonth: month, yearLength: length)
      if day < start + count {
        return MonthSpan(year: year, month: month, start: start, count: count)
      }
      start = start + count
    }
    preconditionFailure("the months do not fill the year \(year)")
  }

  /// Whether a year has 13 months: seven of nineteen do.
  static func isLeap(_ year: Int) -> Bool { (7 * year + 1).flooringRemainder(by: 19) < 7 }

  private static func length(ofMonth month: Int, yearLength: Int) -> Int {
    switch month {
    // Heshvan is long in a complete year of 355 or 385 days, Kislev short in a deficient one of 353
    // or 383.
    case 2: yearLength % 10 == 5 ? 30 : 29
    case 3: yearLength % 10 == 3 ? 29 : 30
    // Tevet, Adar, Iyar, Tammuz and Elul.
    case 4, 7, 9, 11, 13: 29
    default: 30
    }
  }

  /// The first day of a year.
  private static func newYear(_ year: Int) -> CivilDay {
    let day = elapsed(year)
    let before = elapsed(year - 1)
    let after = elapsed(year + 1)
    // A year of 356 days would come, or one of 382 has been.
    let delay = after - day == 356 ? 2 : day - before == 382 ? 1 : 0
    return CivilDay(rawValue: epoch + day + delay)
  }

  /// The days from the epoch to the molad of Tishri, put off from noon and from Sunday, Wednesday
  /// and Friday.
  private static func elapsed(_ year: Int) -> Int {
    let months = (235 * year - 234).flooringDivision(by: 19)
    // An hour has 1080 parts; the first molad is 5 hours and 204 parts before the epoch's day ends.
    let parts = 12_084 + 13_753 * months
    let day = 29 * months + parts.flooringDivision(by: 25_920)
    return (3 * (day + 1)).flooringRemainder(by: 7) < 3 ? day + 1 : day
  }
}
