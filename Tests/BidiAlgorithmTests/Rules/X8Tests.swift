import BidiAlgorithm
import Testing

/// X8: the standard's own examples, and the places where engines go wrong.
@Suite struct X8Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "RLE L B", "- 1 0"),
    (TextDirection.rightToLeft, "LRI L B", "1 2 1"),
    (TextDirection.leftToRight, "RLO L B B", "- 1 0 0"),
  ])
  func separatorsAreOutside(_ direction: TextDirection, _ classes: String, _ levels: String) {
    #expect(RuleExamples.levels(classes, direction, after: .x9) == levels)
  }
}
