import BidiAlgorithm
import Engines
import ReferenceBidi
import TestSupport
import Testing
import Wording

/// Engines with one rule wrong: generated texts find each, on any seed, and soon.
@Suite struct WrongEngineTests {
  static let seeds: [UInt64] = [1, 2, 3, 7, 42, 100, 1_972, 20_251, 4_294_967_296, .max]

  @Test(arguments: seeds) func eachIsFoundWithin3000Texts(_ seed: UInt64) {
    var generator = HardTextGenerator(seed: seed)
    var missing = ReferenceFlaw.allCases
    var last = 0
    for number in 1...3000 where !missing.isEmpty {
      let text = generator.next()
      let right = Truth().resolve(text.scalars, direction: text.direction)
      missing.removeAll { flaw in
        let engine = FlawedResolver(flaw) { TestAlphabet.input(of: $0) }
        guard engine.resolve(text.scalars, direction: text.direction) != right else { return false }
        last = number
        return true
      }
    }
    #expect(missing.isEmpty, "seed \(seed): \(missing.map(\.rawValue)) not found")
    #expect(last <= 3000)
  }

  /// What the attribution knows, the generator shows.
  @Test(arguments: seeds) func eachAlterationIsShownWithin3000Texts(_ seed: UInt64) {
    var generator = HardTextGenerator(seed: seed)
    var missing = RuleAlteration.allCases
    for _ in 1...3000 where !missing.isEmpty {
      let text = generator.next()
      let resolver = AlteredResolver(text, TestAlphabet.input(of: text.scalars))
      missing.removeAll { resolver.answer($0) != resolver.standard }
    }
    #expect(missing.isEmpty, "seed \(seed): \(missing) not shown")
  }

  @Test func theBudgetsFitIntoAHundred() {
    let budgets = RuleAim.allCases.map(\.budget)
    #expect(budgets.allSatisfy { $0 > 0 } && budgets.reduce(0, +) <= 90)
  }

  @Test func unalteredTheStandardIsOurs() {
    var generator = HardTextGenerator(seed: 11)
    var failures: [String] = []
    for _ in 0..<20_000 where failures.count < 3 {
      let text = generator.next()
      let right = Truth().resolve(text.scalars, direction: text.direction)
      let standard = AlteredResolver(text, TestAlphabet.input(of: text.scalars)).standard
      if standard != right {
        failures.append("\(EngineProtocol.question(text.scalars, text.direction)): \(standard)")
      }
    }
    #expect(failures.isEmpty, "seed 11")
  }
}
