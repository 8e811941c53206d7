import BidiAlgorithm
import Engines
import ReferenceBidi
import TestSupport
import Testing
import Wording

/// Which rule of an engine is wrong, as far as its answers tell.
@Suite struct AttributionTests {
  private func attribution(_ question: String, _ answer: String) throws -> Attribution {
    let text = try EngineProtocol.readQuestion(question)
    let theirs = try EngineProtocol.readAnswer(answer, count: text.scalars.count)
    return Attribution(theirs, on: text, TestAlphabet.input(of: text.scalars))
  }

  /// Ours differs first at a neutral that N1 resolved, but only another decision of the FSI gives
  /// the engine's levels.
  @Test func theExplicitRuleIsNamedAndNotTheOneAfterIt() throws {
    let found = try attribution("2068 0028 2069 2066 05D0;1", "1;1 3 1 1 3;4 3 2 1 0")
    // One text does not tell which of several; all are named, the explicit rules first.
    #expect(found.rules.first == .rule(.x5c) && found.rules.count > 1)
    #expect(found.words?.contains(" or ") == true)
    #expect(found.words?.hasPrefix("consistent with X5c (") == true, "\(found.words ?? "")")
    #expect(found.alterations.contains(.x5cToTheEnd))
  }

  /// A right answer has no cause, whatever a file says.
  @Test func nothingIsConsistentWithWhatIsRight() throws {
    let found = try attribution("05D0 0061;0", "0;1 0;0 1")
    #expect(found.causes.isEmpty && found.words == nil)
  }

  @Test func anOrderThatDoesNotFollowFromTheLevelsIsOfL2() throws {
    // A number in Hebrew keeps its digits in order; reversing only odd levels does not.
    let found = try attribution("05D0 0031 0032;1", "1;1 2 2;2 1 0")
    #expect(found.rules == [.rule(.l2)])
    #expect(found.alterations.contains(.l2OddOnly))
  }

  @Test func whatNoSingleRuleExplainsIsNotTraced() throws {
    let found = try attribution("0061;0", "0;7;0")
    #expect(found.rules == [] && found.words == nil)
  }

  private func findings(
    _ flaws: Set<ReferenceFlaw>, count: Int = 2000
  ) throws -> EngineComparison.Findings {
    let engine = FlawedResolver(flaws: flaws) { TestAlphabet.input(of: $0) }
    let comparison = EngineComparison(ours: Truth(), theirs: engine, input: TestAlphabet.input)
    return try comparison.run(count: count, seed: 5)
  }

  private func told(_ findings: EngineComparison.Findings) -> String {
    findings.groups.map { "\($0.kind) \($0.count)" }.joined(separator: "\n")
  }

  /// A run over generated texts names the rule that is wrong first, and alone where the texts tell:
  /// of 54 flaws in a second implementation, some of which are no alteration that is known.
  @Test func aRunNamesTheRuleThatIsWrong() throws {
    var missed: [String] = []
    for flaw in ReferenceFlaw.allCases {
      let findings = try findings([flaw])
      let first = findings.groups.first
      if first?.isTraced != true || first?.rules.map(\.description) != [flaw.rule] {
        missed.append("\(flaw): \(told(findings))")
      }
      #expect(findings.groups.map(\.count).reduce(0, +) + findings.same == 2000)
      // What the run contradicts as often as it explains something is not named.
      for case .traced(let attribution) in findings.groups.map(\.kind) {
        #expect(attribution.causes.allSatisfy { ($0.explained ?? 0) > $0.contradicted })
      }
    }
    // Where PDIs match otherwise the rules after BD9 read runs that the standard does not know, and
    // engines differ in what they make of that.
    #expect(missed.count <= 2, "seed 5: \(missed.joined(separator: "\n\n"))")
  }

  private static let pairs: [[ReferenceFlaw]] = [
    [.depth61, .noIsolatesInL1], [.pdiClosesOutermost, .noW4],
    [.boundaryStopsW5, .noEmbeddingInN0], [.noW7, .limit64], [.fsiIsAlwaysLeft, .noW2],
    [.oddLevelsInL2, .depth100], [.noSegmentInL1, .sosOfParagraph], [.noW1, .noN0Context],
    // Of 2,000 texts two or three show the second rule: more texts are asked about it.
    [.noW2, .overrideSparesSpaces],
  ]

  /// Of two rules that are wrong at once both are named, and no other rule before them. One of nine
  /// pairs may show its second rule in too few of 2,000 texts: that is left untraced, and nothing
  /// else is blamed for it.
  @Test func bothOfTwoAreNamed() throws {
    var missed: [String] = []
    for flaws in Self.pairs {
      let findings = try findings(Set(flaws))
      let first = findings.groups.filter { $0.rules.count == 1 }.prefix(2)
      let named = Set(first.flatMap { $0.rules.map(\.description) })
      let wrong = Set(flaws.map(\.rule))
      #expect(!named.isEmpty && named.isSubset(of: wrong), "\(flaws): \(told(findings))")
      if named != wrong { missed.append("\(flaws): \(told(findings))") }
    }
    #expect(missed.count <= 1, "seed 5: \(missed.joined(separator: "\n\n"))")
  }

  /// L2, but the level 1 is never reversed: right where nothing is on it, so that answers
  /// contradict each alteration.
  private struct LevelOneIsKept: BidiResolver {
    let name = "level 1 is kept"

    func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) -> ResolverAnswer {
      var answer = Truth().resolve(scalars, direction: direction)
      var order = scalars.indices.filter { answer.levels[$0] != nil }
      let levels = answer.levels.map { Int($0?.rawValue ?? 0) }
      let lowestOdd = order.map { levels[$0] }.filter { $0 % 2 == 1 }.min() ?? .max
      for level in stride(from: levels.max() ?? 0, through: max(2, lowestOdd), by: -1) {
        var start = 0
        while start < order.count {
          guard levels[order[start]] >= level else {
            start += 1
            continue
          }
          let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
          order[start..<end].reverse()
          start = end
        }
      }
      answer.order = order
      return answer
    }
  }

  /// However many texts differ: those that there is no more time to shrink are attributed as well.
  @Test func textsThatAreNotShrunkAreAttributed() throws {
    let comparison = EngineComparison(
      ours: Truth(), theirs: LevelOneIsKept(), input: TestAlphabet.input)
    let findings = try comparison.run(count: 1500, seed: 3)
    let groups = findings.groups.map { "\($0.rules) \($0.isTraced) \($0.count)" }
    #expect(findings.groups.map(\.count).reduce(0, +) > 500, "\(groups)")
    // Two alterations of L2 explain most of it, with what contradicts them; the rest is left.
    #expect(findings.groups.allSatisfy { $0.rules.allSatisfy { $0 == .rule(.l2) } }, "\(groups)")
  }

  /// A chain of embeddings is as short as a depth can be reached: in steps of two, from the nearer
  /// paragraph level.
  @Test(arguments: [(ReferenceFlaw.depth124, 63), (.depth126, 64)]) func chainsShrinkToTheirMinimum(
    _ flaw: ReferenceFlaw, _ least: Int
  ) throws {
    let engine = FlawedResolver(flaw) { TestAlphabet.input(of: $0) }
    let comparison = EngineComparison(ours: Truth(), theirs: engine, input: TestAlphabet.input)
    for seed: UInt64 in [1, 2] {
      let findings = try comparison.run(count: 200, seed: seed)
      let lengths = findings.divergences.map(\.text.scalars.count)
      // Where the display has to differ a letter more is needed, on a level of its own.
      #expect(lengths.min() == least && lengths.allSatisfy { $0 <= least + 3 }, "\(lengths)")
    }
  }
}
