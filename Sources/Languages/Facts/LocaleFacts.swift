internal import Foundation
internal import Locales

/// What is known of a locale, as Foundation answers it.
public struct LocaleFacts: Hashable, Sendable {
  /// A direction in which something runs.
  public enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr", rightToLeft = "rtl", topToBottom = "ttb", bottomToTop = "btt"
    case unknown
  }

  /// The identifier that was asked for.
  public var identifier: String
  /// The same in the three notations.
  public var bcp47, icu, cldr: String
  /// The language, and its script and region as written or as they most likely are.
  public var language, script, region: String?
  /// The tag with all that is likely (`ar-Arab-LB`) and with as little as possible.
  public var maximal, minimal: String
  /// The numbering system in use, and all that the locale has.
  public var numberingSystem: String
  /// All numbering systems of the locale.
  public var numberingSystems: [String]
  /// Such as `h12` or `h23`.
  public var hourCycle: String
  /// Such as `sun` or `mon`.
  public var firstWeekday: String
  /// ISO 4217, where there is a region.
  public var currency: String?
  /// Such as `metric`.
  public var measurementSystem: String
  /// The calendar's identifier.
  public var calendar: String
  /// The sorting, such as `standard`.
  public var collation: String
  /// Where characters run to, and where lines do.
  public var direction, lineDirection: Direction
  /// The locale's name in English and in its own language; nil where CLDR knows none.
  public var name, nativeName: String?
  /// Whether CLDR knows the language.
  public var isKnown: Bool

  /// What Foundation says of a locale; likely subtags by CLDR.
  public init(_ identifier: String) {
    let locale = Locale(reading: identifier)
    let code = Locale.Language(reading: identifier)
    self.identifier = identifier
    bcp47 = locale.identifier(.bcp47)
    icu = locale.identifier(.icu)
    cldr = locale.identifier(.cldr)
    maximal = code.maximalIdentifier
    minimal = code.minimalIdentifier
    let likely = Locale.Language(reading: code.maximalIdentifier)
    language = code.languageCode?.identifier
    script = Self.plain(likely.script?.identifier)
    region = locale.region?.identifier ?? likely.region?.identifier
    numberingSystem = locale.numberingSystem.identifier
    numberingSystems = locale.availableNumberingSystems.map(\.identifier)
    hourCycle = Self.name(of: locale.hourCycle)
    firstWeekday = locale.firstDayOfWeek.rawValue
    currency = locale.currency?.identifier
    measurementSystem = locale.measurementSystem.identifier
    calendar = locale.calendar.identifier.debugDescription
    collation = locale.collation.identifier
    direction = Self.direction(code.characterDirection)
    lineDirection = Self.direction(code.lineLayoutDirection)
    name = LocaleNames.name(of: identifier, in: "en")
    nativeName = LocaleNames.name(of: identifier, in: identifier)
    isKnown = code.languageCode.map { LocaleNames.isKnown(language: $0.identifier) } ?? false
  }

  /// What a Swift program is told on this system: the current locale, and the preferred ones.
  public static var foundation: [String] { Locale.preferredLanguages }

  /// `Aran` is `Arab` in another style of writing.
  static func plain(_ script: String?) -> String? { script == "Aran" ? "Arab" : script }

  private static func name(of cycle: Locale.HourCycle) -> String {
    switch cycle {
    case .zeroToEleven: "h11"
    case .oneToTwelve: "h12"
    case .zeroToTwentyThree: "h23"
    case .oneToTwentyFour: "h24"
    @unknown default: "\(cycle)"
    }
  }

  private static func direction(_ direction: Locale.LanguageDirection) -> Direction {
    switch direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    default: .unknown
    }
  }
}
