internal import Algorithms
internal import Foundation

/// A calendar whose dates come from Foundation.
final class FoundationRules: CalendarRules {
  private let source: FoundationDates
  private let isRepublicOfChina: Bool

  init(_ name: CalendarName) {
    source = FoundationDates(name)
    isRepublicOfChina = name == .republicOfChina
  }

  func countsBackwards(era: Int) -> Bool { isRepublicOfChina && era == 0 }

  func span(containing day: CivilDay) -> MonthSpan {
    let date = corrected(day)
    let start = edge(of: date, at: day, step: -1)
    let end = edge(of: date, at: day, step: 1)
    return MonthSpan(
      era: date.era, year: date.year, month: date.month, isLeapMonth: date.isLeapMonth,
      start: start, count: end.rawValue - start.rawValue + 1,
      firstNumber: date.day - (day.rawValue - start.rawValue))
  }

  /// The last day, in a direction, up to which the days of the month are numbered one by one.
  ///
  /// No month of these calendars has more than 31 days; the days in between follow by bisection, because a month's days
  /// are one stretch.
  private func edge(of date: CalendarDate, at day: CivilDay, step: Int) -> CivilDay {
    let beyond = (1..<32).partitioningIndex { distance in
      var expected = date
      expected.day += step * distance
      return corrected(day + step * distance) != expected
    }
    return day + step * (beyond - 1)
  }

  /// Foundation's date, put right where it says day 0.
  ///
  /// On chinese 2057-09-28 and 2097-08-07 and dangi 2097-01-13 Foundation numbers the last day of a month as day 0 of
  /// the next, which begins with day 1 on the day after. It is the day after the one before it.
  private func corrected(_ day: CivilDay) -> CalendarDate {
    var date = source.date(on: day)
    if date.day == 0 {
      date = source.date(on: day - 1)
      date.day += 1
    }
    return date
  }
}

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
