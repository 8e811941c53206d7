/// The Islamic calendar by arithmetic: in 30 years eleven have a day more.
final class TabularIslamicRules: CalendarRules {
  private let epoch: Int

  /// Year 1 begins on a Julian day number: 1948440, Friday 16 July 622 (Julian), or the Thursday
  /// before.
  init(julianDay: Int) { epoch = julianDay - 2_440_588 }

  func span(containing day: CivilDay) -> MonthSpan {
    let days = day.rawValue - epoch
    var year = (30 * days + 10_646).flooringDivision(by: 10_631)
    while start(year) > day { year -= 1 }
    while start(year + 1) <= day { year += 1 }
    var start = start(year)
    for month in 1...12 {
      let isLong = month % 2 == 1 || month == 12 && (14 + 11 * year).flooringRemainder(by: 30) < 11
      let count = isLong ? 30 : 29
      if day < start + count {
        return MonthSpan(year: year, month: month, start: start, count: count)
      }
      start = start + count
    }
    preconditionFailure("the months do not fill the year \(year)")
  }

  private func start(_ year: Int) -> CivilDay {
    CivilDay(rawValue: epoch + 354 * (year - 1) + (3 + 11 * year).flooringDivision(by: 30))
  }
}

/// The Islamic calendar by the conjunction: a month begins on the day after it, counted in UT.
///
/// It is a reckoning, as Foundation's `islamic` is, and no one's religious calendar, which is seen
/// and not computed.
final class ConjunctionRules: CalendarRules {
  private static let meanMonth = 29.530588861
  /// The months from 1 Muharram 1 to the new moon of January 2000.
  private static let months = 17_037
  private let sky: Sky
  private var starts: [Int: CivilDay] = [:]

  init(sky: Sky) { self.sky = sky }

  func span(containing day: CivilDay) -> MonthSpan {
    let instant = TimeScales.epoch + Double(day.rawValue)
    var index = Int(((instant - 2_451_550.09766) / Self.meanMonth).rounded(.down))
    while start(index) > day { index -= 1 }
    while start(index + 1) <= day { index += 1 }
    let month = index + Self.months
    return MonthSpan(
      year: month.flooringDivision(by: 12) + 1, month: month.flooringRemainder(by: 12) + 1,
      start: start(index), count: start(index + 1).rawValue - start(index).rawValue)
  }

  private func start(_ index: Int) -> CivilDay {
    if let known = starts[index] { return known }
    let time = sky.conjunction(near: 2_451_550.09766 + Self.meanMonth * Double(index))
    let day = ClockZone(minutes: 0).civil(TimeScales.universal(time)).day + 1
    starts[index] = day
    return day
  }
}
