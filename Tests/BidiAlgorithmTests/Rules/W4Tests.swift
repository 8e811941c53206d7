import BidiAlgorithm
import TestSupport
import Testing

/// W4: the standard's own examples, and the places where engines go wrong.
@Suite struct W4Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "EN ES EN", "EN EN EN"),
    (TextDirection.leftToRight, "EN CS EN", "EN EN EN"),
    (TextDirection.leftToRight, "AN CS AN", "AN AN AN"),
    (TextDirection.leftToRight, "EN CS CS EN", "EN CS CS EN"),
    (TextDirection.leftToRight, "AN ES AN", "AN ES AN"),
    (TextDirection.leftToRight, "EN CS AN", "EN CS AN"),
    (TextDirection.leftToRight, "AL EN ES EN", "R AN ES AN"),
    (TextDirection.leftToRight, "AL EN CS EN", "R AN AN AN"),
    (TextDirection.leftToRight, "EN CS BN EN", "EN EN - EN"),
    (TextDirection.leftToRight, "CS EN", "CS EN"),
    (TextDirection.leftToRight, "EN CS", "EN CS"),
    (TextDirection.leftToRight, "EN CS EN CS EN", "EN EN EN EN EN"),
    (TextDirection.leftToRight, "EN CS NSM EN", "EN CS CS EN"),
    (TextDirection.leftToRight, "EN RLI R PDI CS EN", "EN RLI R PDI CS EN"),
  ])
  func singleSeparators(_ direction: TextDirection, _ before: String, _ after: String) {
    #expect(RuleExamples.classes(before, direction, after: .w4) == after)
  }

  @Test func namesBothNumbers() {
    let events = RuleExamples.trace("R EN CS BN EN", .rightToLeft).trace.events(of: .w4)
    #expect(events.map(\.because) == [[1, 4]])
  }
}
