import BidiAlgorithm
import Testing

/// X7: the standard's own examples, and the places where engines go wrong.
@Suite struct X7Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "RLE L PDF L", "- 1 - 0"),
    (TextDirection.leftToRight, "PDF L", "- 0"),
    (TextDirection.leftToRight, "RLE L RLI L PDF L PDI L PDF L", "- 1 1 3 - 3 1 1 - 0"),
    (TextDirection.leftToRight, "RLI PDF L PDI", "0 - 1 0"),
  ])
  func closesTheInnermostEmbedding(_ direction: TextDirection, _ classes: String, _ levels: String)
  {
    #expect(RuleExamples.levels(classes, direction, after: .x9) == levels)
  }
}
