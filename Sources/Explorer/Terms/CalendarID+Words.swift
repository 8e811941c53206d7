internal import Calendars
internal import Languages
internal import Wording

extension CalendarID {
  /// The calendar's name in the language of a screen; in English its identifier, which is English.
  func calendarTitle(_ words: Catalogue) -> Words {
    words.isEnglish ? Words(own: description) : self.words
  }

  /// Its title in words about many calendars: without the word calendar, which each of them would
  /// repeat. A name that ends with a number keeps it, since a year follows.
  func briefTitle(_ words: Catalogue) -> Words {
    name == .iso8601 ? calendarTitle(words) : columnTitle(words)
  }

  /// Its title in a column of such titles, of which none begins with the word calendar: where it is
  /// cut, what tells it from the others is left.
  func columnTitle(_ words: Catalogue) -> Words {
    guard !words.isEnglish else { return calendarTitle(words) }
    let title = words.plain(self.words)
    let generic = Self.generic[words.language]?.first { title.hasPrefix($0) }
    return generic.map { Words(verbatim: String(title.dropFirst($0.count))) } ?? self.words
  }

  /// The word calendar, as the names of a language begin with it: before *of*, with its article and
  /// without.
  private static let generic: [String: [String]] = [
    "he": [
      "\u{5D4}\u{5DC}\u{5D5}\u{5D7} \u{5E9}\u{5DC} ", "\u{5D4}\u{5DC}\u{5D5}\u{5D7} ",
      "\u{5DC}\u{5D5}\u{5D7} ",
    ],
    "ar": [
      "\u{627}\u{644}\u{62A}\u{642}\u{648}\u{64A}\u{645} ",
      "\u{62A}\u{642}\u{648}\u{64A}\u{645} ",
    ],
  ]

  /// The calendar's name for a title, in every language; in English without the word calendar.
  func properName(_ words: Catalogue) -> Words {
    guard words.isEnglish else { return self.words }
    let (name, ending) = (words.plain(self.words), " calendar")
    return Words(
      verbatim: name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name)
  }

  private var words: Words {
    switch variant {
    case .suryaSiddhanta: return "Bangla calendar by the Surya Siddhanta"
    case .bangladesh: return "Bangla calendar of Bangladesh"
    case .tiruvalluvar: return "Tamil calendar with the Tiruvalluvar year"
    case .amanta: return "Vikram calendar from new moon to new moon"
    case nil: break
    }
    return switch name {
    case .gregorian: "Gregorian calendar"
    case .iso8601: "ISO 8601 calendar"
    case .buddhist: "Buddhist calendar"
    case .republicOfChina: "Minguo calendar"
    case .japanese: "Japanese calendar"
    case .indian: "Indian national calendar"
    case .persian: "Persian calendar"
    case .coptic: "Coptic calendar"
    case .ethiopicAmeteMihret: "Ethiopic calendar"
    case .ethiopicAmeteAlem: "Ethiopic calendar of Amete Alem"
    case .hebrew: "Hebrew calendar"
    case .islamic: "Islamic calendar"
    case .islamicCivil: "Islamic civil calendar"
    case .islamicTabular: "Islamic tabular calendar"
    case .islamicUmmAlQura: "Umm al-Qura calendar"
    case .chinese: "Chinese calendar"
    case .dangi: "Dangi calendar"
    case .vietnamese: "Vietnamese calendar"
    case .bangla: "Bangla calendar"
    case .gujarati: "Gujarati calendar"
    case .kannada: "Kannada calendar"
    case .malayalam: "Malayalam calendar"
    case .marathi: "Marathi calendar"
    case .odia: "Odia calendar"
    case .tamil: "Tamil calendar"
    case .telugu: "Telugu calendar"
    case .vikram: "Vikram calendar"
    }
  }
}
