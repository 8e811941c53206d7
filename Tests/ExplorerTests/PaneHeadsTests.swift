import Explanation
import Explorer
import ExplorerCore
import Foundation
import Languages
import Learning
import Screen
import Testing
import TextModel
import Wording
import WritingDirection

/// What `?` says of each column head, title fact and field of each pane.
@Suite struct PaneHeadsTests {
  @Test func everyPaneHasHeadsAndEachIsSaidTwice() {
    #expect(PaneHeads.shipped.faults.isEmpty, "\(PaneHeads.shipped.faults)")
    let panes = Set(Registry.standard.arrangements.flatMap { $0.panes.map(\.title.english) })
    #expect(panes.count >= 20)
    #expect(
      Set(PaneHeads.shipped.panes.keys).subtracting(["Title"]) == panes.union(["Text"]))
    for (pane, heads) in PaneHeads.shipped.panes {
      #expect(!heads.isEmpty, "\(pane)")
      for head in heads {
        #expect(head.plain.hasSuffix(".") && head.precise.hasSuffix("."), "\(pane): \(head.label)")
        for language in LearnedTranslations.languages {
          let isTold = [head.label, head.plain, head.precise].allSatisfy {
            PaneHeads.shipped.translations.has($0, in: language)
          }
          #expect(isTold, "\(language): \(pane): \(head.label)")
        }
      }
    }
  }

  /// What is written and pressed before the panes are read.
  private static let states: [(text: String, keys: [KeyPress])] = [
    ("ab (CD) 12 e <F{LF}X", []), ("{RLI}x", []),
    ("ab (CD) 12 e", Array(repeating: KeyPress(.right, .shift), count: 6)),
    // Two ranges, and a caret between two directions.
    ("ab (CD) 12 e", Array(repeating: KeyPress(.right, .shift), count: 5)),
    ("ab CDE fg A 12", Array(repeating: KeyPress(.right), count: 3)),
  ]

  /// The rows of each pane, in every arrangement and after every rule, by the pane's name; where
  /// that is asked for, with the marks that are tried for a direction too.
  private static func screens(
    rows: Int = 60, columns: Int = 200, withMarks: Bool = false, ofOwnTexts: Bool = false
  ) -> [String: [String]] {
    var seen: [String: [String]] = [:]
    func read(_ stage: Stage) {
      guard !ofOwnTexts else {
        seen["Title", default: []] += stage.ownTexts(rows: 0..<1, columns: 0..<columns)
        for placement in stage.app.plan.panes {
          let outer = placement.outer
          seen[placement.pane.title.english, default: []] += stage.ownTexts(
            rows: outer.row..<outer.row + outer.rows,
            columns: outer.column..<outer.column + outer.columns)
        }
        return
      }
      let rows = stage.rows.map { Array($0) }
      seen["Title", default: []].append(String(rows[0]))
      for placement in stage.app.plan.panes {
        let outer = placement.outer
        seen[placement.pane.title.english, default: []] +=
          rows[outer.row..<outer.row + outer.rows].map {
            String($0.dropFirst(outer.column).prefix(outer.columns))
          }
      }
    }
    let everywhere = EveryScreen(words: .english)
    for (text, keys) in states {
      var stage = everywhere.stage(text, rows: rows, columns: columns)
      for key in keys { stage.press(key) }
      for arrangement in Registry.standard.arrangements {
        everywhere.answer(stage.act(.arrange(arrangement)), &stage)
        for _ in 0..<2 {
          read(stage)
          stage.press(KeyPress(.function(7)))
        }
        if withMarks, arrangement == .direction {
          stage.act(.lab(.toggleFixes))
          read(stage)
          stage.act(.lab(.toggleFixes))
        }
        guard arrangement == .explain else { continue }
        for _ in 0..<24 {
          stage.press(KeyPress(.down, .alt))
          read(stage)
        }
      }
    }
    return seen
  }

  /// Each head that stands on a screen is among the words that the program wrote there, and not
  /// only in what its cells hold. Where a pane has one head, that is said in any case.
  @Test func whatIsSeenWasWritten() {
    let texts = Self.screens(withMarks: true, ofOwnTexts: true)
    for (pane, heads) in PaneHeads.shipped.panes where heads.count > 1 {
      let own = Set(texts[pane] ?? [])
      for head in heads where !Self.inOtherWords.contains("\(pane): \(head.label)") {
        #expect(own.contains { head.isSaid(in: $0) }, "\(pane): \(head.label)")
      }
    }
  }

  /// What is said stands on the screen, and each head and field of the tables is said.
  @Test func whatIsSaidIsSeenAndWhatIsSeenIsSaid() {
    let seen = Self.screens(withMarks: true)
    for (pane, heads) in PaneHeads.shipped.panes {
      let rows = seen[pane] ?? []
      for head in heads where !Self.inOtherWords.contains("\(pane): \(head.label)") {
        #expect(rows.contains { head.isSeen(in: $0) }, "\(pane): \(head.label)")
      }
    }
    // The head rows of tables, word by word, and the names before the rows of strips and fields.
    for (pane, head) in [("Characters", "scalar"), ("Log: should the text change?", "in ranges")] {
      let said = PaneHeads.shipped.heads(of: pane).map(\.label)
      for row in Set(seen[pane] ?? []) where row.contains(head) {
        let rest = said.reduce(row) { $0.replacing($1, with: " ") }
        #expect(!rest.contains { $0.isLetter }, "\(pane): \(row)")
      }
    }
    for pane in ["Order", "Policies", "Selection"] {
      let said = PaneHeads.shipped.heads(of: pane).map(\.label)
      let names = (seen[pane] ?? []).compactMap { row in
        row.firstMatch(of: #/^\W([a-zA-Z]+)\s\s/#).map { String($0.1) }
      }
      for name in Set(names) {
        #expect(said.contains { $0.hasPrefix(name) }, "\(pane): \(name)")
      }
    }
  }

  /// Panes whose rows begin with what their heads say that the first column has: sentences, names
  /// of calendars, formatters, days, keys, tags of languages, findings.
  private static let beginWithData: Set = [
    "Text", "Explain", "Calendars", "Month", "New years", "Formats", "Keyboard", "Languages",
    "Findings",
  ]

  /// The words with which a row begins, one to four of them, without the signs, numbers and ranges
  /// before them; empty where it begins with none, or is a row of a pane's frame.
  private static func beginnings(_ row: String) -> [String] {
    if let second = row.dropFirst().first, "\u{2500}\u{2550}".contains(second) { return [] }
    let raw = row.split { $0.isWhitespace || "\u{2502}\u{2524}\u{25B8}\u{25C2}".contains($0) }
      .map(String.init)
    let words = raw.map { word in
      String(
        word.drop { !$0.isLetter && !$0.isNumber && $0 != "#" }
          .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "#" })
    }
    guard
      let start = words.firstIndex(where: { word in
        word.first.map { $0.isASCII && $0.isLetter } ?? false
      })
    else { return [] }
    let some = words[start...].prefix(4)
    return [raw[0]] + (1...some.count).map { some.prefix($0).joined(separator: " ") }
  }

  /// What the rules say, as a pane writes it: without the marks of examples.
  private static let prose = RuleReference.all.map { rule in
    "\(rule.summary) \(rule.body) Example: \(rule.example)"
      .replacingOccurrences(of: "\n", with: " ").filter { $0 != "`" && $0 != "*" }
  }

  /// Whether a row is a long sentence, or a few words of a rule's own, as at the end of them.
  private static func isOfRule(_ row: String) -> Bool {
    let words = row.filter { !"\u{2502}\u{251C}\u{2524}".contains($0) }.split(separator: " ")
    let text = words.joined(separator: " ")
    return words.count > 6
      || (words.count > 2 || text.hasSuffix(".")) && prose.contains { $0.contains(text) }
  }

  /// Whether words are not of a label: letters of the text, sentences, engines, tags and code.
  private static func isData(_ words: [Substring], _ row: String, in pane: String) -> Bool {
    guard let first = words.first else { return true }
    let areLetters = first.count == 1 && (words.count < 2 || words[1].count <= 3)
    let isSentence =
      (first.first?.isUppercase ?? false) && words.count >= 3
      || ["no", "nothing", "the"].contains(first)
    let isTag =
      pane == "Messages" && first.wholeMatch(of: #/[a-z]{2}(-[A-Za-z0-9]+)*/#) != nil
    let isOfRule = pane == "Structure" && Self.isOfRule(row)
    // The name of a scalar goes on over rows that are free.
    let isName = pane == "Selection" && first.count > 2 && first.allSatisfy(\.isUppercase)
    // What a policy takes is said in sentences where there is room.
    let isOfPolicy = pane == "Policies" && words.count > 2
    return isOfRule || isOfPolicy || isName || areLetters || isSentence || isTag
      || ["FriBidi", "one", "two", "three"].contains(first)
      || ["formatted", "identifier", "Locale"].contains { row.contains($0) }
  }

  /// Each label that begins a row of a pane, and each fact of the title, is a head or a term: on a
  /// large screen, and where the Selection pane has few rows.
  @Test(arguments: [(60, 200), (24, 80)])
  func everyLabelOnTheScreenIsSaid(_ rows: Int, _ columns: Int) {
    var labels = 0
    for (pane, lines) in Self.screens(rows: rows, columns: columns) {
      // Words are cut where a pane is narrow.
      guard !Self.beginWithData.contains(pane), rows > 24 || pane == "Selection" else { continue }
      let heads = PaneHeads.shipped.heads(of: pane)
      let facts =
        pane == "Title"
        ? lines.flatMap { $0.split(separator: "   ").dropFirst().map(String.init) } : lines
      for row in Set(facts) {
        let names = Self.beginnings(row)
        guard let longest = names.last else { continue }
        let isSaid = names.contains { name in
          heads.contains { $0.labels.contains(name) } || Reference.look(up: name) != nil
            || DirectionStrategy(name: name) != nil
        }
        labels += isSaid ? 1 : 0
        #expect(
          isSaid || Self.isData(longest.split(separator: " "), row, in: pane)
            || heads.contains { $0.isSeen(in: row) && pane == "Title" },
          "\(pane): \(row)")
      }
    }
    #expect(labels > (rows > 24 ? 60 : 8))
  }

  /// `?` says the heads that stand in the pane now: other ones of a caret than of a selection.
  @Test func onlyWhatStandsThereIsSaid() throws {
    func asked(_ keys: [KeyPress]) throws -> [String] {
      var stage = Stage("ab (CD) 12 e", rows: 60, columns: 200)
      for key in keys { stage.press(key) }
      stage.act(.focus(SelectionFeature.selection))
      stage.press(KeyPress(.character("?")))
      let overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
      let text = overlay.lines(stage.app, columns: 200)
        .map { ($0.words?.text ?? $0.text).filter { $0 != "\u{2068}" && $0 != "\u{2069}" } }
        .joined(separator: " ")
      return PaneHeads.shipped.heads(of: "Selection")
        .filter { text.contains("\($0.label): \($0.plain)") }.map(\.label)
    }
    let caret = try asked([])
    #expect(Set(["Backspace", "Delete", "a letter", "caret"]).isSubset(of: caret), "\(caret)")
    #expect(Set(["selectedRange", "too much", "missed"]).isDisjoint(with: caret), "\(caret)")
    let selection = try asked(Array(repeating: KeyPress(.right, .shift), count: 5))
    let wanted: Set = [
      "natural", "single", "snap", "too much", "missed", "selectedRange", "selectedRanges",
      "typed into", "L at",
    ]
    #expect(wanted.isSubset(of: selection), "\(selection)")
    #expect(Set(["Backspace", "arrows", "unit"]).isDisjoint(with: selection), "\(selection)")
  }

  /// Heads that say what is meant by what stands there, and what these texts do not bring about.
  private static let inOtherWords: Set = [
    "Paragraph: torn", "Selection: keyboard", "Selection: columns", "Selection: the same",
    "If inserted at the caret: TORN", "If inserted at the caret: inside",
    "If inserted at the caret: moves", "At the caret: TORN", "At the caret: inside",
    "At the caret: moves", "Messages: TORN", "Messages: inside", "Messages: moves",
    "Languages: in the whole text", "Languages: typed over time", "Languages: not counted",
    "Languages: %", "Languages: a guess", "Languages: [0,6) in Latn", "Languages: no letters",
    "Languages: +", "Languages: is not a locale",
    "Languages: no variable and no file names a locale",
    "Languages: what Foundation tells a Swift program here", "Languages: nothing matches",
    "Languages: own name", "Languages: BCP 47", "Languages: likely", "Languages: script",
    "Languages: numbers", "Languages: hours", "Languages: week begins", "Languages: currency",
    "Languages: measures", "Languages: calendar", "Languages: characters",
    "Structure: passed over",
    "Title: strategies", "Text: \u{25B8} \u{25C2}", "Text: \u{2717}", "Month: S M T W T F S",
    "Findings: line:column",
    "Keyboard: keyboard", "Messages: bare", "Messages: isolated",
    "Platforms of the message: by the rule of", "Attributes: in storage",
    "Attributes: on this line",
    "Structure: bracket pairs", "Structure: isolates", "Structure: sequence",
    "Direction: FSI\u{2026}PDI", "Title: typed in", "Title: back to your text",
    "Title: \u{25CF}",
    "Structure: \u{2265}1", "Findings: plain",
  ]

  /// Each kind of row of the Languages pane has a head of its own.
  @Test(arguments: [
    ("  en               English                  41% sure", "%"),
    ("    fa             [19,25) in Arab, a guess", "a guess"),
    ("    he             [6,19) in Hebr", "[0,6) in Latn"),
    ("  -                being recognised", "no letters"),
    ("  he +             not one of your languages: Enter asks", "+"),
    ("  typed over time  not counted", "not counted"),
    ("  preferred  its own name, from", "its own name, from"),
    ("  ?                LANG is not a locale", "is not a locale"),
    ("no variable and no file names a locale", "no variable and no file names a locale"),
    (
      "  what Foundation tells a Swift program here",
      "what Foundation tells a Swift program here"
    ),
    (
      "  offered and matched  isEquivalent, hasCommonParent, why",
      "isEquivalent, hasCommonParent, why"
    ),
    ("  -                nothing matches", "nothing matches"),
    ("  all numbers      hebr latn", "numbers"), ("  lines            ttb", "characters"),
  ]) func everyRowOfLanguagesIsSaid(_ row: String, _ label: String) {
    let heads = PaneHeads.shipped.heads(of: "Languages", saidIn: [row]).map(\.label)
    #expect(heads.contains(label) && heads.count < 6, "\(row): \(heads)")
  }

  /// Each name of a row that the Languages pane writes is a label, or other words of one.
  @Test func everyNameOfLanguagesIsSaid() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/Explorer/Features/Languages/LanguageRows.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let names = source.matches(of: /(?:add|head)\(\s*(?:Words\(own: )?"([^"\\]+)"/)
      .map { String($0.1) }
    #expect(names.count > 18, "\(names)")
    let labels = PaneHeads.shipped.heads(of: "Languages").flatMap(\.labels)
    for name in names { #expect(labels.contains(name), "\(name)") }
  }

  /// What stands in a pane at its first row and below it is said by its own heads.
  @Test func headsAreOfWhatStandsThere() throws {
    func asked(_ arrangement: Arrangement, _ pane: PaneID, marks: Bool = false) throws -> String {
      var stage = Stage("ab CD {LF}", rows: 60, columns: 200)
      stage.act(.arrange(arrangement))
      if marks { stage.act(.lab(.toggleFixes)) }
      stage.act(.focus(pane))
      stage.press(KeyPress(.character("?")))
      let overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
      return overlay.lines(stage.app, columns: 200)
        .map { ($0.words?.text ?? $0.text).filter { $0 != "\u{2068}" && $0 != "\u{2069}" } }
        .joined(separator: "\n")
    }
    let direction = try #require(
      Arrangement.direction.panes.first { $0.title.english == "Direction" })
    let strategies = try asked(.direction, direction)
    for head in ["\u{2713}", "+1", "\u{25B8}\u{2500} \u{25C2}\u{2550}", "ltr", "units"] {
      #expect(strategies.contains("\n\(head): "), "\(head): \(strategies)")
    }
    #expect(!strategies.contains("\nnow: "), "\(strategies)")
    let marks = try asked(.direction, direction, marks: true)
    for head in ["marks in", "now", "LRM first", "dir=\"ltr\"", "pin ltr"] {
      #expect(marks.contains("\n\(head): "), "\(head): \(marks)")
    }
    let engines = try #require(Arrangement.engines.panes.first { $0.title.english == "Engines" })
    #expect(try asked(.engines, engines).contains("Each of the first rows is an engine"))
    let trace = try #require(Arrangement.explain.panes.first { $0.title.english == "Trace" })
    let rules = try asked(.explain, trace)
    for head in ["\u{25B2}", "\u{25C6}"] {
      #expect(rules.contains("\n\(head): "), "\(head): \(rules)")
    }
  }

  @Test func aQuestionMarkSaysTheHeadsOfThePane() {
    var stage = Stage("ab CD 12", rows: 40, columns: 100)
    stage.press(KeyPress(.tab), KeyPress(.character("?")))
    let name = stage.app.focus.title.english
    let first = PaneHeads.shipped.heads(of: name)[0]
    #expect(stage.shows("\(first.label): "), "\(stage)")
  }
}

extension PaneHead {
  /// Whether a row of the screen has it in English, as whole words or cut with a sign. O(*n*).
  fileprivate func isSeen(in row: String) -> Bool {
    let isCut = (4..<max(4, label.count)).contains {
      row.contains(String(label.prefix($0)) + "\u{2026}")
    }
    return isCut || isSaid(in: row)
  }
}
