internal import Foundation
internal import Locales

/// Numbers of dates in a locale's numbering system, one with digits or one with rules.
///
/// Holds a formatter where there are rules; it is not Sendable.
final class Numerals {
  private let digits: [String]
  /// Writes the year of a Gregorian day, which is how Foundation writes a number by the rules of a
  /// system.
  private let rules: DateFormatter?
  private var known: [Int: String] = [:]

  /// The numerals of a locale's identifier.
  init(_ identifier: String) {
    let locale = Locale(reading: identifier)
    let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    digits = (0...9).map { $0.formatted(style) }
    guard let asked = NumberingSystem.asked(by: identifier),
      NumberingSystem.hasRules(asked) != false
    else {
      rules = nil
      return
    }
    let formatter = DateFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.locale = locale
    formatter.dateFormat = "y"
    rules = formatter
  }

  /// A number with at least so many digits, where there are digits. By rules where it is at least 1
  /// and below 10,000.
  func text(_ number: Int, width: Int) -> String {
    if let rules, let text = known[number] ?? written(number, rules) {
      known[number] = text
      return text
    }
    let text = String(number.magnitude)
    let padded = String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    return (number < 0 ? "-" : "") + padded.utf8.map { digits[Int($0) - 48] }.joined()
  }

  private func written(_ number: Int, _ rules: DateFormatter) -> String? {
    guard (1..<10_000).contains(number) else { return nil }
    var parts = DateComponents()
    // Noon in the middle of the year.
    (parts.year, parts.month, parts.day, parts.hour) = (number, 7, 1, 12)
    return rules.calendar.date(from: parts).map(rules.string)
  }
}
