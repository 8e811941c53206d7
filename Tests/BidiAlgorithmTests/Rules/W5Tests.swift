import BidiAlgorithm
import Testing

/// W5: the standard's own examples, and the places where engines go wrong.
@Suite struct W5Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "ET ET EN", "EN EN EN"),
    (TextDirection.leftToRight, "EN ET ET", "EN EN EN"),
    (TextDirection.leftToRight, "AN ET EN", "AN EN EN"),
    (TextDirection.leftToRight, "AN ET", "AN ET"),
    (TextDirection.leftToRight, "ET AN", "ET AN"),
    (TextDirection.leftToRight, "EN ET AN ET ET", "EN EN AN ET ET"),
    (TextDirection.leftToRight, "EN ET BN ET", "EN EN - EN"),
    (TextDirection.leftToRight, "AL EN ET", "R AN ET"),
    (TextDirection.leftToRight, "ET LRI EN PDI", "ET LRI EN PDI"),
  ])
  func terminatorsNextToNumbers(_ direction: TextDirection, _ before: String, _ after: String) {
    #expect(RuleExamples.classes(before, direction, after: .w5) == after)
  }
}
