internal import Foundation

/// A keyword of a locale that formatters heed, by BCP 47's key.
///
/// Source: UTS #35, Key/Type Definitions. Keywords of sorting's details, of line breaking and of
/// time zones are not among them: they are read over.
public enum LocaleKeyword: String, CaseIterable, Hashable, Sendable {
  /// The calendar, and how text is sorted.
  case calendar = "ca", collation = "co"
  /// The currency, the first day of the week, the hours of a day, and measures.
  case currency = "cu", firstDay = "fw", hours = "hc", measures = "ms"
  /// The numbering system.
  case numbers = "nu"
  /// The region whose preferences count.
  case region = "rg"

  /// A keyword by BCP 47's key or by ICU's.
  init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == name || $0.icu == name }) else {
      return nil
    }
    self = found
  }

  /// ICU's key.
  var icu: String {
    switch self {
    case .calendar: "calendar"
    case .collation: "collation"
    case .currency: "currency"
    case .hours: "hours"
    case .measures: "measure"
    case .numbers: "numbers"
    case .firstDay, .region: rawValue
    }
  }

  /// The value in ICU's spelling; nil where CLDR has none such.
  func value(of written: String) -> String? {
    switch self {
    case .calendar:
      return Self.calendars[written]
        ?? (Self.calendars.values.contains(written) ? written : nil)
    case .collation:
      let name = Self.collations[written] ?? written
      return Self.allCollations.contains(name) ? name : nil
    case .currency:
      return Locale.Currency(written.uppercased()).isISOCurrency ? written : nil
    case .firstDay:
      return ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].contains(written) ? written : nil
    case .hours: return ["h11", "h12", "h23", "h24"].contains(written) ? written : nil
    case .measures: return ["metric", "ussystem", "uksystem"].contains(written) ? written : nil
    case .numbers:
      let name = written == "traditio" ? "traditional" : written
      return NumberingSystem.isKnown(name) ? name : nil
    case .region:
      guard written.utf8.count == 6, written.hasSuffix("zzzz") else { return nil }
      return Locale.Region(written.prefix(2).uppercased()).isISORegion ? written : nil
    }
  }

  /// CLDR's calendars, with ICU's names of them.
  static let calendars: [String: String] = [
    "buddhist": "buddhist", "chinese": "chinese", "coptic": "coptic", "dangi": "dangi",
    "ethioaa": "ethiopic-amete-alem", "ethiopic": "ethiopic", "gregory": "gregorian",
    "hebrew": "hebrew", "indian": "indian", "islamic": "islamic", "islamic-civil": "islamic-civil",
    "islamic-rgsa": "islamic-rgsa", "islamic-tbla": "islamic-tbla",
    "islamic-umalqura": "islamic-umalqura", "islamicc": "islamic-civil", "iso8601": "iso8601",
    "japanese": "japanese", "persian": "persian", "roc": "roc",
  ]

  /// Sortings whose names are longer in ICU.
  private static let collations = [
    "dict": "dictionary", "gb2312": "gb2312han", "phonebk": "phonebook", "trad": "traditional",
  ]

  /// CLDR's sortings, by ICU's names.
  static let allCollations: Set<String> = [
    "big5han", "compat", "dictionary", "direct", "ducet", "emoji", "eor", "gb2312han", "phonebook",
    "phonetic", "pinyin", "reformed", "search", "searchjl", "standard", "stroke", "traditional",
    "unihan", "zhuyin",
  ]
}
