import BidiAlgorithm
import Fixing
import Testing

/// Verses, addresses, sentences and laws with numbers in English lines, which are no figures of
/// these, and some that are.
@Suite struct VersesAndPhrasesTests {
  /// A verse has the form of an hour, and goes with its book.
  @Test(arguments: [
    "See \u{633}\u{648}\u{631}\u{629} \u{627}\u{644}\u{62D}\u{62C}\u{631}\u{627}\u{62A} 49:13 there",
    "As \u{5D9}\u{5E8}\u{5DE}\u{5D9}\u{5D4}\u{5D5} 31:15 says, so it is",
    "Verse \u{5DE}\u{5DC}\u{5DB}\u{5D9}\u{5DD} \u{5D0} 19:12 says it",
    "See \u{64A}\u{648}\u{62D}\u{646}\u{627} 3:16 for this",
    "Verses: \u{5D9}\u{5E8}\u{5DE}\u{5D9}\u{5D4}\u{5D5} 31:15, \u{5D9}\u{5E9}\u{5E2}\u{5D9}\u{5D4}\u{5D5} 40:31",
    "Verses: \u{631}\u{648}\u{645}\u{6CC}\u{627}\u{646} 8:28, \u{6CC}\u{648}\u{62D}\u{646}\u{627} 3:16",
  ])
  func versesInLinesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A phrase with numbers behind a label is one, as an address is.
  @Test(arguments: [
    "Address: \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}, \u{5D4}\u{5E8}\u{5E6}\u{5DC} 12/4, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} 61000",
    "Venue: \u{5D4}\u{5D9}\u{5DB}\u{5DC} \u{5D4}\u{5EA}\u{5E8}\u{5D1}\u{5D5}\u{5EA}, \u{5D4}\u{5D5}\u{5D1}\u{5E8}\u{5DE}\u{5DF} 1, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "Agenda: \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5D4}, \u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1} 2024, \u{5D1}\u{5D7}\u{5D9}\u{5E8}\u{5D5}\u{5EA} \u{5DC}\u{5D5}\u{5D5}\u{5E2}\u{5D3}, \u{5E9}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "Streets: \u{634}\u{627}\u{631}\u{639} \u{627}\u{644}\u{647}\u{631}\u{645}, \u{634}\u{627}\u{631}\u{639} 9, \u{634}\u{627}\u{631}\u{639} 15",
    "Shopping: \u{5DC}\u{5D7}\u{5DD}, \u{5D7}\u{5DC}\u{5D1} 3%, 12 \u{5D1}\u{5D9}\u{5E6}\u{5D9}\u{5DD}",
    "Agenda: \u{627}\u{641}\u{62A}\u{62A}\u{627}\u{62D}\u{6CC}\u{647}, \u{628}\u{648}\u{62F}\u{62C}\u{647} 1403, \u{645}\u{62A}\u{641}\u{631}\u{642}\u{647}",
  ])
  func phrasesWithNumbersBehindLabelsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A score in a sentence is a part of it.
  @Test(arguments: [
    "Final: \u{5DE}\u{5DB}\u{5D1}\u{5D9} \u{5D4}\u{5E4}\u{5E1}\u{5D9}\u{5D3}\u{5D4} 3-1 \u{5DC}\u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC}",
    "Final: \u{5D3}\u{5E0}\u{5D4} \u{5E0}\u{5D9}\u{5E6}\u{5D7}\u{5D4} 3-1 \u{5D1}\u{5D2}\u{5DE}\u{5E8}",
    "Result: \u{5D4}\u{5D5}\u{5D7}\u{5DC}\u{5D8} 7-2 \u{5DC}\u{5D8}\u{5D5}\u{5D1}\u{5EA} \u{5D4}\u{5EA}\u{5D5}\u{5D1}\u{5E2}",
  ])
  func resultsThatAreSaidWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A number behind a word that leads to it goes with that.
  @Test(arguments: [
    "Mom said \u{5DC}\u{5D1}\u{5D5}\u{5D0} \u{5E2}\u{5D3} 17:30 and left",
    "Mom said \u{62A}\u{639}\u{627}\u{644} \u{642}\u{628}\u{644} 17:30 and left",
    "Open \u{5E2}\u{5D3} 17:00 today",
    "Open \u{62D}\u{62A}\u{649} 17:00 today",
    "Rise \u{5E2}\u{5DC}\u{5D9}\u{5D9}\u{5D4} \u{5E9}\u{5DC} 5% is seen",
    "The label \u{5D1}\u{5EA}\u{5D5}\u{5E7}\u{5E3} \u{5E2}\u{5D3} 12/3/2024 is stamped",
    "Notes: \u{5D3}\u{5E0}\u{5D4} \u{5D1}\u{5E9}\u{5E2}\u{5D4} 16:00, \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5D1}\u{5E9}\u{5E2}\u{5D4} 17:00",
    "The clock shows \u{5D4}\u{5E9}\u{5E2}\u{5D4} 17:30 now",
  ])
  func figuresBehindLeadingWordsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Laws, books and houses have slashes in their numbers.
  @Test(arguments: [
    "Cases: \u{5D1}\u{5D2}\"\u{5E5} 5016/96, \u{5E2}\"\u{5D0} 6821/93",
    "Sources: \u{635}\u{62D}\u{64A}\u{62D} \u{627}\u{644}\u{628}\u{62E}\u{627}\u{631}\u{64A} 5/12, \u{635}\u{62D}\u{64A}\u{62D} \u{645}\u{633}\u{644}\u{645} 4/120",
    "Parts: \u{627}\u{644}\u{62C}\u{632}\u{621} 1/3, \u{627}\u{644}\u{62C}\u{632}\u{621} 2/3",
    "Addresses: \u{5D4}\u{5E8}\u{5E6}\u{5DC} 12/4, \u{5D1}\u{5D9}\u{5D0}\u{5DC}\u{5D9}\u{5E7} 5/3",
    "See \u{635}\u{62D}\u{64A}\u{62D} \u{627}\u{644}\u{628}\u{62E}\u{627}\u{631}\u{64A} 120/4 for this",
  ])
  func sharesOfLawsAndPagesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What a match stands at, what is done and the number of a page are the line's.
  @Test(
    arguments: [
      (
        "PAK 245/7 beat \u{628}\u{6BE}\u{627}\u{631}\u{62A} 198/10 by 47 runs",
        "PAK 245/7 beat \u{62A}\u{631}\u{627}\u{6BE}\u{628} 198/10 by 47 runs"
      ),
      (
        "Downloading \u{641}\u{6CC}\u{644}\u{645} \u{622}\u{645}\u{648}\u{632}\u{634}\u{6CC} 45%",
        "Downloading \u{6CC}\u{634}\u{632}\u{648}\u{645}\u{622} \u{645}\u{644}\u{6CC}\u{641} 45%"
      ),
      (
        "Chapter 2: \u{67E}\u{6CC}\u{634} \u{644}\u{641}\u{638} .... 15",
        "Chapter 2: \u{638}\u{641}\u{644} \u{634}\u{6CC}\u{67E} .... 15"
      ),
    ] as [(String, String)])
  func statesAndContents(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Downloading \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} 45%",
    "Thu 14:00 \u{2013} 15:30 \u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5EA} \u{5E6}\u{5D5}\u{5D5}\u{5EA} (\u{5D7}\u{5D3}\u{5E8} 4)",
  ])
  func statesAndContentsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A list may begin with the word that leads to it, with no label before it.
  @Test(
    arguments: [
      ("by ABC 12', DEF 45'", "by CBA 12', FED 45'")
    ] as [(String, String)])
  func aListMayBeginTheLine(_ pseudo: String, _ wanted: String) {
    let text = BrokenString.scalars(pseudo)
    let fixed = Fixer().fix(text, direction: LineExpectations.left)
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
  }
}
