import Foundation
import TestSupport
import Testing
import UnicodeData
import WritingDirection

/// What one command prints of a paragraph, every other command prints too.
@Suite struct OneAnswerTests {
  private struct Explanation: Decodable {
    struct Paragraph: Decodable {
      var level: Int
      var lines: [[Int]]
    }
    var paragraphs: [Paragraph]
  }

  private struct Caret: Decodable {
    struct Offset: Decodable { var scalars: Int }
    struct Place: Decodable, Equatable {
      var line: Int
      var column: Int
    }
    var offset: Offset
    var affinity: String
    var places: [Place]
  }

  private struct Answer: Decodable {
    var line: Int
    var strategy: String
    var base: String
  }

  private static func objects<T: Decodable>(_ arguments: [String], as type: T.Type) throws -> [T] {
    let result = try Program.run(arguments + ["--format", "json"])
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(T.self, from: Data($0.utf8))
    }
  }

  /// Where the caret is after each key of a script, by the gap and the side that it leans on.
  private static func places(_ arguments: [String]) throws -> [String: Caret.Place] {
    let result = try Program.run(["keys"] + arguments)
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    var places: [String: Caret.Place] = [:]
    for line in result.output.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let marks = ["<|": "upstream", "|>": "downstream"]
      guard let mark = marks.first(where: { fields[1].contains($0.key) }) else { continue }
      let before = fields[1].prefix(upTo: fields[1].firstRange(of: mark.key)!.lowerBound)
      // A label is one scalar.
      let offset = before.replacing(/\\u\{[0-9A-F]+\}|\\n/, with: "-").unicodeScalars.count
      let place = fields[2].split(separator: ":").compactMap { Int($0) }
      places["\(offset) \(mark.value)"] = Caret.Place(line: place[0], column: place[1])
    }
    return places
  }

  /// A text of many lines most of which decide nothing; the far ones are told by the first or the
  /// last.
  private static func text(_ random: inout SeededGenerator) -> String {
    let neutral = ["12", "-", "", "7 - 9", "(1)"]
    let strong = ["ABC 12", "abc 12", "ABC abc", "{RLM}1", " ", "{U+1F600}", "http://a.b 1"]
    let ends = Bool.random(using: &random)
    var lines = (0..<150).map { number in
      let isStrong =
        number % 149 == (ends ? 0 : 148) || Int.random(in: 0..<120, using: &random) == 0
      return (isStrong ? strong : neutral).randomElement(using: &random) ?? ""
    }
    lines[ends ? 0 : lines.count - 1] = "ABC 12"
    return PseudoText.decode(lines.joined(separator: "\n"))
  }

  @Test func everyCommandSaysTheSameOfEveryParagraph() throws {
    let seed: UInt64 = 2807
    var random = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for (number, family) in DirectionStrategy.families.enumerated() {
      let name = family[0].name
      let text = Self.text(&random)
      let keyboard = Bool.random(using: &random) ? ["--keyboard", "rtl"] : []
      let shown = ["--text", text, "--direction", name]
      let inspected = try Self.objects(["inspect"] + shown + keyboard, as: Inspected.self)[0]
        .paragraphs
      let asked = ["direction", "--text", text, "--strategy", name] + keyboard
      let said = try Self.objects(asked + ["--lines"], as: Answer.self)
      for (number, paragraph) in inspected.enumerated() {
        let isRightToLeft = paragraph.direction == "rtl"
        if name != "uax9",
          isRightToLeft != (paragraph.level == 1) || said[number].base != paragraph.direction
        {
          wrong.append(
            "\(name) \(number + 1): inspect \(paragraph.direction) \(paragraph.level), "
              + "direction \(said[number].base)")
        }
      }
      // Gaps are what takes the time: a third of the strategies, and all that keep a direction.
      guard number.isMultiple(of: 3) || family[0].keepsState else { continue }
      let width = [[], ["--width", "4"], ["--width", "7"]].randomElement(using: &random) ?? []
      let keys = (0..<60).flatMap { _ in ["C-down", "forward"] } + ["C-end"]
      let (carets, faults) = try Self.carets(shown + keyboard + width, keys)
      #expect(carets > 40, "\(name)")
      wrong += faults.map { "\(name) \($0)" }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(4))")
  }

  /// How many places of a script's carets there are, and where `caret` tells of others.
  private static func carets(
    _ arguments: [String], _ keys: [String]
  ) throws -> (count: Int, faults: [String]) {
    let places = try Self.places(arguments + ["--motion", "logical"] + keys)
    let faults = try objects(["caret", "--all"] + arguments, as: Caret.self).compactMap { caret in
      places["\(caret.offset.scalars) \(caret.affinity)"].flatMap { place in
        place == caret.places[0]
          ? nil : "gap \(caret.offset.scalars): caret \(caret.places[0]), keys \(place)"
      }
    }
    return (places.count, faults)
  }

  // MARK: Displays

  private struct Fixed: Decodable {
    struct Candidate: Decodable {
      var text: String
      var direction: String?
      var display: String
    }
    var display: String
    var candidates: [Candidate]
  }

  /// A paragraph of what is drawn in a way of its own: marks, joiners, emoji, prepended signs, what
  /// must be labelled, and what ends a line.
  private static func drawnText(_ random: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] =
      PseudoText.decode("abAB12+-.()[]  ").unicodeScalars + [
        "\t", "\u{1}", "\u{B}", "\u{C}", "\u{7F}", "\u{AD}", "\u{301}", "\u{378}", "\u{5B8}",
        "\u{600}", "\u{61C}", "\u{627}", "\u{661}", "\u{6DD}", "\u{70F}", "\u{915}", "\u{93F}",
        "\u{94D}", "\u{D4E}", "\u{E33}", "\u{180E}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{202B}",
        "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{20E3}",
        "\u{3099}", "\u{AC00}", "\u{11A8}", "\u{E000}", "\u{FE0F}", "\u{FFF9}", "\u{110BD}",
        "\u{1F1EE}", "\u{1F1F1}", "\u{1F3FD}", "\u{1F468}", "\u{E007F}",
      ]
    let count = Int.random(in: 1...12, using: &random)
    return String(
      String.UnicodeScalarView(
        (0..<count).compactMap { _ in scalars.randomElement(using: &random) }))
  }

  /// How `inspect` draws each paragraph of a text.
  private static func displays(_ paragraphs: [String], _ direction: String) throws -> [String] {
    let text = paragraphs.joined(separator: "\n")
    let inspected = try inspected(["--text", text, "--direction", direction])
    try #require(inspected.count == paragraphs.count)
    return inspected.map { $0.lines.map(\.display).joined() }
  }

  @Test(arguments: ["auto", "ltr", "rtl"]) func fixDrawsAsInspectDoes(_ direction: String) throws {
    let seed: UInt64 = 3410
    var random = SeededGenerator(seed: seed)
    let texts = (0..<160).map { _ in Self.drawnText(&random) }
    let run = try Program.run(
      ["fix", "--format", "json", "--direction", direction]
        + ["--text", texts.joined(separator: "\n")])
    let fixed = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Fixed.self, from: Data($0.utf8))
    }
    func compare(_ drawn: [String], _ texts: [String]) throws {
      let wrong = zip(zip(drawn, try Self.displays(texts, direction)), texts).filter {
        $0.0.0 != $0.0.1
      }
      #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(3).map { PseudoText.encode($0.1) })")
    }
    try #require(fixed.count == texts.count)
    try compare(fixed.map(\.display), texts)
    let candidates = fixed.flatMap(\.candidates).filter { $0.direction == nil }
    #expect(candidates.count > 20)
    try compare(candidates.map(\.display), candidates.map(\.text))
  }

  // MARK: Languages and widths

  /// Sentences that begin with a quotation in another language, in which letters of East Asia make
  /// commands look for languages, and paragraphs that decide nothing or are of one language.
  private static func mixedText(_ random: inout SeededGenerator) -> String {
    let quotations = [
      "\"the children were playing in the garden all day long\"",
      "\"les enfants jouaient dans le jardin toute la journ\u{E9}e\"",
    ]
    let said = [
      "\u{5E9}\u{5D0}\u{5DC}\u{5D4} \u{5D4}\u{5DE}\u{5D5}\u{5E8}\u{5D4}",
      "\u{642}\u{627}\u{644} \u{627}\u{644}\u{645}\u{639}\u{644}\u{645}",
      "\u{645}\u{639}\u{644}\u{645} \u{6AF}\u{641}\u{62A}",
      "\u{627}\u{633}\u{62A}\u{627}\u{62F} \u{646}\u{6D2} \u{6A9}\u{6C1}\u{627}",
    ]
    let japanese =
      "\u{3053}\u{306E}\u{30B1}\u{30FC}\u{30AD}\u{306F}\u{300C}\u{3061}\u{3087}\u{3063}"
      + "\u{3068}\u{300D}\u{7518}\u{3044}\u{3002}"
    let tails = [japanese, "\u{672C}", ""]
    var paragraphs = said.map { words in
      let quotation = quotations.randomElement(using: &random) ?? ""
      return "\(quotation) \(words) \(tails.randomElement(using: &random) ?? "")"
    }
    paragraphs += [
      japanese, "12 - 7", "", "abc \(said[0]) def", "\(said[1]) 12 (\(japanese)) abc",
    ]
    paragraphs.shuffle(using: &random)
    return (paragraphs + ["\(said[0]) 3"]).joined(separator: "\n")
  }

  /// The levels that `--plain` tells under each of some strategies.
  private static func toldLevels(
    _ text: String, _ strategies: [String]
  ) throws -> [ArraySlice<Int>] {
    let input = strategies.map { ":direction \($0)\n" }.joined()
    let result = try Program.run(
      ["--plain", "--language", "en", "--text", text], input: Array(input.utf8))
    #expect(result.status == 0, "\(result.errors)")
    let levels = result.output.matches(of: /(?m)^(?:Level|An empty paragraph, level) (\d)/)
      .compactMap { Int($0.output.1) }
    // The first report is that of the text as it is opened.
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    try #require(levels.count == count * (strategies.count + 1))
    return strategies.indices.map { levels[count * ($0 + 1)..<count * ($0 + 2)] }
  }

  /// The levels of the paragraphs by the arrows beside their numbers in the explorer's Text pane.
  private static func drawnLevels(_ text: String, _ strategy: String) throws -> [Int] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Program.run([
      "--no-restore", "--language", "en", "--direction", strategy, "--size", "160x60",
      "--export", file.path, "--text", text,
    ])
    #expect(result.status == 0, "\(result.errors)")
    let screen = try String(contentsOf: file, encoding: .utf8)
    let rows = screen.matches(of: /(?m)^\u{2502}[ \u{2717}]*(\d+)([\u{25B8}\u{25C2}])/)
    #expect(rows.compactMap { Int($0.output.1) } == rows.indices.map { $0 + 1 })
    return rows.map { $0.output.2 == "\u{25B8}" ? 0 : 1 }
  }

  private static func inspected(_ arguments: [String]) throws -> [Inspected.Paragraph] {
    try objects(["inspect"] + arguments, as: Inspected.self)[0].paragraphs
  }

  /// Levels are those of the strategy in all that shows them, whatever a width makes known of
  /// languages; and lines are broken in one way.
  @Test func aWidthChangesNoDirectionAndAllLinesAreTheSame() throws {
    let seed: UInt64 = 3408
    var random = SeededGenerator(seed: seed)
    let text = Self.mixedText(&random)
    let names = DirectionStrategy.families.map { $0[0].name }
    let told = try Self.toldLevels(text, names)
    let answers = try Self.objects(["direction", "--lines", "--text", text], as: Answer.self)
    var wrong: [String] = []
    for (number, family) in DirectionStrategy.families.enumerated() {
      let shown = ["--text", text, "--direction", names[number]]
      let levels = try Self.inspected(shown).map(\.level)
      func compare(_ other: [Int], _ who: String) {
        if other != levels { wrong.append("\(names[number]): \(levels), \(who) \(other)") }
      }
      compare(Array(told[number]), "--plain")
      let bases = answers.filter { $0.strategy == names[number] }.map(\.base)
      compare(bases.map { $0 == "ltr" ? 0 : 1 }, "direction")
      if number.isMultiple(of: 2) || family[0].heedsLanguages {
        compare(try Self.drawnLevels(text, names[number]), "the screen")
      }
      let language =
        family[0].heedsLanguages
        ? "auto" : ["root", "ja", "zh"].randomElement(using: &random) ?? ""
      let width = ["6", "8", "12", "14", "200"].randomElement(using: &random) ?? ""
      let wrapped = shown + ["--width", width, "--line-language", language]
      let lines = try Self.inspected(wrapped)
      let explained = try Self.objects(
        ["explain", "--rule", "HL1"] + wrapped, as: Explanation.self)[0].paragraphs
      compare(lines.map(\.level), "inspect --width \(width)")
      compare(explained.map(\.level), "explain --width \(width)")
      if explained.map(\.lines) != lines.map({ $0.lines.map(\.range) }) {
        wrong.append("\(names[number]): explain has other lines of \(width) by \(language)")
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(4))")
  }

  /// The same of carets, and of lines that a recognised language breaks; were the languages known
  /// to it, the strategy would decide otherwise.
  @Test func languagesThatAreRecognisedBreakLinesOnly() throws {
    let seed: UInt64 = 3409
    var random = SeededGenerator(seed: seed)
    let text = Self.mixedText(&random)
    let shown = ["--text", text, "--direction", "content"]
    let levels = try Self.inspected(shown).map(\.level)
    let asked = ["direction", "--lines", "--languages", "--strategy", "content", "--text", text]
    #expect(
      try Self.objects(asked, as: Answer.self).map { $0.base == "ltr" ? 0 : 1 } != levels)
    var byLanguage = 0
    for width in ["8", "14"] {
      let wrapped = shown + ["--width", width]
      let lines = try Self.inspected(wrapped)
      let root = try Self.inspected(wrapped + ["--line-language", "root"])
      #expect(lines.map(\.level) == levels && root.map(\.level) == levels, "\(width)")
      let ranges = lines.flatMap(\.lines).map(\.range)
      if ranges != root.flatMap(\.lines).map(\.range) { byLanguage += 1 }
      let explained = try Self.objects(
        ["explain", "--rule", "HL1"] + wrapped, as: Explanation.self)[0].paragraphs
      #expect(explained.flatMap(\.lines) == ranges, "\(width)")
    }
    #expect(byLanguage > 0)
    let keys = Array(repeating: "forward", count: text.unicodeScalars.count)
    for width in [[], ["--width", "8"]] {
      let (count, faults) = try Self.carets(shown + width, keys)
      #expect(count >= keys.count)
      #expect(faults.isEmpty, "seed \(seed) \(width): \(faults.count), \(faults.prefix(4))")
    }
  }
}
