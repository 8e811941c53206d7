import Foundation
import Testing

/// The translations of the screen and of errors, held against the English words in the sources.
///
/// What stays English on purpose: classes, rules and their reference, the names of scalars that a
/// language has no name for, identifiers (of strategies, keyboards, calendars, locales, settings),
/// keys, the card that shows how a terminal orders text, what commands print, help of the command
/// line, and all that programs read.
@Suite struct TranslationTests {
  static let languages = ["he", "ar"]

  /// An entry of a file.
  private struct Entry {
    var english: [String]
    var words: [String]
  }

  private static func entries(_ language: String) throws -> [Entry] {
    var entries: [Entry] = []
    // A literal is compiled wherever it is met, for each line in the loop.
    let string = /(msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"/
    for line in try SourceTree.text("Sources/CLanguageData/data/\(language).po")
      .split(separator: "\n")
    {
      guard let match = line.wholeMatch(of: string) else { continue }
      let text = String(match.2).replacing("\\\"", with: "\"")
        .replacing("\\\\", with: "\\")
      switch match.1 {
      case "msgid": entries.append(Entry(english: [text], words: []))
      case "msgid_plural": entries[entries.count - 1].english.append(text)
      default: entries[entries.count - 1].words.append(text)
      }
    }
    return entries.filter { $0.english != [""] }
  }

  private static func places(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{(=?\d)\}/).map { String($0.1) })
  }

  /// The keys of an entry, and of its plural.
  private static func keys(_ language: String) throws -> Set<String> {
    Set(try entries(language).flatMap(\.english))
  }

  /// Whether a key has a word: signs, classes and abbreviations are the same in every language.
  private static func hasWords(_ key: String) -> Bool {
    key.replacing(/\{=?\d\}/, with: " ").contains(/[a-z]{3}/)
  }

  // MARK: - The sources' words

  /// A literal of the sources.
  private struct Literal: Sendable {
    var file: String
    var line: Int
    var key: String
    /// What stands before it.
    var before: String
  }

  private static func literals(_ rooms: [String]) throws -> [Literal] {
    try rooms.flatMap { SourceTree.swiftFiles(under: "Sources/\($0)") }.flatMap { file in
      try SourceStrings(SourceTree.text(file)).literals.flatMap { literal in
        literal.keys.map { key in
          Literal(
            file: file.lastPathComponent, line: literal.line,
            key: key.trimmingCharacters(in: .whitespacesAndNewlines), before: literal.before)
        }
      }
    }
  }

  /// The literals of the rooms that say anything, read once for all languages.
  private static let said: Result<[Literal], any Error> = Result { try literals(rooms) }

  /// What an entry is wanted for.
  private struct Wanted: Sendable {
    /// How many literals were looked at.
    let spoken: Int
    let others: Int
    let words: [Literal]
  }

  /// The literals that are words: where every word is for the screen, where an error is made, and
  /// wherever a place has a label.
  private static let wanted: Result<Wanted, any Error> = Result {
    let spoken = try literals(Self.spoken).filter {
      !named.contains($0.file) && !$0.key.hasPrefix(":")
    }
    let others = try said.get().filter {
      $0.before.firstMatch(of: complaint) != nil || $0.key.contains(/\{\d\}/)
    }
    let words = (spoken + others).filter { literal in
      hasWords(literal.key) && !identifiers.contains(literal.key)
        && !literal.before.contains(/(verbatim:|own:|bytes\.append\()\s*$/)
    }
    return Wanted(spoken: spoken.count, others: others.count, words: words)
  }

  /// The rooms that say anything.
  private static let rooms = [
    "Calendars", "Engines", "Explanation", "Explorer", "ExplorerCore", "Fixing", "Formats",
    "Keyboards/Layouts", "Languages", "Learning/Facts", "Learning/Glossary", "Learning/Questions",
    "Linting", "Locales",
    "NcursesTerminal", "Storage",
    "TextModel",
    "Wording", "WritingDirection", "bidiscope",
  ]
  /// Where every word is for the screen.
  private static let spoken = [
    "Explorer", "ExplorerCore", "Explanation/Sentences", "Fixing/Findings", "Fixing/Searching",
    "Learning/Questions",
    "WritingDirection/Results", "WritingDirection/Fixing",
    "bidiscope/Plain",
  ]
  /// What begins an error in the sources.
  private static var complaint: Regex<(Substring, Substring)> {
    /(Complaint|UsageError|CaseProblem|FieldProblem|FormatFailure|CalendarFailure|mistake)\((?:line, )?$/
  }

  /// Literals of the spoken rooms that are no words: names in memory, in notations, in markup and
  /// in names of scalars, and the reference, which is in English.
  private static let identifiers: Set<String> = [
    "Latn",
    "Bidiscope", "Corp", "selectedRange", "selectedRanges", "Hebr", "Arab", "ckb",
    "hinted-languages", "calendars.locale", "keyboard-direction", "keyboard-in-use",
    "terminals", "clusters", "declined", "tour",
    "counts-typed", "typed", "used-languages", "lessons-last", "Hello {name}",
    "leading-mark", "dir-attribute", "dir=\"{=0}\"", "{=0}, xkb {=1}",
    "atom-order", "control-in-identifier", "file-name", "lost-isolate", "lost-placeholder",
    "trojan-source", "unmatched-control", "useless-mark", "ies", "sos", "eos",
    "Calibration: {=0}", "code point", "character", "removed",
    "class", "range", "lessons-done", "left.caret",
    "left.selection", "left.top", "left.arrangement", "left.selection-policy", "left.word-policy",
    "left.motion-policy", "left.wrap-policy", "left.deletion-policy", "left.backspace-unit",
    "not-together", "not-in-order", "not-in-place", "list-marker",
    "auto", "dark", "light", "either", "high-contrast", "monochrome", "theme",
    "brackets", "directions", "isolates", "numbers", "source-code", "urdu", "welcome", "wide",
    "spelled in", "and digits", "YIVO's letters", "calendar",
    "und",
    "keys.preset", "hebrew", "arabic", "persian", "write", "saveas", "quit", "qall", "edit", "help",
    "exit",
  ]
  /// Files of the spoken rooms with names only: keys, the words of scalars' names, and the other
  /// names by which commands are found.
  private static let named: Set<String> = [
    "KeyNames.swift", "Naming.swift", "OtherNames.swift", "KeyPreset.swift", "PlainCommand.swift",
  ]

  /// Every literal that is words has an entry with the same places.
  @Test(arguments: languages) func everyWordIsTranslated(_ language: String) throws {
    let known = try Self.keys(language)
    let wanted = try Self.wanted.get()
    #expect(wanted.spoken > 1_000 && wanted.others > 300)
    for literal in wanted.words where !known.contains(literal.key) {
      Issue.record("\(language) lacks: \(literal.key) (\(literal.file):\(literal.line))")
    }
  }

  /// No entry waits for words that no source has any more.
  @Test(arguments: languages) func entriesAreOfWordsThatTheSourceHas(_ language: String) throws {
    let said = Set(try Self.said.get().map(\.key))
    for key in try Self.keys(language).sorted() where Self.hasWords(key) && !said.contains(key) {
      Issue.record("\(language) has what is not said any more: \(key)")
    }
  }

  /// No text becomes words but by a literal, or as what it is.
  @Test func textIsNoWords() throws {
    for file in SourceTree.swiftFiles(under: "Sources")
    where !file.path.contains("/Wording/") {
      #expect(!(try SourceTree.code(file)).contains("stringLiteral:"), "\(file.path)")
    }
  }

  // MARK: - The entries

  /// A place is in both texts, forms are complete, and words hold nothing that takes no cell of its
  /// own.
  @Test(arguments: languages) func entriesAreSound(_ language: String) throws {
    let entries = try Self.entries(language)
    #expect(entries.count > 1_000)
    for entry in entries {
      let places = Self.places(entry.english[0])
      #expect(entry.words.count == (entry.english.count == 1 ? 1 : language == "he" ? 3 : 6))
      for words in entry.words {
        #expect(!words.isEmpty, "\(entry.english)")
        // A form for one, or for two, may say the number in words.
        let missing = places.subtracting(Self.places(words))
        #expect(missing.isSubset(of: entry.english.count > 1 ? ["0"] : []), "\(entry.english)")
        #expect(Self.places(words).isSubset(of: places), "\(entry.english)")
        let scalars = words.unicodeScalars
        #expect(!scalars.contains { $0.properties.generalCategory == .nonspacingMark }, "\(words)")
        // Isolates are closed, and there is no other control but the two marks.
        let opened = scalars.count { $0 == "\u{2068}" }
        #expect(opened == scalars.count { $0 == "\u{2069}" }, "\(words)")
        let controls: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{2068}", "\u{2069}"]
        #expect(
          !scalars.contains {
            $0.properties.generalCategory == .format && !controls.contains($0)
          }, "\(words)")
      }
    }
    let english = entries.map { $0.english[0] }
    #expect(Set(english).count == english.count, "an entry stands twice")
  }

  /// Both languages say the same.
  @Test func languagesHaveTheSameEntries() throws {
    let entries = try Self.languages.map { Set(try Self.entries($0).map { $0.english }) }
    #expect(entries[0].symmetricDifference(entries[1]).isEmpty)
  }

  /// Words that another one stands for, so that one thing has one word in all texts. Transcribed:
  /// nqr` for qrw` (torn); mqldt rgylh for hmqldt shlk (own keyboard); tsyrwp grpmwt for ashkwl
  /// grpmwt (grapheme cluster); lwht mfatyhy for lwht mfatyhk (own keyboard).
  private static let unwanted = [
    "he": [
      "\u{5E0}\u{5E7}\u{5E8}\u{5E2}",
      "\u{5DE}\u{5E7}\u{5DC}\u{5D3}\u{5EA} \u{5E8}\u{5D2}\u{5D9}\u{5DC}\u{5D4}",
      "\u{5E6}\u{5D9}\u{5E8}\u{5D5}\u{5E3} \u{5D2}\u{5E8}\u{5E4}\u{5DE}\u{5D5}\u{5EA}",
    ],
    "ar": [
      "\u{644}\u{648}\u{62D}\u{629} \u{645}\u{641}\u{627}\u{62A}\u{64A}\u{62D}\u{64A}"
    ],
  ]

  /// The screen and what is learned there call one thing by one word.
  @Test(arguments: languages) func aThingHasOneWord(_ language: String) throws {
    let learned = try ["glossary", "heads", "lessons", "plays", "rules"].flatMap { name in
      try SourceTree.text("Sources/CLearningData/data/\(name).txt").split(separator: "\n")
        .filter { $0.hasPrefix("\(language): ") }.map(String.init)
    }
    #expect(learned.count > 1_000)
    let said = try Self.entries(language).flatMap(\.words) + learned
    for word in try #require(Self.unwanted[language]) {
      for text in said where Self.holds(text, word) { Issue.record("\(word): \(text)") }
    }
  }

  /// Whether a text has a word that is no part of a longer one.
  private static func holds(_ text: String, _ word: String) -> Bool {
    text.ranges(of: word).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      return before?.isLetter != true && after?.isLetter != true
    }
  }

  /// A piece of text is called the same where a sentence begins with it in English and elsewhere.
  @Test(arguments: languages) func aNounWithItsArticleIsTheSame(_ language: String) throws {
    let words: [String: String] = try Self.entries(language).reduce(into: [:]) { words, entry in
      words[entry.english[0]] = entry.words[0]
    }
    var count = 0
    for (key, said) in words where key.hasPrefix("The ") {
      guard let elsewhere = words["t" + String(key.dropFirst())] else { continue }
      count += 1
      #expect(said == elsewhere, "\(key)")
    }
    #expect(count >= 20)
  }

  /// A comparison has one sign on every screen.
  @Test func comparisonsHaveOneSign() throws {
    for literal in try Self.wanted.get().words
    where literal.key.contains(/[<>]= ?(\{|\d)/) {
      Issue.record("\(literal.key) (\(literal.file):\(literal.line))")
    }
    let keys = try Self.languages.flatMap { try Self.keys($0) }
    #expect(!keys.contains { $0.contains(/[<>]= ?(\{|\d)/) })
  }
}
