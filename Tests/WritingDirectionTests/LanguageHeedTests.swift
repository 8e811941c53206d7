import BidiAlgorithm
import TestSupport
import Testing
import Wording
import WritingDirection

/// What `content` makes of languages that are known.
@Suite struct LanguageHeedTests {
  private func estimate(
    _ pseudo: String, _ runs: [(Range<Int>, String)], mark: ParagraphLanguages.Mark? = nil,
    _ strategy: DirectionStrategy = .content
  ) -> DirectionEstimate {
    let languages = ParagraphLanguages(
      runs: runs.map { .init($0.0, language: $0.1) }, mark: mark)
    var context = DirectionContext()
    context.languages = languages
    return strategy.estimate(scalars(pseudo), in: context)
  }

  private let quoted = "one two \"ABC DEF GHI\" three"

  @Test func aQuotationInAnotherLanguageDoesNotCount() {
    let plain = DirectionStrategy.content.estimate(scalars(quoted))
    #expect(plain.direction == .rightToLeft)
    let known = estimate(quoted, [(0..<8, "en"), (9..<20, "he"), (20..<27, "en")])
    #expect(known.direction == .leftToRight)
    #expect(
      known.reason.description
        == "0 of 3 words right-to-left (0.0%), < 40%; 3 quoted in he left out")
    #expect(known.counts?.total == 3)
  }

  /// Languages are known once all is typed: the last flip is the one that they make.
  @Test func theFlipsEndInTheDirection() {
    let runs = [(0..<8, "en"), (9..<20, "he"), (20..<27, "en")]
    var context = DirectionContext()
    let plain = DirectionStrategy.content.flips(scalars(quoted), in: context)
    #expect(plain == [14])
    context.languages = ParagraphLanguages(runs: runs.map { .init($0.0, language: $0.1) })
    #expect(DirectionStrategy.content.flips(scalars(quoted), in: context) == [14, 27])
  }

  @Test func aQuotationInTheSameLanguageCounts() {
    // Arabizi is Arabic in Latin letters.
    let text = "\"abc def ghi\" ABC"
    #expect(estimate(text, [(1..<12, "ar-Latn"), (14..<17, "ar")]).direction == .leftToRight)
    #expect(estimate(text, [(1..<12, "en"), (14..<17, "ar")]).direction == .rightToLeft)
  }

  @Test func whatIsNotKnownCounts() {
    let plain = DirectionStrategy.content.estimate(scalars(quoted))
    for runs in [[], [(9..<20, "he")], [(0..<8, "en"), (20..<27, "en")]] as [[(Range<Int>, String)]]
    {
      #expect(estimate(quoted, runs) == plain)
    }
    #expect(
      estimate("one \"ABC DEF", [(0..<4, "en"), (5..<12, "he")]).direction == .rightToLeft,
      "it never ends")
    #expect(
      estimate("\"ABC\"", [(1..<4, "he")]).direction == .rightToLeft, "there is nothing around it")
  }

  @Test func aMarkDecidesForTextWithoutWords() {
    let arabic = ParagraphLanguages.Mark(language: "ar", direction: .rightToLeft)
    let marked = estimate("123 - 456", [], mark: arabic)
    #expect(marked.direction == .rightToLeft && !marked.isNeutral)
    #expect(marked.reason.description == "no words: marked as ar")
    #expect(estimate("abc", [], mark: arabic).direction == .leftToRight)
    #expect(estimate("", [], mark: arabic).direction == .rightToLeft)
  }

  @Test func otherStrategiesDoNotHeedThem() {
    for strategy in DirectionStrategy.all where strategy != .content {
      #expect(!strategy.heedsLanguages)
      #expect(
        estimate(quoted, [(0..<8, "en"), (9..<20, "he"), (20..<27, "en")], mark: nil, strategy)
          == strategy.estimate(scalars(quoted)), "\(strategy.name)")
    }
    #expect(DirectionStrategy.content.explanation.count == 3)
  }
}
