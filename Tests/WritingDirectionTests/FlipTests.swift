import BidiAlgorithm
import TestSupport
import Testing
import UnicodeData
import Wording
import WritingDirection

@Suite struct FlipTests {
  /// `iPhone` and an Arabic predicate, as it is typed.
  static let phone = Array(
    "iPhone \u{0647}\u{0648} \u{0627}\u{0644}\u{0623}\u{0641}\u{0636}\u{0644}.".unicodeScalars)

  @Test func theCatalogueExample() {
    let expected: [(DirectionStrategy, [Int])] = [
      (.androidAnyRTL, [8]), (.closure, [8]), (.content, [8]), (.twitter, [12]), (.majority, [15]),
      (.uax9, []), (.pango, []), (.firstCharacter, []), (.androidRTL, []),
    ]
    for (strategy, flips) in expected {
      #expect(strategy.flips(Self.phone) == flips, "\(strategy.name)")
    }
  }

  /// The flips found the slow way: every prefix estimated on its own.
  static func slowFlips(_ strategy: DirectionStrategy, _ text: [Unicode.Scalar]) -> [Int] {
    let directions = (1...max(text.count, 1)).map {
      strategy.estimate(Array(text.prefix($0))).base
    }
    return directions.indices.dropFirst().filter { directions[$0] != directions[$0 - 1] }
      .map { $0 + 1 }
  }

  @Test func flipsAreTheChangesOfThePrefixes() {
    let seed: UInt64 = 5
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "abc", "ABC", "A", "b", " ", " ", " ", "1", ".", "@", "http://", "https://", "{LRI}", "{RLI}",
      "{PDI}", "{RLM}", "{U+1F600}", "{U+0661}", "{U+0627}",
    ].map(scalars)
    var wrong: [String] = []
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      for strategy in DirectionStrategy.all where strategy != .steady {
        if strategy.flips(text) != Self.slowFlips(strategy, text) {
          wrong.append(
            "\(strategy.name): \(PseudoText.encode(String(String.UnicodeScalarView(text))))")
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed), \(wrong.count): \(wrong.prefix(5))")
  }

  @Test func theFirstScalarFlipsNothing() {
    #expect(DirectionStrategy.uax9.flips(scalars("ABC")) == [])
    #expect(DirectionStrategy.uax9.flips(scalars("1 ABC")) == [3])
    #expect(DirectionStrategy.uax9.flips(scalars("")) == [])
  }

  @Test func anEstimateIsWhereItsFlipsLead() {
    let seed: UInt64 = 55
    var generator = SeededGenerator(seed: seed)
    let pieces = ["abc ", "ABC ", "DE", "x", " ", "a.b ", "@x "].map(scalars)
    var wrong = 0
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...14, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      for strategy in DirectionStrategy.all {
        let first = strategy.estimate(Array(text.prefix(1))).base
        let flips = strategy.flips(text)
        let last = flips.count % 2 == 0 ? first : first.opposite
        if strategy.estimate(text).base != last { wrong += 1 }
      }
    }
    #expect(wrong == 0, "seed \(seed)")
  }
}
