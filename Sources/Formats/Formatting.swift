internal import Foundation
internal import Locales
internal import UnicodeData
internal import Wording

/// A value formatted for a locale, and the Swift source that gives it.
struct Formatting {
  let text: String
  let source: String

  /// Formats a value.
  ///
  /// Dates and times are in UTC and in the locale's own calendar.
  ///
  /// - Throws: that the value is no such value.
  init(_ value: String, as kind: FormatKind, locale identifier: String) throws(FormatFailure) {
    let locale = Locale(reading: identifier)
    switch kind.name {
    case .number:
      (text, source) = try Self.number(value, Decimal.FormatStyle(), ".number", locale)
    case .percent:
      (text, source) = try Self.number(value, Decimal.FormatStyle.Percent(), ".percent", locale)
    case .currency:
      let code = kind.detail ?? Self.currency(of: locale)
      (text, source) = try Self.number(
        value, Decimal.FormatStyle.Currency(code: code), ".currency(code: \(Self.quoted(code)))",
        locale)
    case .compact:
      (text, source) = try Self.number(
        value, Decimal.FormatStyle().notation(.compactName), ".number.notation(.compactName)",
        locale)
    case .ordinal, .spelledOut:
      let number = try FormatValue.number(value)
      (text, source) = Self.words(number, value, kind.name, locale)
    case .bytes:
      let count = try FormatValue.integer(value)
      text = Int64(count).formatted(.byteCount(style: .file).locale(locale))
      source = "Int64(\(value)).formatted(.byteCount(style: .file).locale(\(Self.named(locale))))"
    case .duration:
      (text, source) = try Self.duration(
        value, kind.choice(of: FormatKind.DurationForm.self), locale)
    case .relative:
      (text, source) = try Self.relative(
        value, kind.choice(of: FormatKind.RelativeUnit.self), locale)
    case .list:
      let items = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let form = kind.choice(of: FormatKind.ListForm.self)
      text = items.formatted(.list(type: form == .or ? .or : .and).locale(locale))
      source =
        "[\(items.map(Self.quoted).joined(separator: ", "))].formatted(.list(type: .\(form)).locale(\(Self.named(locale))))"
    case .date:
      (text, source) = try Self.date(
        value, kind.choice(of: FormatKind.DateLength.self), nil, locale)
    case .time:
      (text, source) = try Self.date(
        value, nil, kind.choice(of: FormatKind.TimeLength.self), locale)
    case .dateAndTime:
      (text, source) = try Self.date(
        value, kind.choice(of: FormatKind.DateLength.self), .shortened, locale)
    case .interval:
      let range = try FormatValue.instants(value)
      let length = kind.choice(of: FormatKind.DateLength.self)
      text = Date.IntervalFormatStyle(
        date: length.style, time: .omitted, locale: locale, calendar: locale.calendar,
        timeZone: .gmt
      ).format(range)
      source =
        "Date.IntervalFormatStyle(date: .\(length), time: .omitted, locale: \(Self.named(locale)), calendar: \(Self.named(locale)).calendar, timeZone: .gmt).format(start..<end)"
    case .language:
      let code = try FormatValue.language(value)
      let name = locale.localizedString(forIdentifier: code)
      (text, source) = Self.name(name, of: code, "forIdentifier", locale)
    case .region:
      let code = try FormatValue.region(value)
      let name = locale.localizedString(forRegionCode: code)
      (text, source) = Self.name(name, of: code, "forRegionCode", locale)
    case .currencyName:
      let code = try FormatValue.currency(value)
      let name = locale.localizedString(forCurrencyCode: code)
      (text, source) = Self.name(name, of: code, "forCurrencyCode", locale)
    case .phone: (text, source) = Self.plain(try PlainValue.phone(value))
    case .iban: (text, source) = Self.plain(try PlainValue.iban(value))
    case .version: (text, source) = Self.plain(try PlainValue.version(value))
    case .path: (text, source) = Self.plain(try PlainValue.path(value))
    case .person: (text, source) = Self.plain(try PlainValue.person(value))
    case .measure:
      (text, source) = Self.plain(try PlainValue.measure(value, locale: identifier))
    }
  }

  /// A number in a style, which the source names so.
  private static func number<Style: FormatStyle>(
    _ value: String, _ style: Style, _ name: String, _ locale: Locale
  ) throws(FormatFailure) -> (String, String)
  where Style.FormatInput == Decimal, Style.FormatOutput == String {
    (
      style.locale(locale).format(try FormatValue.number(value)),
      "Decimal(string: \(quoted(value)))!.formatted(\(name).locale(\(named(locale))))"
    )
  }

  /// The currency of the locale's region, or of the region that its language suggests.
  private static func currency(of locale: Locale) -> String {
    let likely = Locale(reading: locale.language.maximalIdentifier)
    return (locale.currency ?? likely.currency)?.identifier ?? "XXX"
  }

  private static func words(
    _ number: Decimal, _ value: String, _ name: FormatKind.Name, _ locale: Locale
  ) -> (String, String) {
    let formatter = NumberFormatter()
    formatter.numberStyle = name == .ordinal ? .ordinal : .spellOut
    formatter.locale = locale
    let style = name == .ordinal ? "ordinal" : "spellOut"
    return (
      formatter.string(from: number as NSDecimalNumber) ?? "",
      "let formatter = NumberFormatter(); formatter.numberStyle = .\(style); formatter.locale = \(named(locale)); formatter.string(from: \(value))"
    )
  }

  private static func duration(
    _ value: String, _ form: FormatKind.DurationForm, _ locale: Locale
  ) throws(FormatFailure) -> (String, String) {
    let seconds = try FormatValue.integer(value)
    guard seconds.magnitude < 1_000_000_000_000 else {
      throw FormatFailure("'\(verbatim: value)' seconds are too many for a duration")
    }
    let duration = Duration.seconds(seconds)
    let base = "Duration.seconds(\(value))"
    if form == .time {
      return (
        duration.formatted(.time(pattern: .hourMinuteSecond).locale(locale)),
        "\(base).formatted(.time(pattern: .hourMinuteSecond).locale(\(named(locale))))"
      )
    }
    return (
      duration.formatted(
        .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide).locale(locale)),
      "\(base).formatted(.units(allowed: [.days, .hours, .minutes, .seconds], width: .wide).locale(\(named(locale))))"
    )
  }

  private static func relative(
    _ value: String, _ unit: FormatKind.RelativeUnit, _ locale: Locale
  ) throws(FormatFailure) -> (String, String) {
    let count = try FormatValue.integer(value)
    guard count.magnitude <= 1000 else {
      throw FormatFailure(
        "'\(verbatim: value)' is too far for a relative date: at most 1000 either way")
    }
    let (component, field): (Calendar.Component, Date.RelativeFormatStyle.Field) =
      switch unit {
      case .second: (.second, .second)
      case .minute: (.minute, .minute)
      case .hour: (.hour, .hour)
      case .day: (.day, .day)
      case .week: (.weekOfYear, .week)
      case .month: (.month, .month)
      case .year: (.year, .year)
      }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Noon of 15 January 2026: counting from a fixed day keeps the answer from depending on the
    // clock.
    let anchor = Date(timeIntervalSince1970: 1_768_478_400)
    let date = calendar.date(byAdding: component, value: count, to: anchor) ?? anchor
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [field], presentation: .named, unitsStyle: .wide, locale: locale,
      calendar: calendar,
      capitalizationContext: .unknown)
    return (
      style.format(anchor),
      "date.formatted(Date.RelativeFormatStyle(allowedFields: [.\(unit)], presentation: .named, unitsStyle: .wide, locale: \(named(locale))))"
    )
  }

  private static func date(
    _ value: String, _ date: FormatKind.DateLength?, _ time: FormatKind.TimeLength?,
    _ locale: Locale
  ) throws(FormatFailure) -> (String, String) {
    let instant = try FormatValue.instant(value)
    let style = Date.FormatStyle(
      date: date?.style ?? .omitted, time: time?.style ?? .omitted, locale: locale,
      calendar: locale.calendar, timeZone: .gmt)
    return (
      style.format(instant.date),
      "date.formatted(Date.FormatStyle(date: .\(date?.rawValue ?? "omitted"), "
        + "time: .\(time?.rawValue ?? "omitted"), locale: \(named(locale)), calendar: \(named(locale)).calendar, timeZone: .gmt))"
    )
  }

  /// The name of a code, or the code where it has none; the source gives the code under this label.
  private static func name(
    _ name: String?, of code: String, _ label: String, _ locale: Locale
  ) -> (String, String) {
    (name ?? code, "\(named(locale)).localizedString(\(label): \(quoted(code)))")
  }

  /// A text that no formatter of Foundation writes: its source is itself.
  private static func plain(_ text: String) -> (String, String) { (text, quoted(text)) }

  private static func named(_ locale: Locale) -> String {
    "Locale(identifier: \(quoted(locale.identifier)))"
  }

  /// A Swift string literal; all but plain ASCII is escaped.
  private static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += Hexadecimal.escape(scalar)
      }
    }
    return literal + "\""
  }
}

extension FormatKind.DateLength {
  fileprivate var style: Date.FormatStyle.DateStyle {
    switch self {
    case .long: .long
    case .numeric: .numeric
    case .abbreviated: .abbreviated
    case .complete: .complete
    }
  }
}

extension FormatKind.TimeLength {
  fileprivate var style: Date.FormatStyle.TimeStyle {
    switch self {
    case .shortened: .shortened
    case .standard: .standard
    case .complete: .complete
    }
  }
}
