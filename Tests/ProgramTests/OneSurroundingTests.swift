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
  }

  /// The levels of a text's paragraphs, as `inspect` has them.
  private static func inspected(
    _ text: String, _ strategy: String, _ beside: Surroundings
  ) throws -> [Int] {
    let words = ["inspect", "--format", "json", "--direction", strategy, "--text", text]
    let result = try Program.run(words + beside.options, locale: beside.locale)
    return try JSONDecoder().decode(Inspected.self, from: Data(result.output.utf8))
      .paragraphs.map(\.level)
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
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(4))")
  }

  /// The cursor of the screen is in the only paragraph, and in that of a gap.
  @Test(arguments: Surroundings.all)
  func theScreenHasThatLevelToo(_ beside: Surroundings) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "bidiscope-level-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    for name in Self.asking {
      let words = [
        "--no-restore", "--export", file.path, "--size", "80x24", "--language", "en", "--direction",
        name, "--text", "12",
      ]
      let result = try Program.run(words + beside.options, locale: beside.locale)
      #expect(result.status == 0, "\(result.errors)")
      let screen = try String(contentsOf: file, encoding: .utf8)
      let level = screen.contains("level 1 right to left") ? 1 : 0
      #expect(screen.contains("level 0 left to right") == (level == 0))
      #expect(try Self.inspected("12", name, beside) == [level], "\(name)")
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
