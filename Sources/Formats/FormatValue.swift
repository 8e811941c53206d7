internal import Foundation
internal import Locales
internal import Wording

/// Values as users write them.
enum FormatValue {
  /// An instant, and whether a time of day was written.
  struct Instant {
    let date: Date
    let hasTime: Bool
  }

  /// A number in ASCII digits, with a point and a sign where needed.
  static func number(_ text: String) throws(FormatFailure) -> Decimal {
    let pattern = /[+\-]?[0-9]{1,30}(\.[0-9]{1,20})?/
    guard text.wholeMatch(of: pattern) != nil,
      let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else {
      throw FormatFailure(
        "'\(verbatim: text)' is not a number: write digits with a point, such as -1234.5")
    }
    return number
  }

  /// A whole number that fits 63 bits.
  static func integer(_ text: String) throws(FormatFailure) -> Int {
    guard let integer = Int(text) else {
      throw FormatFailure("'\(verbatim: text)' is not a whole number")
    }
    return integer
  }

  /// A day, a time, or both, in UTC: `2026-03-20`, `14:30`, `2026-03-20T14:30`.
  static func instant(_ text: String) throws(FormatFailure) -> Instant {
    let pattern = /(?:(\d{4})-(\d\d)-(\d\d))?(?:T?(\d\d):(\d\d)(?::(\d\d))?)?/
    let failure = FormatFailure(
      "'\(verbatim: text)' is not a date or time: write 2026-03-20, 14:30 or 2026-03-20T14:30")
    guard !text.isEmpty, let match = text.wholeMatch(of: pattern) else { throw failure }
    var parts = DateComponents()
    parts.calendar = Calendar(identifier: .gregorian)
    parts.timeZone = .gmt
    parts.year = match.1.flatMap { Int($0) } ?? 2026
    parts.month = match.2.flatMap { Int($0) } ?? 1
    parts.day = match.3.flatMap { Int($0) } ?? 1
    parts.hour = match.4.flatMap { Int($0) } ?? 0
    parts.minute = match.5.flatMap { Int($0) } ?? 0
    parts.second = match.6.flatMap { Int($0) } ?? 0
    guard parts.isValidDate, let date = parts.date else { throw failure }
    return Instant(date: date, hasTime: match.4 != nil)
  }

  /// Two days with a slash between (ISO 8601), the first one earlier.
  static func instants(_ text: String) throws(FormatFailure) -> Range<Date> {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw FormatFailure("'\(verbatim: text)' is not an interval: write 2026-03-20/2026-03-25")
    }
    let (start, end) = (try instant(parts[0]).date, try instant(parts[1]).date)
    guard start < end else { throw FormatFailure("'\(verbatim: text)' ends before it begins") }
    return start..<end
  }

  /// A language tag that begins with a code of ISO 639.
  static func language(_ text: String) throws(FormatFailure) -> String {
    let code = LocaleIdentifier(text).flatMap { _ in Locale(reading: text).language.languageCode }
    if code?.isISOLanguage == true, text.utf8.first.map({ $0 >= 0x61 }) == true { return text }
    throw FormatFailure(
      "no language has the code '\(verbatim: text)'; write one of ISO 639, such as he")
  }

  /// Whether a text is so many capitals and digits: nothing else is handed on as a code.
  static func isCode(_ text: String, of counts: ClosedRange<Int>) -> Bool {
    counts.contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
  }

  /// A code of ISO 3166.
  static func region(_ text: String) throws(FormatFailure) -> String {
    if isCode(text, of: 2...3), Locale.Region(text).isISORegion,
      let name = Locale(identifier: "en").localizedString(forRegionCode: text), name != text
    {
      return text
    }
    throw FormatFailure(
      "no region has the code '\(verbatim: text)'; write one of ISO 3166, such as IL")
  }

  /// A code of ISO 4217.
  static func currency(_ text: String) throws(FormatFailure) -> String {
    if Currencies.isKnown(text) { return text }
    throw FormatFailure(
      "no currency has the code '\(verbatim: text)'; write one of ISO 4217, such as LBP")
  }
}

/// Codes of ISO 4217.
enum Currencies {
  static func isKnown(_ code: String) -> Bool {
    FormatValue.isCode(code, of: 3...3) && Locale.Currency(code).isISOCurrency
  }
}
