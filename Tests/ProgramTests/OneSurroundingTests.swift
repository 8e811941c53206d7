import Foundation
import TestSupport
import Testing
import UnicodeData
import WritingDirection

/// What stands beside a text, the keyboard and the locale, decides alike wherever it is asked for.
@Suite struct OneSurroundingTests {
  /// What stands beside a text.
  struct Surroundings: CustomTestStringConvertible, Sendable {
    var keyboard: String?
    var locale = "C.UTF-8"

    var options: [String] { keyboard.map { ["--keyboard", $0] } ?? [] }
    var testDescription: String { "\(keyboard ?? "no keyboard"), \(locale)" }

    static let all: [Surroundings] = [
      Surroundings(), Surroundings(keyboard: "ltr"), Surroundings(keyboard: "rtl"),
      Surroundings(keyboard: "hebrew", locale: "he_IL.UTF-8"),
      Surroundings(keyboard: "ltr", locale: "ar_EG.UTF-8"),
    ]
  }

  /// Texts that decide nothing, of one paragraph and of several, and one that decides.
  private static let texts = ["12", "", "- 7\nABC\n8"]
    .map { PseudoText.decode($0) }

  /// Strategies that ask for what stands beside a text, and one that does not.
  private static let asking = ["steady", "richedit", "gtk-textview", "compose", "uax9"]

  private struct Answer: Decodable {
    var strategy: String
    var base: String
    var level: Int { base == "rtl" ? 1 : 0 }
  }

  private struct Explanation: Decodable {
    struct Paragraph: Decodable { var level: Int }
    var paragraphs: [Paragraph]
  }

  private struct Summary: Decodable {
    struct Counts: Decodable { var rtl: Int }
    var strategies: [Counts]
  }

  /// What a command prints.
  private static func printed(
    _ words: [String], _ beside: Surroundings, _ cursor: Int?
  ) throws -> String {
    let cursor = cursor.map { ["--cursor-line", String($0)] } ?? []
    return try Program.run(words + beside.options + cursor, locale: beside.locale).output
  }

  /// The objects of JSON that a command prints, one a line.
  private static func objects<T: Decodable>(
    _ words: [String], _ beside: Surroundings, _ cursor: Int?, as type: T.Type
  ) throws -> [T] {
    try printed(words + ["--format", "json"], beside, cursor).split(separator: "\n")
      .map { try JSONDecoder().decode(T.self, from: Data($0.utf8)) }
  }

  /// The levels of a text's paragraphs, as `inspect` has them.
  private static func inspected(
    _ text: String, _ strategy: String, _ beside: Surroundings, cursor: Int? = nil
  ) throws -> [Int] {
    let words = ["inspect", "--direction", strategy, "--text", text]
    return try objects(words, beside, cursor, as: Inspected.self)[0].paragraphs.map(\.level)
  }

  /// The same, as all other commands have them that take a keyboard and a cursor; each by its name.
  private static func levels(
    _ text: String, _ strategy: String, _ beside: Surroundings, cursor: Int? = nil
  ) throws -> [String: [Int]] {
    let shown = ["--direction", strategy, "--text", text]
    var levels: [String: [Int]] = [:]
    levels["explain"] = try objects(
      ["explain", "--rule", "HL1"] + shown, beside, cursor, as: Explanation.self)[0]
      .paragraphs.map(\.level)
    // Where the standard decides, HTML leaves it to the browser.
    if strategy != "uax9" {
      levels["fix"] = try printed(["fix", "--as", "html"] + shown, beside, cursor)
        .matches(of: /(?m)^<p dir="(ltr|rtl)">/).map { $0.output.1 == "rtl" ? 1 : 0 }
    }
    let asked = ["direction", "--strategy", strategy, "--text", text]
    levels["direction"] = try objects(asked, beside, cursor, as: Answer.self).map(\.level)
    // Line by line an empty text has no line.
    guard !text.isEmpty else { return levels }
    levels["direction --lines"] = try objects(
      asked + ["--lines"], beside, cursor, as: Answer.self
    ).map(\.level)
    return levels
  }

  /// Which commands have other levels than `inspect`.
  private static func wrong(
    _ text: String, _ strategy: String, _ beside: Surroundings, cursor: Int? = nil
  ) throws -> [String] {
    let inspected = try inspected(text, strategy, beside, cursor: cursor)
    return try levels(text, strategy, beside, cursor: cursor).filter { $0.value != inspected }
      .map { "\(strategy) of \(text.debugDescription): \(inspected), \($0.key) \($0.value)" }
  }

  /// The same as `direction` has them, by the names of all strategies.
  private static func answered(
    _ text: String, _ beside: Surroundings
  ) throws -> [String: [Int]] {
    let words = ["direction", "--format", "json", "--text", text]
    let result = try Program.run(words + beside.options, locale: beside.locale)
    var levels: [String: [Int]] = [:]
    for line in result.output.split(separator: "\n") {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
      levels[answer.strategy, default: []].append(answer.base == "rtl" ? 1 : 0)
    }
    return levels
  }

  /// The same as a session of lines says them.
  private static func said(
    _ text: String, _ strategies: [String], _ beside: Surroundings
  ) throws -> [[Int]] {
    let words = ["--plain", "--language", "en", "--text", text] + beside.options
    let typed = strategies.flatMap { [":direction \($0)", ":help"] }.joined(separator: "\n")
    let result = try Program.run(words, input: Array((typed + "\n").utf8), locale: beside.locale)
    var levels: [[Int]] = [[]]
    for line in result.output.split(separator: "\n") {
      if line.hasPrefix(":quit,") { levels.append([]) }
      guard let found = line.firstMatch(of: /^(?:An empty paragraph, level|Level) ([01]),/)
      else { continue }
      levels[levels.count - 1].append(Int(found.output.1) ?? -1)
    }
    // First comes the text as it was opened; behind the last help nothing.
    let whole = levels[0].count / 2
    levels[0].removeFirst(text.isEmpty ? 0 : whole)
    return Array(levels.dropLast())
  }

  @Test(arguments: Surroundings.all)
  func neutralTextHasOneLevelInEveryCommand(_ beside: Surroundings) throws {
    let strategies = DirectionStrategy.families.map { $0[0].name }
    var wrong: [String] = []
    for text in Self.texts {
      let answered = try Self.answered(text, beside)
      let said = try Self.said(text, strategies, beside)
      #expect(said.count == strategies.count)
      for (name, said) in zip(strategies, said) {
        let inspected =
          Self.asking.contains(name) ? try Self.inspected(text, name, beside) : said
        if inspected != answered[name] || inspected != said {
          wrong.append("\(name) of \(text.debugDescription): \(inspected), plain \(said)")
        }
      }
      for name in Self.asking { wrong += try Self.wrong(text, name, beside) }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(4))")
  }

  /// Where the cursor is in a text of several paragraphs decides alike in all commands; the other
  /// paragraphs, and strategies that ask for no cursor, are as without one.
  @Test(arguments: Surroundings.all)
  func theCursorIsWhereItIsSaidInEveryCommand(_ beside: Surroundings) throws {
    var wrong: [String] = []
    for text in ["12\n- 7\n8", "ABC\n12\nabc\n3"].map({ PseudoText.decode($0) }) {
      for name in Self.asking {
        let without = try Self.inspected(text, name, beside)
        for cursor in 1...3 {
          wrong += try Self.wrong(text, name, beside, cursor: cursor)
          guard name != "gtk-textview" || beside.keyboard == nil else { continue }
          let inspected = try Self.inspected(text, name, beside, cursor: cursor)
          if inspected != without { wrong.append("\(name) heeds the cursor: \(inspected)") }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(4))")
  }

  /// That strategy does ask where the cursor is.
  @Test func theKeyboardIsThatOfTheLineWithTheCursor() throws {
    let beside = Surroundings(keyboard: "rtl")
    for cursor in 1...3 {
      let levels = try Self.inspected("12\n- 7\n8", "gtk-textview", beside, cursor: cursor)
      #expect(levels == (1...3).map { $0 == cursor ? 1 : 0 })
    }
    #expect(try Self.inspected("12\n- 7\n8", "gtk-textview", beside) == [0, 0, 0])
  }

  /// What is read line by line tells only at its end whether a line is the only one.
  @Test(arguments: Surroundings.all)
  func theOnlyLineIsCountedAsItIsAnswered(_ beside: Surroundings) throws {
    for text in ["12", "12\n", "12\n7", "\n", "- 7\n8\n"] {
      for name in ["gtk-textview", "steady"] {
        let words = ["direction", "--strategy", name, "--text", text]
        let lines = try Self.objects(words + ["--lines"], beside, nil, as: Answer.self).map(\.level)
        #expect(try Self.objects(words, beside, nil, as: Answer.self).map(\.level) == lines)
        let counts = try Self.objects(words + ["--summary"], beside, nil, as: Summary.self)
        #expect(counts[0].strategies[0].rtl == lines.count(where: { $0 == 1 }), "\(name) \(text)")
      }
    }
  }

  /// A cursor below the text is refused by every command that takes one, before an answer where the
  /// text is known as a whole.
  @Test(arguments: ["inspect", "inspect --lines", "explain", "fix", "direction"])
  func aCursorBelowTheTextIsRefused(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let beyond = try Program.run(words + ["--text", "12", "--cursor-line", "2"])
    #expect(beyond.status == 64)
    #expect(beyond.errors.hasPrefix("bidiscope: --cursor-line: the text has 1 line, not 2"))
    #expect(beyond.output.isEmpty || words.contains("--lines"))
    #expect(try Program.run(words + ["--text", "12", "--cursor-line", "1"]).status == 0)
  }

  /// What the screen shows of a text under each strategy that asks for what stands beside it.
  private static func screens(
    _ text: String, _ beside: Surroundings,
    _ body: (_ strategy: String, _ screen: String) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "bidiscope-surroundings-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    for name in asking {
      let words = [
        "--no-restore", "--export", file.path, "--size", "80x24", "--language", "en", "--direction",
        name, "--text", text,
      ]
      let result = try Program.run(words + beside.options, locale: beside.locale)
      #expect(result.status == 0, "\(result.errors)")
      try body(name, String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The cursor of the screen is in the first line of a text that is opened.
  @Test(arguments: Surroundings.all)
  func theScreensCursorIsInTheFirstLine(_ beside: Surroundings) throws {
    try Self.screens("12\n7\n8", beside) { name, screen in
      let levels = screen.matches(of: /(?m)^\u{2502}[ \u{2717}]*\d+([\u{25B8}\u{25C2}])/)
        .map { $0.output.1 == "\u{25B8}" ? 0 : 1 }
      let inspected = try Self.inspected("12\n7\n8", name, beside, cursor: 1)
      #expect(levels == inspected, "\(name)")
    }
  }

  /// The cursor of the screen is in the only paragraph, and in that of a gap.
  @Test(arguments: Surroundings.all)
  func theScreenHasThatLevelToo(_ beside: Surroundings) throws {
    try Self.screens("12", beside) { name, screen in
      let level = screen.contains("level 1 right to left") ? 1 : 0
      #expect(screen.contains("level 0 left to right") == (level == 0))
      let inspected = try Self.inspected("12", name, beside)
      #expect(inspected == [level], "\(name)")
    }
  }

  /// Without `--locale` the locale is that of the environment, by the first variable that says one.
  @Test func theLocaleIsThatOfTheEnvironment() throws {
    func base(_ variables: String, _ options: String = "") throws -> String {
      let line =
        "unset LC_ALL LC_CTYPE LANG; \(variables) $BIDISCOPE direction --strategy compose --text 12 \(options)"
      return try Program.shell(line).output.split(separator: " ").dropFirst().first.map(String.init)
        ?? ""
    }
    #expect(try base("") == "ltr")
    #expect(try base("LANG=ur_PK") == "rtl")
    #expect(try base("LC_CTYPE=ar_LB.UTF-8 LANG=en_GB.UTF-8") == "rtl")
    #expect(try base("LC_ALL=en_GB.UTF-8 LC_CTYPE=ar_LB.UTF-8") == "ltr")
    #expect(try base("LC_ALL= LC_CTYPE= LANG=he_IL.UTF-8") == "rtl")
    #expect(try base("LC_MESSAGES=he_IL.UTF-8 LANGUAGE=he LANG=C.UTF-8") == "ltr")
    #expect(try base("LC_ALL=he_IL.UTF-8", "--locale ltr") == "ltr")
    #expect(try base("LC_ALL=C.UTF-8", "--locale rtl") == "rtl")
  }

  private struct Caret: Decodable {
    struct Place: Decodable { var column: Int }
    var places: [Place]
    var typed: [String: Place]
  }

  /// A session of lines counts the columns of `caret`, with labels where they are asked for.
  @Test(arguments: [
    "a\tb{U+0001}", "a{RLI}AB{PDI} 1", "1\t2\n\t- 3", "a{U+FEFF}{U+4E00}\tB",
  ])
  func aSessionOfLinesCountsTheColumnsOfCaret(_ pseudo: String) throws {
    let text = PseudoText.decode(pseudo)
    let options = [
      [], ["--controls", "labels"], ["--direction", "gtk-textview", "--keyboard", "rtl"],
    ]
    for options in options {
      let gaps = 0...text.unicodeScalars.count
      let input = gaps.map { ":caret \($0)" }.joined(separator: "\n") + "\n"
      let told = try Program.run(
        ["--plain", "--language", "en", "--text", text] + options, input: Array(input.utf8))
      var columns: [[Int]] = []
      for line in told.output.split(separator: "\n") {
        if line.hasPrefix("The caret at ") { columns.append([]) }
        guard !columns.isEmpty, let found = line.firstMatch(of: /(?:at|to) column ([0-9]+)\./)
        else { continue }
        columns[columns.count - 1].append(Int(found.output.1) ?? -1)
      }
      #expect(columns.count == gaps.count)
      for (gap, said) in zip(gaps, columns) {
        let result = try Program.run(
          ["caret", "--format", "json", "--at", String(gap), "--text", text] + options)
        let caret = try JSONDecoder().decode(Caret.self, from: Data(result.output.utf8))
        let places =
          caret.places.map(\.column) + ["ltr", "rtl"].compactMap { caret.typed[$0]?.column }
        #expect(said == places, "gap \(gap) \(options)")
      }
    }
  }

  /// A session of lines says what decided a level as `explain` does.
  @Test(arguments: ["auto", "ltr", "rtl", "steady", "compose", "content"])
  func aSessionOfLinesGivesTheReasonsOfExplain(_ direction: String) throws {
    for text in ["abc AB", "AB 12", "12"].map({ PseudoText.decode($0) }) {
      let told = try Program.run(
        ["--plain", "--language", "en", "--text", text, "--direction", direction],
        input: Array(":explain 0\n".utf8))
      let explained = try Program.run(["explain", "--text", text, "--direction", direction])
      let level = explained.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.hasPrefix("P") && !$0.hasPrefix("Paragraph") || $0.hasPrefix("HL1") }
      let last = try #require(level.last)
      let lines = told.output.split(separator: "\n")
      #expect(lines.contains(last), "\(last) in \(lines)")
      #expect(lines.contains { $0.hasSuffix(". \(last)") }, "\(last) in \(lines)")
    }
  }
}
