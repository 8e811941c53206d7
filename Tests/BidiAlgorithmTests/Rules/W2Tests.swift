import BidiAlgorithm
import TestSupport
import Testing

/// W2: the standard's own examples, and the places where engines go wrong.
@Suite struct W2Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "AL EN", "AL AN"),
    (TextDirection.leftToRight, "AL WS EN", "AL WS AN"),
    (TextDirection.leftToRight, "WS EN", "WS EN"),
    (TextDirection.leftToRight, "L WS EN", "L WS EN"),
    (TextDirection.leftToRight, "R WS EN", "R WS EN"),
    (TextDirection.leftToRight, "AL EN ET EN", "AL AN ET AN"),
    (TextDirection.leftToRight, "AL L EN", "AL L EN"),
    (TextDirection.leftToRight, "AL RLI EN PDI EN", "AL RLI EN PDI AN"),
    (TextDirection.leftToRight, "AL NSM EN", "AL AL AN"),
  ])
  func europeanNumbersAfterArabicLetters(
    _ direction: TextDirection, _ before: String, _ after: String
  ) {
    #expect(RuleExamples.classes(before, direction, after: .w2) == after)
  }

  @Test func namesTheLetterThatDecided() {
    let events = RuleExamples.trace("AL WS EN R EN", .leftToRight).trace.events(of: .w2)
    #expect(events.map(\.position) == [2, 4])
    #expect(events.map(\.because) == [[0], [3]])
    #expect(events.map(\.after) == [.bidiClass(.an), .bidiClass(.en)])
  }
}
