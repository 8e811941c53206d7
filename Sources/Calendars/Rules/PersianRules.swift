/// The Persian calendar by the law of 1925: the year begins on the day whose noon follows the
/// equinox of March.
///
/// Noon is that of Iran's legal time, UT+3:30. Months 1 to 6 have 31 days, 7 to 11 have 30, the
/// last one 29, in leap years 30. In 2124 the equinox is five minutes after that noon, and before
/// the sun's own: see ``CalendarNotes``.
final class PersianRules: CalendarRules {
  private static let zone = ClockZone(minutes: 210)
  private let sky: Sky
  private var newYears: [Int: CivilDay] = [:]

  init(sky: Sky) { self.sky = sky }

  func span(containing day: CivilDay) -> MonthSpan {
    var year = day.gregorian.year
    if day < newYear(year) { year -= 1 }
    var start = newYear(year)
    let length = newYear(year + 1).rawValue - start.rawValue
    for month in 1...12 {
      let count = month <= 6 ? 31 : month <= 11 ? 30 : length - 336
      if day < start + count {
        return MonthSpan(year: year - 621, month: month, start: start, count: count)
      }
      start = start + count
    }
    preconditionFailure("the months do not fill the year \(year)")
  }

  /// The first day of the year that begins in a Gregorian year.
  private func newYear(_ year: Int) -> CivilDay {
    if let known = newYears[year] { return known }
    let (day, fraction) = Self.zone.civil(equinox(year))
    let start = fraction < 0.5 ? day : day + 1
    newYears[year] = start
    return start
  }

  /// The equinox of March, as a Julian date in UT.
  func equinox(_ year: Int) -> Double {
    guard let march = CivilDay(year: year, month: 3, day: 21) else {
      preconditionFailure("no March in \(year)")
    }
    let estimate = Self.zone.instant(march)
    return TimeScales.universal(sky.crossing(of: 0, near: estimate, sky.sunWithNutation))
  }
}
