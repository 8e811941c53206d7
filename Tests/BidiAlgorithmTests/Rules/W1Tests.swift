import BidiAlgorithm
import Testing

/// W1: the standard's own examples, and the places where engines go wrong.
@Suite struct W1Tests {
  @Test(arguments: [
    (TextDirection.leftToRight, "AL NSM NSM", "AL AL AL"),
    (TextDirection.leftToRight, "NSM", "L"),
    (TextDirection.rightToLeft, "NSM", "R"),
    (TextDirection.rightToLeft, "LRI NSM", "LRI L"),
    (TextDirection.rightToLeft, "PDI NSM", "PDI ON"),
    (TextDirection.leftToRight, "R LRI L PDI NSM NSM", "R LRI L PDI ON ON"),
    (TextDirection.leftToRight, "ET NSM EN", "ET ET EN"),
    (TextDirection.leftToRight, "EN BN NSM", "EN - EN"),
    (TextDirection.leftToRight, "L RLI NSM R PDI", "L RLI R R PDI"),
    (TextDirection.rightToLeft, "LRI PDI NSM NSM", "LRI PDI ON ON"),
    (TextDirection.leftToRight, "RLE NSM PDF", "- R -"),
  ])
  func marksTakeTheClassBefore(_ direction: TextDirection, _ before: String, _ after: String) {
    #expect(RuleExamples.classes(before, direction, after: .w1) == after)
  }

  /// An initiator and a mark stand in one sequence only where the isolate overflows.
  @Test func aMarkAfterAnOverflowingInitiatorIsNeutral() {
    let classes = Array(repeating: "RLE", count: 63) + ["LRI", "NSM"]
    let after = RuleExamples.classes(classes.joined(separator: " "), .leftToRight, after: .w1)
    #expect(after.hasSuffix("- LRI ON"))
  }
}
