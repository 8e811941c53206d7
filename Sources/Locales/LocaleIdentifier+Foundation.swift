public import Foundation

/// What Foundation is asked. These are total: what is not understood of an identifier is left out,
/// and where nothing is, the root locale answers. No other place makes a locale of text that is not
/// ours (`ArchitectureTests`).
extension Locale {
  /// The locale of an identifier that anybody may have written.
  public init(reading identifier: String) {
    self.init(identifier: LocaleIdentifier(identifier)?.foundation ?? "und")
  }
}

extension Locale.Language {
  /// The language of an identifier that anybody may have written.
  public init(reading identifier: String) {
    self.init(identifier: LocaleIdentifier(identifier)?.base ?? "und")
  }
}

extension Locale.Components {
  /// The parts of an identifier that anybody may have written.
  public init(reading identifier: String) {
    self.init(identifier: LocaleIdentifier(identifier)?.base ?? "und")
  }
}

extension LocaleIdentifier {
  /// The day with which a locale's week begins: 1 is Sunday.
  public static func firstWeekday(_ identifier: String) -> Int {
    switch Locale(reading: identifier).firstDayOfWeek {
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
