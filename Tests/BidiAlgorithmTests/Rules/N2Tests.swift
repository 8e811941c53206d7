import BidiAlgorithm
import Testing

/// N2: the standard's own examples, and the places where engines go wrong.
@Suite struct N2Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "R WS L", "R L L"),
    (TextDirection.rightToLeft, "R WS L", "R R L"),
    (TextDirection.rightToLeft, "L WS", "L R"),
    (TextDirection.leftToRight, "R ON", "R L"),
    (TextDirection.rightToLeft, "WS L WS", "R L R"),
  ])
  func otherNeutralsTakeTheEmbeddingDirection(
    _ direction: TextDirection, _ before: String, _ after: String
  ) {
    #expect(RuleExamples.classes(before, direction, after: .n2) == after)
  }
}
