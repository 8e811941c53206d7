import BidiAlgorithm
import Fixing
import Testing

/// Messages of ICU that choose one of several texts.
@Suite struct ChoiceTests {
  /// Alone and in a right-to-left sentence; each branch is read from right to left.
  @Test(
    arguments: [
      (
        "{count, plural, one {\u{5E9}\u{5D5}\u{5E8}\u{5D4} \u{5D0}\u{5D7}\u{5EA}} other {\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA}}}",
        "{count, plural, one {\u{5EA}\u{5D7}\u{5D0} \u{5D4}\u{5E8}\u{5D5}\u{5E9}} other {\u{5EA}\u{5D5}\u{5E8}\u{5D5}\u{5E9}}}"
      ),
      (
        "\u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D5} {n, plural, one {\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} \u{5D0}\u{5D7}\u{5EA}} other {\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}}} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} {n, plural, one {\u{5EA}\u{5D7}\u{5D0} \u{5D4}\u{5E0}\u{5D5}\u{5DE}\u{5EA}} other {\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}}} \u{5D5}\u{5E8}\u{5DE}\u{5E9}\u{5E0}"
      ),
      (
        "{total, plural, one {\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4}} other {# \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA}}}",
        "{total, plural, one {\u{5D4}\u{5E2}\u{5D3}\u{5D5}\u{5D4}} other {\u{5EA}\u{5D5}\u{5E2}\u{5D3}\u{5D5}\u{5D4} #}}"
      ),
      (
        "{days, plural, =0 {\u{5D4}\u{5D9}\u{5D5}\u{5DD}} =1 {\u{5DE}\u{5D7}\u{5E8}} other {\u{5D1}\u{5E2}\u{5D5}\u{5D3} {days} \u{5D9}\u{5DE}\u{5D9}\u{5DD}}}",
        "{days, plural, =0 {\u{5DD}\u{5D5}\u{5D9}\u{5D4}} =1 {\u{5E8}\u{5D7}\u{5DE}} other {\u{5DD}\u{5D9}\u{5DE}\u{5D9} {days} \u{5D3}\u{5D5}\u{5E2}\u{5D1}}}"
      ),
      (
        "{gender, select, male {\u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D2}\u{5D9}\u{5E2}} female {\u{5D4}\u{5D9}\u{5D0} \u{5D4}\u{5D2}\u{5D9}\u{5E2}\u{5D4}} other {\u{5D4}\u{5DD} \u{5D4}\u{5D2}\u{5D9}\u{5E2}\u{5D5}}}",
        "{gender, select, male {\u{5E2}\u{5D9}\u{5D2}\u{5D4} \u{5D0}\u{5D5}\u{5D4}} female {\u{5D4}\u{5E2}\u{5D9}\u{5D2}\u{5D4} \u{5D0}\u{5D9}\u{5D4}} other {\u{5D5}\u{5E2}\u{5D9}\u{5D2}\u{5D4} \u{5DD}\u{5D4}}}"
      ),
      (
        "{files, plural, one {\u{645}\u{644}\u{641} \u{648}\u{627}\u{62D}\u{62F}} two {\u{645}\u{644}\u{641}\u{627}\u{646}} other {\u{645}\u{644}\u{641}\u{627}\u{62A}}}",
        "{files, plural, one {\u{62F}\u{62D}\u{627}\u{648} \u{641}\u{644}\u{645}} two {\u{646}\u{627}\u{641}\u{644}\u{645}} other {\u{62A}\u{627}\u{641}\u{644}\u{645}}}"
      ),
      (
        "\u{62A}\u{645} \u{62D}\u{630}\u{641} {n, plural, one {\u{635}\u{648}\u{631}\u{629}} other {\u{635}\u{648}\u{631}}} \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} {n, plural, one {\u{629}\u{631}\u{648}\u{635}} other {\u{631}\u{648}\u{635}}} \u{641}\u{630}\u{62D} \u{645}\u{62A}"
      ),
      (
        "{place, selectordinal, one {\u{627}\u{644}\u{645}\u{631}\u{643}\u{632} \u{627}\u{644}\u{623}\u{648}\u{644}} other {\u{645}\u{631}\u{643}\u{632} \u{622}\u{62E}\u{631}}}",
        "{place, selectordinal, one {\u{644}\u{648}\u{623}\u{644}\u{627} \u{632}\u{643}\u{631}\u{645}\u{644}\u{627}} other {\u{631}\u{62E}\u{622} \u{632}\u{643}\u{631}\u{645}}}"
      ),
      (
        "{n, plural, one {\u{6CC}\u{6A9} \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}} other {\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}\u{200C}\u{647}\u{627}}}",
        "{n, plural, one {\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} \u{6A9}\u{6CC}} other {\u{627}\u{647}\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E}}}"
      ),
      (
        "{host, select, male {\u{627}\u{648} \u{622}\u{645}\u{62F}} other {\u{622}\u{646}\u{647}\u{627} \u{622}\u{645}\u{62F}\u{646}\u{62F}}}",
        "{host, select, male {\u{62F}\u{645}\u{622} \u{648}\u{627}} other {\u{62F}\u{646}\u{62F}\u{645}\u{622} \u{627}\u{647}\u{646}\u{622}}}"
      ),
      (
        "{count, plural, one {\u{627}\u{6CC}\u{6A9} \u{641}\u{627}\u{626}\u{644}} other {\u{641}\u{627}\u{626}\u{644}\u{6CC}\u{6BA}}}",
        "{count, plural, one {\u{644}\u{626}\u{627}\u{641} \u{6A9}\u{6CC}\u{627}} other {\u{6BA}\u{6CC}\u{644}\u{626}\u{627}\u{641}}}"
      ),
      (
        "\u{622}\u{62C} {n, plural, one {\u{67E}\u{6CC}\u{63A}\u{627}\u{645}} other {\u{67E}\u{6CC}\u{63A}\u{627}\u{645}\u{627}\u{62A}}} \u{622}\u{626}\u{6D2}",
        "\u{6D2}\u{626}\u{622} {n, plural, one {\u{645}\u{627}\u{63A}\u{6CC}\u{67E}} other {\u{62A}\u{627}\u{645}\u{627}\u{63A}\u{6CC}\u{67E}}} \u{62C}\u{622}"
      ),
    ] as [(String, String)])
  func aChoiceRunsFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Latin branches, sets and other placeholders.
  @Test(arguments: [
    "{n, plural, one {file} other {files}}",
    "{\u{5E9}\u{5DC}\u{5D5}\u{5DD}} {\u{5E2}\u{5D5}\u{5DC}\u{5DD}}",
    "\u{5D4}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4} {\u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF}, \u{5E9}\u{5E0}\u{5D9}, \u{5E9}\u{5DC}\u{5D9}\u{5E9}\u{5D9}}",
    "{name} \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
  ])
  func otherBracesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// As they are drawn in a file.
  @Test(arguments: [
    "{count, plural, one {\u{5E9}\u{5D5}\u{5E8}\u{5D4} \u{5D0}\u{5D7}\u{5EA}} other {\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA}}}",
    "{gender, select, male {\u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D2}\u{5D9}\u{5E2}} female {\u{5D4}\u{5D9}\u{5D0} \u{5D4}\u{5D2}\u{5D9}\u{5E2}\u{5D4}} other {\u{5D4}\u{5DD} \u{5D4}\u{5D2}\u{5D9}\u{5E2}\u{5D5}}}",
    "{files, plural, one {\u{645}\u{644}\u{641} \u{648}\u{627}\u{62D}\u{62F}} other {\u{645}\u{644}\u{641}\u{627}\u{62A}}}",
    "{n, plural, one {\u{6CC}\u{6A9} \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}} other {\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}\u{200C}\u{647}\u{627}}}",
    "{n, plural, one {\u{627}\u{6CC}\u{6A9} \u{641}\u{627}\u{626}\u{644}} other {\u{641}\u{627}\u{626}\u{644}\u{6CC}\u{6BA}}}",
  ])
  func aChoiceFromLeftToRightStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, LineExpectations.left])
  }
}
