import BidiAlgorithm
import TestSupport
import Testing

/// W7: the standard's own examples, and the places where engines go wrong.
@Suite struct W7Tests {
  @Test(arguments: [
    (TextDirection.rightToLeft, "L WS EN", "L WS L"),
    (TextDirection.rightToLeft, "R WS EN", "R WS EN"),
    (TextDirection.leftToRight, "EN", "L"),
    (TextDirection.rightToLeft, "EN", "EN"),
    (TextDirection.rightToLeft, "L ET EN", "L L L"),
    (TextDirection.rightToLeft, "L RLI R PDI EN", "L RLI R PDI L"),
    (TextDirection.leftToRight, "R EN", "R EN"),
    (TextDirection.leftToRight, "AL EN L EN", "R AN L L"),
  ])
  func europeanNumbersAfterLetters(_ direction: TextDirection, _ before: String, _ after: String) {
    #expect(RuleExamples.classes(before, direction, after: .w7) == after)
  }

  @Test func namesTheLetterOrNothingForSos() {
    let events = RuleExamples.trace("EN L WS EN", .leftToRight).trace.events(of: .w7)
    #expect(events.map(\.because) == [[], [1]])
  }
}
