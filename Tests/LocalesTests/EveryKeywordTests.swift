import Calendars
import Foundation
import Languages
import Testing

@testable import Formats
@testable import Locales
import Wording

/// Every numbering system, calendar, sorting and variant of CLDR with 60 locales. What cannot be
/// formatted would end the process.
///
/// Each of these identifiers is formatted here, in some of the ways there are, which take turns.
/// `make locales` sets `EVERY_KEYWORD` and goes through the full cross: each identifier in every
/// way, and in every calendar.
@Suite struct EveryKeywordTests {
  private static let isFull = ProcessInfo.processInfo.environment["EVERY_KEYWORD"] != nil

  static let locales = [
    "en", "ar", "ar-EG", "ar-LB", "ar-SA", "he", "fa", "fa-AF", "ur", "ckb", "ps", "sd", "sd-Deva",
    "ug", "yi", "dv", "ks", "ks-Deva", "pa-Arab", "pa", "az-Arab", "uz-Arab", "nqo", "my", "hi",
    "ne", "mr", "bn", "as", "gu", "or", "kn", "te", "ml", "ta", "si", "th", "lo", "km", "bo", "dz",
    "ja", "zh-Hant", "zh", "ko", "de", "de-AT", "fr", "es", "pt-BR", "ru", "el", "hy", "ka", "am",
    "ff-Adlm", "sat", "mni", "sr-Latn", "sl",
  ]

  static let systems = NumberingSystem.all + ["native", "traditional", "finance"]

  /// A locale with each numbering system, in BCP 47's spelling.
  static func numbered(_ locale: String) -> [String] {
    systems.map { "\(locale)-u-nu-\($0.prefix(8))" }
  }

  /// A locale with each calendar, sorting, other keyword and variant.
  static func others(_ locale: String) -> [String] {
    let calendars = LocaleKeyword.calendars.sorted { $0.key < $1.key }.flatMap {
      ["\(locale)-u-ca-\($0.key)", "\(locale)@calendar=\($0.value);numbers=arab"]
    }
    let sortings = LocaleKeyword.allCollations.sorted().map { "\(locale)@collation=\($0)" }
    let others = ["hc-h11", "hc-h24", "fw-sun", "ms-ussystem", "rg-ilzzzz", "cu-ils", "lb-loose"]
      .map { "\(locale)-u-\($0)" }
    let variants = [
      "1606nict", "1694acad", "1901", "1959acad", "1994", "1996", "arevela", "arevmda", "baku1926",
      "biske", "boont", "ekavsk", "emodeng", "fonipa", "hepburn", "ijekavsk", "jyutping", "lipaw",
      "monoton", "nedis", "njiva", "oxendict", "petr1708", "pinyin", "polyton", "posix", "rozaj",
      "scotland", "scouse", "solba", "tarask", "uccor", "ucrcor", "valencia", "wadegile",
    ].map { "\(locale)-\($0)" }
    return calendars + sortings + others + variants
  }

  static let ways: [(String, [String])] = [
    ("-21", ["number", "percent", "currency", "compact", "ordinal", "spellout", "bytes"]),
    ("21", ["duration", "duration:time", "relative"]), ("a,b", ["list"]),
    ("2026-03-20T14:30", ["date", "date:complete", "time", "datetime"]),
    ("2026-03-20/2026-03-25", ["interval"]),
    ("he", ["language"]), ("IL", ["region"]), ("LBP", ["currency-name"]),
  ]

  /// Both spellings of a numbering system are handed over as one.
  @Test(arguments: locales) func spellingsAreOne(_ locale: String) throws {
    for (tag, system) in zip(Self.numbered(locale), Self.systems) {
      let other = LocaleIdentifier("\(locale)@numbers=\(system)")
      #expect(LocaleIdentifier(tag)?.foundation == other?.foundation, "\(tag)")
      #expect(LocaleIdentifier.refusal(tag) == nil, "\(tag)")
    }
  }

  /// Numbering systems in every fifth way, all else in every tenth: others for the next identifier
  /// and the next locale, so that each is formatted in each way.
  @Test(arguments: locales.indices) func everyFormatterHasAnAnswer(_ index: Int) throws {
    #expect(Set(Self.locales).count == 60)
    let locale = Self.locales[index]
    let ways = try Self.ways.flatMap { value, ways in
      try ways.map { (value, try FormatKind(reading: $0)) }
    }
    for (step, identifier) in (Self.numbered(locale) + Self.others(locale)).enumerated() {
      #expect(LocaleIdentifier.refusal(identifier) == nil, "\(identifier)")
      let isNumbered = step < Self.systems.count
      for (number, (value, kind)) in ways.enumerated()
      where Self.isFull || (number + step + index).isMultiple(of: isNumbered ? 5 : 10) {
        let text = try Formatting(value, as: kind, locale: identifier).text
        #expect(!text.isEmpty, "\(identifier) \(kind)")
      }
    }
  }

  /// Every second identifier in one calendar, another one for the next identifier and the next
  /// locale.
  @Test(arguments: locales.indices) func everyCalendarIsWorded(_ index: Int) throws {
    let book = CalendarBook()
    let day = try #require(CivilDay("2026-11-23"))
    let all = CalendarID.calendars
    let locale = Self.locales[index]
    for (step, identifier) in (Self.numbered(locale) + Self.others(locale)).enumerated()
    where Self.isFull || (step + index).isMultiple(of: 2) {
      #expect((1...7).contains(LocaleIdentifier.firstWeekday(identifier)))
      for calendar in Self.isFull ? all : [all[(index + step) % all.count]] {
        let language = CalendarLanguage(calendar, locale: identifier)
        let date = try book.date(on: day, in: calendar)
        let words = [
          language.text(date, on: day), language.monthName(date), language.era(date),
          language.shortWeekday(7), language.weekday(1),
        ]
        #expect(!words.contains(""), "\(identifier) \(calendar)")
        _ = (language.yearName(date), language.dayName(date))
      }
    }
  }

  /// What the Languages pane and `locales` ask.
  @Test(arguments: locales) func everyLocaleHasFacts(_ locale: String) {
    for identifier in Self.numbered(locale) + Self.others(locale) {
      let facts = LocaleFacts(identifier)
      #expect(facts.isKnown && !facts.maximal.isEmpty, "\(identifier)")
      let match = LocaleMatch(available: identifier, preferred: locale)
      #expect(match.rank != nil, "\(identifier)")
    }
  }
}
