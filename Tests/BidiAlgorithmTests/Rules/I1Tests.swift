import BidiAlgorithm
import Testing

/// I1: the standard's own examples, and the places where engines go wrong.
@Suite struct I1Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "L", "0"),
    (TextDirection.leftToRight, "R", "1"),
    (TextDirection.leftToRight, "AN", "2"),
    (TextDirection.leftToRight, "R EN", "1 2"),
    (TextDirection.leftToRight, "EN", "0"),
    (TextDirection.rightToLeft, "LRE R EN L PDF", "- 3 4 2 -"),
  ])
  func evenLevels(_ direction: TextDirection, _ classes: String, _ levels: String) {
    #expect(RuleExamples.levels(classes, direction, after: .i1) == levels)
  }
}
