import Foundation
import Testing

/// The translations of the screen and of errors, held against the English words in the sources.
///
/// What stays English on purpose: classes, rules and their reference, scalars' names, identifiers (of strategies,
/// keyboards, calendars, locales, settings), keys, the card that shows how a terminal orders text, what commands print,
/// help of the command line, and all that programs read.
@Suite struct TranslationTests {
  static let languages = ["he", "ar"]

  /// An entry of a file.
  private struct Entry {
    var english: [String]
    var words: [String]
    /// Whether its English words are not ours: those of a library.
    var isForeign: Bool
  }

  private static func entries(_ language: String) throws -> [Entry] {
    var entries: [Entry] = []
    var isForeign = false
    for line in try SourceTree.text("Sources/CLanguageData/data/\(language).po")
      .split(separator: "\n")
    {
      if line.hasPrefix("# ") { isForeign = line.contains("not ours") }
      guard let match = line.wholeMatch(of: /(msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"/) else {
        continue
      }
      let text = String(match.2).replacing("\\\"", with: "\"")
        .replacing("\\\\", with: "\\")
      switch match.1 {
      case "msgid": entries.append(Entry(english: [text], words: [], isForeign: isForeign))
      case "msgid_plural": entries[entries.count - 1].english.append(text)
      default: entries[entries.count - 1].words.append(text)
      }
    }
    return entries.filter { $0.english != [""] }
  }

  private static func places(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{([=?]?\d)\}/).map { String($0.1) })
  }

  /// What is fixed in a text, in small letters: the pieces with a word.
  private static func pieces(_ text: String) -> [String] {
    text.lowercased().replacing(/\{[=?]?\d?\}/, with: "\u{0}").split(separator: "\u{0}")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,;:.()'=%")) }
      .filter { $0.contains(/[a-z]{3}/) }
  }

  /// Whether a piece can be put together from parts that a text has: what is written in parts in one place may be
  /// written as a whole in the other. Few parts, or else any words would do.
  private static func isSaid(_ piece: String, in text: String) -> Bool {
    let words = piece.split { $0 == " " || ",;:.()'".contains($0) }.map(String.init)
    var start = 0
    var parts = 0
    while start < words.count {
      var end = start
      while end < words.count, text.contains(words[start...end].joined(separator: " ")) { end += 1 }
      if end == start { return false }
      parts += 1
      start = end
    }
    return parts * 2 <= words.count + 3
  }

  /// A text as it is searched: in small letters, without signs.
  private static func searched(_ text: String) -> String {
    String(text.lowercased().map { ",;:.()'".contains($0) ? " " : $0 })
      .replacing(/\x20+/, with: " ")
  }

  // MARK: - The sources' words

  /// Where every word is for the screen.
  private static let spoken =
    ["Explorer", "bidiscope/Plain"]
    + ["Explanation/Sentences", "WritingDirection/Results", "WritingDirection/Fixing"]
  /// Where words are for errors.
  private static let complaining =
    ["bidiscope", "Storage", "Formats", "Calendars", "Keyboards/Layouts", "TextModel/Cases"]
    + ["TextModel/Session", "Engines/External", "Engines/Conformance"]
  /// What begins an error in the sources.
  private static var complaint: Regex<(Substring, Substring)> {
    /(Complaint|ValidationError|CaseFault|LayoutFault|KeyScriptError|FormatError|fault|refuse)\($/
  }

  /// Literals of these rooms that are no words: names in memory, in notations and in markup.
  private static let identifiers: Set<String> = [
    "calendars.locale", "keyboard", "keyboard-direction", "keyboard-in-use", "yes", "no",
    "terminals", "declined", "counts-typed", "typed", "export LANGUAGE={}", "dir=\"{}\"",
    "ctrl+", "alt+", "shift+", "bidiscope", "leading-mark", "dir-attribute", "BCP 47", "[Esc] ",
  ]

  /// Whether a literal is a name, which is the same in every language: a key, or one of ``identifiers``; the scripts
  /// in scalars' names and what a plain session is told to do.
  private static func isName(_ text: String, _ file: String) -> Bool {
    identifiers.contains(text) || file == "KeyNames.swift" || text.hasPrefix(":")
      || (file == "Naming.swift" && !text.contains(" "))
  }

  private static func literals(_ rooms: [String]) throws -> [(file: String, SourceStrings.Literal)]
  {
    try rooms.flatMap { SourceTree.swiftFiles(under: "Sources/\($0)") }.flatMap { file in
      try SourceStrings(SourceTree.text(file)).literals.map { (file.lastPathComponent, $0) }
    }
  }

  /// Every word of the screens and of errors has an entry. What a screen looks up it finds: that is tested where the
  /// screens are.
  @Test(arguments: languages) func everyWordIsTranslated(_ language: String) throws {
    let known = Self.searched(
      try Self.entries(language).flatMap(\.english).joined(separator: "\n")
        .replacing(/\{[=?]?\d\}/, with: "\u{0}"))
    let spoken = try Self.literals(Self.spoken)
    let errors = try Self.literals(Self.complaining).filter {
      $0.1.before.firstMatch(of: Self.complaint) != nil
    }
    #expect(spoken.count > 800 && errors.count > 40)
    for (file, literal) in spoken + errors where !Self.isName(literal.text, file) {
      for piece in Self.pieces(literal.text) where !Self.isSaid(piece, in: known) {
        Issue.record("\(language) lacks: \(piece) (\(file):\(literal.line))")
      }
    }
  }

  /// No entry waits for words that the sources do not have any more.
  @Test(arguments: languages) func entriesAreOfWordsThatTheSourceHas(_ language: String) throws {
    let rooms =
      [
        "Explorer", "Explanation", "WritingDirection", "Languages", "Locales", "Formats",
        "TextModel",
        "Engines",
      ]
      + ["Calendars/Differences", "Calendars/Dates", "Calendars/Names", "Keyboards/Layouts"]
      + ["NcursesTerminal", "Storage", "bidiscope"]
    let files = try Self.literals(rooms).map { $0.1.text }
    let book = try Self.literals(["Calendars"]).map { $0.1.text }
    let source = Self.searched((files + book).joined(separator: "\n"))
    for entry in try Self.entries(language) where !entry.isForeign {
      // A plural is made by the program.
      for piece in Self.pieces(entry.english[0]) where !Self.isSaid(piece, in: source) {
        Issue.record("\(language) has what is not said any more: \(piece)")
      }
    }
  }

  /// Every command's title and summary has an entry, by the document that is made of the commands.
  @Test(arguments: languages) func commandsAreTranslated(_ language: String) throws {
    let keys = Set(try Self.entries(language).flatMap(\.english))
    for line in try SourceTree.text("KEYS.md").split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 3 else { continue }
      let title = cells[2].trimmingCharacters(in: .whitespaces)
      if keys.contains(title) || title == "command" || title == "---" { continue }
      // A family's name and its member's are looked up apart.
      let parts = title.split(separator: ": ", maxSplits: 1).map(String.init)
      let isKnown =
        parts.count == 2 && keys.contains("\(parts[0]): {=0}") && keys.contains(parts[1])
      #expect(isKnown, "\(language) lacks: \(title)")
    }
  }

  // MARK: - The entries

  /// A place is in both texts, forms are complete, and words hold nothing that takes no cell of its own.
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
}
