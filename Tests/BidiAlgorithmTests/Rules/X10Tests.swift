import BidiAlgorithm
import Testing

/// X10 (BD7, BD13): level runs, isolating run sequences, sos and eos.
@Suite struct X10Tests {
  private func sequences(_ pseudo: String, _ direction: TextDirection = .leftToRight) -> [String] {
    BidiStructure(of: RuleExamples.input(pseudo), direction: .explicit(direction)).sequences
      .map { sequence in
        let runs = sequence.levelRuns.map { "\($0.lowerBound)..<\($0.upperBound)" }
        return "\(runs.joined(separator: " ")) level \(sequence.level) "
          + "sos \(sequence.startOfSequence.shortName) eos \(sequence.endOfSequence.shortName)"
      }
  }

  /// The three examples after BD13, texts 1 to 6 standing as letters.
  @Test func theExamplesOfBD13() {
    #expect(
      sequences("a{RLE}b{PDF}{RLE}c{PDF}d") == [
        "0..<1 level 0 sos L eos R", "2..<6 level 1 sos R eos R", "7..<8 level 0 sos R eos L",
      ])
    #expect(
      sequences("a{RLI}b{PDI}{RLI}c{PDI}d") == [
        "0..<2 3..<5 6..<8 level 0 sos L eos L", "2..<3 level 1 sos R eos R",
        "5..<6 level 1 sos R eos R",
      ])
    #expect(
      sequences("a{RLI}b{LRI}c{RLE}d{PDF}e{PDI}f{PDI}g") == [
        "0..<2 11..<13 level 0 sos L eos L", "2..<4 9..<11 level 1 sos R eos R",
        "4..<5 level 2 sos L eos R", "6..<7 level 3 sos R eos R", "8..<9 level 2 sos R eos L",
      ])
  }

  /// After an isolate initiator without a matching PDI comes the paragraph level, not that of the
  /// inside.
  @Test func anUnmatchedInitiatorEndsAtTheParagraphLevel() {
    #expect(
      sequences("a{RLI}b") == ["0..<2 level 0 sos L eos L", "2..<3 level 1 sos R eos R"])
    #expect(
      sequences("A{LRE}b{RLI}C", .rightToLeft) == [
        "0..<1 level 1 sos R eos L", "2..<4 level 2 sos L eos L", "4..<5 level 3 sos R eos R",
      ])
  }

  /// Removed scalars at the edge belong to no run, within one they do not tear it.
  @Test func removedScalarsDoNotTearRuns() {
    #expect(sequences("{U+200B}a{U+200B}b{U+200B}") == ["1..<4 level 0 sos L eos L"])
  }

  @Test func anEmptyIsolateIsOneRun() {
    #expect(sequences("a{RLI}{PDI}b") == ["0..<4 level 0 sos L eos L"])
    #expect(sequences("a{RLI}{U+200B}{PDI}b") == ["0..<5 level 0 sos L eos L"])
  }

  @Test func levelRunsAreThoseOfExplicitLevels() {
    let structure = BidiStructure(of: RuleExamples.input("aB1{RLI}c{PDI}"))
    #expect(structure.levelRuns.map(\.range) == [0..<4, 4..<5, 5..<6])
    #expect(structure.levelRuns.map(\.level.rawValue) == [0, 1, 0])
  }
}
