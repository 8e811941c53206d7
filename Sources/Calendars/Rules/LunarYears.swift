/// The lunar months of a meridian, by the sun and the Moon.
///
/// A reference because it only remembers; it is not Sendable.
final class LunarYears {
  struct Month: Equatable {
    let number: Int
    let isLeap: Bool
    let start: CivilDay
    let count: Int
  }

  private static let meanMonth = 29.530588861
  private let sky: Sky
  private let meridian: Meridian
  /// How much of its doubt is taken off TT less UT, from 0 to 1.
  private let doubt: Double
  private var newMoons: [Int: CivilDay] = [:]
  /// The months from month 11 of the year before to month 10, by the year they end in.
  private var years: [Int: [Month]] = [:]

  init(_ sky: Sky, _ meridian: Meridian, doubt: Double) {
    self.sky = sky
    self.meridian = meridian
    self.doubt = doubt
  }

  /// The month that holds a day, with the Gregorian year in which its year begins.
  func month(containing day: CivilDay) -> (year: Int, month: Month) {
    var year = day.gregorian.year
    if day < months(year)[0].start { year -= 1 }
    if let last = months(year).last, day >= last.start + last.count { year += 1 }
    let months = months(year)
    guard let month = months.last(where: { $0.start <= day }) else {
      preconditionFailure("the months of \(year) begin after \(day.iso)")
    }
    // Months 11 and 12, and intercalary ones after them, still belong to the year before.
    return (month.number >= 11 ? year - 1 : year, month)
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
    let estimate = meridian.zone(december).instant(december, fraction: 0.5)
    let time = sky.crossing(of: 270, near: estimate, sky.sunWithNutation)
    let solstice = civil(time)
    var index = Int(((time - 2_451_550.09766) / Self.meanMonth).rounded(.down))
    while newMoon(index) > solstice { index -= 1 }
    while newMoon(index + 1) <= solstice { index += 1 }
    return index
  }

  /// Whether the sun enters one of the twelve 30° sectors from the month's first day to before the
  /// next month's.
  private func hasMajorTerm(_ index: Int) -> Bool {
    sector(newMoon(index)) != sector(newMoon(index + 1))
  }

  /// The sector of the sun at the beginning of a civil day.
  private func sector(_ day: CivilDay) -> Int {
    let instant = meridian.zone(day).instant(day)
    let time = TimeScales.terrestrial(instant) - shift(instant)
    return Int(sky.sunWithNutation(time) / 30)
  }

  /// The civil day of a new moon; 0 is that of January 2000.
  private func newMoon(_ index: Int) -> CivilDay {
    if let known = newMoons[index] { return known }
    let day = civil(
      sky.conjunction(near: 2_451_550.09766 + Self.meanMonth * Double(index)))
    newMoons[index] = day
    return day
  }

  private func civil(_ terrestrial: Double) -> CivilDay {
    meridian.civil(TimeScales.universal(terrestrial) + shift(terrestrial))
  }

  /// What is taken off TT less UT, in days: up to five seconds, and two more for each year after
  /// 2020. The forecast of ``TimeScales`` is the largest there is (for 2100 by 110 seconds), and
  /// the Earth has turned faster since.
  private func shift(_ julianDate: Double) -> Double {
    let year = 2000 + (julianDate - 2_451_544.5) / 365.2425
    return doubt * (5 + 2 * max(0, year - 2020)) / 86_400
  }
}
