import BidiAlgorithm
import TestSupport
import Testing

/// Lines of levels that another engine resolved.
@Suite struct ForeignLevelsTests {
  @Test func ourOwnLevelsGiveOurOwnLines() {
    var random = SeededGenerator(seed: 5)
    for number in 0..<2000 {
      let classes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        BidiClass.allCases.randomElement(using: &random) ?? .l
      }
      let ours = resolve(BidiInput(classes: classes))
      let levels = ours.levels.enumerated().map { ours.isRemoved(at: $0) ? nil : $1 }
      let theirs = ResolvedParagraph(
        input: ours.input, paragraphLevel: ours.paragraphLevel, levels: levels)
      let end = Int.random(in: 0...classes.count, using: &random)
      #expect(theirs.levels == ours.levels, "seed 5, \(number)")
      #expect(theirs.line(0..<end).order == ours.line(0..<end).order, "seed 5, \(number)")
      #expect(theirs.line(0..<end).levels == ours.line(0..<end).levels, "seed 5, \(number)")
    }
  }

  @Test func strangeLevelsAreTaken() {
    let input = BidiInput(classes: [.l, .r, .bn, .ws])
    let high = ResolvedParagraph(
      input: input, paragraphLevel: .rightToLeft, levels: [EmbeddingLevel(rawValue: 255)])
    #expect(high.levels.map(\.rawValue) == [126, 1, 1, 1])
    let empty = ResolvedParagraph(
      input: BidiInput(classes: []), paragraphLevel: .leftToRight, levels: [])
    #expect(empty.wholeLine.order == [])
  }

  @Test func runsAreOrderedAsL2OrdersThem() {
    let levels = [0, 0, 1, 2, 2, 1, 0].map { EmbeddingLevel($0) }
    let runs = DirectionalRun.runs(0..<7) { levels[$0] }
    #expect(runs.map(\.range) == [0..<2, 2..<3, 3..<5, 5..<6, 6..<7])
    #expect(DirectionalRun.visualOrder(of: runs) == [0, 3, 2, 1, 4])
    #expect(DirectionalRun.visualOrder(of: []) == [])
  }
}
