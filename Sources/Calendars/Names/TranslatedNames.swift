/// What CLDR has no name for in Hebrew and Arabic, or a placeholder: eras, months, and lunar days.
enum TranslatedNames {
  /// A language with names here.
  enum Language: String { case hebrew = "he", arabic = "ar" }

  /// The era of a date; nil where CLDR names it, or nobody does.
  static func era(_ calendar: CalendarID, _ era: Int, english: String, _ code: String) -> String? {
    guard let language = Language(rawValue: code) else { return nil }
    if calendar.variant == .tiruvalluvar { return eras["tiruvalluvar"]?[language] }
    let key =
      switch calendar.name {
      case .republicOfChina: era == 1 ? "minguo" : "beforeMinguo"
      case .buddhist: "buddhist"
      case .persian: "persian"
      case .coptic: era == 1 ? "martyrs" : "beforeMartyrs"
      case .ethiopicAmeteMihret: era == 1 ? "mercy" : "world"
      case .ethiopicAmeteAlem: "world"
      case .indian, .kannada, .marathi, .tamil, .telugu: "saka"
      case .gujarati, .vikram: "vikram"
      case .malayalam: "kollam"
      case .odia: "amli"
      case .bangla: "bengali"
      case .vietnamese: "tet"
      case .hebrew: language == .arabic ? "world" : ""
      case .chinese, .dangi: ""
      case .japanese: english
      case .gregorian, .iso8601, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura: ""
      }
    if calendar.name == .chinese || calendar.name == .dangi {
      return cycle[language].map { "\($0) \(era)" }
    }
    // CLDR has eras of Japan before Meiji in Latin letters: what has no name gets none here.
    if calendar.name == .japanese, language == .hebrew { return eras[key]?[language] ?? nameless }
    return eras[key]?[language]
  }

  /// That an era has no name in Hebrew.
  private static let nameless =
    "\u{5EA}\u{5E7}\u{5D5}\u{5E4}\u{5D4} \u{5DC}\u{5DC}\u{5D0} \u{5E9}\u{5DD}"

  /// The months of a calendar, the first one first; nil where CLDR names them.
  static func months(_ name: CalendarName, _ code: String) -> [String]? {
    guard let language = Language(rawValue: code) else { return nil }
    switch name {
    case .chinese, .dangi, .vietnamese: return ordinalMonths[language]
    case .malayalam: return malayalamMonths[language]
    case .tamil: return tamilMonths[language]
    case .indian, .kannada, .marathi, .telugu, .vikram: return indianMonths(language, from: 0)
    case .gujarati: return indianMonths(language, from: 7)
    case .bangla: return indianMonths(language, from: 1)
    case .odia: return indianMonths(language, from: 6)
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .persian, .coptic,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .islamicUmmAlQura:
      return nil
    }
  }

  /// The months of the Indian calendars, where a calendar's year begins with that one; in Hebrew
  /// they are CLDR's.
  private static func indianMonths(_ language: Language, from first: Int) -> [String]? {
    language == .arabic ? Array(indian[first...] + indian[..<first]) : nil
  }

  /// What stands around the name of an intercalary month.
  static func leapMarks(_ code: String) -> (before: String, after: String)? {
    Language(rawValue: code).flatMap { leap[$0] }.map { ("", " " + $0) }
  }

  /// The lunar day 1 to 30: its number in the bright or the dark half of the month.
  static func tithi(_ number: Int, _ code: String) -> String? {
    guard let language = Language(rawValue: code), let halves = halves[language] else { return nil }
    return "\((number - 1) % 15 + 1) \(halves[number <= 15 ? 0 : 1])"
  }

  /// Whether the names of years in cycles are left out: none but Latin ones are known.
  static func hasNoYearNames(_ code: String) -> Bool { Language(rawValue: code) != nil }

  /// The pattern of a date where CLDR's has the name of the year.
  static func pattern(_ code: String) -> String? {
    Language(rawValue: code) == .hebrew
      ? "d '\u{5D1}'MMMM r" : Language(rawValue: code) == .arabic ? "d MMMM\u{60C} r" : nil
  }

  /// The eras by a word for each, and those of Japan by their English names.
  private static let eras: [String: [Language: String]] = [
    "minguo": [
      .hebrew:
        "\u{5DC}\u{5E8}\u{5E4}\u{5D5}\u{5D1}\u{5DC}\u{5D9}\u{5E7}\u{5D4} \u{5E9}\u{5DC} \u{5E1}\u{5D9}\u{5DF}",
      .arabic:
        "\u{62C}\u{645}\u{647}\u{648}\u{631}\u{64A}\u{629} \u{627}\u{644}\u{635}\u{64A}\u{646}",
    ],
    "beforeMinguo": [
      .hebrew:
        "\u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5E8}\u{5E4}\u{5D5}\u{5D1}\u{5DC}\u{5D9}\u{5E7}\u{5D4} \u{5E9}\u{5DC} \u{5E1}\u{5D9}\u{5DF}",
      .arabic:
        "\u{642}\u{628}\u{644} \u{62C}\u{645}\u{647}\u{648}\u{631}\u{64A}\u{629} \u{627}\u{644}\u{635}\u{64A}\u{646}",
    ],
    "buddhist": [
      .hebrew:
        "\u{5DC}\u{5E1}\u{5E4}\u{5D9}\u{5E8}\u{5D4} \u{5D4}\u{5D1}\u{5D5}\u{5D3}\u{5D4}\u{5D9}\u{5E1}\u{5D8}\u{5D9}\u{5EA}",
      .arabic: "\u{628}\u{648}\u{630}\u{64A}\u{629}",
    ],
    "persian": [
      .hebrew:
        "\u{5DC}\u{5E1}\u{5E4}\u{5D9}\u{5E8}\u{5D4} \u{5D4}\u{5E4}\u{5E8}\u{5E1}\u{5D9}\u{5EA}"
    ],
    "martyrs": [
      .hebrew:
        "\u{5DC}\u{5E1}\u{5E4}\u{5D9}\u{5E8}\u{5EA} \u{5D4}\u{5E7}\u{5D3}\u{5D5}\u{5E9}\u{5D9}\u{5DD}",
      .arabic: "\u{644}\u{644}\u{634}\u{647}\u{62F}\u{627}\u{621}",
    ],
    "beforeMartyrs": [
      .hebrew:
        "\u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5E1}\u{5E4}\u{5D9}\u{5E8}\u{5EA} \u{5D4}\u{5E7}\u{5D3}\u{5D5}\u{5E9}\u{5D9}\u{5DD}",
      .arabic: "\u{642}\u{628}\u{644} \u{627}\u{644}\u{634}\u{647}\u{62F}\u{627}\u{621}",
    ],
    "mercy": [
      .hebrew: "\u{5DC}\u{5E1}\u{5E4}\u{5D9}\u{5E8}\u{5EA} \u{5D4}\u{5D7}\u{5E1}\u{5D3}",
      .arabic: "\u{644}\u{644}\u{631}\u{62D}\u{645}\u{629}",
    ],
    "world": [
      .hebrew: "\u{5DC}\u{5D1}\u{5E8}\u{5D9}\u{5D0}\u{5EA} \u{5D4}\u{5E2}\u{5D5}\u{5DC}\u{5DD}",
      .arabic: "\u{644}\u{62E}\u{644}\u{642} \u{627}\u{644}\u{639}\u{627}\u{644}\u{645}",
    ],
    "saka": [
      .hebrew: "\u{5E1}\u{5D0}\u{5E7}\u{5D4}",
      .arabic: "\u{633}\u{627}\u{643}\u{627}",
    ],
    "vikram": [
      .hebrew: "\u{5D5}\u{5D9}\u{5E7}\u{5E8}\u{5DD} \u{5E1}\u{5DE}\u{5D5}\u{5D8}",
      .arabic:
        "\u{641}\u{64A}\u{643}\u{631}\u{627}\u{645} \u{633}\u{627}\u{645}\u{641}\u{627}\u{62A}",
    ],
    "kollam": [
      .hebrew: "\u{5E7}\u{5D5}\u{5DC}\u{5DD}",
      .arabic: "\u{643}\u{648}\u{644}\u{627}\u{645}",
    ],
    "amli": [
      .hebrew: "\u{5D0}\u{5DE}\u{5DC}\u{5D9}",
      .arabic: "\u{623}\u{645}\u{644}\u{64A}",
    ],
    "bengali": [
      .hebrew:
        "\u{5DC}\u{5E1}\u{5E4}\u{5D9}\u{5E8}\u{5D4} \u{5D4}\u{5D1}\u{5E0}\u{5D2}\u{5DC}\u{5D9}\u{5EA}",
      .arabic: "\u{628}\u{646}\u{63A}\u{627}\u{644}\u{64A}\u{629}",
    ],
    "tiruvalluvar": [
      .hebrew: "\u{5D8}\u{5D9}\u{5E8}\u{5D5}\u{5D5}\u{5DC}\u{5D5}\u{5D5}\u{5D0}\u{5E8}",
      .arabic: "\u{62A}\u{64A}\u{631}\u{648}\u{641}\u{627}\u{644}\u{648}\u{641}\u{627}\u{631}",
    ],
    "tet": [
      .hebrew:
        "\u{5D2}\u{5E8}\u{5D2}\u{5D5}\u{5E8}\u{5D9}\u{5D0}\u{5E0}\u{5D9}\u{5EA}, \u{5DE}\u{5E9}\u{5E0}\u{5EA} \u{5D8}\u{5D8}",
      .arabic:
        "\u{645}\u{64A}\u{644}\u{627}\u{62F}\u{64A}\u{629}\u{60C} \u{633}\u{646}\u{629} \u{62A}\u{64A}\u{62A}",
    ],
    "Reiwa": [.hebrew: "\u{5E8}\u{5D9}\u{5D9}\u{5D5}\u{5D5}\u{5D4}"],
    "Heisei": [.hebrew: "\u{5D4}\u{5D9}\u{5D9}\u{5E1}\u{5D9}\u{5D9}"],
    "Sh\u{14D}wa": [.hebrew: "\u{5E9}\u{5D5}\u{5D5}\u{5D0}\u{5D4}"],
    "Taish\u{14D}": [.hebrew: "\u{5D8}\u{5D0}\u{5D9}\u{5E9}\u{5D5}"],
    "Meiji": [.hebrew: "\u{5DE}\u{5D9}\u{5D9}\u{5D2}\u{5F3}\u{5D9}"],
  ]

  private static let cycle: [Language: String] = [
    .hebrew: "\u{5DE}\u{5D7}\u{5D6}\u{5D5}\u{5E8}",
    .arabic: "\u{627}\u{644}\u{62F}\u{648}\u{631}\u{629}",
  ]

  private static let leap: [Language: String] = [
    .hebrew: "(\u{5DE}\u{5E2}\u{5D5}\u{5D1}\u{5E8})",
    .arabic: "(\u{643}\u{628}\u{64A}\u{633})",
  ]

  /// The bright half of a lunar month and the dark one.
  private static let halves: [Language: [String]] = [
    .hebrew: [
      "\u{5D1}\u{5DE}\u{5D7}\u{5E6}\u{5D9}\u{5EA} \u{5D4}\u{5D1}\u{5D4}\u{5D9}\u{5E8}\u{5D4}",
      "\u{5D1}\u{5DE}\u{5D7}\u{5E6}\u{5D9}\u{5EA} \u{5D4}\u{5D7}\u{5E9}\u{5D5}\u{5DB}\u{5D4}",
    ],
    .arabic: [
      "\u{645}\u{646} \u{627}\u{644}\u{646}\u{635}\u{641} \u{627}\u{644}\u{645}\u{636}\u{64A}\u{621}",
      "\u{645}\u{646} \u{627}\u{644}\u{646}\u{635}\u{641} \u{627}\u{644}\u{645}\u{638}\u{644}\u{645}",
    ],
  ]

  /// The months that have numbers for names.
  private static let ordinalMonths: [Language: [String]] = [
    .hebrew: [
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E9}\u{5E0}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E9}\u{5DC}\u{5D9}\u{5E9}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E8}\u{5D1}\u{5D9}\u{5E2}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5D7}\u{5DE}\u{5D9}\u{5E9}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E9}\u{5D9}\u{5E9}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E9}\u{5D1}\u{5D9}\u{5E2}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E9}\u{5DE}\u{5D9}\u{5E0}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5EA}\u{5E9}\u{5D9}\u{5E2}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E2}\u{5E9}\u{5D9}\u{5E8}\u{5D9}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5D0}\u{5D7}\u{5D3}\u{5BE}\u{5E2}\u{5E9}\u{5E8}",
      "\u{5D7}\u{5D5}\u{5D3}\u{5E9} \u{5E9}\u{5E0}\u{5D9}\u{5DD}\u{5BE}\u{5E2}\u{5E9}\u{5E8}",
    ],
    .arabic: [
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{623}\u{648}\u{644}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{62B}\u{627}\u{646}\u{64A}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{62B}\u{627}\u{644}\u{62B}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{631}\u{627}\u{628}\u{639}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{62E}\u{627}\u{645}\u{633}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{633}\u{627}\u{62F}\u{633}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{633}\u{627}\u{628}\u{639}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{62B}\u{627}\u{645}\u{646}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{62A}\u{627}\u{633}\u{639}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{639}\u{627}\u{634}\u{631}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{62D}\u{627}\u{62F}\u{64A} \u{639}\u{634}\u{631}",
      "\u{627}\u{644}\u{634}\u{647}\u{631} \u{627}\u{644}\u{62B}\u{627}\u{646}\u{64A} \u{639}\u{634}\u{631}",
    ],
  ]

  /// Chingam to Karkadakam.
  private static let malayalamMonths: [Language: [String]] = [
    .hebrew: [
      "\u{5E6}\u{5F3}\u{5D9}\u{5E0}\u{5D2}\u{5DD}",
      "\u{5E7}\u{5E0}\u{5D9}",
      "\u{5EA}\u{5D5}\u{5DC}\u{5D0}\u{5DD}",
      "\u{5D5}\u{5E8}\u{5D9}\u{5E6}\u{5F3}\u{5D9}\u{5E7}\u{5DD}",
      "\u{5D3}\u{5D4}\u{5E0}\u{5D5}",
      "\u{5DE}\u{5E7}\u{5E8}\u{5DD}",
      "\u{5E7}\u{5D5}\u{5DE}\u{5D1}\u{5D4}\u{5DD}",
      "\u{5DE}\u{5D9}\u{5E0}\u{5DD}",
      "\u{5DE}\u{5D3}\u{5DD}",
      "\u{5D0}\u{5D3}\u{5D5}\u{5D5}\u{5D0}\u{5DD}",
      "\u{5DE}\u{5D9}\u{5D3}\u{5D4}\u{5D5}\u{5E0}\u{5DD}",
      "\u{5E7}\u{5E8}\u{5E7}\u{5D3}\u{5E7}\u{5DD}",
    ],
    .arabic: [
      "\u{62A}\u{634}\u{64A}\u{646}\u{63A}\u{627}\u{645}",
      "\u{643}\u{627}\u{646}\u{64A}",
      "\u{62A}\u{648}\u{644}\u{627}\u{645}",
      "\u{641}\u{631}\u{64A}\u{634}\u{64A}\u{643}\u{627}\u{645}",
      "\u{62F}\u{647}\u{627}\u{646}\u{648}",
      "\u{645}\u{627}\u{643}\u{627}\u{631}\u{627}\u{645}",
      "\u{643}\u{648}\u{645}\u{628}\u{647}\u{627}\u{645}",
      "\u{645}\u{64A}\u{646}\u{627}\u{645}",
      "\u{645}\u{64A}\u{62F}\u{627}\u{645}",
      "\u{625}\u{62F}\u{627}\u{641}\u{627}\u{645}",
      "\u{645}\u{64A}\u{62F}\u{647}\u{648}\u{646}\u{627}\u{645}",
      "\u{643}\u{627}\u{631}\u{643}\u{627}\u{62F}\u{627}\u{643}\u{627}\u{645}",
    ],
  ]

  /// Chithirai to Panguni.
  private static let tamilMonths: [Language: [String]] = [
    .hebrew: [
      "\u{5E6}\u{5F3}\u{5D9}\u{5EA}\u{5D9}\u{5E8}\u{5D0}\u{5D9}",
      "\u{5D5}\u{5D0}\u{5D9}\u{5E7}\u{5D0}\u{5E1}\u{5D9}",
      "\u{5D0}\u{5D0}\u{5E0}\u{5D9}",
      "\u{5D0}\u{5D0}\u{5D3}\u{5D9}",
      "\u{5D0}\u{5D0}\u{5D5}\u{5D5}\u{5D0}\u{5E0}\u{5D9}",
      "\u{5E4}\u{5D5}\u{5E8}\u{5D8}\u{5D0}\u{5E1}\u{5D9}",
      "\u{5D0}\u{5D9}\u{5D9}\u{5E4}\u{5D0}\u{5E1}\u{5D9}",
      "\u{5E7}\u{5D0}\u{5E8}\u{5EA}\u{5D9}\u{5D2}\u{5D0}\u{5D9}",
      "\u{5DE}\u{5D0}\u{5E8}\u{5D2}\u{5D0}\u{5D6}\u{5D9}",
      "\u{5EA}\u{5D0}\u{5D9}",
      "\u{5DE}\u{5D0}\u{5E1}\u{5D9}",
      "\u{5E4}\u{5E0}\u{5D2}\u{5D5}\u{5E0}\u{5D9}",
    ],
    .arabic: [
      "\u{62A}\u{634}\u{64A}\u{62A}\u{64A}\u{631}\u{627}\u{64A}",
      "\u{641}\u{627}\u{64A}\u{643}\u{627}\u{633}\u{64A}",
      "\u{622}\u{646}\u{64A}",
      "\u{622}\u{62F}\u{64A}",
      "\u{622}\u{641}\u{627}\u{646}\u{64A}",
      "\u{628}\u{648}\u{631}\u{627}\u{62A}\u{627}\u{633}\u{64A}",
      "\u{623}\u{64A}\u{628}\u{627}\u{633}\u{64A}",
      "\u{643}\u{627}\u{631}\u{62A}\u{64A}\u{63A}\u{627}\u{64A}",
      "\u{645}\u{627}\u{631}\u{63A}\u{627}\u{632}\u{64A}",
      "\u{62A}\u{627}\u{64A}",
      "\u{645}\u{627}\u{633}\u{64A}",
      "\u{628}\u{627}\u{646}\u{63A}\u{648}\u{646}\u{64A}",
    ],
  ]

  /// Chaitra to Phalguna in Arabic.
  private static let indian = [
    "\u{62A}\u{634}\u{64A}\u{62A}\u{631}\u{627}",
    "\u{641}\u{627}\u{64A}\u{633}\u{627}\u{62E}\u{627}",
    "\u{62C}\u{64A}\u{627}\u{64A}\u{634}\u{62B}\u{627}",
    "\u{623}\u{634}\u{627}\u{62F}\u{647}\u{627}",
    "\u{634}\u{631}\u{627}\u{641}\u{627}\u{646}\u{627}",
    "\u{628}\u{647}\u{627}\u{62F}\u{631}\u{627}\u{628}\u{627}\u{62F}\u{627}",
    "\u{623}\u{634}\u{641}\u{64A}\u{646}\u{627}",
    "\u{643}\u{627}\u{631}\u{62A}\u{64A}\u{643}\u{627}",
    "\u{645}\u{627}\u{631}\u{63A}\u{627}\u{634}\u{64A}\u{631}\u{634}\u{627}",
    "\u{628}\u{627}\u{648}\u{634}\u{627}",
    "\u{645}\u{627}\u{63A}\u{627}",
    "\u{641}\u{627}\u{644}\u{63A}\u{648}\u{646}\u{627}",
  ]
}
