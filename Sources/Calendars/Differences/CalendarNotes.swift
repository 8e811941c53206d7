public import Wording

/// What is to be known of a calendar, or of one of its days, beside the date.
public enum CalendarNotes {
  /// The rules by which a calendar's dates are made, with their source.
  public static func source(of calendar: CalendarID) -> Words {
    switch calendar.variant {
    case .suryaSiddhanta:
      return "the sun of the Surya Siddhanta; a month begins on the civil day after the sun's entry"
    case .bangladesh:
      return "Bangladesh: 1 Boishakh is 14 April; month lengths of 2019, before then of 1987"
    case .tiruvalluvar:
      return "tamil, with the Tiruvalluvar year, which changes on Thai 1"
    case .amanta: return "vikram, with months from new moon to new moon"
    case nil: break
    }
    let lunar: Words = "lunar day at sunrise, New Delhi; sun and Moon by ERFA"
    let solar: Words = "the sun's sidereal sign (Lahiri), New Delhi; the sun by ERFA"
    return switch calendar.name {
    case .kannada, .marathi, .telugu: "\(lunar); amanta, Saka era"
    case .gujarati: "\(lunar); amanta, Kartika first"
    case .vikram: "\(lunar); purnimanta"
    case .tamil: "\(solar); the day of the sun's entry if by sunset, else the next"
    case .malayalam: "\(solar); the day of the sun's entry if by three fifths of daylight"
    case .odia: "\(solar); the day of the sun's entry if by 22:22"
    case .bangla: "\(solar); the day after the sun's entry (national almanac, West Bengal)"
    case .vietnamese: "the Chinese rules at UT+7 from 1968, UT+8 before; sun and Moon by ERFA"
    case .ethiopicAmeteAlem: "the Ethiopic calendar, years of the world (Amete Mihret + 5500)"
    case .gregorian, .iso8601: "arithmetic, proleptic"
    case .buddhist, .republicOfChina: "arithmetic: Gregorian months, years of its own"
    case .japanese: "Gregorian months; eras from the day on which each was proclaimed"
    case .indian: "arithmetic: the reform of 1957, proleptic"
    case .persian: "the equinox of March before noon at UT+3:30 (law of 1925); the sun by ERFA"
    case .coptic, .ethiopicAmeteMihret:
      "arithmetic: twelve months of 30 days, then five or six days"
    case .hebrew: "arithmetic: the molad of Tishri and its postponements"
    case .islamic: "the day after the conjunction in UT; sun and Moon by ERFA; not seen, reckoned"
    case .islamicCivil: "arithmetic: 30-year cycle from Friday 16 July 622 (Julian)"
    case .islamicTabular: "arithmetic: 30-year cycle from Thursday 15 July 622 (Julian)"
    case .islamicUmmAlQura:
      "1343 to 1500 AH as published (newspaper Umm al-Qura, KACST); else computed by Foundation"
    case .chinese:
      "to 1911 as proclaimed (Qing tables); then sun and Moon by ERFA, Beijing, from 1929 UT+8"
    case .dangi: "to 1911 as proclaimed (Korean tables); then sun and Moon by ERFA, UT+9"
    }
  }

  /// What differs on a day elsewhere, or has to be known; nil where nothing does.
  ///
  /// `span` is the month that holds the day.
  public static func note(
    on day: CivilDay, in calendar: CalendarID, span: MonthSpan
  ) -> Words? {
    if span.basis == .notSettled {
      return "not settled: the sun or the Moon is too near a limit at midnight to tell today"
    }
    switch calendar.name {
    case .kannada, .marathi, .telugu, .gujarati, .vikram:
      // The lunation of Kartika in Saka 1950: 2028-10-18 to 2028-11-16.
      return (21_475...21_504).contains(day.rawValue)
        ? "Apple's ICU of 2025 has an adhika Kartika here, which the almanac does not have" : nil
    case .vietnamese:
      if (5469...5587).contains(day.rawValue) {
        return "Apple's ICU of 2025 is wrong here: in 1985 Tet was a month before China's New Year"
      }
      return day.rawValue < -731 ? "by today's rules at UT+8" : nil
    case .islamicUmmAlQura:
      return span.basis == .foundation
        ? "computed by Foundation: no table is published before 1343 and after 1500 AH" : nil
    case .persian:
      // 1503 by us begins on 2124-03-21, day 56327; so the day before is told too.
      if (56_326...56_691).contains(day.rawValue) {
        return """
          1503 begins on 2124-03-21 by noon at UT+3:30, five minutes before the equinox; by the \
          sun's own noon, and by cycles of 33 years, on 2124-03-20
          """
      }
      // The law of 31 March 1925.
      return day.rawValue < -16_347 ? "before the law of 1925 by its rule" : nil
    case .japanese:
      // 1873-01-01.
      return day.rawValue < -35_428
        ? "before 1873 Japan's own months were lunar; month and day are Gregorian" : nil
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .indian, .coptic,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .chinese, .dangi, .bangla, .malayalam, .odia, .tamil:
      return nil
    }
  }
}
