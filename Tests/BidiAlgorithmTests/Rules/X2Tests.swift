import BidiAlgorithm
import Testing

/// X2: the standard's own examples, and the places where engines go wrong.
@Suite struct X2Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "L RLE L PDF L", "0 - 1 - 0"),
    (TextDirection.rightToLeft, "RLE L RLE L", "- 3 - 5"),
    (TextDirection.leftToRight, "RLE RLE L PDF L PDF L", "- - 3 - 1 - 0"),
  ])
  func rightToLeftEmbeddings(_ direction: TextDirection, _ classes: String, _ levels: String) {
    #expect(RuleExamples.levels(classes, direction, after: .x9) == levels)
  }
}
