internal import Algorithms
internal import Foundation

/// What Foundation on this machine says, beside our dates.
///
/// A reference because it only remembers; it is not Sendable.
public final class FoundationAnswers {
  /// The release of Swift's Foundation that this program was built with.
  public static var version: String {
    #if compiler(>=6.3.2)
      "6.3.2 or later"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private var sources: [CalendarName: FoundationDates] = [:]
  /// The last answer by calendar, with the days after it that are numbered on; asking costs up to
  /// 0.1 ms.
  private var last: [CalendarName: (days: ClosedRange<CivilDay>, date: CalendarDate)] = [:]
  private var twins: [CalendarName: CalendarName] = [:]

  /// Nothing asked yet.
  public init() {}

  /// Foundation's date, where it differs from ours; eras only count in calendars that Foundation
  /// has.
  public func difference(
    on day: CivilDay, in calendar: CalendarID, from date: CalendarDate
  ) -> CalendarDate? {
    var answer = answer(on: day, calendar.name)
    if !calendar.name.isInFoundation { answer.era = date.era }
    return answer == date ? nil : self.answer(on: day, calendar.name)
  }

  private func answer(on day: CivilDay, _ name: CalendarName) -> CalendarDate {
    let name = twin(of: name)
    if let known = last[name], known.days.contains(day) {
      var date = known.date
      date.day += day.rawValue - known.days.lowerBound.rawValue
      return date
    }
    let date = source(name).date(on: day)
    last[name] = (day...lastDay(numberedOnFrom: date, on: day, name), date)
    return date
  }

  /// The last day of a month in which the days are numbered one by one from a date, where that can
  /// be known without asking about each: in a solar calendar, which skips and repeats no day.
  /// Elsewhere the day itself.
  private func lastDay(
    numberedOnFrom date: CalendarDate, on day: CivilDay, _ name: CalendarName
  ) -> CivilDay {
    guard name == .tamil else { return day }
    let source = source(name)
    let beyond = (1..<33).partitioningIndex { distance in
      var expected = date
      expected.day += distance
      return source.date(on: day + distance) != expected
    }
    return day + (beyond - 1)
  }

  private func source(_ name: CalendarName) -> FoundationDates {
    if let known = sources[name] { return known }
    let source = FoundationDates(name)
    sources[name] = source
    return source
  }

  /// The calendar that answers for another: Foundation 6.3.1 gives all lunisolar calendars of India
  /// the same dates, and all solar ones. It is looked at once on days of several years, and where
  /// they differ each is asked itself.
  private func twin(of name: CalendarName) -> CalendarName {
    if let known = twins[name] { return known }
    let first: CalendarName =
      switch name {
      case .marathi, .telugu, .gujarati, .vikram: .kannada
      case .malayalam, .odia, .bangla: .tamil
      default: name
      }
    let agree =
      first == name
      || stride(from: -55_000, to: 84_000, by: 9973).allSatisfy { day in
        source(first).date(on: CivilDay(rawValue: day))
          == source(name).date(on: CivilDay(rawValue: day))
      }
    twins[name] = agree ? first : name
    return agree ? first : name
  }
}
