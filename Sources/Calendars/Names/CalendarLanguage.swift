internal import Foundation
internal import Locales

/// How one calendar's dates are worded in one locale.
///
/// Holds formatters, which are costly to make; it is not Sendable.
public final class CalendarLanguage {
  /// The calendar.
  public let calendar: CalendarID
  /// The locale's identifier, as it was given.
  public let locale: String
  private let language: String
  /// The Foundation calendar whose wording serves.
  private let base: Calendar
  private let formatter: DateFormatter
  private let foundation: FoundationDates
  private let pattern: DatePattern
  private let numerals: Numerals
  private let standaloneMonths: [String]
  private let months: [String]
  private let shortMonths: [String]
  private let weekdays: [String]
  private let shortWeekdays: [String]
  private let eras: [String]
  private let japaneseEras: [String]
  /// Whether the months' names are ours where Foundation has some.
  private let hasTranslatedMonths: Bool
  /// Whether Foundation writes eras without a name, as ERA1.
  private let hasNamelessEras: Bool
  /// The names of the lunar days 1 to 30.
  private lazy var tithis = (1...30).map {
    TranslatedNames.tithi($0, language) ?? IndianNames.tithi($0, language: language)
  }
  private var cyclicNames: [Int: String] = [:]
  /// What stands around the name of an intercalary month.
  private let leapMarks: (before: String, after: String)

  /// The wording of a calendar in a locale; makes formatters.
  public init(_ calendar: CalendarID, locale: String) {
    self.calendar = calendar
    self.locale = locale
    let foundationLocale = Locale(reading: locale)
    language = foundationLocale.language.languageCode?.identifier ?? locale
    var base = Calendar(identifier: Self.base(of: calendar.name))
    base.timeZone = .gmt
    base.locale = foundationLocale
    self.base = base
    foundation = FoundationDates(calendar.name)
    formatter = DateFormatter()
    formatter.calendar = base
    formatter.timeZone = .gmt
    formatter.locale = foundationLocale
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    let ownPattern = calendar.name.isChineseLike ? TranslatedNames.pattern(language) : nil
    pattern = DatePattern(ownPattern ?? formatter.dateFormat ?? "d MMMM y G")
    numerals = Numerals(locale)
    let translated = TranslatedNames.months(calendar.name, language)
    hasTranslatedMonths = translated != nil
    let own = translated ?? Self.ownMonths(calendar.name, language: language, base: base)
    // The list of Dangi is the Chinese one.
    standaloneMonths = own ?? base.standaloneMonthSymbols
    months = own ?? base.monthSymbols
    shortMonths = own ?? base.shortMonthSymbols
    eras = base.eraSymbols
    hasNamelessEras = base.eraSymbols.contains { $0.hasPrefix("ERA") }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.locale = foundationLocale
    weekdays = gregorian.weekdaySymbols
    shortWeekdays = gregorian.veryShortStandaloneWeekdaySymbols
    if calendar.name == .japanese {
      var english = base
      english.locale = Locale(identifier: "en")
      japaneseEras = english.eraSymbols
    } else {
      japaneseEras = []
    }
    leapMarks =
      TranslatedNames.leapMarks(language)
      ?? (calendar.name.isChineseLike
        ? Self.chineseLeapMarks(base, foundationLocale)
        : (IndianNames.adhika(language: language), ""))
  }

  /// The name of a date's month, with its intercalary mark.
  public func monthName(_ date: CalendarDate) -> String {
    monthName(date, from: standaloneMonths)
  }

  /// The same in few letters, where the locale has such a name for the month, else the whole name.
  public func shortMonthName(_ date: CalendarDate) -> String {
    monthName(date, from: shortMonths)
  }

  /// The name of a day of the week: 1 is Sunday.
  public func weekday(_ number: Int) -> String { weekdays[number - 1] }

  /// The shortest name of a day of the week: 1 is Sunday.
  public func shortWeekday(_ number: Int) -> String { shortWeekdays[number - 1] }

  /// The era's name in English.
  public func englishEra(_ date: CalendarDate) -> String {
    EraNames.english(calendar, era: date.era, symbols: japaneseEras)
  }

  /// The era's name in the locale where there is one, else in English.
  public func era(_ date: CalendarDate) -> String {
    if let own = EraNames.own(calendar, language: language) ?? translatedEra(date) { return own }
    if !calendar.name.isInFoundation || calendar.name.isChineseLike { return englishEra(date) }
    guard eras.indices.contains(date.era), !eras[date.era].hasPrefix("ERA") else {
      return englishEra(date)
    }
    return eras[date.era]
  }

  private func translatedEra(_ date: CalendarDate) -> String? {
    TranslatedNames.era(calendar, date.era, english: englishEra(date), language)
  }

  /// The lunar day's name with its half of the month, for lunisolar calendars of India; else nil.
  public func dayName(_ date: CalendarDate) -> String? {
    switch calendar.name {
    case .kannada, .marathi, .telugu, .gujarati: break
    case .vikram:
      // The dark half comes first, but in an intercalary month.
      if calendar.variant == nil, !date.isLeapMonth {
        return tithis[date.day > 15 ? date.day - 16 : date.day + 14]
      }
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .islamicUmmAlQura, .chinese, .dangi, .vietnamese, .bangla, .malayalam, .odia, .tamil:
      return nil
    }
    return tithis[date.day - 1]
  }

  /// The year's name in its cycle of sixty; nil where it has none, or none in the locale.
  public func yearName(_ date: CalendarDate) -> String? {
    if TranslatedNames.hasNoYearNames(language) { return nil }
    switch calendar.name {
    case .tamil:
      guard calendar.variant == .tiruvalluvar else {
        return YearNames.samvatsara(saka: date.year, language: language)
      }
      // It changes with Chithirai, the Tiruvalluvar year with Thai.
      return YearNames.samvatsara(
        saka: date.year - (date.month >= 10 ? 110 : 109), language: language)
    case .kannada, .marathi, .telugu:
      return YearNames.samvatsara(saka: date.year, language: "en")
    case .vietnamese: return YearNames.vietnamese(date.year)
    case .chinese, .dangi: return cyclicName(date.year)
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .islamicUmmAlQura, .bangla, .gujarati, .malayalam, .odia, .vikram:
      return nil
    }
  }

  /// The date in words, in the locale's long style.
  public func text(_ date: CalendarDate, on day: CivilDay) -> String {
    guard Self.formats(calendar.name), !hasTranslatedMonths, let worded = wordedDay(date, near: day)
    else {
      return composed(date)
    }
    let text = formatter.string(from: Self.noon(worded))
    let written =
      hasNamelessEras
      ? "ERA\(date.era)"
      : translatedEra(date) != nil && eras.indices.contains(date.era) ? eras[date.era] : ""
    guard !written.isEmpty, let found = text.range(of: written, options: .backwards) else {
      return text
    }
    return text.replacingCharacters(in: found, with: era(date))
  }

  /// The day to which Foundation gives the date; it is another one where Foundation is wrong.
  private func wordedDay(_ date: CalendarDate, near day: CivilDay) -> CivilDay? {
    [0, -1, 1, -2, 2].lazy.map { day + $0 }.first { self.foundation.date(on: $0) == date }
  }

  private func composed(_ date: CalendarDate) -> String {
    var text = ""
    for part in pattern.parts {
      switch part {
      case .literal(let literal): text += literal
      case .field("G", _): text += era(date)
      case .field("y", _): text += number(date.year, 1)
      case .field("r", _): text += number(relatedYear(date), 1)
      case .field("U", _): text += yearName(date) ?? number(date.year, 1)
      case .field("M", let count), .field("L", let count):
        let plain = count <= 2 ? number(date.month, count) : nil
        text +=
          plain.map { date.isLeapMonth ? leapMarks.before + $0 + leapMarks.after : $0 }
          ?? monthName(date, from: count == 3 ? shortMonths : months)
      case .field("d", let count):
        if date.isRepeatedDay { text += IndianNames.adhika(language: language) }
        text += number(date.day, count)
      case .field(let letter, let count): text += String(repeating: letter, count: count)
      }
    }
    return text
  }

  private func monthName(_ date: CalendarDate, from names: [String]) -> String {
    // In a Hebrew leap year, seven of nineteen, Adar is Adar II, which stands after the others.
    let isSecondAdar =
      calendar.name == .hebrew && date.month == 7 && HebrewRules.isLeap(date.year)
    let index = isSecondAdar ? 13 : date.month - 1
    guard names.indices.contains(index) else { return number(date.month, 1) }
    // "M02" is no name.
    let name =
      names[index].hasPrefix("M0") || names[index].hasPrefix("M1")
      ? number(date.month, 1) : names[index]
    return date.isLeapMonth ? leapMarks.before + name + leapMarks.after : name
  }

  private func number(_ number: Int, _ width: Int) -> String {
    numerals.text(number, width: width)
  }

  /// The Gregorian year in which a year of the Chinese cycle begins.
  private func relatedYear(_ date: CalendarDate) -> Int {
    calendar.name == .vietnamese ? date.year : (date.era - 1) * 60 + date.year - 2637
  }

  /// The stem and branch of a year of the cycle, by the locale's names.
  private func cyclicName(_ year: Int) -> String? {
    if let known = cyclicNames[year] { return known }
    let names = DateFormatter()
    names.calendar = base
    names.timeZone = .gmt
    names.locale = formatter.locale
    names.dateFormat = "U"
    // 1 June 1984 is in the first year of cycle 78.
    guard let day = CivilDay(year: 1983 + year, month: 6, day: 1) else { return nil }
    let name = names.string(from: Self.noon(day))
    cyclicNames[year] = name
    return name
  }
}

extension CalendarLanguage {
  /// The Foundation calendar whose patterns and symbols serve a calendar.
  private static func base(of name: CalendarName) -> Calendar.Identifier {
    switch name {
    case .ethiopicAmeteAlem: .ethiopicAmeteMihret
    // DateFormatter words Dangi in Gregorian dates.
    case .vietnamese, .dangi: .chinese
    case .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vikram:
      .indian
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .hebrew, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura,
      .chinese:
      name.foundationIdentifier
    }
  }

  /// Whether DateFormatter words the calendar's dates.
  private static func formats(_ name: CalendarName) -> Bool {
    name.isInFoundation && name != .dangi
  }

  private static func noon(_ day: CivilDay) -> Date {
    Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200)
  }

  /// The months of the calendars that Foundation has no names for.
  ///
  /// A lunisolar calendar, Bangla and Odia use the names that CLDR gives the Indian months, where
  /// the locale has some.
  private static func ownMonths(
    _ name: CalendarName, language: String, base: Calendar
  ) -> [String]? {
    guard let english = IndianNames.englishMonths(name) else { return nil }
    if let own = IndianNames.months(name, language: language) { return own }
    var root = base
    root.locale = Locale(identifier: "en")
    let translated = base.monthSymbols
    let isTranslated =
      language != "zh" && translated.count == 12 && translated != root.monthSymbols
    guard isTranslated, let first = firstIndianMonth(name) else { return english }
    return Array(translated[first...] + translated[..<first])
  }

  /// The index among the Indian months, Chaitra first, of a calendar's month 1.
  private static func firstIndianMonth(_ name: CalendarName) -> Int? {
    switch name {
    case .kannada, .marathi, .telugu, .vikram: 0
    case .gujarati: 7
    case .bangla: 1
    case .odia: 6
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .islamicUmmAlQura, .chinese, .dangi, .vietnamese, .malayalam, .tamil:
      nil
    }
  }

  /// What the locale puts around the name of a Chinese leap month: read off the second month of
  /// 2023 and its leap month.
  private static func chineseLeapMarks(
    _ base: Calendar, _ locale: Locale
  ) -> (before: String, after: String) {
    let formatter = DateFormatter()
    formatter.calendar = base
    formatter.timeZone = .gmt
    formatter.locale = locale
    formatter.dateFormat = "MMMM"
    guard let plainDay = CivilDay("2023-03-15"), let leapDay = CivilDay("2023-03-25") else {
      return ("", "")
    }
    let plain = formatter.string(from: noon(plainDay))
    let leap = formatter.string(from: noon(leapDay))
    guard let name = leap.range(of: plain) else { return ("", " (leap)") }
    return (String(leap[..<name.lowerBound]), String(leap[name.upperBound...]))
  }
}

extension CalendarName {
  /// Whether its months are worded as the Chinese ones.
  var isChineseLike: Bool { self == .chinese || self == .dangi || self == .vietnamese }
}
