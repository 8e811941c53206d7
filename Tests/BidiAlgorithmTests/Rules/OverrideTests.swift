import BidiAlgorithm
import TestSupport
import Testing

/// X4, X5 and X6: overrides.
@Suite struct OverrideTests {
  @Test(arguments: [
    ("RLO L EN WS PDF L", "- R R R - L", "- 1 1 1 - 0"),
    ("LRO R AN B", "- L L B", "- 2 2 0"),
    // The isolate and its PDI are overridden from outside, never what stands inside (X5a, X6a).
    ("RLO L LRI L PDI L", "- R R L R R", "- 1 1 2 1 1"),
    // An unmatched PDI under an override is overridden too.
    ("RLO PDI L", "- R R", "- 1 1"),
    // An embedding within ends the override until its PDF.
    ("RLO L LRE L PDF L PDF L", "- R - L - R - L", "- 1 - 2 - 1 - 0"),
    // A nonspacing mark under an override is no mark for W1.
    ("RLO NSM PDF NSM", "- R - NSM", "- 1 - 0"),
  ])
  func overridesReplaceClasses(_ classes: String, _ overridden: String, _ levels: String) {
    #expect(RuleExamples.classes(classes, .leftToRight, after: .x9) == overridden)
    #expect(RuleExamples.levels(classes, .leftToRight, after: .x9) == levels)
  }

  @Test func namesTheOverrideThatDecided() {
    let events = RuleExamples.trace("L RLO L", .leftToRight).trace.events(of: .x6)
    #expect(events.map(\.because) == [[], [1], [1]])
    #expect(events.map(\.after) == [.level(.leftToRight), .level(.rightToLeft), .bidiClass(.r)])
  }
}
