import BidiAlgorithm
import Testing

/// X6a: the standard's own examples, and the places where engines go wrong.
@Suite struct X6aTests {
  @Test(arguments: [
    (TextDirection.leftToRight, "RLI L RLE L PDI L", "0 1 - 3 0 0"),
    (TextDirection.leftToRight, "L PDI L", "0 0 0"),
    (TextDirection.leftToRight, "RLE L PDI L PDF", "- 1 1 1 -"),
    (TextDirection.leftToRight, "RLI LRI L PDI L PDI L", "0 1 2 1 1 0 0"),
    (TextDirection.rightToLeft, "LRI L", "1 2"),
  ])
  func closesTheInnermostIsolate(_ direction: TextDirection, _ classes: String, _ levels: String) {
    #expect(RuleExamples.levels(classes, direction, after: .x9) == levels)
  }
}
