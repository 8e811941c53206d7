/// Days side by side that bear the same era, year and month: a month, or half of one that an
/// intercalary month splits.
public struct MonthSpan: Hashable, Sendable {
  /// See ``CalendarDate/era``.
  public let era: Int
  /// See ``CalendarDate/year``.
  public let year: Int
  /// See ``CalendarDate/month``.
  public let month: Int
  /// See ``CalendarDate/isLeapMonth``.
  public let isLeapMonth: Bool
  /// The first civil day.
  public let start: CivilDay
  /// How many civil days.
  public let count: Int
  /// What its days rest on.
  public var basis = Basis.rule
  /// The first day's number where each day has the next number.
  private let firstNumber: Int
  /// The days' numbers where some are repeated or skipped.
  private let numbers: [UInt8]?

  /// A span whose days are numbered without gaps.
  init(
    era: Int = 0, year: Int, month: Int, isLeapMonth: Bool = false, start: CivilDay, count: Int,
    firstNumber: Int = 1
  ) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.start = start
    self.count = count
    self.firstNumber = firstNumber
    numbers = nil
  }

  /// A span whose days have these numbers.
  init(year: Int, month: Int, isLeapMonth: Bool, start: CivilDay, numbers: [UInt8]) {
    era = 0
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.start = start
    count = numbers.count
    firstNumber = Int(numbers.first ?? 1)
    self.numbers = numbers
  }

  /// The day after the last one.
  public var end: CivilDay { start + count }

  /// Whether a civil day is one of its days.
  public func contains(_ day: CivilDay) -> Bool { day >= start && day < end }

  /// The date of the day `offset` days after the start.
  public func date(at offset: Int) -> CalendarDate {
    let number = numbers.map { Int($0[offset]) } ?? firstNumber + offset
    let isRepeated = offset > 0 && numbers.map { $0[offset] == $0[offset - 1] } ?? false
    return CalendarDate(
      era: era, year: year, month: month, isLeapMonth: isLeapMonth, day: number,
      isRepeatedDay: isRepeated)
  }

  /// The civil day of a day number, or nil where the span lacks it. Linear in the span's length.
  func day(number: Int, isRepeated: Bool) -> CivilDay? {
    guard let numbers else {
      let offset = number - firstNumber
      return !isRepeated && offset >= 0 && offset < count ? start + offset : nil
    }
    guard let first = numbers.firstIndex(where: { Int($0) == number }) else { return nil }
    let offset = isRepeated ? first + 1 : first
    return offset < count && Int(numbers[offset]) == number ? start + offset : nil
  }

  /// Whether it bears a date's era, year and month.
  func bears(_ date: CalendarDate) -> Bool {
    era == date.era && year == date.year && month == date.month
      && isLeapMonth == date.isLeapMonth
  }

  /// The days' numbers in order, repeated ones twice.
  public var dayNumbers: [Int] {
    numbers.map { $0.map(Int.init) } ?? Array(firstNumber..<firstNumber + count)
  }
}
