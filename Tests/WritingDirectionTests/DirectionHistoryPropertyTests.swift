import BidiAlgorithm
import TestSupport
import Testing
import UnicodeData
import Wording
import WritingDirection

/// How typing came to a direction ends with that direction, whoever asks, and wherever a word is
/// being typed.
@Suite struct DirectionHistoryPropertyTests {
  @Test func theHistoryEndsWithTheEstimate() {
    let seed: UInt64 = 291
    var random = SeededGenerator(seed: seed)
    let pieces = ["ab ", "AB ", "e", "A", "\"", "12 ", "(", ")", "`x` ", ". ", "# ", "{RLM}", "- "]
    let directions: [TextDirection?] = [nil, .leftToRight, .rightToLeft]
    var wrong: [String] = []
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      let scalars = Array(PseudoText.decode(text).unicodeScalars)
      func any() -> TextDirection? { directions.randomElement(using: &random) ?? nil }
      var context = DirectionContext(
        previous: any(), next: any(), blockBefore: any(), blockAfter: any(), keyboard: any(),
        state: any(), pinned: Bool.random(using: &random) ? nil : any(), handedIn: any(),
        caret: Bool.random(using: &random) ? Int.random(in: 0...scalars.count, using: &random) : nil
      )
      context.holdsCursor = Bool.random(using: &random)
      for strategy in DirectionStrategy.all {
        let history = strategy.history(scalars, in: context)
        let estimate = strategy.estimate(scalars, in: context)
        if history.last != estimate.base || history.flips != history.flips.sorted() {
          wrong.append("\(strategy.name): \(text.debugDescription) \(context)")
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(4))")
  }
}
