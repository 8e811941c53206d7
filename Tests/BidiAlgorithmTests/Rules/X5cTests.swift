import BidiAlgorithm
import TestSupport
import Testing

/// X5c: the direction of first strong isolates.
@Suite struct X5cTests {
  @Test(arguments: [
    ("FSI R PDI", "0 1 0"),
    ("FSI L R PDI", "0 2 2 0"),
    ("FSI EN AL PDI", "0 1 1 0"),
    ("FSI EN PDI R", "0 2 0 0"),
    // What an inner isolate holds does not count, what an embedding holds does.
    ("FSI LRI L PDI R PDI", "0 1 2 1 1 0"),
    ("FSI RLE L PDF R PDI", "0 - 3 - 2 0"),
    // Without a matching PDI the rest of the paragraph is looked at.
    ("FSI WS R", "0 1 1"),
    ("FSI LRI R", "0 2 4"),
    // An inner one without a PDI hides the rest from the outer one.
    ("FSI FSI R", "0 2 3"),
    ("FSI FSI PDI R", "0 1 1 1"),
    ("R PDI FSI L PDI", "0 0 0 2 0"),
  ])
  func theFirstStrongInsideDecides(_ classes: String, _ levels: String) {
    #expect(RuleExamples.levels(classes, .leftToRight, after: .x9) == levels)
  }

  @Test func namesTheDecidingScalar() {
    let events = RuleExamples.trace("FSI LRI L PDI R PDI FSI EN", .leftToRight).trace
      .events(of: .x5c).filter { $0.after == .bidiClass(.fsi) }
    #expect(events.map(\.because) == [[4], []])
    #expect(
      events.map(\.detail) == [
        .firstStrong(.rightToLeft, skipped: [1..<4]), .firstStrong(.leftToRight, skipped: []),
      ])
  }
}
