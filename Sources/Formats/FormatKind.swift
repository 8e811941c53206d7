internal import Wording

/// A way to format a value, as `--as` names it.
public struct FormatKind: Hashable, Sendable, CustomStringConvertible {
  /// The formatters.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case number, percent, currency, compact, ordinal
    case spelledOut = "spellout"
    case bytes, duration, relative, list, date, time
    case dateAndTime = "datetime"
    case interval, language, region
    case currencyName = "currency-name"
    case phone, iban, version, path, measure, person
  }

  /// The formatter.
  public let name: Name
  /// What follows the colon: a currency's code, a unit, a style; nil where nothing does.
  public let detail: String?

  init(_ name: Name, _ detail: String? = nil) {
    self.name = name
    self.detail = detail
  }

  /// The way of a text such as `number` or `currency:LBP`.
  ///
  /// - Throws: that there is no such way, with those there are.
  public init(reading text: String) throws(FormatFailure) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw FormatFailure(
        "there is no formatter '\(verbatim: text)'; the formatters are \(verbatim: names)")
    }
    self.name = name
    detail = parts.count > 1 ? String(parts[1]) : nil
    guard let detail else { return }
    if name == .currency {
      guard Currencies.isKnown(detail) else {
        throw FormatFailure(
          "no currency has the code '\(verbatim: detail)'; write one of ISO 4217, such as LBP")
      }
    } else if !name.details.contains(detail) {
      let known = name.details.joined(separator: ", ")
      throw FormatFailure(
        name.details.isEmpty
          ? "\(verbatim: name.rawValue) takes nothing after a colon"
          : "\(verbatim: name.rawValue) has no '\(verbatim: detail)'; it has \(verbatim: known)")
    }
  }

  /// As `--as` takes it.
  public var description: String { detail.map { "\(name.rawValue):\($0)" } ?? name.rawValue }

  /// The ways that fit a value where the user names none; empty where nothing fits.
  public static func fitting(_ text: String) -> [FormatKind] {
    candidates(text).map { FormatKind($0) }.filter {
      (try? Formatting(text, as: $0, locale: "en")) != nil
    }
  }

  private static func candidates(_ text: String) -> [Name] {
    if (try? FormatValue.number(text)) != nil {
      return [
        .number, .percent, .currency, .compact, .ordinal, .spelledOut, .bytes, .duration, .relative,
      ]
    }
    if let instant = try? FormatValue.instant(text) {
      return instant.hasTime ? [.date, .time, .dateAndTime] : [.date]
    }
    if text.contains(",") { return [.list] }
    return [.interval, .language, .region, .currencyName, .phone, .iban, .version, .path, .measure]
  }
}

extension FormatKind {
  // What may follow the colon; the first is the default.
  enum DurationForm: String, CaseIterable { case units, time }
  enum RelativeUnit: String, CaseIterable { case day, second, minute, hour, week, month, year }
  enum ListForm: String, CaseIterable { case and, or }
  enum DateLength: String, CaseIterable { case long, numeric, abbreviated, complete }
  enum TimeLength: String, CaseIterable { case shortened, standard, complete }

  /// What follows the colon, as one of these.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> Choice {
    detail.flatMap { Choice(rawValue: $0) } ?? Choice.allCases[Choice.allCases.startIndex]
  }
}

extension FormatKind.Name {
  /// What may follow the colon; the first is the default.
  public var details: [String] {
    switch self {
    case .duration: FormatKind.DurationForm.allCases.map(\.rawValue)
    case .relative: FormatKind.RelativeUnit.allCases.map(\.rawValue)
    case .list: FormatKind.ListForm.allCases.map(\.rawValue)
    case .date, .dateAndTime, .interval: FormatKind.DateLength.allCases.map(\.rawValue)
    case .time: FormatKind.TimeLength.allCases.map(\.rawValue)
    case .number, .percent, .currency, .compact, .ordinal, .spelledOut, .bytes, .language, .region,
      .currencyName, .phone, .iban, .version, .path, .measure, .person:
      []
    }
  }
}

extension FormatKind.Name {
  /// What there is to say where Foundation on Linux writes no such values; nil where it does.
  public var note: String? {
    switch self {
    case .phone, .version, .path: "as written: Foundation has no formatter of such values"
    case .iban: "in groups of four (ISO 13616): Foundation has no formatter of such values"
    case .person: "as written: Foundation on Linux has no formatter of persons' names"
    case .measure: "by ICU: Foundation on Linux has no formatter of measures"
    case .number, .percent, .currency, .compact, .ordinal, .spelledOut, .bytes, .duration,
      .relative, .list, .date, .time, .dateAndTime, .interval, .language, .region, .currencyName:
      nil
    }
  }
}
