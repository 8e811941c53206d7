import BidiAlgorithm
import TestSupport
import TextModel
import Testing
import UnicodeData
import WritingDirection

/// Deletion by words follows storage in either direction: backward takes what was typed before.
@Suite struct WordDeletionTests {
  private static func session(_ text: String, _ direction: TextDirection) -> EditingSession {
    EditingSession(
      Document(text: text), settings: LayoutSettings(width: nil),
      directions: DirectionDecider(.explicit(direction)))
  }

  private static func left(
    of text: String, at offset: Int, backward: Bool, _ direction: TextDirection
  ) -> String {
    var session = session(text, direction)
    for _ in 0..<offset { session.perform(.move(.logicalForward, extending: false)) }
    session.perform(.deleteWord(backward: backward))
    return String(session.document.text)
  }

  @Test func hebrewIsDeletedAsItWasTyped() {
    let text = PseudoText.decode("ABCD EFGH")
    for (offset, backward, wanted) in [
      (9, true, "ABCD "), (0, false, "EFGH"), (9, false, "ABCD EFGH"), (0, true, "ABCD EFGH"),
    ] {
      let found = Self.left(of: text, at: offset, backward: backward, .rightToLeft)
      let isEqual =
        found.trimmingPrefix(" ") == PseudoText.decode(wanted).trimmingPrefix(" ")
      #expect(isEqual, "\(offset) \(backward): \(PseudoText.encode(found))")
    }
  }

  /// The direction of a paragraph says where words are shown, and not which one was typed before.
  @Test func theDirectionOfTheParagraphChangesNothing() {
    var generator = SeededGenerator(seed: 1811)
    let pieces = ["ab", "CD", " ", "12", "(", ")", ", ", "{U+0627}{U+0628}", "-"]
    for _ in 0..<400 {
      let text = PseudoText.decode(
        (0..<Int.random(in: 1...7, using: &generator))
          .map { _ in pieces.randomElement(using: &generator)! }.joined())
      let offset = Int.random(in: 0...text.unicodeScalars.count, using: &generator)
      for backward in [true, false] {
        let found = [TextDirection.leftToRight, .rightToLeft].map {
          Self.left(of: text, at: offset, backward: backward, $0)
        }
        #expect(
          found[0] == found[1], "seed 1811: \(PseudoText.encode(text)) \(offset) \(backward)")
      }
    }
  }
}
