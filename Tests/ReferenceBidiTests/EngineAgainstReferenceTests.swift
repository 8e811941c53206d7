internal import BidiAlgorithm
internal import Engines
internal import ReferenceBidi
internal import TestSupport
internal import Testing
internal import UnicodeData

/// The engine against a second reading of the standard.
@Suite struct EngineAgainstReferenceTests {
  @Test func bothAgreeOnAllOfficialCases() throws {
    let data = try CharacterData()
    var failures: [String] = []
    for file in ["BidiTest.txt", "BidiCharacterTest.txt"] {
      var reader = ConformanceReader(bytes: try OfficialFiles.bytes(file))
      reader.forEach { item in
        guard let testCase = try? item.get(), failures.count < 5 else { return }
        let input = OfficialFiles.input(of: testCase, data)
        let theirs = ReferenceBidi.analyse(input, direction: testCase.direction)
        if let problem = disagreement(input, testCase.direction, theirs) {
          failures.append("\(file):\(testCase.line): \(problem)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test(arguments: [UInt64(1), 20_251]) func bothAgreeOnHardTexts(_ seed: UInt64) throws {
    let data = try CharacterData()
    var generator = HardTextGenerator(seed: seed)
    var failures: [String] = []
    for number in 0..<100_000 where failures.count < 5 {
      let text = generator.next()
      let input = data.input(text.scalars)
      let theirs = ReferenceBidi.analyse(input, direction: text.direction)
      if TestAlphabet.input(of: text.scalars) != input || BidiInput(scalars: text.scalars) != input
      {
        failures.append("the data disagree")
      }
      if let problem = disagreement(input, text.direction, theirs) {
        let question = EngineProtocol.question(text.scalars, text.direction)
        failures.append("seed \(seed), text \(number), \(question): \(problem)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// Brackets, marks and overrides that end and begin again at one level: N0 asks for a mark's
  /// original class.
  @Test func bothAgreeOnMarksUnderOverrides() {
    var random = SeededGenerator(seed: 7)
    var failures: [String] = []
    var underOverride = 0
    for number in 0..<30_000 where failures.count < 5 {
      let text = MarkedBrackets.text(&random)
      let input = TestAlphabet.input(of: text.scalars)
      let theirs = ReferenceBidi.analyse(input, direction: text.direction)
      if theirs.classes[.n0] != theirs.classes[.w7], MarkedBrackets.changesOverriddenMark(theirs) {
        underOverride += 1
      }
      if let problem = disagreement(input, text.direction, theirs) {
        let question = EngineProtocol.question(text.scalars, text.direction)
        failures.append("seed 7, text \(number), \(question): \(problem)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(underOverride > 100, "the texts are too tame: \(underOverride)")
  }

  @Test func bothAgreeOnTheLinesOfHardTexts() {
    var generator = HardTextGenerator(seed: 3)
    var random = SeededGenerator(seed: 3)
    var failures: [String] = []
    for number in 0..<50_000 where failures.count < 5 {
      let text = generator.next()
      let input = TestAlphabet.input(of: text.scalars)
      let first = Int.random(in: 0...input.count, using: &random)
      let range = first..<Int.random(in: first...input.count, using: &random)
      let ours = resolve(input, direction: text.direction).line(range)
      let theirs = ReferenceBidi.analyse(input, direction: text.direction)
      let levels = zip(range, ours.levels).map { ours.isRemoved($0) ? nil : Int($1.rawValue) }
      if levels != theirs.lineLevels(range) || ours.order != theirs.order(range) {
        let question = EngineProtocol.question(text.scalars, text.direction)
        failures.append(
          "seed 3, text \(number), \(question), line \(range): \(levels) \(ours.order), not "
            + "\(theirs.lineLevels(range)) \(theirs.order(range))")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// What the two do not agree on: the answer, the deciding position, or a structure on the way.
  private func disagreement(
    _ input: BidiInput, _ direction: BaseDirection, _ theirs: ReferenceParagraph
  ) -> String? {
    let paragraph = resolve(input, direction: direction)
    let ours = ResolverAnswer(paragraph)
    if ours != theirs.answer { return "answer \(ours), not \(theirs.answer)" }
    if paragraph.reason.position != theirs.decidingPosition {
      return "decided at \(paragraph.reason), not \(String(describing: theirs.decidingPosition))"
    }
    let structure = BidiStructure(of: input, direction: direction)
    if structure.bracketPairs != theirs.bracketPairs {
      return "pairs \(structure.bracketPairs), not \(theirs.bracketPairs)"
    }
    func kept(_ range: Range<Int>) -> [Int] {
      range.filter { !input.classes[$0].isRemovedByX9 }
    }
    if structure.levelRuns.map({ kept($0.range) }) != theirs.levelRuns { return "level runs" }
    if structure.sequences.map({ $0.levelRuns.map(kept) }) != theirs.sequences.map(\.runs) {
      return "sequences \(structure.sequences), not \(theirs.sequences)"
    }
    for (our, their) in zip(structure.sequences, theirs.sequences)
    where our.startOfSequence != their.sos || our.endOfSequence != their.eos
      || Int(our.level.rawValue) != their.level
    {
      return "sos, eos or level of \(our), not \(their)"
    }
    return nil
  }
}
