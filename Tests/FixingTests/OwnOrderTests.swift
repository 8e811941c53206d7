import BidiAlgorithm
import Fixing
import Testing

/// Dates with hyphens, addresses with paths, abbreviations, initials and scores, each with what
/// looks like it and is whole.
@Suite struct OwnOrderTests {
  /// Behind Arabic letters the groups of a date with hyphens are drawn as those of another date.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{62A}\u{633}\u{644}\u{64A}\u{645} \u{64A}\u{648}\u{645} 07-11-2024 \u{635}\u{628}\u{627}\u{62D}\u{627}",
        "\u{627}\u{62D}\u{627}\u{628}\u{635} 07-11-2024 \u{645}\u{648}\u{64A} \u{645}\u{64A}\u{644}\u{633}\u{62A}\u{644}\u{627}"
      ),
      (
        "\u{62C}\u{644}\u{633}\u{647} \u{62F}\u{631} \u{62A}\u{627}\u{631}\u{6CC}\u{62E} 23-09-2022 \u{628}\u{631}\u{6AF}\u{632}\u{627}\u{631} \u{634}\u{62F}",
        "\u{62F}\u{634} \u{631}\u{627}\u{632}\u{6AF}\u{631}\u{628} 23-09-2022 \u{62E}\u{6CC}\u{631}\u{627}\u{62A} \u{631}\u{62F} \u{647}\u{633}\u{644}\u{62C}"
      ),
      (
        "\u{627}\u{62C}\u{644}\u{627}\u{633} 4-30-2021 \u{6A9}\u{648} \u{6C1}\u{648}\u{627}",
        "\u{627}\u{648}\u{6C1} \u{648}\u{6A9} 4-30-2021 \u{633}\u{627}\u{644}\u{62C}\u{627}"
      ),
    ] as [(String, String)])
  func aDateWithHyphensKeepsItsOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Digits of Arabic, slashes, Hebrew letters, and numbers of no day.
  @Test(arguments: [
    "\u{627}\u{644}\u{62A}\u{633}\u{644}\u{64A}\u{645} \u{64A}\u{648}\u{645} \u{660}\u{667}-\u{661}\u{661}-\u{662}\u{660}\u{662}\u{664} \u{635}\u{628}\u{627}\u{62D}\u{627}",
    "\u{627}\u{644}\u{62A}\u{633}\u{644}\u{64A}\u{645} \u{64A}\u{648}\u{645} 07/11/2024 \u{635}\u{628}\u{627}\u{62D}\u{627}",
    "\u{5D4}\u{5D3}\u{5D5}\u{5D7} \u{5E0}\u{5E9}\u{5DC}\u{5D7} \u{5D1}\u{5D9}\u{5D5}\u{5DD} 07-11-2024 \u{5D1}\u{5D1}\u{5D5}\u{5E7}\u{5E8}",
    "\u{627}\u{644}\u{631}\u{642}\u{645} 45-67-2024 \u{647}\u{646}\u{627}",
  ])
  func otherGroupsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// The path of a device's address goes on behind its numbers.
  @Test(
    arguments: [
      (
        "\u{627}\u{641}\u{62A}\u{62D} 10.0.0.5/status \u{645}\u{646} \u{627}\u{644}\u{645}\u{62A}\u{635}\u{641}\u{62D}",
        "\u{62D}\u{641}\u{635}\u{62A}\u{645}\u{644}\u{627} \u{646}\u{645} 10.0.0.5/status \u{62D}\u{62A}\u{641}\u{627}"
      ),
      (
        "\u{5D4}\u{5E0}\u{5EA}\u{5D1} \u{5D1} 172.16.0.1:8443/login \u{5DB}\u{5E8}\u{5D2}\u{5E2}",
        "\u{5E2}\u{5D2}\u{5E8}\u{5DB} 172.16.0.1:8443/login \u{5D1} \u{5D1}\u{5EA}\u{5E0}\u{5D4}"
      ),
      (
        "\u{635}\u{641}\u{62D}\u{647} 192.168.0.20:3000/v2/home \u{628}\u{627}\u{632} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{632}\u{627}\u{628} 192.168.0.20:3000/v2/home \u{647}\u{62D}\u{641}\u{635}"
      ),
      (
        "\u{6CC}\u{6C1} \u{635}\u{641}\u{62D}\u{6C1} 10.1.1.1/index.php?a=1 \u{67E}\u{631} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{631}\u{67E} 10.1.1.1/index.php?a=1 \u{6C1}\u{62D}\u{641}\u{635} \u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func anAddressWithAPathKeepsItsOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// A port, the size of a network.
  @Test(arguments: [
    "\u{627}\u{644}\u{645}\u{62F}\u{64A}\u{631} 192.168.1.20:8080 \u{64A}\u{639}\u{645}\u{644}",
    "\u{627}\u{644}\u{634}\u{628}\u{643}\u{629} 10.0.0.0/8 \u{645}\u{62A}\u{627}\u{62D}\u{629}",
    "\u{5D4}\u{5DE}\u{5E1}\u{5DA} 10.1.2.3/24 \u{5E4}\u{5E0}\u{5D5}\u{5D9}",
  ])
  func anAddressWithoutAPathIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// An abbreviation at the start of a right-to-left sentence keeps its full stop.
  @Test(
    arguments: [
      (
        "Intel Corp. \u{5EA}\u{5E4}\u{5EA}\u{5D7} \u{5DE}\u{5E8}\u{5DB}\u{5D6} \u{5E4}\u{5D9}\u{5EA}\u{5D5}\u{5D7} \u{5D7}\u{5D3}\u{5E9} \u{5D1}\u{5D7}\u{5D9}\u{5E4}\u{5D4}.",
        ".\u{5D4}\u{5E4}\u{5D9}\u{5D7}\u{5D1} \u{5E9}\u{5D3}\u{5D7} \u{5D7}\u{5D5}\u{5EA}\u{5D9}\u{5E4} \u{5D6}\u{5DB}\u{5E8}\u{5DE} \u{5D7}\u{5EA}\u{5E4}\u{5EA} Intel Corp."
      ),
      (
        "Zain Ltd. \u{62A}\u{639}\u{644}\u{646} \u{639}\u{646} \u{647}\u{627}\u{62A}\u{641} \u{62C}\u{62F}\u{64A}\u{62F} \u{647}\u{630}\u{627} \u{627}\u{644}\u{639}\u{627}\u{645}.",
        ".\u{645}\u{627}\u{639}\u{644}\u{627} \u{627}\u{630}\u{647} \u{62F}\u{64A}\u{62F}\u{62C} \u{641}\u{62A}\u{627}\u{647} \u{646}\u{639} \u{646}\u{644}\u{639}\u{62A} Zain Ltd."
      ),
      (
        "Ph.D. \u{62F}\u{631} \u{631}\u{634}\u{62A}\u{647} \u{641}\u{6CC}\u{632}\u{6CC}\u{6A9} \u{627}\u{632} \u{62F}\u{627}\u{646}\u{634}\u{6AF}\u{627}\u{647} \u{62A}\u{647}\u{631}\u{627}\u{646}",
        "\u{646}\u{627}\u{631}\u{647}\u{62A} \u{647}\u{627}\u{6AF}\u{634}\u{646}\u{627}\u{62F} \u{632}\u{627} \u{6A9}\u{6CC}\u{632}\u{6CC}\u{641} \u{647}\u{62A}\u{634}\u{631} \u{631}\u{62F} Ph.D."
      ),
      (
        "Atlas Co. \u{646}\u{6D2} \u{646}\u{626}\u{6CC} \u{642}\u{6CC}\u{645}\u{62A}\u{648}\u{6BA} \u{6A9}\u{627} \u{627}\u{639}\u{644}\u{627}\u{646} \u{6A9}\u{631} \u{62F}\u{6CC}\u{627}",
        "\u{627}\u{6CC}\u{62F} \u{631}\u{6A9} \u{646}\u{627}\u{644}\u{639}\u{627} \u{627}\u{6A9} \u{6BA}\u{648}\u{62A}\u{645}\u{6CC}\u{642} \u{6CC}\u{626}\u{646} \u{6D2}\u{646} Atlas Co."
      ),
    ] as [(String, String)])
  func anAbbreviationAtTheStartKeepsItsStop(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// A firm in two languages, and the title of a person.
  @Test(arguments: [
    "Strauss Ltd. \u{5E9}\u{5D8}\u{5E8}\u{5D0}\u{5D5}\u{5E1}",
    "Dr. \u{5DB}\u{5D4}\u{5DF}",
    "Mr. \u{633}\u{645}\u{64A}\u{631}",
  ])
  func aTitleLeadsToAName(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, LineExpectations.left])
  }

  /// The full stop of an author's initial is no end of a sentence.
  @Test(
    arguments: [
      (
        "\u{5E7}\u{5E8}\u{5D0}\u{5D5} \u{5D0}\u{5EA} \u{5D4}\u{5E1}\u{5E4}\u{5E8} \u{5E9}\u{5DC} Levi, R. \u{5E2}\u{5DC} \u{5D4}\u{5E0}\u{5D5}\u{5E9}\u{5D0}",
        "\u{5D0}\u{5E9}\u{5D5}\u{5E0}\u{5D4} \u{5DC}\u{5E2} Levi, R. \u{5DC}\u{5E9} \u{5E8}\u{5E4}\u{5E1}\u{5D4} \u{5EA}\u{5D0} \u{5D5}\u{5D0}\u{5E8}\u{5E7}"
      ),
      (
        "\u{643}\u{645}\u{627} \u{641}\u{64A} \u{62F}\u{631}\u{627}\u{633}\u{629} Smith, J. K. \u{62D}\u{648}\u{644} \u{627}\u{644}\u{645}\u{648}\u{636}\u{648}\u{639}",
        "\u{639}\u{648}\u{636}\u{648}\u{645}\u{644}\u{627} \u{644}\u{648}\u{62D} Smith, J. K. \u{629}\u{633}\u{627}\u{631}\u{62F} \u{64A}\u{641} \u{627}\u{645}\u{643}"
      ),
      (
        "\u{628}\u{631} \u{627}\u{633}\u{627}\u{633} \u{645}\u{642}\u{627}\u{644}\u{647} Brown-Lee, T. \u{62F}\u{631} \u{627}\u{6CC}\u{646} \u{628}\u{627}\u{631}\u{647}",
        "\u{647}\u{631}\u{627}\u{628} \u{646}\u{6CC}\u{627} \u{631}\u{62F} Brown-Lee, T. \u{647}\u{644}\u{627}\u{642}\u{645} \u{633}\u{627}\u{633}\u{627} \u{631}\u{628}"
      ),
    ] as [(String, String)])
  func anInitialKeepsItsStop(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// The end of a sentence behind a list of letters.
  @Test(arguments: [
    "\u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC}\u{5D9}\u{5DD} \u{5D1} Python, C. \u{5D0}\u{5D7}\u{5E8} \u{5DB}\u{5DA} \u{5E0}\u{5DE}\u{5E9}\u{5D9}\u{5DA}",
    "\u{5D5}\u{5D9}\u{5D8}\u{5DE}\u{5D9}\u{5E0}\u{5D9}\u{5DD} \u{5DB}\u{5DE}\u{5D5} A, D. \u{5D0}\u{5D7}\u{5E8} \u{5DB}\u{5DA} \u{5E0}\u{5DE}\u{5E9}\u{5D9}\u{5DA}",
  ])
  func aLetterMayEndASentence(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// Behind the label of a person the initial of a right-to-left name has its full stop.
  @Test(
    arguments: [
      (
        "Author: \u{5DB}\u{5D4}\u{5DF}, \u{5E8}.",
        "Author: .\u{5E8} ,\u{5DF}\u{5D4}\u{5DB}"
      ),
      (
        "Editors: \u{646}\u{627}\u{635}\u{631}\u{60C} \u{643}.",
        "Editors: .\u{643} \u{60C}\u{631}\u{635}\u{627}\u{646}"
      ),
      (
        "Translator: \u{631}\u{636}\u{627}\u{6CC}\u{6CC}\u{60C} \u{645}. \u{646}.",
        "Translator: .\u{646} .\u{645} \u{60C}\u{6CC}\u{6CC}\u{627}\u{636}\u{631}"
      ),
      (
        "Reviewer: \u{62E}\u{627}\u{646}\u{60C} \u{639}. (2019)",
        "Reviewer: .\u{639} \u{60C}\u{646}\u{627}\u{62E} (2019)"
      ),
    ] as [(String, String)])
  func anInitialBehindALabelKeepsItsStop(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Behind other labels the full stop is the line's.
  @Test(arguments: [
    "City: \u{5D9}\u{5E4}\u{5D5}, \u{5D0}.",
    "Street: \u{5D7}\u{5D9}\u{5E4}\u{5D4}, \u{5D1}.",
  ])
  func aLetterBehindALabelIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The numbers of a score stand between the names, each beside its own.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC} 3 - 0 Barcelona",
        "\u{5DC}\u{5E2}\u{5D5}\u{5E4}\u{5D4} 3 - 0 Barcelona"
      ),
      (
        "\u{627}\u{644}\u{647}\u{644}\u{627}\u{644} 1 - 1 Al Ahly",
        "\u{644}\u{627}\u{644}\u{647}\u{644}\u{627} 1 - 1 Al Ahly"
      ),
      (
        "\u{67E}\u{631}\u{633}\u{67E}\u{648}\u{644}\u{6CC}\u{633} 4 \u{2013} 2 Milan",
        "\u{633}\u{6CC}\u{644}\u{648}\u{67E}\u{633}\u{631}\u{67E} 4 \u{2013} 2 Milan"
      ),
    ] as [(String, String)])
  func aScoreStandsBetweenNames(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// So they do from right to left.
  @Test(
    arguments: [
      (
        "Arsenal 2 - 1 \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC}",
        "\u{5DC}\u{5E2}\u{5D5}\u{5E4}\u{5D4} 1 - 2 Arsenal"
      ),
      (
        "Inter 4 - 2 \u{627}\u{644}\u{646}\u{635}\u{631}",
        "\u{631}\u{635}\u{646}\u{644}\u{627} 2 - 4 Inter"
      ),
    ] as [(String, String)])
  func aScoreStandsBetweenNamesFromRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// A score that is drawn so.
  @Test(arguments: [
    "\u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC} 3 - 0 Barcelona",
    "\u{627}\u{644}\u{647}\u{644}\u{627}\u{644} 1 - 1 Al Ahly",
  ])
  func aScoreInPlaceIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
