import BidiAlgorithm
import TestSupport
import Testing
import UnicodeData
import Wording

@testable import Fixing

/// What is said of a piece is true of it: what it is called, and the direction in which it, or what
/// puts it in its place, is read.
@Suite struct TrueWordsTests {
  private static let directions = [
    BaseDirection.auto, LineExpectations.left, LineExpectations.right,
  ]

  /// What a tag or a reference that stands between words is called.
  @Test(
    arguments: [
      ("ABC </b> DEF", "</b>", "tag"), ("ABC (</b>) DEF", "</b>", "tag"),
      ("ABC <slot /> DEF abc", "<slot />", "tag"),
      ("ABC <a href=\"x\"> DEF", "<a href=\"x\">", "tag"),
      ("\u{627}\u{643}\u{62A}\u{628} </i> \u{647}\u{646}\u{627}", "</i>", "tag"),
      (
        "\u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D5} &nbsp; \u{5DB}\u{5D0}\u{5DF}", "&nbsp;",
        "character reference"
      ),
      ("ABC <user-> DEF", "<user->", "piece of code"), ("ABC -x DEF", "-x", "piece of code"),
    ] as [(String, String, String)])
  func whatStandsBetweenWordsIsCalledWhatItIs(
    _ pseudo: String, _ piece: String, _ noun: String
  ) throws {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      let text = BrokenString.scalars(pseudo)
      let fixed = Fixer().fix(text, direction: direction)
      let problem = try #require(
        fixed.problems.first { Self.string(text[$0.range]) == piece }, "\(pseudo)")
      #expect(problem.noun.english == noun)
      let said = problem.sentence.english
      #expect(!said.contains("read from right to left"), "\(said)")
      #expect(
        fixed.candidates.first?.name.english == "LRI and PDI around the \(noun)", "\(pseudo)")
    }
  }

  @Test func theSentenceOfATagSaysHowItIsRead() {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      let problems = Judge().problems(
        of: BrokenString.scalars("ABC </b> DEF"), direction: direction)
      #expect(problems.map(\.range) == [4..<8])
      #expect(
        problems.first?.sentence.english.hasPrefix(
          "The tag stands in the text and is read from left to right, but is not drawn in that order: "
        ) == true)
    }
  }

  /// Of an element the tag that is torn is named, and no word of what it holds.
  @Test func ofAnElementTheTornTagIsNamed() {
    let text = BrokenString.scalars("<b>ABC</b>")
    #expect(Judge().problems(of: text, direction: LineExpectations.right).map(\.range) == [6..<10])
    #expect(Judge().problems(of: text, direction: LineExpectations.left).isEmpty)
  }

  /// A tag in a line that is laid out against its words is whole: the line is what is told.
  @Test func aLineThatIsTurnedIsTold() {
    let problems = Judge().problems(
      of: BrokenString.scalars("ABC </b> DEF"), direction: LineExpectations.left)
    #expect(problems.map(\.kind) == [.paragraph])
  }

  /// What brackets, a quotation or a phrase against its sentence puts in a place is not said to be
  /// put there by the sentence.
  @Test(
    arguments: [
      ("ABC 180/5 (20.0 ov)", "20.0", "The number"), ("ABC (12 abc) DEF", "12", "The number"),
      ("ABC \"hello!\" DEF", "!", "The punctuation"),
      ("\u{627}\u{644}\u{646}\u{62A}\u{64A}\u{62C}\u{629} (20.0 ov)", "20.0", "The number"),
    ] as [(String, String, String)])
  func whatStandsBesideAPiecePutsItThere(
    _ pseudo: String, _ piece: String, _ subject: String
  ) throws {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      let text = BrokenString.scalars(pseudo)
      let problems = Judge().problems(of: text, direction: direction)
      let problem = try #require(problems.first { Self.string(text[$0.range]) == piece })
      #expect(
        problem.sentence.english.hasPrefix(
          "\(subject) is not drawn where the text beside it puts it, which is read from left to right: "
        ))
    }
  }

  /// The sentence of a line from left to right puts its own pieces there.
  @Test func theSentencePutsItsOwnPiecesThere() throws {
    let text = BrokenString.scalars("abc 1. ABC 2. DEF")
    let marker = try #require(Judge().problems(of: text).first { $0.kind == .listMarker })
    #expect(
      marker.sentence.english.hasPrefix(
        "The list marker is not drawn where the sentence puts it, which is read from left to right: "
      ))
  }

  /// Empty brackets hold no number.
  @Test func emptyBracketsAreNoCount() throws {
    let problems = Judge().problems(of: BrokenString.scalars("abc #ABC()#ABC"))
    let brackets = try #require(problems.first { $0.kind == .brackets })
    #expect(brackets.noun.english == "text in brackets")
  }

  // MARK: - Any words

  private static let words = [
    "ABC", "DEF", "GHI", "abc", "def", "12", "-5", "3%", "(abc)", "(ABC)", "(3)", "()", "(12 abc)",
    "(abc -5)", "(20.0 km)", "\"abc!\"", "\"ABC\"", "[x]", "1.", "-", ",", ".", "!", ":", "<b>",
    "</b>", "<br/>", "</i>", "<a href=\"x\">", "&nbsp;", "%s", "c++", "/etc/hosts", "ABC/def",
    "/ABC/d++", "#ABC", "@dana", "\u{633}\u{644}\u{627}\u{645}",
  ]
  private static let tags: Set<String> = ["<b>", "</b>", "<br/>", "</i>", "<a href=\"x\">"]

  @Test(arguments: 0..<400 as Range<UInt64>) func whatIsSaidOfAnyPieceIsTrue(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pseudo = ""
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      pseudo += Self.words[Int.random(in: Self.words.indices, using: &random)]
      if Int.random(in: 0..<4, using: &random) > 0 { pseudo += " " }
    }
    let text = BrokenString.scalars(pseudo)
    for direction in Self.directions {
      let judgement = Judgement(DrawnParagraph(text, direction), direction)
      for problem in judgement.problems where problem.kind != .paragraph {
        expectTrue(problem, judgement.wanted, text, "seed \(seed), \(direction): \(pseudo)")
      }
    }
  }

  private func expectTrue(
    _ problem: Problem, _ wanted: TextDirection, _ text: [Unicode.Scalar], _ place: String
  ) {
    let said = problem.sentence.english
    let piece = Self.string(text[problem.range])
    let (read, noun) = (problem.tear.read, problem.noun.english)
    if problem.kind == .identifier, Self.tags.contains(piece) {
      #expect(noun == "tag", "\(place): \(said)")
    }
    if noun == "number in brackets" {
      let hasDigit = piece.contains { $0.isNumber }
      #expect(hasDigit, "\(place): \(said)")
    }
    let course = read == .leftToRight ? "left to right" : "right to left"
    switch problem.tear.way {
    case .notTogether: break
    case .notInOrder:
      // A tag inside a piece is none of what is read of it.
      let isOne = Self.tags.contains(piece) || !piece.contains(where: { "<&".contains($0) })
      let own = isOne ? Self.onlyDirection(of: text[problem.range]) : nil
      #expect(own == nil || own == read, "\(place): \(said)")
      #expect(said.contains("is read from \(course), but"), "\(place): \(said)")
    case .notInPlace:
      guard !said.hasPrefix("The number in brackets belongs") else { break }
      let placer = read == wanted ? "sentence" : "text beside it"
      #expect(
        said.contains("drawn where the \(placer) puts it, which is read from \(course)"),
        "\(place): \(said)")
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// The direction of the letters, where they have one and no digits stand among them.
  private static func onlyDirection(of scalars: ArraySlice<Unicode.Scalar>) -> TextDirection? {
    let classes = scalars.map { BidiProperties.bidiClass(of: $0) }
    let hasLatin = classes.contains(.l)
    guard hasLatin != classes.contains(where: \.isStrongRightToLeft) else { return nil }
    if hasLatin { return .leftToRight }
    return classes.contains { $0 == .en || $0 == .an } ? nil : .rightToLeft
  }
}
