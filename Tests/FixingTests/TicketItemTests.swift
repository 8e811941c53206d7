import BidiAlgorithm
import Fixing
import Testing

/// Items that begin with a ticket, and messages of logs that end in a number.
@Suite struct TicketItemTests {
  /// A ticket is the line's, in brackets or not, as it is without the sign of an item.
  @Test(arguments: [
    "- #12 \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}",
    "- [#12] \u{625}\u{635}\u{644}\u{627}\u{62D} \u{62E}\u{637}\u{623} \u{641}\u{64A} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629}",
    "* (#7) \u{627}\u{635}\u{644}\u{627}\u{62D} \u{62E}\u{637}\u{627}",
    "- [#4] \u{646}\u{626}\u{6CC} \u{62A}\u{631}\u{62A}\u{6CC}\u{628}\u{627}\u{62A}",
  ])
  func itemsWithTicketsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The sign behind a number ends the sentence of a log.
  @Test(
    arguments: [
      (
        "ERROR: \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D5} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} 5!",
        "ERROR: !5 \u{5DD}\u{5D9}\u{5E6}\u{5D1}\u{5E7} \u{5D5}\u{5DC}\u{5E9}\u{5DB}\u{5E0}"
      ),
      (
        "[INFO] \u{62A}\u{645} \u{62D}\u{641}\u{638} \u{645}\u{644}\u{641}\u{627}\u{62A} \u{62C}\u{62F}\u{64A}\u{62F}\u{629} 12.",
        "[INFO] .12 \u{629}\u{62F}\u{64A}\u{62F}\u{62C} \u{62A}\u{627}\u{641}\u{644}\u{645} \u{638}\u{641}\u{62D} \u{645}\u{62A}"
      ),
      (
        "WARN: \u{62A}\u{644}\u{627}\u{634} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} 3!",
        "WARN: !3 \u{647}\u{631}\u{627}\u{628}\u{648}\u{62F} \u{634}\u{627}\u{644}\u{62A}"
      ),
      (
        "12:30:05 ERROR \u{6A9}\u{644} \u{63A}\u{644}\u{637}\u{6CC}\u{627}\u{6BA} 7!",
        "12:30:05 ERROR !7 \u{6BA}\u{627}\u{6CC}\u{637}\u{644}\u{63A} \u{644}\u{6A9}"
      ),
    ] as [(String, String)])
  func whatALogSaysHasItsEndBehindANumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A number without an end, and two words with a full stop.
  @Test(arguments: [
    "ERROR: \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D5} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} 5",
    "[INFO] \u{645}\u{644}\u{641}\u{627}\u{62A} \u{645}\u{62D}\u{641}\u{648}\u{638}\u{629} 12.",
    "WARN: \u{62A}\u{644}\u{627}\u{634} 3",
    "INFO: \u{641}\u{627}\u{626}\u{644}\u{6CC}\u{6BA} 7",
  ])
  func otherNumbersOfLogsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
