import CCalendarPeer
import Testing

@testable import Calendars
import Wording

/// The sixteen calendars that Foundation has: ours against ICU, and known dates.
@Suite struct FoundationCalendarTests {
  /// The names of CLDR.
  static let peers: [(CalendarName, String)] = [
    (.gregorian, "gregorian"), (.iso8601, "iso8601"), (.buddhist, "buddhist"),
    (.republicOfChina, "roc"), (.japanese, "japanese"), (.indian, "indian"),
    (.persian, "persian"), (.coptic, "coptic"), (.ethiopicAmeteMihret, "ethiopic"),
    (.hebrew, "hebrew"), (.islamic, "islamic"), (.islamicCivil, "islamic-civil"),
    (.islamicTabular, "islamic-tbla"), (.islamicUmmAlQura, "islamic-umalqura"),
    (.chinese, "chinese"), (.dangi, "dangi"),
  ]

  /// Every day is ICU's, but in months that a published table or the sky decides (ICU 72 has a new
  /// moon or a solar term on the wrong side of midnight in some, and there ours has to be the
  /// sky's) and in the year that ICU begins too late.
  @Test(arguments: peers)
  func everyDayIsICUsOrTheSkys(_ name: CalendarName, _ peer: String) throws {
    let book = CalendarBook()
    let sky = Sky()
    var wrong: [String] = []
    var decided: MonthSpan?
    for number in -25_567...47_846 {
      let day = CivilDay(rawValue: number)
      let span = try book.span(containing: day, in: CalendarID(name))
      let date = span.date(at: number - span.start.rawValue)
      var fields: [Int32] = [0, 0, 0, 0, 0]
      try #require(ccalendarpeer_date(peer, Int64(number), &fields) == 1)
      let theirs = CalendarDate(
        era: Int(fields[0]), year: Int(fields[1]), month: Int(fields[2]),
        isLeapMonth: fields[3] == 1, day: Int(fields[4]))
      if theirs == date || span == decided || span.basis == .published { continue }
      // 2045-11-10 to 2046-11-29: ICU-23069.
      if name == .hebrew, (27_707...28_091).contains(number) { continue }
      if Self.isDecided(by: sky, span, name) {
        decided = span
      } else {
        wrong.append("\(day.iso): \(date), ICU \(theirs)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// Whether the new moon and the solar terms of a month are where the calendar has them, and one
  /// of them is within half an hour of a midnight, or of two weeks before or after for a leap
  /// month.
  private static func isDecided(by sky: Sky, _ span: MonthSpan, _ name: CalendarName) -> Bool {
    let zone: ClockZone
    switch name {
    case .chinese:
      zone = ClockZone(minutes: span.start.rawValue < -14_975 ? 465 + 2 / 3 : 480)
    case .dangi: zone = ClockZone(minutes: 540)
    case .islamic: zone = ClockZone(minutes: 0)
    default: return false
    }
    // The Islamic month of ICU begins on the day after the conjunction.
    let lead = name == .islamic ? 1 : 0
    func conjunction(_ start: CivilDay) -> Double {
      let estimate = TimeScales.terrestrial(zone.instant(start - lead, fraction: 0.5))
      return TimeScales.universal(sky.conjunction(near: estimate))
    }
    // Nobody knows the length of the day in 2097 to better than five minutes.
    let doubt = 5.0 / 1440
    for start in [span.start, span.end] {
      let time = conjunction(start)
      let days = [time - doubt, time, time + doubt].map { zone.civil($0).day }
      if !days.contains(start - lead) { return false }
    }
    guard name == .chinese || name == .dangi else { return true }
    func sector(_ day: CivilDay) -> Int {
      Int(sky.sunWithNutation(TimeScales.terrestrial(zone.instant(day))) / 30)
    }
    // A leap month has no major term, any other month beside one has.
    return !span.isLeapMonth || sector(span.start) == sector(span.end)
  }

  @Test(arguments: [
    ("chinese", "2057-09-28", "14-8-30"), ("chinese", "2057-09-29", "14-9-1"),
    ("chinese", "2097-08-07", "54-6-30"), ("chinese", "2097-08-08", "54-7-1"),
    ("dangi", "2097-01-13", "53-11-30"), ("dangi", "2097-01-14", "53-12-1"),
  ])
  func noMonthHasADayZero(_ name: String, _ day: String, _ date: String) throws {
    let calendar = try #require(CalendarID(name))
    let found = try CalendarBook().date(on: try #require(CivilDay(day)), in: calendar)
    #expect(found.description == date)
  }

  @Test(arguments: [
    ("hebrew", "2024-02-20", "5784-6-11"), ("hebrew", "2025-09-23", "5786-1-1"),
    ("persian", "2025-03-21", "1404-1-1"), ("persian", "2024-03-20", "1403-1-1"),
    ("japanese", "1989-01-07", "64-1-7"), ("japanese", "1989-01-08", "1-1-8"),
    ("japanese", "2019-05-01", "1-5-1"), ("buddhist", "2026-01-01", "2569-1-1"),
    ("republicOfChina", "1912-01-01", "1-1-1"), ("republicOfChina", "1911-12-31", "1-12-31"),
    ("indian", "2024-03-21", "1946-1-1"), ("indian", "2025-03-22", "1947-1-1"),
    ("coptic", "2023-09-12", "1740-1-1"), ("ethiopicAmeteMihret", "2007-09-12", "2000-1-1"),
    ("islamicUmmAlQura", "2025-03-01", "1446-9-1"), ("islamicCivil", "2025-06-27", "1447-1-1"),
    ("chinese", "2025-07-25", "42-6L-1"), ("chinese", "2033-12-22", "50-11L-1"),
    ("dangi", "2026-02-17", "43-1-1"), ("gregorian", "2000-02-29", "2000-2-29"),
  ])
  func knownDatesHold(_ name: String, _ day: String, _ date: String) throws {
    let calendar = try #require(CalendarID(name))
    let found = try CalendarBook().date(on: try #require(CivilDay(day)), in: calendar)
    #expect(found.description == date)
  }
}
