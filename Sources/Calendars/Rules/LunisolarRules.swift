/// The lunisolar calendars of India: lunar days at sunrise, months named after the sun's sidereal
/// sign.
final class LunisolarRules: CalendarRules {
  enum Reckoning {
    /// Kannada, Marathi, Telugu: amanta, Saka era, Chaitra first.
    case saka
    /// Gujarati: the same days, Kartika first, Vikram era.
    case gujarati
    /// Vikram with amanta months: the same days, Chaitra first, Vikram era.
    case vikramAmanta
    /// Vikram of the north: purnimanta, the dark half comes first and belongs to the next month.
    case vikramPurnimanta
  }

  private let panchang: Panchang
  private let reckoning: Reckoning

  init(_ reckoning: Reckoning, panchang: Panchang) {
    self.reckoning = reckoning
    self.panchang = panchang
  }

  func span(containing day: CivilDay) -> MonthSpan {
    let (index, month) = panchang.month(containing: day)
    switch reckoning {
    case .saka: return span(month, year: month.saka, number: month.number)
    case .vikramAmanta: return span(month, year: month.saka + 135, number: month.number)
    case .gujarati:
      return span(
        month, year: month.saka + (month.number < 8 ? 134 : 135),
        number: (month.number + 4) % 12 + 1)
    case .vikramPurnimanta:
      // An intercalary month keeps its days between the two halves of the month it is named after.
      guard !month.isLeap else { return span(month, year: month.saka + 135, number: month.number) }
      let bright = month.tithis.firstIndex { $0 > 15 } ?? month.tithis.count
      if day < month.start + bright {
        return MonthSpan(
          year: month.saka + 135, month: month.number, isLeapMonth: false, start: month.start,
          numbers: month.tithis[..<bright].map { $0 + 15 })
      }
      let next = panchang.month(index + 1)
      return MonthSpan(
        year: next.saka + 135, month: next.number, isLeapMonth: false,
        start: month.start + bright, numbers: month.tithis[bright...].map { $0 - 15 })
    }
  }

  private func span(_ month: Panchang.Month, year: Int, number: Int) -> MonthSpan {
    MonthSpan(
      year: year, month: number, isLeapMonth: month.isLeap, start: month.start,
      numbers: month.tithis)
  }
}
