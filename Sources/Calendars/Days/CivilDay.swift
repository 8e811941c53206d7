/// A civil day of the proleptic Gregorian calendar, counted in days from 1970-01-01.
public struct CivilDay: RawRepresentable, Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public var rawValue: Int

  /// The day so many days after 1970-01-01.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day of a Gregorian date, or nil where there is no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    // March is the first month here, so that a leap day is a year's last day.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    rawValue = era * 146_097 + dayOfEra - 719_468
  }

  /// The day that `yyyy-mm-dd` names, or nil.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let widths = [4, 2, 2]
    guard parts.count == 3, zip(parts, widths).allSatisfy({ $0.utf8.count == $1 }) else {
      return nil
    }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Year, month and day in the Gregorian calendar.
  public var gregorian: (year: Int, month: Int, day: Int) {
    let shifted = rawValue + 719_468
    let era = shifted.flooringDivision(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// `yyyy-mm-dd`.
  public var iso: String {
    let (year, month, day) = gregorian
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// The day of the week: 1 is Sunday, 7 is Saturday.
  public var weekday: Int { (rawValue + 4).flooringRemainder(by: 7) + 1 }

  /// Whether a day comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The day so many days later.
  public static func + (day: Self, count: Int) -> Self { Self(rawValue: day.rawValue + count) }

  /// The day so many days earlier.
  public static func - (day: Self, count: Int) -> Self { Self(rawValue: day.rawValue - count) }

  /// The number of days of a Gregorian month.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a Gregorian year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Int {
  /// The quotient rounded towards negative infinity.
  func flooringDivision(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
  }

  /// The remainder that has the sign of the divisor.
  func flooringRemainder(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
  }
}
