/// Calendars whose months are the Gregorian ones, with years and eras of their own.
final class GregorianRules: CalendarRules {
  enum Reckoning { case gregorian, buddhist, republicOfChina, japanese }

  private let reckoning: Reckoning

  init(_ reckoning: Reckoning) { self.reckoning = reckoning }

  func countsBackwards(era: Int) -> Bool { reckoning == .republicOfChina && era == 0 }

  func span(containing day: CivilDay) -> MonthSpan {
    let (year, month, ofMonth) = day.gregorian
    let start = day - (ofMonth - 1)
    let count = CivilDay.length(ofMonth: month, year: year)
    switch reckoning {
    case .gregorian:
      return MonthSpan(era: 1, year: year, month: month, start: start, count: count)
    case .buddhist:
      return MonthSpan(year: year + 543, month: month, start: start, count: count)
    case .republicOfChina:
      return MonthSpan(
        era: year > 1911 ? 1 : 0, year: year > 1911 ? year - 1911 : 1912 - year, month: month,
        start: start, count: count)
    case .japanese:
      let era = JapaneseEra.all.last { $0.start <= day } ?? JapaneseEra.all[0]
      let next = JapaneseEra.all.first { $0.start > day }
      let first = max(start, era.start)
      let end = min(start + count, next?.start ?? start + count)
      return MonthSpan(
        era: era.number, year: year - era.firstYear + 1, month: month, start: first,
        count: end.rawValue - first.rawValue,
        firstNumber: first.rawValue - start.rawValue + 1)
    }
  }
}

/// An era of Japan.
struct JapaneseEra {
  /// CLDR's number.
  let number: Int
  /// The year that is its year 1, as its lunisolar year began.
  let firstYear: Int
  /// The day on which it was proclaimed.
  let start: CivilDay

  private init?(_ number: Int, _ firstYear: Int, _ start: String) {
    guard let start = CivilDay(start) else { return nil }
    self.number = number
    self.firstYear = firstYear
    self.start = start
  }

  /// The eras since 1789, the oldest first. Before 1873 an era was proclaimed on a lunisolar day:
  /// its Gregorian one is here.
  static let all: [JapaneseEra] = [
    JapaneseEra(220, 1789, "1789-02-19"), JapaneseEra(221, 1801, "1801-03-19"),
    JapaneseEra(222, 1804, "1804-03-22"), JapaneseEra(223, 1818, "1818-05-26"),
    JapaneseEra(224, 1830, "1831-01-23"), JapaneseEra(225, 1844, "1845-01-09"),
    JapaneseEra(226, 1848, "1848-04-01"), JapaneseEra(227, 1854, "1855-01-15"),
    JapaneseEra(228, 1860, "1860-04-08"), JapaneseEra(229, 1861, "1861-03-29"),
    JapaneseEra(230, 1864, "1864-03-27"), JapaneseEra(231, 1865, "1865-05-01"),
    JapaneseEra(232, 1868, "1868-10-23"), JapaneseEra(233, 1912, "1912-07-30"),
    JapaneseEra(234, 1926, "1926-12-25"), JapaneseEra(235, 1989, "1989-01-08"),
    JapaneseEra(236, 2019, "2019-05-01"),
  ].compactMap { $0 }
}
