import BidiAlgorithm
import Testing

/// X9: what is removed, and that it stands in nobody's way.
@Suite struct X9Tests {
  @Test func removesEmbeddingsAndBoundaryNeutrals() {
    #expect(
      RuleExamples.classes("RLE LRE RLO LRO PDF BN L RLI FSI PDI", .leftToRight, after: .x9)
        == "- - - - - - R R FSI PDI")
  }

  @Test func neighboursAreSeenAcrossIt() {
    #expect(RuleExamples.levels(pseudo: "A 1{U+200B}.{RLE}{PDF}2") == "1 1 2 - 2 - - 2")
  }

  /// Section 5.2: a removed scalar carries the level before it.
  @Test func removedScalarsCarryTheLevelBeforeThem() {
    let paragraph = resolve(RuleExamples.input("{U+200B}aB{U+200B}{U+200B}c{U+200B}"))
    #expect(paragraph.levels.map(\.rawValue) == [0, 0, 1, 1, 1, 0, 0])
    #expect((0..<7).map(paragraph.isRemoved(at:)) == [true, false, false, true, true, false, true])
    #expect(paragraph.wholeLine.order == [1, 2, 5])
  }

  @Test func aParagraphMayBeRemovedAltogether() {
    let paragraph = resolve(RuleExamples.input("{RLE}{U+200B}{PDF}"))
    #expect(paragraph.levels.map(\.rawValue) == [0, 0, 0])
    #expect(paragraph.wholeLine.order == [])
  }
}
