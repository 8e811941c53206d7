/// The Vietnamese calendar: the Chinese rules at Vietnam's meridian.
///
/// Day 1 is the day of the new moon; month 11 holds the winter solstice; in a year of 13 months between two solstices the
/// first without a major solar term is intercalary. Days are counted at UT+7 from 1968, at UT+8 before.
final class VietnameseRules: CalendarRules {
  private struct Month {
    let number: Int
    let isLeap: Bool
    let start: CivilDay
    let count: Int
  }

  private static let meanMonth = 29.530588861
  /// 1968-01-01.
  private static let change = CivilDay(rawValue: -731)
  private let sky: Sky
  private var newMoons: [Int: CivilDay] = [:]
  /// The months from month 11 of the year before to month 10, by the year they end in.
  private var years: [Int: [Month]] = [:]

  init(sky: Sky) { self.sky = sky }

  func span(containing day: CivilDay) -> MonthSpan {
    var year = day.gregorian.year
    if day < months(year)[0].start { year -= 1 }
    if let last = months(year).last, day >= last.start + last.count { year += 1 }
    let months = months(year)
    guard let month = months.last(where: { $0.start <= day }) else {
      preconditionFailure("the months of \(year) begin after \(day.iso)")
    }
    // Months 11 and 12, and intercalary ones after them, still belong to the year before Tet.
    return MonthSpan(
      year: month.number >= 11 ? year - 1 : year, month: month.number,
      isLeapMonth: month.isLeap, start: month.start, count: month.count)
  }

  private func months(_ year: Int) -> [Month] {
    if let known = years[year] { return known }
    let first = indexOfMonth11(year - 1)
    let end = indexOfMonth11(year)
    var leap: Int?
    if end - first == 13 {
      leap = (first + 1..<end).first { !hasMajorTerm($0) }
    }
    var number = 10
    let months = (first..<end).map { index in
      if index != leap { number += 1 }
      let start = newMoon(index)
      return Month(
        number: (number - 1) % 12 + 1, isLeap: index == leap, start: start,
        count: newMoon(index + 1).rawValue - start.rawValue)
    }
    years[year] = months
    return months
  }

  /// The month that holds the winter solstice of a Gregorian year.
  private func indexOfMonth11(_ year: Int) -> Int {
    guard let december = CivilDay(year: year, month: 12, day: 21) else { return 0 }
    let estimate = Self.zone(december).instant(december, fraction: 0.5)
    let time = sky.crossing(of: 270, near: estimate, sky.sunWithNutation)
    let solstice = Self.civil(TimeScales.universal(time))
    var index = Int(((time - 2_451_550.09766) / Self.meanMonth).rounded(.down))
    while newMoon(index) > solstice { index -= 1 }
    while newMoon(index + 1) <= solstice { index += 1 }
    return index
  }

  /// Whether the sun enters one of the twelve 30° sectors from the month's first day to before the next month's.
  private func hasMajorTerm(_ index: Int) -> Bool {
    sector(newMoon(index)) != sector(newMoon(index + 1))
  }

  /// The sector of the sun at the beginning of a civil day.
  private func sector(_ day: CivilDay) -> Int {
    let instant = Self.zone(day).instant(day)
    return Int(sky.sunWithNutation(TimeScales.terrestrial(instant)) / 30)
  }

  /// The civil day of a new moon; 0 is that of January 2000.
  private func newMoon(_ index: Int) -> CivilDay {
    if let known = newMoons[index] { return known }
    let time = sky.conjunction(near: 2_451_550.09766 + Self.meanMonth * Double(index))
    let day = Self.civil(TimeScales.universal(time))
    newMoons[index] = day
    return day
  }

  private static func civil(_ universal: Double) -> CivilDay {
    let late = ClockZone(minutes: 420).civil(universal).day
    return late >= change ? late : ClockZone(minutes: 480).civil(universal).day
  }

  private static func zone(_ day: CivilDay) -> ClockZone {
    ClockZone(minutes: day >= change ? 420 : 480)
  }
}
