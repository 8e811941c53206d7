internal import BidiAlgorithm
internal import Engines
internal import ReferenceBidi
internal import TestSupport
internal import Testing

/// The trace after every rule against the reference after every rule: the conformance files never
/// look at the classes between the ends.
@Suite struct TraceAgainstReferenceTests {
  @Test func bothAgreeAfterEachRuleOnBidiCharacterTest() throws {
    let data = try CharacterData()
    var reader = ConformanceReader(bytes: try OfficialFiles.bytes("BidiCharacterTest.txt"))
    var failures: [String] = []
    var count = 0
    reader.forEach { item in
      guard let testCase = try? item.get(), failures.count < 5 else { return }
      count += 1
      let input = OfficialFiles.input(of: testCase, data)
      if let problem = disagreement(input, testCase.direction) {
        failures.append("line \(testCase.line): \(problem)")
      }
    }
    #expect(failures.isEmpty && count == 91_707, "\(failures.joined(separator: "\n")), \(count)")
  }

  @Test func bothAgreeAfterEachRuleOnHardTexts() {
    var generator = HardTextGenerator(seed: 4)
    var failures: [String] = []
    for number in 0..<100_000 where failures.count < 5 {
      let text = generator.next()
      if let problem = disagreement(TestAlphabet.input(of: text.scalars), text.direction) {
        let question = EngineProtocol.question(text.scalars, text.direction)
        failures.append("seed 4, text \(number), \(question): \(problem)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func bothAgreeAfterEachRuleOnMarksUnderOverrides() {
    var random = SeededGenerator(seed: 8)
    var failures: [String] = []
    for number in 0..<20_000 where failures.count < 5 {
      let text = MarkedBrackets.text(&random)
      if let problem = disagreement(TestAlphabet.input(of: text.scalars), text.direction) {
        let question = EngineProtocol.question(text.scalars, text.direction)
        failures.append("seed 8, text \(number), \(question): \(problem)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// The first rule after which the two differ.
  private func disagreement(_ input: BidiInput, _ direction: BaseDirection) -> String? {
    let theirs = ReferenceBidi.analyse(input, direction: direction)
    let trace = BidiTrace.resolving(input, direction: direction).trace
    let explicit = trace.levels(after: .x9).map { $0.map { Int($0.rawValue) } }
    if explicit != theirs.levels[.x8] {
      return "X1–X8: levels \(explicit), not \(theirs.levels[.x8] ?? [])"
    }
    let rules: [BidiRule] = [.x9, .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n0, .n1, .n2]
    for rule in rules {
      let expected = theirs.classes[rule == .x9 ? .x8 : rule] ?? []
      let classes = trace.classes(after: rule)
      if classes != expected { return "\(rule): classes \(classes), not \(expected)" }
    }
    let final = BidiStructure(of: input, direction: direction).finalClasses
    if final != theirs.classes[.n2] {
      return "structure: classes \(final), not \(theirs.classes[.n2] ?? [])"
    }
    for rule in [BidiRule.i1, .i2] {
      let levels = trace.levels(after: rule).map { $0.map { Int($0.rawValue) } }
      if levels != theirs.levels[rule] {
        return "\(rule): levels \(levels), not \(theirs.levels[rule] ?? [])"
      }
    }
    return nil
  }
}
