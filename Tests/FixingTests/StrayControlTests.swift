import BidiAlgorithm
import Fixing
import TestSupport
import Testing
import Wording

/// Controls that nobody needs: without a partner, or overrides that turn letters.
@Suite struct StrayControlTests {
  private static func fixed(
    _ pseudo: String, _ direction: BaseDirection = .auto
  ) -> FixedParagraph {
    Fixer().fix(BrokenString.scalars(pseudo), direction: direction)
  }

  // MARK: - Taken out

  /// Both go, not the one that opens alone; and what an override held goes with it where it does
  /// nothing by itself.
  @Test(
    arguments: [
      ("see {RLO}abc{PDF} now", [4, 8], "see abc now"),
      ("open {RLO}run.{PDF}exe", [5, 10], "open run.exe"),
      ("ABC {RLO}abc{PDF} DEF", [4, 8], "FED abc CBA"),
      (
        "{U+0633}{U+0644}{U+0627}{U+0645} {RLO}abc{PDF}.", [5, 9],
        ".abc {U+0645}{U+0627}{U+0644}{U+0633}"
      ),
      (
        "let key = \"root{RLO} {LRI}// admin{PDI} {LRI}\";", [15, 17, 26, 28],
        "let key = \"root // admin \";"
      ),
      (
        "is(name == \"dana{RLO} {LRI}# {U+0633}{U+0644}{U+0627}{U+0645}{PDI} {LRI}\")",
        [16, 18, 25, 27], "is(name == \"dana # {U+0645}{U+0627}{U+0644}{U+0633} \")"
      ),
      // It turns no letter, but begins in a string and holds the end of it.
      (
        "if (name == \"root{RLO} {LRI}// ABCDE ABCD{PDI} {LRI}\") {", [17, 19, 33, 35],
        "if (name == \"root // DCBA EDCBA \") {"
      ),
    ] as [(String, [Int], String)])
  func whatBelongsTogetherIsTakenOutTogether(
    _ pseudo: String, _ removals: [Int], _ wanted: String
  ) throws {
    let fixed = Self.fixed(pseudo)
    let first = try #require(fixed.candidates.first)
    #expect(first.removals == removals)
    #expect(first.insertions.isEmpty)
    #expect(first.display == BrokenString.scalars(wanted))
    for candidate in fixed.candidates { #expect(candidate.removals.contains(removals[0])) }
  }

  /// One that does something by itself stays.
  @Test func whatIsNeededStays() throws {
    let first = try #require(
      Self.fixed("ABC {RLO}abc DEF {LRI}c++{PDI} GHI").candidates.first)
    #expect(first.removals == [4])
    #expect(first.display == BrokenString.scalars("IHG c++ FED abc CBA"))
  }

  /// Where the words are torn without the override too, they are isolated in its place.
  @Test(
    arguments: [
      ("ABCD {LRO}c++ EFGH.", ".HGFE c++ DCBA", "LRO taken out"),
      ("AB\"C {RLO}c++.", ".c++ C\"BA", "RLO taken out"),
      ("ABCD {RLO}-5 EFG", "GFE -5 DCBA", "RLO taken out"),
      ("ABCD {RLO}c++{PDF} EFG.", ".GFE c++ DCBA", "both controls taken out"),
      (
        "{U+0633}{U+0644}{U+0627}{U+0645} {LRO}c++ {U+062F}{U+0646}{U+06CC}{U+0627}.",
        ".{U+0627}{U+06CC}{U+0646}{U+062F} c++ {U+0645}{U+0627}{U+0644}{U+0633}", "LRO taken out"
      ),
      (
        "{U+06AF}{U+0632}{U+0627}{U+0631}{U+0634} {RLO}c++.",
        ".c++ {U+0634}{U+0631}{U+0627}{U+0632}{U+06AF}", "RLO taken out"
      ),
    ])
  func anOverrideGivesWayToAnIsolate(
    _ pseudo: String, _ wanted: String, _ name: String
  ) throws {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
    let first = try #require(Self.fixed(pseudo).candidates.first)
    #expect(first.name.english.hasPrefix("\(name), LRI and PDI around "), "\(first.name.english)")
    #expect(first.insertions.flatMap(\.scalars) == ["\u{2066}", "\u{2069}"])
  }

  /// So does an end of nothing beside what is torn, and an embedding that does nothing.
  @Test(arguments: ["ABC c++{PDF} DEF", "ABC c++ DEF{PDI}", "ABC {RLE}c++ DEF"])
  func nothingStaysUnmatched(_ pseudo: String) throws {
    LineExpectations.expectFirst(pseudo: pseudo, "FED c++ CBA", .auto)
    let first = try #require(Self.fixed(pseudo).candidates.first)
    #expect(Self.unmatched(first.text) == 0)
  }

  // MARK: - Closed

  /// What draws nothing against its own direction may stay, with an end.
  @Test(
    arguments: [
      ("ABC {LRO}c++.", ".c++ CBA", 8),
      (
        "{U+0633}{U+0644}{U+0627}{U+0645} {LRO}c++.",
        ".c++ {U+0645}{U+0627}{U+0644}{U+0633}", 9
      ),
    ])
  func anOpenOverrideIsClosedOrTakenOut(
    _ pseudo: String, _ wanted: String, _ end: Int
  ) throws {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
    let candidates = Self.fixed(pseudo).candidates
    let first = try #require(candidates.first)
    #expect(first.edit == ControlEdit(insertions: [.init(at: end, ["\u{202C}"])]))
    #expect(candidates.contains { $0.removals == [end - 4] && !$0.insertions.isEmpty })
  }

  /// An embedding is closed and nothing else, as what it was put in for needs it.
  @Test func anOpenEmbeddingIsClosed() throws {
    let first = try #require(Self.fixed("ABC {LRE}c++ DEF").candidates.first)
    #expect(first.edit == ControlEdit(insertions: [.init(at: 8, ["\u{202C}"])]))
  }

  // MARK: - What is said

  @Test(
    arguments: [
      ("ABC {LRO}c++.", "the override LRO in the text draws it from left to right."),
      ("AB\"C {RLO}c++.", "the override RLO in the text draws it from right to left."),
      ("see {RLO}abc{PDF} now", "the override RLO in the text draws it from right to left."),
      // The override is elsewhere.
      (
        "ABC c++ DEF {LRO}123{PDF} GHI",
        "what has no direction of its own goes with the paragraph, which is right-to-left."
      ),
    ])
  func whatToreItIsTrue(_ pseudo: String, _ cause: String) throws {
    let problem = try #require(Self.fixed(pseudo).problems.first)
    #expect(problem.sentence.english.hasSuffix(cause), "\(problem.sentence.english)")
  }

  /// What stays torn is said with the name.
  @Test func aCandidateSaysWhatItLeaves() {
    var candidate = Candidate(
      name: "as it is", means: .controls, direction: nil, edit: ControlEdit(), text: [],
      display: [], problems: 0, holds: [], fails: [])
    #expect(candidate.nameWithRest.english == "as it is")
    candidate.problems = 2
    #expect(candidate.nameWithRest.english == "as it is (2 still torn)")
  }

  // MARK: - Any text

  private static let words = [
    "abc", "c++", "ABCD", "EF", "(3)", "-5", "+972 54", "x.y", "12:30", "\"", "!",
    "{U+0633}{U+0644}{U+0627}{U+0645}", "{U+062F}{U+0646}{U+06CC}{U+0627}",
    "{U+0645}{U+0631}{U+062D}{U+0628}{U+0627}",
  ]
  private static let controls = [
    "{LRE}", "{RLE}", "{LRO}", "{RLO}", "{PDF}", "{LRI}", "{RLI}", "{FSI}", "{PDI}",
  ]

  private static func unmatched(_ text: [Unicode.Scalar]) -> Int {
    let walk = ControlWalk(text)
    return walk.unclosed.count + walk.stray.count
  }

  /// What is opened and not closed, and ends of nothing.
  private static func pseudo(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 2...5, using: &random)).map { _ -> String in
      var word = words[Int.random(in: words.indices, using: &random)]
      if Int.random(in: 0..<3, using: &random) == 0 {
        word = controls[Int.random(in: controls.indices, using: &random)] + word
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        word += controls[Int.random(in: controls.indices, using: &random)]
      }
      return word
    }.joined(separator: " ")
  }

  /// The first candidate leaves no control without a partner where another one draws the same with
  /// fewer of them; and each is judged as its text is.
  @Test(arguments: 0..<500 as Range<UInt64>) func candidatesLeaveNothingStray(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pseudo = Self.pseudo(&random)
    let text = BrokenString.scalars(pseudo)
    let fixed = Fixer().fix(text)
    if let first = fixed.candidates.first {
      for other in fixed.candidates
      where other.display == first.display && other.direction == first.direction {
        #expect(Self.unmatched(first.text) <= Self.unmatched(other.text), "\(seed): \(pseudo)")
      }
    }
    for candidate in fixed.candidates {
      let direction = candidate.direction.map(BaseDirection.explicit) ?? .auto
      #expect(candidate.display != fixed.display, "\(seed): \(pseudo)")
      #expect(candidate.edit.applied(to: text) == candidate.text, "\(seed): \(pseudo)")
      #expect(
        BrokenStringTests.letters(candidate.text) == BrokenStringTests.letters(text),
        "\(seed): \(pseudo)")
      #expect(
        candidate.display == DrawnParagraph(candidate.text, direction).display,
        "\(seed): \(pseudo)")
      #expect(
        Judge().problems(of: candidate.text, direction: direction).count == candidate.problems,
        "\(seed): \(pseudo)")
    }
  }

  // MARK: - Names that controls make one piece

  /// The end of nothing in the name of a file is no isolate that holds a part of it.
  @Test(arguments: [
    "{U+062A}{U+0645} {U+0627}{U+0644}{U+0645}{U+0644}{U+0641} d{PDI}raft(1).pdf {U+0627}{U+0644}{U+0622}{U+0646}",
    "ABCDE su{PDF}mmary (2).docx FGHIJ",
    "{U+0641}{U+0627}{U+06CC}{U+0644} photo 3 ({PDI}4).jpg {U+0634}{U+062F}",
  ])
  func anEndOfNothingMakesNoPiece(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    let without = text.filter { $0 != "\u{2069}" && $0 != "\u{202C}" }
    for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
      #expect(
        Judge().problems(of: text, direction: direction).map(\.kind)
          == Judge().problems(of: without, direction: direction).map(\.kind))
    }
  }

  private static let files = [
    "report(1).pdf", "draft (12).txt", "photo 3 (4).jpg", "abc", "c++", "5-10%", "ABCD", "EF GHI",
    "{U+0633}{U+0644}{U+0627}{U+0645}", "{U+062F}{U+0646}{U+06CC}{U+0627}",
  ]
  private static let anywhere: [Unicode.Scalar] = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{200E}", "\u{200F}",
  ]

  /// What a candidate says of its own text is what is said of that by itself, wherever controls
  /// stand, also inside names.
  @Test(arguments: 0..<400 as Range<UInt64>) func candidatesAreJudgedAsTheirTexts(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var text = BrokenString.scalars(
      (0..<Int.random(in: 2...5, using: &random)).map { _ in
        Self.files[Int.random(in: Self.files.indices, using: &random)]
      }.joined(separator: " "))
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let control = Self.anywhere[Int.random(in: Self.anywhere.indices, using: &random)]
      text.insert(control, at: Int.random(in: 0...text.count, using: &random))
    }
    for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
      for candidate in Fixer().fix(text, direction: direction).candidates {
        let set = candidate.direction.map(BaseDirection.explicit) ?? direction
        #expect(
          Judge().problems(of: candidate.text, direction: set).count == candidate.problems,
          "\(seed): \(text)")
      }
    }
  }

  /// Inside an embedding that is left open an isolate around a quotation would have its mark read
  /// apart; one around what it holds is drawn alike, and is found.
  @Test(arguments: [
    "{RLE}\"%s\" A", "{RLE}\"c++\" A", "{RLE}(c++) A", "{RLE}\"%s\" A{PDF}", "{RLI}\"%s\" A{PDI}",
    "{RLE} \"%s\" ABC",
  ])
  func whatIsHeldInAnEmbeddingIsMended(_ pseudo: String) throws {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.right)
    let first = try #require(fixed.candidates.first, "\(pseudo)")
    #expect(first.problems == 0, "\(pseudo)")
    let judged = Judge().problems(of: first.text, direction: LineExpectations.right)
    #expect(judged.isEmpty, "\(pseudo)")
  }
}
