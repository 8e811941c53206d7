/// The 27 calendars of Foundation's `Calendar.Identifier`, named as its cases are.
public enum CalendarName: String, CaseIterable, Hashable, Sendable {
  case gregorian, iso8601, buddhist, republicOfChina, japanese, indian, persian, coptic
  case ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew
  case islamic, islamicCivil, islamicTabular, islamicUmmAlQura
  case chinese, dangi, vietnamese
  case bangla, gujarati, kannada, malayalam, marathi, odia, tamil, telugu, vikram

  /// Whether Foundation on Linux has the calendar, right but for some days, with its eras and its
  /// wording.
  public var isInFoundation: Bool {
    switch self {
    case .ethiopicAmeteAlem, .vietnamese, .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia,
      .tamil, .telugu, .vikram:
      false
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .hebrew, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura,
      .chinese, .dangi:
      true
    }
  }

  /// The locale of the calendar's own language.
  public var locale: String {
    switch self {
    case .gregorian, .iso8601: "en"
    case .buddhist: "th"
    case .republicOfChina: "zh-Hant-TW"
    case .japanese: "ja"
    case .indian, .vikram: "hi"
    case .persian: "fa"
    case .coptic: "ar-EG"
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: "am"
    case .hebrew: "he"
    case .islamic, .islamicCivil, .islamicTabular: "ar"
    case .islamicUmmAlQura: "ar-SA"
    case .chinese: "zh-Hans"
    case .dangi: "ko"
    case .vietnamese: "vi"
    case .bangla: "bn"
    case .gujarati: "gu"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .marathi: "mr"
    case .odia: "or"
    case .tamil: "ta"
    case .telugu: "te"
    }
  }
}
