import BidiAlgorithm
import Fixing
import Testing

/// Commands, scores, addresses and days, each with what looks like it and is whole.
@Suite struct WholePairsAndDaysTests {
  /// The brackets of what a command is given are its words'.
  @Test(
    arguments: [
      (
        "git commit -m \"(\u{5D6}\u{5DE}\u{5E0}\u{5D9}) \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D1}\u{5D0}\u{5D2}\"",
        "git commit -m \"\u{5D2}\u{5D0}\u{5D1} \u{5DF}\u{5D5}\u{5E7}\u{5D9}\u{5EA} (\u{5D9}\u{5E0}\u{5DE}\u{5D6})\""
      ),
      (
        "git commit -m \"(\u{645}\u{648}\u{642}\u{62A}) \u{631}\u{641}\u{639} \u{628}\u{627}\u{6AF} \u{648}\u{631}\u{648}\u{62F}\"",
        "git commit -m \"\u{62F}\u{648}\u{631}\u{648} \u{6AF}\u{627}\u{628} \u{639}\u{641}\u{631} (\u{62A}\u{642}\u{648}\u{645})\""
      ),
      (
        "git tag -a v1 -m \"\u{62A}\u{635}\u{62D}\u{6CC}\u{62D} \u{AB}\u{645}\u{648}\u{642}\u{62A}\u{BB}\"",
        "git tag -a v1 -m \"\u{AB}\u{62A}\u{642}\u{648}\u{645}\u{BB} \u{62D}\u{6CC}\u{62D}\u{635}\u{62A}\""
      ),
    ] as [(String, String)])
  func commandsHoldWholePairs(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "echo \"\u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} (\u{5D6}\u{5DE}\u{5E0}\u{5D9})\"",
    "git commit -m \"\u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} [\u{5D6}\u{5DE}\u{5E0}\u{5D9}]\"",
    "echo '\u{625}\u{635}\u{644}\u{627}\u{62D} (\u{645}\u{624}\u{642}\u{62A})'",
    "echo \"\u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} (\u{5D6}\u{5DE}\u{5E0}\u{5D9}) \u{5DB}\u{5D0}\u{5DF}\"",
  ])
  func commandsHoldWholePairsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Two clubs change places behind every label of a score.
  @Test(
    arguments: [
      (
        "Full time: \u{5DE}\u{5DB}\u{5D1}\u{5D9} \u{5D7}\u{5D9}\u{5E4}\u{5D4} 2-1 \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC} \u{5D1}\u{5D0}\u{5E8} \u{5E9}\u{5D1}\u{5E2}",
        "Full time: \u{5D4}\u{5E4}\u{5D9}\u{5D7} \u{5D9}\u{5D1}\u{5DB}\u{5DE} 2-1 \u{5E2}\u{5D1}\u{5E9} \u{5E8}\u{5D0}\u{5D1} \u{5DC}\u{5E2}\u{5D5}\u{5E4}\u{5D4}"
      ),
      (
        "FT: \u{627}\u{644}\u{623}\u{647}\u{644}\u{64A} 2-1 \u{627}\u{644}\u{632}\u{645}\u{627}\u{644}\u{643}",
        "FT: \u{64A}\u{644}\u{647}\u{623}\u{644}\u{627} 2-1 \u{643}\u{644}\u{627}\u{645}\u{632}\u{644}\u{627}"
      ),
      (
        "Half time: \u{67E}\u{631}\u{633}\u{67E}\u{648}\u{644}\u{6CC}\u{633} 1-0 \u{627}\u{633}\u{62A}\u{642}\u{644}\u{627}\u{644}",
        "Half time: \u{633}\u{6CC}\u{644}\u{648}\u{67E}\u{633}\u{631}\u{67E} 1-0 \u{644}\u{627}\u{644}\u{642}\u{62A}\u{633}\u{627}"
      ),
    ] as [(String, String)])
  func scoresBehindLongLabels(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Full time: \u{5DE}\u{5DB}\u{5D1}\u{5D9} \u{5D7}\u{5D9}\u{5E4}\u{5D4}",
    "Set time: 2-1",
  ])
  func scoresBehindLongLabelsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The years of a life stand behind the name, also where a word says what somebody was.
  @Test(
    arguments: [
      (
        "The poet \u{645}\u{62D}\u{645}\u{648}\u{62F} \u{62F}\u{631}\u{648}\u{64A}\u{634} (1941\u{2013}2008) wrote it in Beirut",
        "The poet \u{634}\u{64A}\u{648}\u{631}\u{62F} \u{62F}\u{648}\u{645}\u{62D}\u{645} (1941\u{2013}2008) wrote it in Beirut"
      ),
      (
        "The composer \u{5E0}\u{5E2}\u{5DE}\u{5D9} \u{5E9}\u{5DE}\u{5E8} (1930-2004) is known",
        "The composer \u{5E8}\u{5DE}\u{5E9} \u{5D9}\u{5DE}\u{5E2}\u{5E0} (1930-2004) is known"
      ),
    ] as [(String, String)])
  func yearsOfWhoSomebodyWas(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "The poet \u{645}\u{62D}\u{645}\u{648}\u{62F} \u{62F}\u{631}\u{648}\u{64A}\u{634} wrote it"
  ])
  func yearsOfWhoSomebodyWasWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// An address in brackets holds its port.
  @Test(
    arguments: [
      (
        "\u{62A}\u{639}\u{630}\u{651}\u{631} \u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644} \u{628}\u{640} [::1]:5432 \u{628}\u{639}\u{62F} 30 \u{62B}\u{627}\u{646}\u{64A}\u{629}",
        "\u{629}\u{64A}\u{646}\u{627}\u{62B} 30 \u{62F}\u{639}\u{628} [::1]:5432 \u{640}\u{628} \u{644}\u{627}\u{635}\u{62A}\u{627}\u{644}\u{627} \u{631}\u{630}\u{651}\u{639}\u{62A}"
      ),
      (
        "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D1}\u{5BE}[fe80::1]:80 \u{5D1}\u{5E9}\u{5E8}\u{5EA}",
        "\u{5EA}\u{5E8}\u{5E9}\u{5D1} [fe80::1]:80\u{5BE}\u{5D1} \u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E9}"
      ),
    ] as [(String, String)])
  func addressesWithPorts(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5D4}\u{5E2}\u{5E8}\u{5D4} [1]: \u{5D3}\u{5E0}\u{5D4}"
  ])
  func addressesWithPortsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// New lines stand left of the old ones.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5D9}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD}: (+120/-35)",
        "(+120/-35) :\u{5DD}\u{5D9}\u{5D9}\u{5D5}\u{5E0}\u{5D9}\u{5E9}"
      ),
      (
        "\u{637}\u{644}\u{628} \u{627}\u{644}\u{62F}\u{645}\u{62C} \u{62C}\u{627}\u{647}\u{632}: 4 \u{645}\u{644}\u{641}\u{627}\u{62A} (+120/-35)",
        "(+120/-35) \u{62A}\u{627}\u{641}\u{644}\u{645} 4 :\u{632}\u{647}\u{627}\u{62C} \u{62C}\u{645}\u{62F}\u{644}\u{627} \u{628}\u{644}\u{637}"
      ),
    ] as [(String, String)])
  func linesOfChanges(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5D8}\u{5D5}\u{5D5}\u{5D7} 120/35"
  ])
  func linesOfChangesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A password behind its label keeps both its signs.
  @Test(
    arguments: [
      (
        "\u{631}\u{645}\u{632} \u{648}\u{627}\u{6CC}\u{200C}\u{641}\u{627}\u{6CC} \u{645}\u{647}\u{645}\u{627}\u{646}: *admin#2024!",
        "*admin#2024! :\u{646}\u{627}\u{645}\u{647}\u{645} \u{6CC}\u{627}\u{641}\u{6CC}\u{627}\u{648} \u{632}\u{645}\u{631}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5D5}\u{5D3}: *admin#2024!",
        "*admin#2024! :\u{5D3}\u{5D5}\u{5E7}\u{5D4}"
      ),
    ] as [(String, String)])
  func passwordsBetweenSigns(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5D4}\u{5E7}\u{5D5}\u{5D3}: \u{5D3}\u{5E0}\u{5D4}!"
  ])
  func passwordsBetweenSignsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A day stays with its month.
  @Test(
    arguments: [
      (
        "Vacation \u{5D3}\u{5E0}\u{5D4} 10-14 Dec",
        "Vacation \u{5D4}\u{5E0}\u{5D3} 10-14 Dec"
      ),
      (
        "Eid holiday (\u{625}\u{62C}\u{627}\u{632}\u{629} \u{627}\u{644}\u{639}\u{64A}\u{62F}) 10-14 Apr",
        "Eid holiday (\u{62F}\u{64A}\u{639}\u{644}\u{627} \u{629}\u{632}\u{627}\u{62C}\u{625}) 10-14 Apr"
      ),
      (
        "Trip \u{625}\u{62C}\u{627}\u{632}\u{629} 3rd March",
        "Trip \u{629}\u{632}\u{627}\u{62C}\u{625} 3rd March"
      ),
      (
        "Trip \u{5D3}\u{5E0}\u{5D4} 10 December",
        "Trip \u{5D4}\u{5E0}\u{5D3} 10 December"
      ),
    ] as [(String, String)])
  func daysOfMonths(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Holiday (\u{5D7}\u{5E0}\u{5D5}\u{5DB}\u{5D4}) 10-14 Dec",
    "Dec 10 \u{5D3}\u{5E0}\u{5D4}",
    "Room \u{5D3}\u{5E0}\u{5D4} 10 May be",
  ])
  func daysOfMonthsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// From right to left the month may stand left of its day.
  @Test(arguments: [
    "\u{5D7}\u{5D5}\u{5E4}\u{5E9}\u{5D4} 10-14 Dec",
    "\u{625}\u{62C}\u{627}\u{632}\u{629} 10 Apr",
    "\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5D1}-10 Dec \u{5D1}\u{5E9}\u{5E2}\u{5D4} 5",
  ])
  func daysOfMonthsFromRightToLeft(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}
