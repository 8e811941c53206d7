import Fixing
import Testing

@Suite struct ControlEditTests {
  @Test func putsInAndTakesOut() {
    let edit = ControlEdit(
      insertions: [.init(at: 3, ["\u{2069}"]), .init(at: 1, ["\u{2068}"])], removals: [0])
    #expect(edit.applied(to: Array("abc".unicodeScalars)) == ["\u{2068}", "b", "c", "\u{2069}"])
    #expect(edit.insertedCount == 2)
  }

  @Test func insertionsAtOneGapAreOne() {
    let edit = ControlEdit(
      insertions: [.init(at: 1, ["\u{2069}"]), .init(at: 1, ["\u{200E}"])])
    #expect(edit.insertions == [.init(at: 1, ["\u{2069}", "\u{200E}"])])
  }
}
