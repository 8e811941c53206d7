import BidiAlgorithm
import Engines
import ReferenceBidi
import TestSupport
import Testing
import Wording

/// Ours beside ICU's `ubidi`: where the two part, the text of UAX #9 decides.
@Suite struct ICUParityTests {
  /// A kind of divergence, on a small text; scalars, levels and order as `BidiCharacterTest.txt`
  /// writes them.
  struct Decided: Sendable, CustomTestStringConvertible {
    var name: String
    /// What of UAX #9 decides.
    var rule: String
    var scalars: String
    var direction: BaseDirection
    var paragraphLevel = 0
    var right: (levels: String, order: String)
    var icu: (levels: String, order: String)

    var testDescription: String { "\(name) (\(rule))" }
  }

  static let decided: [Decided] = [
    Decided(
      name: "a number alone is above its paragraph", rule: "I1", scalars: "0661",
      direction: .explicit(.leftToRight), right: ("2", "0"), icu: ("0", "0")),
    Decided(
      name: "an embedding of its paragraph's direction is deeper", rule: "X3",
      scalars: "202A 0061", direction: .explicit(.leftToRight), right: ("x 2", "1"),
      icu: ("x 0", "1")),
    Decided(
      name: "so it is from right to left", rule: "X2", scalars: "202B 05D0",
      direction: .explicit(.rightToLeft), paragraphLevel: 1, right: ("x 3", "1"),
      icu: ("x 1", "1")),
    Decided(
      name: "an isolate of its paragraph's direction is deeper", rule: "X5b",
      scalars: "2066 0061", direction: .explicit(.leftToRight), right: ("0 2", "0 1"),
      icu: ("0 0", "0 1")),
    Decided(
      name: "an initiator has the level outside it, between embeddings too", rule: "X5b",
      scalars: "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C",
      direction: .auto, right: ("x 1 x 2 x 1 2 1 x 2 x 1 x", "11 9 7 6 5 3 1"),
      icu: ("x 1 x 2 x 2 2 2 x 2 x 1 x", "11 3 5 6 7 9 1")),
    Decided(
      name: "marks after a closing bracket follow it", rule: "N0",
      scalars: "05D0 0028 05D1 0029 0331", direction: .explicit(.leftToRight),
      right: ("1 1 1 1 1", "4 3 2 1 0"), icu: ("1 1 1 1 0", "3 2 1 0 4")),
    Decided(
      name: "marks follow it across what X9 removes", rule: "N0",
      scalars: "0041 200F 005B 05D0 005D 200D 20D6", direction: .explicit(.leftToRight),
      right: ("0 1 1 1 1 x 1", "0 6 4 3 2 1"), icu: ("0 1 1 1 1 x 0", "0 4 3 2 1 6")),
    Decided(
      name: "an overridden bracket opens no pair", rule: "BD14",
      scalars: "202D 0028 202C 202A 05D0 0029 05D1", direction: .auto, paragraphLevel: 1,
      right: ("x 2 x x 3 3 3", "1 6 5 4"), icu: ("x 2 x x 3 2 3", "1 4 5 6")),
    Decided(
      name: "an overridden bracket closes no pair", rule: "BD15",
      scalars: "202A 05D0 0028 05D1 202C 202D 0029", direction: .auto, paragraphLevel: 1,
      right: ("x 3 3 3 x x 2", "3 2 1 6"), icu: ("x 3 3 3 x x 3", "6 3 2 1")),
    sixtyFourPairs,
  ]

  /// The 64th opening bracket stops BD16: no pair is left, and only N1 and N2 look at the brackets.
  private static let sixtyFourPairs: Decided = {
    func times(_ word: String, _ count: Int) -> [String] { Array(repeating: word, count: count) }
    func words(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "\($0)" } }
    return Decided(
      name: "the 64th opening bracket ends the search for pairs", rule: "BD16",
      scalars: (["0061"] + times("0028", 64) + ["0062"] + times("0029", 64))
        .joined(separator: " "),
      direction: .explicit(.rightToLeft), paragraphLevel: 1,
      right: (
        (times("2", 66) + times("1", 64)).joined(separator: " "),
        words(Array((66..<130).reversed()) + Array(0..<66)).joined(separator: " ")
      ),
      icu: (
        times("2", 130).joined(separator: " "), words(0..<130).joined(separator: " ")
      ))
  }()

  @Test(arguments: decided) func theStandardDecides(_ item: Decided) throws {
    let scalars = item.scalars.split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    func answer(_ expected: (levels: String, order: String)) -> ResolverAnswer {
      ResolverAnswer(
        paragraphLevel: EmbeddingLevel(item.paragraphLevel),
        levels: expected.levels.split(separator: " ").map {
          Int($0).map { EmbeddingLevel($0) }
        },
        order: expected.order.split(separator: " ").compactMap { Int($0) })
    }
    let input = try CharacterData().input(scalars)
    #expect(
      ResolverAnswer(BidiAlgorithm.resolve(input, direction: item.direction))
        == answer(item.right))
    #expect(
      ReferenceBidi.analyse(input, direction: item.direction).answer == answer(item.right))
    #expect(
      try ICUResolver().resolve(scalars, direction: item.direction) == answer(item.icu))
  }

  @Test(arguments: [UInt64(72), 1_972]) func whereICUDiffersTheReferenceIsWithUs(
    _ seed: UInt64
  ) throws {
    var generator = HardTextGenerator(seed: seed)
    let icu = ICUResolver()
    var counts: [Agreement: Int] = [:]
    var failures: [String] = []
    for number in 0..<100_000 where failures.count < 5 {
      let text = generator.next()
      let input = TestAlphabet.input(of: text.scalars)
      let ours = ResolverAnswer(BidiAlgorithm.resolve(input, direction: text.direction))
      let theirs = try icu.resolve(text.scalars, direction: text.direction)
      counts[Agreement(ours, theirs, about: text.scalars), default: 0] += 1
      guard ours != theirs else { continue }
      let reference = ReferenceBidi.analyse(input, direction: text.direction).answer
      if ours != reference {
        let question = EngineProtocol.question(text.scalars, text.direction)
        failures.append("seed \(seed), text \(number), \(question): \(ours), not \(reference)")
      }
    }
    let grades = [Agreement.same, .levelsDiffer, .displayDiffers].map {
      "\($0.words): \(counts[$0, default: 0])"
    }
    print("\(icu.name), seed \(seed): \(grades.joined(separator: "; "))")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    // A run in which ICU never differs has compared nothing.
    #expect(counts[.same] != nil && counts[.displayDiffers] != nil)
  }

  @Test func theNameIsICUsOwn() {
    #expect(ICUResolver().name.wholeMatch(of: /ICU \d+\.\d+ \(Unicode \d+\.\d+\)/) != nil)
  }
}
