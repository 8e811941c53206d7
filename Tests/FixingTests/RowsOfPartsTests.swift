import BidiAlgorithm
import Fixing
import Testing

/// Things in a row that each go to their own place in a right-to-left line: steps at the end of a
/// way, placeholders, items of a list; each with what looks like it and is whole.
@Suite struct RowsOfPartsTests {
  /// Latin steps behind right-to-left ones follow each other as the way runs, also where the
  /// sentence goes on behind them.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} \u{5DE}\u{5E2}\u{5E8}\u{5DB}\u{5EA} > Network > Proxy",
        "Proxy < Network < \u{5EA}\u{5DB}\u{5E8}\u{5E2}\u{5DE} \u{5EA}\u{5D5}\u{5E8}\u{5D3}\u{5D2}\u{5D4}"
      ),
      (
        "\u{5E2}\u{5E8}\u{5D5}\u{5DA} \u{203A} Insert \u{203A} Page break \u{203A} Odd page",
        "Odd page \u{2039} Page break \u{2039} Insert \u{2039} \u{5DA}\u{5D5}\u{5E8}\u{5E2}"
      ),
      (
        "\u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641}\u{627}\u{62A} \u{BB} Work \u{BB} Reports.",
        ".Reports \u{AB} Work \u{AB} \u{62A}\u{627}\u{641}\u{644}\u{645}\u{644}\u{627} \u{62D}\u{62A}\u{641}\u{627}"
      ),
      (
        "\u{645}\u{646}\u{648} \u{2190} Tools \u{2190} Add-ons",
        "Add-ons \u{2190} Tools \u{2190} \u{648}\u{646}\u{645}"
      ),
      (
        "\u{62A}\u{631}\u{62A}\u{6CC}\u{628}\u{627}\u{62A} \u{2192} Sound & display \u{2192} Wi-Fi",
        "Wi-Fi \u{2192} Sound & display \u{2192} \u{62A}\u{627}\u{628}\u{6CC}\u{62A}\u{631}\u{62A}"
      ),
      (
        "\u{5D1}\u{5D7}\u{5E8}\u{5D5} \u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8} > Edit > Paste \u{5D5}\u{5DC}\u{5D7}\u{5E6}\u{5D5} \u{5E9}\u{5D5}\u{5D1}",
        "\u{5D1}\u{5D5}\u{5E9} \u{5D5}\u{5E6}\u{5D7}\u{5DC}\u{5D5} Paste < Edit < \u{5D8}\u{5D9}\u{5E8}\u{5E4}\u{5EA} \u{5D5}\u{5E8}\u{5D7}\u{5D1}"
      ),
      (
        "\u{5DB}\u{5DC}\u{5D9} > \u{5D8}\u{5D1}\u{5DC}\u{5D4} > Insert > Row",
        "Row < Insert < \u{5D4}\u{5DC}\u{5D1}\u{5D8} < \u{5D9}\u{5DC}\u{5DB}"
      ),
    ] as [(String, String)])
  func aWayEndsInLatinSteps(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// The same where the first step gives the direction.
  @Test(
    arguments: [
      (
        "\u{5E2}\u{5D6}\u{5E8}\u{5D4} > Tools > Check for updates",
        "Check for updates < Tools < \u{5D4}\u{5E8}\u{5D6}\u{5E2}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{632}\u{64A}\u{62F} \u{203A} Privacy \u{203A} Cookies",
        "Cookies \u{2039} Privacy \u{2039} \u{62F}\u{64A}\u{632}\u{645}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aWayThatBeginsFromTheRightEndsInLatinSteps(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Ways of Latin steps behind other words, one such step, comparisons, a quoted mail, formulas.
  @Test(arguments: [
    "\u{5D1}\u{5D7}\u{5E8} File > Save > Export",
    "\u{5D0}\u{5DD} \u{5D0}\u{5D5}\u{5E8}\u{5DA} > x > y",
    "\u{5DE}\u{5D9}\u{5D3}\u{5D4} > a1 > b2",
    "\u{5D2}\u{5D9}\u{5DC} < Min < Max",
    "> \u{5E9}\u{5DC}\u{5D5}\u{5DD} > Hello > World",
    "\u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8}: File > Save > Print",
    "\u{5DB}\u{5DC}\u{5D9} > Insert",
    "\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} > \u{5E4}\u{5E8}\u{5D8}\u{5D9}\u{5D5}\u{5EA} > Wi-Fi",
    "\u{5D1}\u{5D3}\u{5D5}\u{5E7} (Edit > Undo > All)",
    "\u{5DE}\u{5D7}\u{5D9}\u{5E8} > f(x) > g(x)",
    "\u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8} > Edit. > Paste = x",
    "\u{5D3}\u{5DE}\u{5D9}\u{5D5}\u{5DF} > Max = 5 > Min = 3",
  ])
  func otherEndsOfWaysAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Each of two placeholders with a colon between stands in its place.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5D0} \u{5E0}\u{5E9}\u{5DE}\u{5E8} %s: %d",
        "%d :%s \u{5E8}\u{5DE}\u{5E9}\u{5E0} \u{5D0}\u{5DC}"
      ),
      (
        "\u{62A}\u{639}\u{630}\u{631} \u{62D}\u{630}\u{641} %s: %s",
        "%s :%s \u{641}\u{630}\u{62D} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "\u{62E}\u{637}\u{627} \u{62F}\u{631} \u{62E}\u{648}\u{627}\u{646}\u{62F}\u{646} %s: %s.",
        ".%s :%s \u{646}\u{62F}\u{646}\u{627}\u{648}\u{62E} \u{631}\u{62F} \u{627}\u{637}\u{62E}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} %s: %s \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC}",
        "\u{6CC}\u{644}\u{645} \u{6BA}\u{6CC}\u{6C1}\u{646} %s :%s \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "\u{5D8}\u{5E2}\u{5D5}\u{5EA} \u{5D1}-%s: %s: %s",
        "%s :%s :%s-\u{5D1} \u{5EA}\u{5D5}\u{5E2}\u{5D8}"
      ),
    ] as [(String, String)])
  func aPlaceholderStandsBehindItsColon(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Without a blank, or with another sign, they are kept as one.
  @Test(
    arguments: [
      (
        "\u{5E2}\u{5D5}\u{5D3} %d:%d \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E7}\u{5D3} %d:%d \u{5D3}\u{5D5}\u{5E2}"
      ),
      ("\u{5E9}\u{5D5}\u{5E8}\u{5D4} %s - %s", "%s - %s \u{5D4}\u{5E8}\u{5D5}\u{5E9}"),
    ] as [(String, String)])
  func otherPlaceholdersStayOne(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// One stretch that is drawn so, an English label, what somebody isolated.
  @Test(arguments: [
    "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} %1$s: %2$s",
    "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} Error: %s",
    "\u{5D8}\u{5E2}\u{5D5}\u{5EA} \u{2066}%s: %s\u{2069}",
  ])
  func placeholdersThatAreDrawnSoAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Numbered arguments with a word between that says how many there are, or where.
  @Test(
    arguments: [
      (
        "\u{62A}\u{645} \u{631}\u{641}\u{639} %1 \u{645}\u{646} %2 \u{635}\u{648}\u{631}\u{629}",
        "\u{629}\u{631}\u{648}\u{635} %2 \u{646}\u{645} %1 \u{639}\u{641}\u{631} \u{645}\u{62A}"
      ),
      (
        "\u{62F}\u{631}\u{6CC}\u{627}\u{641}\u{62A} %1 \u{627}\u{632} %2 \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}",
        "\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} %2 \u{632}\u{627} %1 \u{62A}\u{641}\u{627}\u{6CC}\u{631}\u{62F}"
      ),
      (
        "\u{635}\u{641}\u{62D}\u{6C1} %1 \u{645}\u{6CC}\u{6BA} %2 \u{644}\u{641}\u{638}",
        "\u{638}\u{641}\u{644} %2 \u{6BA}\u{6CC}\u{645} %1 \u{6C1}\u{62D}\u{641}\u{635}"
      ),
      ("\u{62D}\u{641}\u{638} %1 \u{641}\u{64A} %2", "%2 \u{64A}\u{641} %1 \u{638}\u{641}\u{62D}"),
    ] as [(String, String)])
  func anArgumentIsNoShare(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// From one share to another, one or the other; in Hebrew the sign goes with its digit (W5).
  @Test(arguments: [
    "\u{645}\u{646} %1 \u{625}\u{644}\u{649} %2",
    "\u{628}\u{64A}\u{646} %1 \u{623}\u{648} %2",
    "\u{627}\u{632} %1 \u{62A}\u{627} %2",
    "%1 \u{633}\u{6D2} %2 \u{62A}\u{6A9}",
    "\u{5E6}\u{5E2}\u{5D3} %1 \u{5DE}\u{5EA}\u{5D5}\u{5DA} %2",
    "\u{5DE}-%1 \u{5DC}-%2",
    "\u{632}\u{64A}\u{627}\u{62F}\u{629} %1 \u{644}\u{640}%2",
  ])
  func sharesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// The number of an item goes with the words behind it, whatever their direction is.
  @Test(
    arguments: [
      (
        "\u{5D1}\u{5D7}\u{5D9}\u{5E8}\u{5D5}\u{5EA}: 1. Open 2. Open with 3. \u{5D1}\u{5D9}\u{5D8}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5D8}\u{5D9}\u{5D1} .3 Open with .2 Open .1 :\u{5EA}\u{5D5}\u{5E8}\u{5D9}\u{5D7}\u{5D1}"
      ),
      (
        "\u{627}\u{644}\u{623}\u{648}\u{627}\u{645}\u{631}: 1. \u{646}\u{633}\u{62E} 2. Paste 3. \u{642}\u{635}",
        "\u{635}\u{642} .3 Paste .2 \u{62E}\u{633}\u{646} .1 :\u{631}\u{645}\u{627}\u{648}\u{623}\u{644}\u{627}"
      ),
      (
        "\u{6AF}\u{632}\u{6CC}\u{646}\u{647}\u{200C}\u{647}\u{627}: 1. Undo 2. \u{628}\u{631}\u{634}",
        "\u{634}\u{631}\u{628} .2 Undo .1 :\u{627}\u{647}\u{647}\u{646}\u{6CC}\u{632}\u{6AF}"
      ),
      (
        "1. Undo 2. Redo 3. \u{5D4}\u{5D3}\u{5D1}\u{5E7}",
        "\u{5E7}\u{5D1}\u{5D3}\u{5D4} .3 Redo .2 Undo .1"
      ),
      (
        "\u{641}\u{6C1}\u{631}\u{633}\u{62A}: 1. Undo 2. Redo 3. \u{628}\u{646}\u{62F}",
        "\u{62F}\u{646}\u{628} .3 Redo .2 Undo .1 :\u{62A}\u{633}\u{631}\u{6C1}\u{641}"
      ),
    ] as [(String, String)])
  func aNumberGoesWithItsItem(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Right-to-left items alone, and numbers that end a sentence.
  @Test(arguments: [
    "\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}: 1. \u{5EA}\u{5E4}\u{5D5}\u{5D7} 2. \u{5D0}\u{5D2}\u{5E1} 3. \u{5E2}\u{5E0}\u{5D1}",
    "\u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5D4}\u{5D9}\u{5D0} 1. \u{5D0}\u{5D7}\u{5E8} \u{5DB}\u{5DA} Windows 2. \u{5D6}\u{5D4}\u{5D5}",
    "\u{5E4}\u{5E8}\u{5E7} 1. Intro",
    "\u{627}\u{644}\u{633}\u{639}\u{631} 1. \u{62B}\u{645} Save 3. \u{625}\u{63A}\u{644}\u{627}\u{642}",
  ])
  func otherNumbersBeforeAStopAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
