/// A date of one calendar.
public struct CalendarDate: Hashable, Sendable {
  /// Foundation's number of the era, and for chinese and dangi of the cycle; 0 where there is one
  /// era only.
  public var era: Int
  /// The year of the era; for chinese and dangi the year of the cycle.
  public var year: Int
  /// The month's number from 1. Months that a year lacks are left out, not counted: 6 is Adar I in
  /// the Hebrew calendar.
  public var month: Int
  /// Whether the month is intercalary and named after another.
  public var isLeapMonth: Bool
  /// The day's number from 1.
  public var day: Int
  /// Whether it is the second day of its number: two sunrises within one lunar day.
  public var isRepeatedDay: Bool

  /// A date of these numbers.
  public init(
    era: Int = 0, year: Int, month: Int, isLeapMonth: Bool = false, day: Int,
    isRepeatedDay: Bool = false
  ) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
    self.isRepeatedDay = isRepeatedDay
  }
}

extension CalendarDate: CustomStringConvertible {
  /// `1948-3L-11R`: a leap month and a repeated day, without the era.
  public var description: String {
    "\(year)-\(month)\(isLeapMonth ? "L" : "")-\(day)\(isRepeatedDay ? "R" : "")"
  }
}
