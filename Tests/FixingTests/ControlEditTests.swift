import BidiAlgorithm
import Fixing
import Testing
import Wording

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

  /// A range in a name is what the candidate puts its isolate around, also at an end of the text.
  @Test(
    arguments: [
      "\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\" is \"hello\"",
      "return \"\u{5E9}\u{5D2}\"; // \u{5D4}\u{5D5}",
      "\u{5E9}\u{5D9}\u{5E8}: \"Yesterday\" \u{2013} The Beatles",
    ])
  func rangesInNamesAreTrue(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      for candidate in Fixer().fix(scalars, direction: direction).candidates {
        let name = candidate.name.english
        guard let start = name.lastIndex(of: "[") else { continue }
        let ends = name[start...].split { !$0.isNumber }.compactMap { Int($0) }
        #expect(ends.count == 2 && ends[0] < ends[1], "\(name)")
        let places = candidate.insertions.map(\.at) + candidate.removals.flatMap { [$0, $0 + 1] }
        #expect(ends.allSatisfy { places.contains($0) }, "\(name)")
      }
    }
  }
}
