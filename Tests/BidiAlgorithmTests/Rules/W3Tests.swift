import BidiAlgorithm
import Testing

/// W3: the standard's own examples, and the places where engines go wrong.
@Suite struct W3Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "AL WS R", "R WS R"),
    (TextDirection.rightToLeft, "AL NSM AL", "R R R"),
    (TextDirection.leftToRight, "AL EN", "R AN"),
  ])
  func arabicLettersBecomeR(_ direction: TextDirection, _ before: String, _ after: String) {
    #expect(RuleExamples.classes(before, direction, after: .w3) == after)
  }
}
