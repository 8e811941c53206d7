import BidiAlgorithm
import TestSupport
import Testing
import Wording
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
      Self.directions(.gtkTextView, ["-", "12"], .init(keyboard: .rightToLeft)) == ["ltr", "ltr"])
    // The cursor's line asks the keyboard, and no other line asks that line.
    var survey = DirectionSurvey(.gtkTextView, surroundings: .init(keyboard: .rightToLeft))
    for line in 0..<3 { survey.add(scalars("12"), holdsCursor: line == 1) }
    #expect(survey.answers().map(\.estimate.shortName) == ["ltr", "rtl", "ltr"])
  }

  @Test func facebookFillsThemFromThePreviousBlockOnly() {
    #expect(Self.directions(.draftJS, ["-", "ABC", "-", "-"]) == ["ltr", "rtl", "rtl", "rtl"])
  }

  @Test func emacsGivesABlockOneDirection() {
    #expect(
      Self.directions(.emacs, ["12", "ABC", "abc", " ", "abc", "ABC", "", "ABC"]) == [
        "rtl", "rtl", "rtl", "rtl", "ltr", "ltr", "ltr", "rtl",
      ])
    // A neutral block is as the one before, and the first is left-to-right; an exotic space is
    // text.
    #expect(
      Self.directions(.emacs, ["1", "", "ABC", "", "2", "", "{U+00A0}", "abc"])
        == ["ltr", "ltr", "rtl", "rtl", "rtl", "rtl", "ltr", "ltr"])
    #expect(Self.directions(.emacs, ["ABC", "{U+3000}", "abc"]) == ["rtl", "rtl", "rtl"])
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

  @Test func theWholeTextHasOneDirectionInRichEdit() {
    #expect(Self.directions(.richEdit, ["12", "", "ABC", "abc"]) == ["rtl", "rtl", "rtl", "rtl"])
    #expect(Self.directions(.richEdit, ["1"], .init(keyboard: .rightToLeft)) == ["rtl"])
  }

  /// Only what waits for a later paragraph is held, and the answers are those of the whole.
  @Test func aComparisonAnswersAsSoonAsItCan() {
    let seed: UInt64 = 78
    var generator = SeededGenerator(seed: seed)
    let pieces = ["abc ", "ABC", "12 ", "", " ", "-", "http://x"].map(scalars)
    var wrong = 0
    for _ in 0..<300 {
      let lines = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      var comparison = DirectionComparison(DirectionStrategy.all, tracksFlips: true)
      var answers: [[DirectionSurvey.Answer]] = []
      for line in lines {
        line.withUnsafeBufferPointer { comparison.add($0, holdsCursor: false, languages: nil) }
        while let answer = comparison.next() { answers.append(answer) }
      }
      comparison.finish(holdsCursor: false)
      while let answer = comparison.next() { answers.append(answer) }
      for (index, strategy) in DirectionStrategy.all.enumerated() {
        var survey = DirectionSurvey(strategy, tracksFlips: true)
        for line in lines { survey.add(line) }
        if survey.answers() != answers.map({ $0[index] }) { wrong += 1 }
      }
    }
    #expect(wrong == 0, "seed \(seed)")
    var comparison = DirectionComparison([.draftJS, .gtkTextView])
    scalars("ABC").withUnsafeBufferPointer {
      comparison.add($0, holdsCursor: false, languages: nil)
    }
    #expect(comparison.next() != nil && comparison.next() == nil)
    for _ in 0..<600 {
      scalars("12").withUnsafeBufferPointer {
        comparison.add($0, holdsCursor: false, languages: nil)
      }
    }
    #expect((0..<600).allSatisfy { _ in comparison.next() != nil })
  }

  /// A census says what a comparison says, counted.
  @Test func aCensusCountsWhatAComparisonSays() {
    let seed: UInt64 = 79
    var generator = SeededGenerator(seed: seed)
    let pieces = ["abc ", "ABC", "12 ", "", " ", "-", "http://x", "hi", "#", "{RLE}a", "{LRI}a"]
      .map(scalars)
    var wrong = 0
    for round in 0..<400 {
      let lines = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        (0..<Int.random(in: 0...2, using: &generator)).flatMap { _ in
          pieces.randomElement(using: &generator) ?? []
        }
      }
      let surroundings = DirectionContext(
        locale: round % 2 == 0 ? .leftToRight : .rightToLeft, keyboard: .rightToLeft)
      var census = DirectionCensus(DirectionStrategy.all, surroundings: surroundings)
      for (index, line) in lines.enumerated() {
        line.withUnsafeBufferPointer { census.add(census.read($0), holdsCursor: index == 3) }
      }
      census.finish(holdsCursor: false)
      var bases: [[TextDirection]] = lines.map { _ in [] }
      for (index, strategy) in DirectionStrategy.all.enumerated() {
        var survey = DirectionSurvey(strategy, surroundings: surroundings)
        for (index, line) in lines.enumerated() { survey.add(line, holdsCursor: index == 3) }
        let estimates = survey.answers().map(\.estimate)
        let counts = census.counts[index]
        if counts.leftToRight != estimates.count(where: { $0.direction == .leftToRight })
          || counts.rightToLeft != estimates.count(where: { $0.direction == .rightToLeft })
          || counts.neutral != estimates.count(where: { $0.direction == nil })
        {
          wrong += 1
        }
        guard strategy.readsText else { continue }
        for (number, estimate) in estimates.enumerated() { bases[number].append(estimate.base) }
      }
      if census.differing != bases.count(where: { Set($0).count > 1 }) { wrong += 1 }
      if census.paragraphs != lines.count { wrong += 1 }
    }
    #expect(wrong == 0, "seed \(seed)")
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
