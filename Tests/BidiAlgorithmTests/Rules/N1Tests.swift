import BidiAlgorithm
import TestSupport
import Testing

/// N1: the standard's own examples, and the places where engines go wrong.
@Suite struct N1Tests {
  @Test(arguments: [
    (TextDirection.rightToLeft, "L WS L", "L L L"),
    (TextDirection.leftToRight, "R ON R", "R R R"),
    (TextDirection.leftToRight, "R WS AN", "R R AN"),
    (TextDirection.leftToRight, "R WS EN", "R R EN"),
    (TextDirection.leftToRight, "AN WS R", "AN R R"),
    (TextDirection.leftToRight, "AN WS AN", "AN R AN"),
    (TextDirection.rightToLeft, "AN WS EN", "AN R EN"),
    (TextDirection.leftToRight, "R EN WS R", "R EN R R"),
    (TextDirection.leftToRight, "R EN WS AN", "R EN R AN"),
    (TextDirection.leftToRight, "R EN WS R EN", "R EN R R EN"),
    (TextDirection.leftToRight, "R WS L", "R WS L"),
    (TextDirection.leftToRight, "R S B", "R S B"),
    (TextDirection.rightToLeft, "R S B", "R R R"),
    (TextDirection.leftToRight, "R LRI L PDI R", "R R L R R"),
    (TextDirection.leftToRight, "WS L", "L L"),
    (TextDirection.rightToLeft, "WS L", "WS L"),
    (TextDirection.rightToLeft, "L RLI", "L RLI"),
    (TextDirection.leftToRight, "L RLI", "L L"),
  ])
  func neutralsBetweenEquals(_ direction: TextDirection, _ before: String, _ after: String) {
    #expect(RuleExamples.classes(before, direction, after: .n1) == after)
  }

  @Test func namesBothSides() {
    let events = RuleExamples.trace("R WS BN ON R", .leftToRight).trace.events(of: .n1)
    #expect(events.map(\.position) == [1, 3])
    #expect(events.map(\.because) == [[0, 4], [0, 4]])
    #expect(events.allSatisfy { $0.detail == .row([1..<2, 3..<4]) })
  }
}
