import Calendars
import Explorer
import ExplorerCore
import Keyboards
import Languages
import Screen
import Testing
import Wording

/// The palette finds commands by what people call things in the languages of the screen.
@Suite struct PaletteNamesTests {
  private static let words: [String: [String]] = [
    "he": [
      "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}",
      "\u{5E2}\u{5E8}\u{5DB}\u{5EA} \u{5E0}\u{5D5}\u{5E9}\u{5D0}",
      "\u{5E2}\u{5D9}\u{5E6}\u{5D5}\u{5D1}", "\u{5D0}\u{5E4}\u{5DC}",
      "\u{5D0}\u{5D9}\u{5D9}\u{5E4}\u{5D5}\u{5DF}",
      "\u{5DC}\u{5E7}\u{5E1}\u{5D9}\u{5E7}\u{5D5}\u{5DF}", "\u{5D2}\u{5DC}\u{5D5}\u{5E1}\u{5E8}",
      "\u{5E2}\u{5E8}\u{5D1}\u{5D9}\u{5D6}\u{5D9}", "\u{5EA}\u{5E2}\u{5EA}\u{5D5}\u{5E7}",
      "\u{5D9}\u{5D9}\u{5E6}\u{5D0}",
      "\u{5E9}\u{5DE}\u{5D5}\u{5E8}", "\u{5D7}\u{5E4}\u{5E9}", "\u{5E1}\u{5D2}\u{5D5}\u{5E8}",
      "\u{5E6}\u{5D0}", "\u{5D4}\u{5E2}\u{5EA}\u{5E7}", "\u{5D4}\u{5D3}\u{5D1}\u{5E7}",
      "\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8}", "\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA}",
      "\u{5D4}\u{5E2}\u{5D3}\u{5E4}\u{5D5}\u{5EA}", "\u{5DE}\u{5E8}\u{5D0}\u{5D4}",
      "\u{5E0}\u{5D9}\u{5E7}\u{5D5}\u{5D3}", "\u{5D4}\u{5D9}\u{5D2}'\u{5E8}\u{5D9}",
      "\u{5D4}\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8}\u{5D9}\u{5DD}",
    ],
    "ar": [
      "\u{623}\u{635}\u{644}\u{62D}", "\u{627}\u{641}\u{62A}\u{62D}",
      "\u{642}\u{627}\u{645}\u{648}\u{633}", "\u{645}\u{639}\u{62C}\u{645}",
      "\u{645}\u{635}\u{637}\u{644}\u{62D}\u{627}\u{62A}", "\u{62E}\u{627}\u{637}\u{626}",
      "\u{62E}\u{637}\u{623}", "\u{645}\u{634}\u{643}\u{644}\u{629}", "\u{622}\u{628}\u{644}",
      "\u{623}\u{628}\u{644}", "\u{622}\u{64A}\u{641}\u{648}\u{646}",
      "\u{639}\u{631}\u{628}\u{64A}\u{632}\u{64A}", "\u{639}\u{64A}\u{646}\u{629}",
      "\u{625}\u{633}\u{644}\u{627}\u{645}\u{64A}", "\u{645}\u{62B}\u{627}\u{644}",
      "\u{62F}\u{631}\u{633}", "\u{645}\u{638}\u{647}\u{631}", "\u{645}\u{639}\u{637}\u{644}",
      "\u{627}\u{62D}\u{641}\u{638}", "\u{627}\u{628}\u{62D}\u{62B}",
      "\u{623}\u{63A}\u{644}\u{642}", "\u{627}\u{63A}\u{644}\u{642}",
      "\u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A}",
      "\u{627}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A}",
      "\u{62A}\u{641}\u{636}\u{64A}\u{644}\u{627}\u{62A}", "\u{62C}\u{644}\u{627}\u{644}\u{64A}",
      "\u{62D}\u{631}\u{643}\u{627}\u{62A}", "\u{627}\u{644}\u{62F}\u{631}\u{648}\u{633}",
      "\u{627}\u{644}\u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A}",
      "\u{627}\u{646}\u{633}\u{62E}",
    ],
    "en": [
      "open", "example", "ur_PK", "fa_IR", "zh_TW", "ur-PK", "sr_RS",
      "search", "settings", "options", "preferences", "Hijri", "Jalali", "Chromium", "WebKit",
      "vowels", "niqqud", "exit", "LRM", "lessons", "themes", "searches",
      "tutorial", "big", "speech", "accessibility", "screen reader", "dark", "mouse", "terminal",
    ],
  ]

  private func rows(_ word: String, _ language: String) -> [String] {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.character("p"), .control))
    for scalar in word.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
    // Below the frame and what is typed.
    return Array(stage.rows[4...])
  }

  @Test(arguments: ["he", "ar", "en"]) func whatPeopleCallThingsIsFound(_ language: String) {
    for word in Self.words[language] ?? [] {
      let first = rows(word, language)[0]
      #expect(first.contains("\u{25B8}") || first.contains("\u{25C2}"), "\(word): \(first)")
    }
  }

  /// What opens a file comes first, and nothing else is called so that opens none.
  @Test func openOpensAFile() {
    #expect(rows("open", "en")[0].contains(" Open "))
    #expect(!rows("open", "en").contains { $0.contains("Languages open") })
    let words = [
      ("he", "\u{5E4}\u{5EA}\u{5D7}"),
      ("ar", "\u{627}\u{641}\u{62A}\u{62D}"),
    ]
    for (language, word) in words {
      #expect(rows(word, language)[0].contains("Ctrl+O"), "\(language)")
    }
  }

  /// The first row of the list, and whether it is a command.
  private func first(_ word: String, _ language: String) -> (row: String, isFound: Bool) {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert(word))
    let row = stage.rows[4]
    return (row, row.contains("\u{25B8}") || row.contains("\u{25C2}"))
  }

  /// Keyboards, calendars and languages are found by the names that screens and commands show.
  @Test(arguments: ["he", "ar", "en"]) func shownNamesAreFound(_ language: String) {
    let catalogue = Catalogue(language) ?? .english
    let keyboards = KeyboardCatalogue.all()
    var names = keyboards.flatMap { [$0.name, $0.title] }
    names += CalendarID.all.map(\.description)
    for code in Set(keyboards.map(\.language)).union(["en", "tr", "fr"]) {
      names += [language, code].compactMap { LocaleNames.name(of: code, in: $0) }
    }
    for name in names {
      let found = first(name, language)
      #expect(found.isFound, "\(name): \(found.row)")
    }
    #expect(names.count > 100 && catalogue.language == language)
  }

  /// What searches the text comes first among what has to do with searching.
  @Test func searchSearches() {
    let words = [
      ("en", "search"), ("en", "find"), ("he", "\u{5D7}\u{5E4}\u{5E9}"),
      ("he", "\u{5D7}\u{5D9}\u{5E4}\u{5D5}\u{5E9}"), ("ar", "\u{628}\u{62D}\u{62B}"),
      ("ar", "\u{627}\u{628}\u{62D}\u{62B}"),
    ]
    for (language, word) in words {
      let row = first(word, language).row
      #expect(row.contains("Ctrl+F"), "\(word): \(row)")
    }
  }

  /// What begins a word comes before what stands inside one, and a whole name before both.
  @Test func theBeginningOfAWordComesFirst() {
    for (typed, title) in [
      ("play", "Plays"), ("display", "Copy in display order"), ("stop", "Step through the rules"),
      ("word", "What is this?"), ("lesson", "Lessons"), ("tour", "Tour"),
      ("stop rec", "Stop recording"),
    ] {
      #expect(first(typed, "en").row.contains(" \(title) "), "\(rows(typed, "en"))")
    }
    let found = rows("play", "en")
    let inside = found.firstIndex { $0.contains("Copy in display order") }
    let begins = found.firstIndex { $0.contains("Play the rules") }
    #expect(begins != nil && inside.map { $0 > begins ?? 0 } == true, "\(found)")
    // The help has the same one first.
    for (typed, title) in [("play", "Plays."), ("stop", "Step through the rules.")] {
      var help = Stage("abc", rows: 24, columns: 80)
      help.press(KeyPress(.function(1)))
      help.type(typed)
      #expect(help.rows[3...5].contains { $0.contains(title) }, "\(help)")
    }
  }

  /// Arabic for control characters, and for punctuation.
  private static let controls =
    "\u{631}\u{645}\u{648}\u{632}"
    + " \u{627}\u{644}\u{62A}\u{62D}\u{643}\u{645}"
  private static let punctuation =
    "\u{639}\u{644}\u{627}\u{645}\u{627}\u{62A}"
    + " \u{627}\u{644}\u{62A}\u{631}\u{642}\u{64A}\u{645}"

  /// What has a word as one of its names comes before what only has the word in a phrase.
  @Test func whatIsCalledSoComesFirst() {
    let words = [
      ("en", "wrong", "F9"), ("he", "\u{5E9}\u{5D2}\u{5D5}\u{5D9}", "F9"),
      ("ar", "\u{62E}\u{637}\u{623}", "F9"), ("en", "glossary", "Alt+?"),
      ("he", "\u{5DE}\u{5D5}\u{5E0}\u{5D7}\u{5D5}\u{5DF}", "Alt+?"),
      ("en", "light", "theme"), ("en", "writing direction", "F4"), ("en", "Firefox", "F5"),
      ("en", "punctuation", "F9"), ("ar", "\u{623}\u{642}\u{648}\u{627}\u{633}", "F9"),
      ("he", "\u{5E1}\u{5D5}\u{5D2}\u{5E8}\u{5D9}\u{5D9}\u{5DD}", "F9"), ("en", "iPhone", "F4"),
      ("en", "image", "Export the screen"), ("en", "emoji", "Ctrl+U"),
      ("en", "go to line", "Ctrl+G"), ("en", "reorder", "Arrange as it should look"),
      ("en", "standard", "Ctrl+T"), ("en", "demo", "Tour"), ("en", "parenthesis", "F9"),
      ("en", "configuration", "Settings"), ("en", "settings", "Settings"),
      ("en", "Chrome", "F5"), ("en", "Safari", "F5"),
      ("he", "\u{5E4}\u{5D9}\u{5E1}\u{5D5}\u{5E7}", "F9"),
    ]
    let settings = "\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA}"
    let more = [
      ("he", "\u{5D1}\u{5DC}\u{5D8}\u{5D9}\u{5E0}\u{5D9}\u{5EA}", "Ctrl+T"),
      ("he", settings, String(settings.reversed())),
      ("he", "\u{5EA}\u{5E6}\u{5D5}\u{5E8}\u{5D4}", String(settings.reversed())),
      ("ar", "\u{627}\u{644}\u{623}\u{631}\u{62F}\u{64A}\u{629}", "Ctrl+T"),
      ("ar", "\u{62A}\u{642}\u{648}\u{64A}\u{645}", "Alt+6"),
      ("ar", "\u{645}\u{62D}\u{627}\u{64A}\u{62F}", "Alt+?"),
      ("ar", "\u{639}\u{627}\u{632}\u{644}", "Alt+?"),
      ("ar", Self.controls, "Ctrl+U"), ("ar", Self.punctuation, "F9"),
    ]
    for (language, word, key) in words + more {
      let row = first(word, language).row
      #expect(row.contains(key), "\(word): \(row)")
    }
  }

  /// What is not there yet is said.
  @Test func whatIsNotThereIsSaid() {
    #expect(first("xyzzy", "en").row.contains("There is no such command yet."))
    #expect(!rows("xyzzy", "en").contains { $0.contains("Nearest") })
  }

  /// A mistyped name is answered with the nearest command, in the palette and in the help.
  @Test(arguments: ["en", "he", "ar"]) func theNearestIsNamed(_ language: String) {
    let catalogue = Catalogue(language) ?? .english
    for (typed, meant) in [("coppy", "Copy"), ("pasete", "Paste"), ("keybords", "Keyboards")] {
      let stage = Stage("abc")
      let title = stage.app.commands.all.first { $0.title.english == meant }?.title
      let lines = MissingCommand.lines(typed, stage.app).map { catalogue.plain($0) }
      #expect(lines.count == 2 && title != nil, "\(lines)")
      #expect(lines.last?.contains(title.map { catalogue.plain($0) } ?? "?") == true, "\(lines)")
    }
    #expect(rows("coppy", "en")[1].contains("Nearest: Copy"))
    var help = Stage("abc")
    help.press(KeyPress(.function(1)))
    help.type("coppy")
    #expect(help.shows("Nearest: Copy"), "\(help)")
  }

  /// The list of keyboards finds each by its language, as the screen calls it.
  @Test(arguments: ["he", "ar", "en"]) func keyboardsAreFoundByLanguage(_ language: String) throws {
    for code in ["he", "ar", "fa", "ur"] {
      var stage = Stage("abc", rows: 24, columns: 80)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.press(KeyPress(.character("t"), .control))
      stage.act(.insert(LocaleNames.name(of: code, in: language) ?? "?"))
      let box = try #require(stage.app.overlay?.overlay.frame(stage.app, stage.analyser))
      let row = stage.rows[box.row + 2]
      #expect(row.contains("\u{25B8}") || row.contains("\u{25C2}"), "\(code): \(row)")
    }
  }

  /// What a command does is said two blanks behind the widest name in view, so that it has all
  /// columns that names and keys leave.
  @Test(arguments: ["en", "he", "ar"]) func descriptionsStandBesideTheWidestName(
    _ language: String
  ) {
    var places: Set<Int> = []
    for query in ["", "copy", "bold", "zoom"] {
      var stage = Stage("abc", rows: 24, columns: 80)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.press(KeyPress(.character("p"), .control))
      if !query.isEmpty { stage.act(.insert(query)) }
      let (words, commands) = (stage.app.words, stage.app.commands.all)
      let titles = Set(commands.map { words.onScreen($0.title).text })
      let summaries = Set(commands.map { words.onScreen($0.summary).text })
      let written = writtenWords(stage.app, stage.analyser)
      var gaps: [Int] = []
      for title in written where titles.contains(title.words) {
        let summary = written.first {
          $0.row == title.row && $0.part == title.part && summaries.contains($0.words)
        }
        guard let summary, let left = title.columns.min(), let right = title.columns.max(),
          let first = summary.columns.min(), let last = summary.columns.max()
        else { continue }
        gaps.append(words.isRightToLeft ? left - last - 1 : first - right - 1)
        places.insert(words.isRightToLeft ? last : first)
      }
      #expect(!gaps.isEmpty && gaps.min() == 2, "\(language) \(query) \(gaps) \(stage)")
    }
    #expect(places.count > 1, "the column does not depend on the names")
  }
}
