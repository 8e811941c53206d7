import BidiAlgorithm
import Testing

/// W6: the standard's own examples, and the places where engines go wrong.
@Suite struct W6Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "AN ET", "AN ON"),
    (TextDirection.leftToRight, "L ES EN", "L ON EN"),
    (TextDirection.leftToRight, "EN CS AN", "EN ON AN"),
    (TextDirection.leftToRight, "ET AN", "ON AN"),
    (TextDirection.leftToRight, "ET", "ON"),
    (TextDirection.leftToRight, "EN CS CS EN", "EN ON ON EN"),
  ])
  func whatIsLeftBecomesON(_ direction: TextDirection, _ before: String, _ after: String) {
    #expect(RuleExamples.classes(before, direction, after: .w6) == after)
  }
}
