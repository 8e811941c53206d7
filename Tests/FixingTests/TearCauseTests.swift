import BidiAlgorithm
import Fixing
import TestSupport
import Testing
import Wording

/// What a sentence says tore a piece is what the rules say set the direction of what is torn of it.
@Suite struct TearCauseTests {
  private static let ofRightParagraph =
    "what has no direction of its own goes with the paragraph, which is right-to-left."

  /// What stands between letters of both directions, or at an end, goes with the paragraph (N2).
  @Test(arguments: [
    "ABC c# DEF", "ABC c++ DEF", "ABC ./run.sh DEF", "ABC u.s.a. DEF", "-5 ABC",
    "{RLM}ABC c#",
  ])
  func whatGoesWithTheParagraphIsSaidTo(_ pseudo: String) throws {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      let problem = try #require(
        Judge().problems(of: BrokenString.scalars(pseudo), direction: direction).first)
      #expect(
        problem.sentence.english.hasSuffix(Self.ofRightParagraph), "\(problem.sentence.english)")
    }
  }

  /// What stands between letters of one direction goes with them (N1), as do numbers after
  /// right-to-left ones (W7), whatever the paragraph is; what an isolate or an embedding holds goes
  /// with that.
  @Test(
    arguments: [
      (
        "www.example.co.il/ABC/123", LineExpectations.left,
        "what has no direction of its own goes with its Hebrew letters."
      ),
      (
        "c:\\ABC\\DEF\\x.txt", LineExpectations.left,
        "what has no direction of its own goes with its Hebrew letters."
      ),
      (
        "ABC -5 DEF", LineExpectations.right,
        "it follows Hebrew letters, and what has no direction of its own goes with them."
      ),
      (
        "AB {RLI}CD{PDI} -5 E", LineExpectations.right,
        "it follows Hebrew letters, and what has no direction of its own goes with them."
      ),
      (
        "{U+0633}{U+0644} (02) 555-4321 {U+0628}", LineExpectations.left,
        "it follows Arabic letters, and what has no direction of its own goes with them."
      ),
      (
        "u.s.a. (3) +972 54 ABC", LineExpectations.right,
        "it follows Latin letters, so it goes with them."
      ),
      (
        "{U+0661}/{U+0662} ' AB-CD/x'", LineExpectations.left,
        "it stands before Hebrew letters, so it goes with them."
      ),
      (
        "-> {U+0663} {U+0663}-{U+0664}", LineExpectations.left,
        "what stands between Arabic numbers goes from right to left."
      ),
      (
        "AB 12:30$5#", LineExpectations.left,
        "digits and the signs that belong to them go from left to right."
      ),
      (
        "./run.shABC", LineExpectations.right,
        "what has no direction of its own goes with the paragraph, which is right-to-left."
      ),
      // Its sign at the start leaves it, though the time behind it goes with it.
      (
        "./run.sh 12:30", LineExpectations.right,
        "what has no direction of its own goes with the paragraph, which is right-to-left."
      ),
      (
        "ABC./run.sh", LineExpectations.left,
        "what has no direction of its own goes with the paragraph, which is left-to-right."
      ),
      (
        "ABC {RLI}DEF c# GHI{PDI} JKL", LineExpectations.right,
        "what has no direction of its own goes with the isolate around it, which is right-to-left."
      ),
      (
        "ABC {RLE}DEF c# GHI{PDF} JKL", LineExpectations.right,
        "what has no direction of its own goes with the embedding around it, which is right-to-left."
      ),
      (
        "{LRI}ABC DEF GH IJ K-dan LMN.{PDI}", LineExpectations.left,
        "letters of both directions follow each other as in the isolate around it, which is left-to-right."
      ),
      (
        "{LRE}ABC DEF GH IJ K-dan LMN.{PDF}", LineExpectations.left,
        "letters of both directions follow each other as in the embedding around it, which is left-to-right."
      ),
      (
        "{LRI}ABC DEF GH IJ K-dan LMN.{PDI}", LineExpectations.right,
        "letters of both directions follow each other as in the isolate around it, which is left-to-right."
      ),
      ("ABC{RLM} -5 def", LineExpectations.left, "an invisible control in the text turns it."),
      (
        "AB {RLE}CD{PDF} -5 ef", LineExpectations.left,
        "an invisible control in the text turns it."
      ),
    ] as [(String, BaseDirection, String)])
  func eachCauseIsSaid(_ pseudo: String, _ direction: BaseDirection, _ cause: String) throws {
    let problem = try #require(
      Judge().problems(of: BrokenString.scalars(pseudo), direction: direction)
        .first { $0.kind != .paragraph })
    #expect(problem.sentence.english.hasSuffix(cause), "\(problem.sentence.english)")
  }

  /// What would be torn in a paragraph of the other direction, too, is torn by letters, also where
  /// its parts are drawn in their order there, with those letters between them.
  @Test(arguments: [
    (
      "ABC 8:00 am",
      "it follows Hebrew letters, and what has no direction of its own goes with them."
    ),
    (
      "ABC 1.2.3-beta",
      "it follows Hebrew letters, and what has no direction of its own goes with them."
    ),
    (
      "ABC 5(a)(2)",
      "it follows Hebrew letters, and what has no direction of its own goes with them."
    ),
    (
      "{U+0633}{U+0644} 8:00 am",
      "it follows Arabic letters, and what has no direction of its own goes with them."
    ),
    (
      "ABC www.example.co.il/DEF/123",
      "what has no direction of its own goes with its Hebrew letters."
    ),
  ])
  func noParagraphMendsWhatLettersTear(_ pseudo: String, _ cause: String) throws {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      let problem = try #require(
        Judge().problems(of: BrokenString.scalars(pseudo), direction: direction).first)
      #expect(problem.sentence.english.hasSuffix(cause), "\(problem.sentence.english)")
    }
  }

  /// In a paragraph that has the direction of its words, letters have taken a part of a quotation
  /// with them.
  @Test(arguments: [
    (
      "print(\"ABCD\", 5)", LineExpectations.left,
      "what has no direction of its own goes with its Hebrew letters."
    ),
    (
      "if (AB == \"CDE\") {", LineExpectations.left,
      "it follows Hebrew letters, and what has no direction of its own goes with them."
    ),
    (
      "ABC(\"abc\", 5)", LineExpectations.right,
      "what has no direction of its own goes with its Latin letters."
    ),
  ])
  func aRightParagraphIsNotBlamed(
    _ pseudo: String, _ direction: BaseDirection, _ cause: String
  ) throws {
    let problem = try #require(
      Judge().problems(of: BrokenString.scalars(pseudo), direction: direction).first)
    #expect(problem.kind == .quotation)
    #expect(problem.sentence.english.hasSuffix(cause), "\(problem.sentence.english)")
  }

  /// Words out of their place have a direction of their own.
  @Test func wordsAreNotSaidToHaveNoDirection() {
    let problems = Judge().problems(
      of: BrokenString.scalars("{LRI}ABC DEF GH IJ K-dan LMN.{PDI}"),
      direction: LineExpectations.left)
    #expect(!problems.isEmpty)
    for problem in problems {
      #expect(!problem.sentence.english.contains("no direction of its own"))
    }
  }

  /// An isolate turns nothing that stands outside of it (BD8), and stays in the first candidates.
  @Test func anIsolateIsNotBlamedForWhatStandsBesideIt() {
    let text = BrokenString.scalars("abc {RLI}ABCD, 123{PDI}, 45")
    let fixed = Fixer().fix(text, direction: LineExpectations.right)
    let causes = fixed.problems.map { problem in
      problem.sentence.english.split(separator: ": ").last.map(String.init)
    }
    #expect(
      causes == [
        "what stands beside it goes with its Latin letters.",
        "it follows Latin letters, so it goes with them.",
      ])
    #expect(fixed.candidates.first?.removals == [])
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// What only the markup of a text says is said to be of that.
  @Test func anElementThatTurnsAPieceIsMarkup() throws {
    let text = BrokenString.scalars("ABC {RLI}DEF c# GHI{PDI} JKL")
    let fixed = Fixer().fix(text, direction: LineExpectations.right, markup: [4, 15])
    let problem = try #require(fixed.problems.first)
    #expect(problem.sentence.english.hasSuffix("the markup around it turns it."))
  }

  // MARK: - Any text

  private static let words = [
    "abc", "c++", "c#", "x.y", "ABC", "DE", "{U+0633}{U+0644}", "(3)", "-5", "+972 54", "12:30",
    "\"", "!", "./run.sh", "u.s.a.", "{U+0661}{U+0662}", "{U+0663}-{U+0664}", "/", "#", "5%", "a/b",
    "(", ")", ":", ",", "www.x.il/AB/12", "12", "=", "c:\\AB\\x", "$5", "AB-DE/x", "->", "1.2",
    "@ab",
  ]
  private static let controls = [
    "{LRM}", "{RLM}", "{ALM}", "{LRE}", "{RLE}", "{LRO}", "{RLO}", "{PDF}", "{PDF}", "{LRI}",
    "{RLI}", "{FSI}", "{PDI}", "{PDI}", "{PDI}", "{RLI}AB c# DE{PDI}",
  ]

  /// A short line of words, with some controls between them or with none.
  private static func pseudo(_ seed: UInt64, hasControls: Bool) -> String {
    var random = SeededGenerator(seed: seed)
    func draw(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    var text = ""
    for _ in 0..<2 + draw(5) {
      if hasControls, draw(2) == 0 { text += controls[draw(controls.count)] }
      text += words[draw(words.count)]
      if draw(4) != 0 { text += " " }
    }
    return text
  }

  /// Without controls the paragraph is told where the piece would be one stretch in the direction
  /// of reading, or in its place there, and letters where they would mend what cannot be mended so;
  /// in a paragraph that has the direction of its words, also where they took a part with them.
  @Test(arguments: 0..<500 as Range<UInt64>) func theRulesAgree(_ seed: UInt64) {
    let pseudo = Self.pseudo(seed, hasControls: false)
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
      for problem in Judge().problems(of: text, direction: direction)
      where problem.kind != .paragraph {
        let tear = problem.tear
        let stays = tear.staysOnceTurned
        let oracle = TearOracle(text, stays ? .explicit(tear.read) : direction, problem)
        guard !oracle.pairs.isEmpty else { continue }
        let said: Comment = "\(seed): \(pseudo) \(direction) \(problem.range) \(tear.follower)"
        switch tear.follower {
        case .paragraph:
          #expect(oracle.isMendedByParagraph, said)
          #expect(
            tear.way == .notInPlace || oracle.isWholeByParagraph || !oracle.isWholeByLetters, said)
          #expect(DrawnParagraph(text, direction).base == tear.read.opposite, said)
          #expect(tear.drawn == tear.read.opposite, said)
        case .letters where tear.drawn == tear.read:
          let base = tear.read.opposite
          let other = TearOracle(text, .explicit(base), problem, read: base)
          #expect(tear.way == .notTogether && oracle.isWholeByParagraph, said)
          #expect(problem.kind == .quotation || problem.kind == .brackets, said)
          #expect(other.isMendedByToldLetters, said)
        case .letters:
          #expect(
            !oracle.isMendedByParagraph
              || (tear.way != .notInPlace && !oracle.isWholeByParagraph && oracle.isWholeByLetters),
            said)
          #expect(oracle.isMendedByLetters, said)
          #expect(oracle.isMendedByToldLetters, said)
        case .digits:
          #expect(!oracle.isMendedByParagraph, said)
          #expect(!oracle.isMendedByLetters, said)
        case .isolate, .embedding, .control, .markup: Issue.record(said)
        }
      }
    }
  }

  /// With controls what is told would mend something, too.
  @Test(arguments: 0..<500 as Range<UInt64>) func theRulesAgreeOnControls(_ seed: UInt64) {
    let pseudo = Self.pseudo(seed, hasControls: true)
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
      let base = BaseDirection.explicit(DrawnParagraph(text, direction).base)
      for problem in Judge().problems(of: text, direction: direction)
      where problem.kind != .paragraph && !problem.tear.staysOnceTurned {
        let oracle = TearOracle(text, base, problem)
        guard !oracle.pairs.isEmpty else { continue }
        let follower = problem.tear.follower
        let said: Comment = "\(seed): \(pseudo) \(direction) \(problem.range) \(follower)"
        switch follower {
        case .paragraph: #expect(oracle.isMendedByParagraph, said)
        case .isolate: #expect(oracle.isMended(byIsolate: true), said)
        case .embedding: #expect(oracle.isMended(byIsolate: false), said)
        case .letters where problem.tear.drawn == problem.tear.read:
          let read = problem.tear.read.opposite
          #expect(TearOracle(text, base, problem, read: read).isMendedByToldLetters, said)
        case .letters: #expect(oracle.isMendedByToldLetters, said)
        case .digits, .control: break
        case .markup: Issue.record(said)
        }
      }
    }
  }
}
