internal import Calendars
internal import ExplorerCore
internal import Keyboards
internal import Languages
internal import Wording
internal import WritingDirection

/// What people call things that the program names otherwise; the palette and the help find commands
/// by them too.
enum OtherNames {
  /// The names in a language and in English, in lower case; empty where a command has none.
  static func text(of command: Command, _ app: AppState) -> String {
    let title = command.title.english
    let words = words[title].map { "\(app.words.plain($0)) \($0.english)" } ?? ""
    return "\(words) \(names(of: title, app))".lowercased()
  }

  /// The names that stand between commas, each whole, in a language and in English, in lower case.
  static func list(of command: Command, _ app: AppState) -> [String] {
    guard let words = words[command.title.english] else { return [] }
    return [app.words.plain(words), words.english].flatMap { text in
      text.lowercased().split { $0 == "," || $0 == "\u{60C}" }.map { String($0) }
    }
  }

  /// Whether the other names of a command are its own even where titles begin with them: `word` is
  /// looked up more often than gone over.
  static func comeFirst(of command: Command) -> Bool { first.contains(command.title.english) }

  private static let first: Set = [
    "Help", "Lessons", "Plays", "Step through the rules", "What is this?",
  ]

  private static let words: [String: Words] = [
    "Save": "save, keep, write, store",
    "Save as": "save, keep, write, store",
    "Find": "search, look for, find a word",
    "Close text": "close, shut",
    "Quit": "exit, leave, end, close the program",
    "Copy": "copy the text",
    "Cut": "cut the text",
    "Paste": "put in, insert what was copied",
    "Undo": "take the last change back",
    "Redo": "do the change again",
    "Select all": "select everything",
    "Replace": "change to another word",
    "Help": "manual, keys, shortcuts",
    "Settings": "configuration, preferences, options",
    "Choose a set of keys": "settings, preferences, options, shortcuts",
    "Set a key": "settings, preferences, options, shortcuts",
    "Insert code point": "special character, symbol, invisible mark, emoji, control character",
    "Export the screen": "picture, image, print, screenshot",
    "Open": "open a file, load",
    "Go to offset": "goto, jump, go to line",
    "Samples": "example, examples, try",
    "Arrange: explain": "why, reason",
    "Lessons": "lesson, learn, learning, course, quiz, tutorial",
    "Arrange as it should look": "reorder, sort, move words",
    "Tour": "learn, learning, course, quiz, tutorial, demo",
    "Plays": "play, scene, scenes, learn, learning, course, quiz, tutorial",
    "Step through the rules": "stop, stop after a rule",
    "Zoom": "big, large, enlarge, full screen",
    "Describe": "speech, speak, say, read aloud, screen reader, accessibility",
    "What is this?": "word, glossary, define, definition, meaning, term",
    "Show to a class": "teach, present, lecture, speaker, notes, projector",
    "Arrange: direction": "writing direction, flip, alignment, apps and systems, phone",
    "Arrange: languages": "locale, region, preferred languages",
    "Arrange: calendars": "date, month, year, holiday, lunar, solar",
    "Arrange: formats": "number, currency, unit, percent",
    "Arrange: engines": "browser, other programs, report a bug",
    "Arrange: findings": "lint, defects, problems, check the text",
    "Fix it":
      "wrong, broken, repair, correct, mend, torn, punctuation, brackets, parentheses, parenthesis",
    "Rule reference": "look up a rule, what a rule says",
    "Go to rule": "look up a rule, what a rule says",
    "Latin gloss": "transliteration, pronunciation, vowels",
    "Gloss selection": "transliteration, pronunciation, vowels",
    "Recent files": "open recent, history, reopen, last",
    "Forget recent files": "privacy, history, erase, clear",
    "Keyboards": "layout, transliteration, standard",
    "Copy as HTML": "export",
    "Copy as JSON literal": "export",
    "Record the session": "asciinema, cast, video",
    "Copy a Markdown report": "bug report, share, explanation",
    "Pin left-to-right": "flip, mirror, alignment",
    "Pin right-to-left": "flip, mirror, alignment",
    "Pin the direction": "flip, mirror, alignment",
    "Show controls": "invisible characters, hidden marks",
    "Choose a theme":
      "colors, dark, light, high contrast, black and white, appearance, accessibility, settings, preferences, options",
    "Calibrate the terminal": "scrambled, letters out of order, settings, preferences, options",
  ]

  /// Every locale; the list is long, and a search asks for it at each key.
  private static let locales = LocaleNames.identifiers.joined(separator: " ")

  /// Every keyboard by its name, its title and xkb's name for it.
  private static let keyboards = KeyboardCatalogue.all().map(\.searchedNames)
    .joined(separator: " ")

  /// The languages that screens and keyboards name, by the language of the screen: as they are
  /// called there, and as they call themselves.
  private static let languages: [String: String] = {
    let codes =
      Set(KeyboardCatalogue.all().map(\.language)).sorted()
      + [
        "az", "bn", "cs", "de", "el", "en", "es", "fi", "fr", "hu", "id", "it", "ja", "ko", "ku",
        "ms", "nl", "pl", "pt", "ro", "ru", "sv", "ta", "tr", "uk", "vi", "zh",
      ]
    return Dictionary(
      uniqueKeysWithValues: Catalogue.languages.map { screen in
        let names = codes.map { LocaleNames.searchedNames(of: $0, screen: screen) }
        return (screen, names.joined(separator: " "))
      })
  }()

  /// The countries, by the language of the screen: as they are called there, and in English.
  private static let regions: [String: String] = Dictionary(
    uniqueKeysWithValues: Catalogue.languages.map { screen in
      let names = Set([screen, "en"]).sorted().flatMap { LocaleNames.regions(in: $0) }
      return (screen, names.joined(separator: " "))
    })

  /// The locales and languages.
  private static func languageNames(_ app: AppState) -> String {
    "preferredLocales preferredLanguages \(locales) \(languages[app.words.language] ?? "") "
      + app.preferredLocales.joined(separator: " ")
  }

  /// Names that are the same in every language, and those that the system has.
  private static func names(of title: String, _ app: AppState) -> String {
    switch title {
    case "Arrange: direction":
      "Apple iPhone iOS macOS Android TextKit SwiftUI "
        + DirectionStrategy.all.flatMap { [$0.name, $0.label] }.joined(separator: " ")
    case "Arrange: select", "Describe", "Selection policy":
      "selectedRanges selectedRange TextKit UITextView NSTextView SwiftUI RangeSet Apple iOS "
        + "Chromium WebKit"
    case "Copy as Swift with attributes": "RangeSet AttributedString SwiftUI"
    case "Arrange: languages":
      "\(languageNames(app)) \(regions[app.words.language] ?? "")"
    case "Copy the language loop": languageNames(app)
    case "Arrange: engines": "Chrome Chromium Firefox Safari WebKit Edge"
    case "Open": "load read file another"
    case "Open texts": "buffers tabs files switch windows"
    case "Close text": "buffer tab file"
    case "Keyboards": "arabizi \(keyboards) \(languages[app.words.language] ?? "")"
    case "Insert code point":
      "LRM RLM ALM LRI RLI FSI PDI LRE RLE PDF LRO RLO ZWJ ZWNJ"
    case "Latin gloss", "Gloss selection": "arabizi niqqud nikud harakat tashkeel"
    case "Arrange: calendars":
      "Hijri Jalali "
        + CalendarID.all.map { "\($0) \(app.words.plain($0.calendarTitle(app.words)))" }
        .joined(separator: " ")
    default: ""
    }
  }
}
