import BidiAlgorithm
import TestSupport
import Testing
import Wording
import WritingDirection

@Suite struct TallyTests {
  /// A long paragraph edited at random: the estimate with what was counted before is the one
  /// without.
  @Test func whatWasCountedBeforeChangesNothing() {
    let seed: UInt64 = 1_000_003
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "abc ", "ABC ", "AB", "de", " ", "12 ", "http://x.y/ABC ", "{LRI}", "{PDI}", "don't ",
      "A\"B ",
      "\u{2028}", "{U+4E00}",
    ].map(scalars)
    func some(_ count: Int) -> [Unicode.Scalar] {
      (0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
    }
    let strategies: [DirectionStrategy] = [.steady, .content, .closure, .majority, .twitter, .uax9]
    var wrong: [String] = []
    for strategy in strategies {
      var text = some(6000)
      var tally = DirectionTally()
      var context = DirectionContext(state: .leftToRight)
      for step in 0..<25 {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = min(
          text.count, start + Int.random(in: 0...(step % 5 == 0 ? 3000 : 5), using: &random))
        let added = some(step % 7 == 0 ? 2500 : 1)
        text.replaceSubrange(start..<end, with: added)
        context.caret = step % 3 == 0 ? nil : start + added.count
        let fast = strategy.estimate(
          strategy.read(text, caret: context.caret, reusing: &tally), in: context)
        if fast != strategy.estimate(text, in: context) { wrong.append("\(strategy.name) \(step)") }
        context.state = fast.base
        context.hadText = !fast.isNeutral
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
  }

  /// A word that grows letter by letter at the end, where the last piece ends inside it.
  @Test func typingAtTheEndIsOneWord() {
    let strategies: [DirectionStrategy] = [.steady, .content, .closure, .majority, .twitter]
    for strategy in strategies {
      var text = Array(repeating: scalars("ABC de "), count: 1500).flatMap { $0 }
      var tally = DirectionTally()
      for letter in scalars("wxyz WXYZ {U+5B0}-12 http://a.b/c d") {
        text.append(letter)
        let fast = strategy.estimate(
          strategy.read(text, reusing: &tally), in: DirectionContext())
        #expect(fast == strategy.estimate(text, in: DirectionContext()), "\(strategy.name)")
      }
    }
  }
}
