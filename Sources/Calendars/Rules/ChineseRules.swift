/// The Chinese calendar and those with its rules at other meridians: dangi, vietnamese.
///
/// Day 1 is the day of the new moon; month 11 holds the winter solstice; in a year of 13 months
/// between two solstices the first without a major solar term is intercalary (GB/T 33661-2017).
/// Before 1912 China's and Korea's months are those that were proclaimed.
final class ChineseRules: CalendarRules {
  /// How years are counted.
  enum Years { case cycles, gregorian }

  private let meridian: Meridian
  private let years: Years
  private let table: ImperialTable?
  private let sky: LunarYears
  /// The same with the length of the day at either end of what it may be.
  private let doubtful: [LunarYears]

  /// From 1929 by UT+8, before by the sun of Beijing.
  static func chinese(_ sky: Sky) -> ChineseRules {
    ChineseRules(
      sky, Meridian(before: 465 + 2 / 3, from: CivilDay(rawValue: -14_975), 480), .cycles,
      ImperialTable(isKorean: false))
  }

  /// By UT+9, which Korea has had since 1912.
  static func dangi(_ sky: Sky) -> ChineseRules {
    ChineseRules(sky, Meridian(540), .cycles, ImperialTable(isKorean: true))
  }

  /// From 1968 by UT+7, before by UT+8.
  static func vietnamese(_ sky: Sky) -> ChineseRules {
    ChineseRules(
      sky, Meridian(before: 480, from: CivilDay(rawValue: -731), 420), .gregorian, nil)
  }

  private init(_ sky: Sky, _ meridian: Meridian, _ years: Years, _ table: ImperialTable?) {
    self.meridian = meridian
    self.years = years
    self.table = table
    self.sky = LunarYears(sky, meridian, doubt: 0.5)
    doubtful = [0, 1].map { LunarYears(sky, meridian, doubt: $0) }
  }

  func span(containing day: CivilDay) -> MonthSpan {
    if let (year, month) = table?.month(containing: day) {
      return span(year, month.number, month.isLeap, month.start, month.count, .published)
    }
    let (year, month) = sky.month(containing: day)
    let isSettled = doubtful.allSatisfy {
      let other = $0.month(containing: month.start)
      return other.year == year && other.month == month
    }
    return span(
      year, month.number, month.isLeap, month.start, month.count, isSettled ? .rule : .notSettled)
  }

  private func span(
    _ year: Int, _ number: Int, _ isLeap: Bool, _ start: CivilDay, _ count: Int, _ basis: Basis
  ) -> MonthSpan {
    // Year 1 of cycle 1 began in 2637 BC.
    let sinceFirst = year + 2636
    var span = MonthSpan(
      era: years == .cycles ? sinceFirst / 60 + 1 : 0,
      year: years == .cycles ? sinceFirst % 60 + 1 : year, month: number, isLeapMonth: isLeap,
      start: start, count: count)
    span.basis = basis
    return span
  }
}
