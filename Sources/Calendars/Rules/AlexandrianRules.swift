/// A calendar of the Nile: years of 12 months of 30 days, and five days or six.
final class AlexandrianRules: CalendarRules {
  /// The first day of year 1.
  private let epoch: CivilDay
  private let era: Int
  /// What is added to a year.
  private let added: Int

  /// Coptic: year 1 begins on Julian day number 1825030 (29 August 284, Julian).
  static func coptic() -> AlexandrianRules { AlexandrianRules(julianDay: 1_825_030, era: 1) }

  /// Ethiopic: year 1 of Amete Mihret begins on Julian day number 1724221 (29 August 8, Julian).
  static func ameteMihret() -> AlexandrianRules { AlexandrianRules(julianDay: 1_724_221, era: 1) }

  /// Ethiopic in the era of the world, 5500 years more.
  static func ameteAlem() -> AlexandrianRules {
    AlexandrianRules(julianDay: 1_724_221, era: 0, added: 5500)
  }

  private init(julianDay: Int, era: Int, added: Int = 0) {
    epoch = CivilDay(rawValue: julianDay - 2_440_588)
    self.era = era
    self.added = added
  }

  func span(containing day: CivilDay) -> MonthSpan {
    let days = day.rawValue - epoch.rawValue
    // Year 1 is the first of four; the third is the long one.
    let cycle = days.flooringDivision(by: 1461)
    let inCycle = days - cycle * 1461
    let inYears = inCycle < 1096 ? min(inCycle / 365, 2) : 3
    let year = cycle * 4 + inYears + 1
    let start = 365 * (year - 1) + year.flooringDivision(by: 4)
    let month = (days - start) / 30
    return MonthSpan(
      era: era, year: year + added, month: month + 1, start: epoch + (start + month * 30),
      count: month < 12 ? 30 : Self.length(year) - 360)
  }

  private static func length(_ year: Int) -> Int {
    year.flooringRemainder(by: 4) == 3 ? 366 : 365
  }
}
