import BidiAlgorithm
import Testing

/// I2: the standard's own examples, and the places where engines go wrong.
@Suite struct I2Tests {
  @Test(arguments: [
    (TextDirection.rightToLeft, "R", "1"),
    (TextDirection.rightToLeft, "L", "2"),
    (TextDirection.rightToLeft, "AN", "2"),
    (TextDirection.rightToLeft, "EN", "2"),
    (TextDirection.leftToRight, "RLE L EN R PDF", "- 2 2 1 -"),
  ])
  func oddLevels(_ direction: TextDirection, _ classes: String, _ levels: String) {
    #expect(RuleExamples.levels(classes, direction, after: .i2) == levels)
  }
}
