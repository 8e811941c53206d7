internal import Wording

/// The dates of all calendars, both ways.
///
/// It remembers the months that it computed and is not Sendable. Answers do not depend on what was
/// asked before.
public final class CalendarBook {
  /// The days for which there are dates: 1800-01-01 to 2200-12-31.
  public static let range = CivilDay(rawValue: -62_091)...CivilDay(rawValue: 84_370)

  private let sky = Sky()
  private lazy var panchang = Panchang(sky: sky)
  private var caches: [CalendarID: SpanCache] = [:]

  /// A book with nothing computed yet.
  public init() {}

  /// The days for which a calendar has dates.
  public static func range(of calendar: CalendarID) -> ClosedRange<CivilDay> {
    // 1 Boishakh 1394, with which the civil calendar of Bangladesh begins.
    calendar.variant == .bangladesh ? CivilDay(rawValue: 6312)...range.upperBound : range
  }

  /// The date of a civil day.
  ///
  /// - Throws: that the day is out of range.
  public func date(on day: CivilDay, in calendar: CalendarID) throws(CalendarFailure)
    -> CalendarDate
  {
    let span = try span(containing: day, in: calendar)
    return span.date(at: day.rawValue - span.start.rawValue)
  }

  /// The month, or the part of a month, that holds a civil day.
  ///
  /// - Throws: that the day is out of range.
  public func span(containing day: CivilDay, in calendar: CalendarID) throws(CalendarFailure)
    -> MonthSpan
  {
    let range = Self.range(of: calendar)
    guard range.contains(day) else {
      throw CalendarFailure(
        "\(verbatim: day.iso) is out of range: \(verbatim: calendar) is known from \(verbatim: range.lowerBound.iso) to \(verbatim: range.upperBound.iso)"
      )
    }
    return cache(calendar).span(containing: day)
  }

  /// The months of a year in order; an intercalary month may stand between the halves of another.
  /// Empty where the year is out of range.
  public func months(era: Int, year: Int, in calendar: CalendarID) -> [MonthSpan] {
    cache(calendar).spans(era: era, year: year)
  }

  /// The civil day of a date.
  ///
  /// - Throws: that there is no such date, with what the month or the year has instead.
  public func day(of date: CalendarDate, in calendar: CalendarID) throws(CalendarFailure)
    -> CivilDay
  {
    let spans = months(era: date.era, year: date.year, in: calendar)
    let range = Self.range(of: calendar)
    for span in spans where span.bears(date) {
      guard let day = span.day(number: date.day, isRepeated: date.isRepeatedDay) else { continue }
      guard range.contains(day) else { break }
      return day
    }
    throw missing(date, spans, calendar)
  }

  private func missing(
    _ date: CalendarDate, _ spans: [MonthSpan], _ calendar: CalendarID
  ) -> CalendarFailure {
    let range = Self.range(of: calendar)
    guard !spans.isEmpty else {
      if calendar.name == .chinese || calendar.name == .dangi, !(1...60).contains(date.year) {
        return CalendarFailure(
          "\(verbatim: calendar) has no year \(number: date.year): its years are those of a cycle, 1 to 60"
        )
      }
      return CalendarFailure(
        "\(verbatim: calendar) has no year \(number: date.year) here: it is known from \(verbatim: range.lowerBound.iso) to \(verbatim: range.upperBound.iso)"
      )
    }
    let month = spans.filter { $0.bears(date) }
    guard !month.isEmpty else {
      var labels: [String] = []
      for span in spans {
        let label = "\(span.month)\(span.isLeapMonth ? "L" : "")"
        if !labels.contains(label) { labels.append(label) }
      }
      return CalendarFailure(
        """
        \(verbatim: "\(calendar) \(date)") does not exist: \(number: date.year) has the months \
        \(verbatim: labels.joined(separator: ", "))
        """)
    }
    let numbers = month.flatMap(\.dayNumbers)
    let problem: Words
    if let last = numbers.max(), let first = numbers.min(),
      date.day < first || date.day > last
    {
      problem = "the month has the days \(number: first) to \(number: last)"
    } else if !numbers.contains(date.day) {
      problem = "day \(number: date.day) is skipped, no sunrise falls in it"
    } else if date.isRepeatedDay {
      problem = "day \(number: date.day) is not repeated"
    } else {
      problem = "it is out of range, which ends \(verbatim: range.upperBound.iso)"
    }
    return CalendarFailure("\(verbatim: "\(calendar) \(date)") does not exist: \(problem)")
  }

  private func cache(_ calendar: CalendarID) -> SpanCache {
    if let known = caches[calendar] { return known }
    let cache = SpanCache(rules(calendar), range: Self.range(of: calendar))
    caches[calendar] = cache
    return cache
  }

  private func rules(_ calendar: CalendarID) -> any CalendarRules {
    switch calendar.variant {
    case .suryaSiddhanta: return SolarRules(.banglaSuryaSiddhanta, sky: sky)
    case .bangladesh: return BangladeshRules()
    case .tiruvalluvar: return SolarRules(.tamilTiruvalluvar, sky: sky)
    case .amanta: return LunisolarRules(.vikramAmanta, panchang: panchang)
    case nil: break
    }
    switch calendar.name {
    case .kannada, .marathi, .telugu: return LunisolarRules(.saka, panchang: panchang)
    case .gujarati: return LunisolarRules(.gujarati, panchang: panchang)
    case .vikram: return LunisolarRules(.vikramPurnimanta, panchang: panchang)
    case .tamil: return SolarRules(.tamil, sky: sky)
    case .malayalam: return SolarRules(.malayalam, sky: sky)
    case .odia: return SolarRules(.odia, sky: sky)
    case .bangla: return SolarRules(.bangla, sky: sky)
    case .vietnamese: return ChineseRules.vietnamese(sky)
    case .chinese: return ChineseRules.chinese(sky)
    case .dangi: return ChineseRules.dangi(sky)
    case .gregorian, .iso8601: return GregorianRules(.gregorian)
    case .buddhist: return GregorianRules(.buddhist)
    case .republicOfChina: return GregorianRules(.republicOfChina)
    case .japanese: return GregorianRules(.japanese)
    case .indian: return SakaRules()
    case .persian: return PersianRules(sky: sky)
    case .coptic: return AlexandrianRules.coptic()
    case .ethiopicAmeteMihret: return AlexandrianRules.ameteMihret()
    case .ethiopicAmeteAlem: return AlexandrianRules.ameteAlem()
    case .hebrew: return HebrewRules()
    case .islamic: return ConjunctionRules(sky: sky)
    case .islamicCivil: return TabularIslamicRules(julianDay: 1_948_440)
    case .islamicTabular: return TabularIslamicRules(julianDay: 1_948_439)
    case .islamicUmmAlQura: return UmmAlQuraRules()
    }
  }
}
