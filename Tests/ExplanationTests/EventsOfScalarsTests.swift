import BidiAlgorithm
import Engines
import Explanation
import TestSupport
import Testing
import Wording

/// The events of one scalar, found among all of the window's and the line's.
@Suite struct EventsOfScalarsTests {
  @Test func theyAreThoseAtItsPositionInTheirOrder() {
    let seed: UInt64 = 0xE7E
    var texts = HardTextGenerator(seed: seed)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<500 {
      let text = texts.next()
      let count = text.scalars.count
      func range() -> Range<Int> {
        let ends = (0..<2).map { _ in Int.random(in: 0...count, using: &generator) }
        return ends.min()!..<ends.max()!
      }
      var paragraph = ExplainedParagraph(
        text.scalars, direction: text.direction, line: number % 3 == 0 ? nil : range(),
        window: number % 2 == 0 ? nil : range())
      for _ in 0..<2 {
        let events = paragraph.events
        for position in -1...count {
          #expect(
            paragraph.events(at: position) == events.filter { $0.position == position },
            "seed \(seed), text \(number), scalar \(position)")
        }
        paragraph.show(line: range())
      }
    }
  }
}
