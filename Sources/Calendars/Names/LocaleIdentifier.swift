internal import Foundation

/// Identifiers of locales.
public enum LocaleIdentifier {
  /// Whether an identifier has a language that exists, and a script and a region that do if it has any.
  public static func isKnown(_ identifier: String) -> Bool {
    let letters = identifier.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ";"):
        true
      default: false
      }
    }
    guard letters, !identifier.isEmpty else { return false }
    let language = Locale(identifier: identifier).language
    guard let code = language.languageCode, code.isISOLanguage else { return false }
    return language.script?.isISOScript ?? true && language.region?.isISORegion ?? true
  }

  /// What to say of an identifier that is not known.
  public static func refusal(_ identifier: String) -> String {
    "there is no locale '\(identifier)'; write a language such as ar, with a script or a region "
      + "where needed: ar-EG, pa-Arab"
  }
}

extension LocaleIdentifier {
  /// The day with which a locale's week begins: 1 is Sunday.
  public static func firstWeekday(_ identifier: String) -> Int {
    switch Locale(identifier: identifier).firstDayOfWeek {
    case .sunday: 1
    case .monday: 2
    case .tuesday: 3
    case .wednesday: 4
    case .thursday: 5
    case .friday: 6
    case .saturday: 7
    @unknown default: 1
    }
  }
}
