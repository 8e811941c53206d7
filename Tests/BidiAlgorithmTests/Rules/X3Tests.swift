import BidiAlgorithm
import Testing

/// X3: the standard's own examples, and the places where engines go wrong.
@Suite struct X3Tests {
  @Test(arguments: [
    (TextDirection.rightToLeft, "R LRE R PDF R", "1 - 2 - 1"),
    (TextDirection.leftToRight, "LRE L LRE L", "- 2 - 4"),
  ])
  func leftToRightEmbeddings(_ direction: TextDirection, _ classes: String, _ levels: String) {
    #expect(RuleExamples.levels(classes, direction, after: .x9) == levels)
  }
}
