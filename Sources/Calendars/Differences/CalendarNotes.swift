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
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .hebrew, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura,
      .chinese, .dangi:
      Words(verbatim: "Foundation")
    }
  }

  /// What differs on a day elsewhere, or has to be known; nil where nothing does.
  public static func note(
    on day: CivilDay, in calendar: CalendarID, date: CalendarDate
  ) -> Words? {
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
      // 1300 to 1600 AH, the years of Foundation's table.
      return (1300...1600).contains(date.year)
        ? nil : "outside the published table (1300 to 1600 AH) this is the civil reckoning"
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .chinese, .dangi, .bangla, .malayalam, .odia, .tamil:
      return nil
    }
  }
}
