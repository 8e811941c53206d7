import BidiAlgorithm
import TestSupport
import Testing

@testable import Fixing

/// What is worked out once for all controls is what would be worked out for each.
@Suite struct ReadFactsTests {
  /// A text without controls, with one, and with another.
  private static var skeletons: [Skeleton] {
    let plain = Array("ab \u{5D0}\u{5D1} 12".unicodeScalars)
    let first = Skeleton(DrawnParagraph(plain, .auto))
    let others = [["\u{200F}"] + plain, plain + ["\u{200E}"]]
    return [first] + others.map { Skeleton(DrawnParagraph($0, .auto), readAs: first) }
  }

  /// How often a fact is worked out for those.
  private static func count(_ find: (Skeleton) -> Int) -> Int {
    var count = 0
    for skeleton in skeletons {
      _ = skeleton.once(Self.self, for: true) {
        count += 1
        return find(skeleton)
      }
    }
    return count
  }

  @Test func whatDependsOnControlsIsWorkedOutAgain() {
    #expect(Self.count { $0.count } == 1)
    #expect(Self.count { $0.hasControls ? 1 : 0 } == 2)
    #expect(Self.count { $0.ranks[0] } == 3)
    #expect(Self.count { $0.places[0] } == 3)
    #expect(Self.count { $0.areRightToLeft[0] ? 1 : 0 } == 3)
    #expect(Self.count { $0.inkBefore[1] } == 3)
    #expect(Self.count { $0.paragraph.count } == 3)
    #expect(Self.count { $0.storage(0..<1).lowerBound } == 3)
    #expect(Self.count { $0.isDrawn(0..<2, .leftToRight) ? 1 : 0 } == 3)
    #expect(Self.count { $0.hasControl(from: 0, to: 1) ? 1 : 0 } == 3)
  }

  /// Also where another fact asked it, whether that is known or not.
  @Test func whatAFactAsksIsAskedByThatAroundIt() {
    func ranks(_ text: Skeleton) -> Int { text.once(Int.self, for: true) { text.ranks[0] } }
    func controls(_ text: Skeleton) -> Bool { text.once(Bool.self, for: true) { text.hasControls } }
    #expect(Self.count { ranks($0) + $0.count } == 3)
    #expect(Self.count { controls($0) ? 1 : 0 } == 2)
    let texts = Self.skeletons
    #expect(texts.map(controls) == [false, true, true])
    #expect(
      texts.map { text in text.once(Self.self, for: true) { controls(text) } } == [
        false, true, true,
      ])
  }

  /// Changes are judged as if the line had not been judged before.
  @Test func linesAreJudgedAlikeWithAndWithout() {
    let seed: UInt64 = 1129
    var generator = SeededGenerator(seed: seed)
    let controls: [Unicode.Scalar] = [
      "\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202A}",
      "\u{202B}", "\u{202C}",
    ]
    for string in BrokenString.all + BrokenString.reported + BrokenString.written
      + BrokenString.later
    {
      let first = Judgement(DrawnParagraph(string.text, string.direction), string.direction)
      for _ in 0..<6 {
        var text = string.text
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          text.insert(
            controls.randomElement(using: &generator)!,
            at: Int.random(in: 0...text.count, using: &generator))
        }
        let direction = [string.direction, .auto, .explicit(.leftToRight), .explicit(.rightToLeft)]
          .randomElement(using: &generator)!
        let drawn = DrawnParagraph(text, direction)
        let alone = Judgement(drawn, direction)
        let known = Judgement(drawn, direction, by: first.knownTokens)
        #expect(
          known.wanted == alone.wanted && known.toldCount == alone.toldCount,
          "seed \(seed): \(string) \(text.map(\.value)) \(direction)")
      }
    }
  }
}
