import BidiAlgorithm
import TestSupport
import Testing
import WritingDirection

@Suite struct SurveyTests {
  static func directions(
    _ strategy: DirectionStrategy, _ lines: [String], _ context: DirectionContext = .init()
  ) -> [String] {
    var survey = DirectionSurvey(strategy, surroundings: context)
    for line in lines { survey.add(scalars(line)) }
    return survey.answers().map(\.estimate.shortName)
  }

  @Test func gtkFillsNeutralLinesFromTheirNeighbours() {
    #expect(
      Self.directions(.gtkTextView, ["--", "ABC", "12", "abc", "", "-"]) == [
        "rtl", "rtl", "rtl", "ltr", "ltr", "ltr",
      ])
    #expect(
      Self.directions(.gtkTextView, ["-", "12"], .init(keyboard: .rightToLeft)) == ["rtl", "rtl"])
  }

  @Test func facebookFillsThemFromThePreviousBlockOnly() {
    #expect(Self.directions(.draftJS, ["-", "ABC", "-", "-"]) == ["ltr", "rtl", "rtl", "rtl"])
  }

  @Test func emacsGivesABlockOneDirection() {
    #expect(
      Self.directions(.emacs, ["12", "ABC", "abc", " ", "abc", "ABC", "", "ABC"]) == [
        "rtl", "rtl", "rtl", "ltr", "ltr", "ltr", "ltr", "rtl",
      ])
  }

  @Test func pangoLeavesThemNeutral() {
    var survey = DirectionSurvey(.pango)
    for line in ["ABC", "12"] { survey.add(scalars(line)) }
    let answers = survey.answers()
    #expect(answers.map(\.estimate.direction) == [.rightToLeft, nil])
    #expect(answers.map(\.estimate.base) == [.rightToLeft, .rightToLeft])
  }

  @Test func alignmentFollowsThroughNeutralParagraphs() {
    var survey = DirectionSurvey(.cssPlaintext)
    for line in ["ABC", "12", "--", "abc", "."] { survey.add(scalars(line)) }
    let answers = survey.answers()
    #expect(answers.map(\.estimate.direction?.shortName) == ["rtl", "ltr", "ltr", "ltr", "ltr"])
    #expect(answers.map(\.estimate.alignment.shortName) == ["rtl", "rtl", "rtl", "ltr", "ltr"])
  }

  @Test func aPinnedParagraphIsNeverEstimated() {
    var survey = DirectionSurvey(.steady, tracksFlips: true)
    survey.add(scalars("abc"), pinned: .rightToLeft)
    survey.add(scalars("12"))
    let answers = survey.answers()
    #expect(answers.map(\.estimate.direction) == [.rightToLeft, .rightToLeft])
    #expect(answers[0].estimate.reason == .pinned && answers[0].flips == [])
  }

  @Test func aSurveyOfOneParagraphIsItsEstimate() {
    let seed: UInt64 = 77
    var generator = SeededGenerator(seed: seed)
    let pieces = ["abc ", "ABC", "12 ", "{LRI}", "{PDI}", "http://x ", "@a", " "].map(scalars)
    var wrong = 0
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...9, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      for strategy in DirectionStrategy.all {
        var survey = DirectionSurvey(strategy, tracksFlips: true)
        survey.add(text)
        let answer = survey.answers()[0]
        if answer.estimate != strategy.estimate(text) || answer.flips != strategy.flips(text) {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0, "seed \(seed)")
  }
}
