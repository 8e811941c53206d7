internal import Foundation

/// Foundation's own answers for one calendar, right or wrong.
final class FoundationDates {
  private let calendar: Calendar

  init(_ name: CalendarName) {
    var calendar = Calendar(identifier: name.foundationIdentifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  /// The date that Foundation gives a civil day.
  func date(on day: CivilDay) -> CalendarDate {
    let noon = Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200)
    let parts = calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: noon)
    return CalendarDate(
      era: parts.era ?? 0, year: parts.year ?? 0, month: parts.month ?? 0,
      isLeapMonth: parts.isLeapMonth ?? false, day: parts.day ?? 0,
      isRepeatedDay: parts.isRepeatedDay ?? false)
  }
}

extension CalendarName {
  /// Foundation's case of the same name.
  var foundationIdentifier: Calendar.Identifier {
    switch self {
    case .gregorian: .gregorian
    case .iso8601: .iso8601
    case .buddhist: .buddhist
    case .republicOfChina: .republicOfChina
    case .japanese: .japanese
    case .indian: .indian
    case .persian: .persian
    case .coptic: .coptic
    case .ethiopicAmeteMihret: .ethiopicAmeteMihret
    case .ethiopicAmeteAlem: .ethiopicAmeteAlem
    case .hebrew: .hebrew
    case .islamic: .islamic
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .chinese: .chinese
    case .dangi: .dangi
    case .vietnamese: .vietnamese
    case .bangla: .bangla
    case .gujarati: .gujarati
    case .kannada: .kannada
    case .malayalam: .malayalam
    case .marathi: .marathi
    case .odia: .odia
    case .tamil: .tamil
    case .telugu: .telugu
    case .vikram: .vikram
    }
  }
}
