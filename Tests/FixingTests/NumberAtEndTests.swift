import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences with a Latin name that end in a number, where left to right is set; and
/// rows that look like them and are whole.
@Suite struct NumberAtEndTests {
  /// An hour, a date, a version, a share or an amount before the end.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} \u{5D1}-Teams \u{5D1}\u{5E9}\u{5E2}\u{5D4} 9:15.",
        ".9:15 \u{5D4}\u{5E2}\u{5E9}\u{5D1} Teams-\u{5D1} \u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9}\u{5D4}"
      ),
      (
        "\u{5E2}\u{5D3}\u{5DB}\u{5E0}\u{5D5} \u{5D0}\u{5EA} Ubuntu \u{5DC}\u{5D2}\u{5E8}\u{5E1}\u{5D4} 24.04.",
        ".24.04 \u{5D4}\u{5E1}\u{5E8}\u{5D2}\u{5DC} Ubuntu \u{5EA}\u{5D0} \u{5D5}\u{5E0}\u{5DB}\u{5D3}\u{5E2}"
      ),
      (
        "\u{5D4}\u{5E1}\u{5D5}\u{5DC}\u{5DC}\u{5D4} \u{5E9}\u{5DC} Galaxy \u{5D9}\u{5E8}\u{5D3}\u{5D4} \u{5D0}\u{5DC} 20%!",
        "!20% \u{5DC}\u{5D0} \u{5D4}\u{5D3}\u{5E8}\u{5D9} Galaxy \u{5DC}\u{5E9} \u{5D4}\u{5DC}\u{5DC}\u{5D5}\u{5E1}\u{5D4}"
      ),
      (
        "\u{5E7}\u{5D5}\u{5E8}\u{5E1} DevOps \u{5E0}\u{5E4}\u{5EA}\u{5D7} \u{5D1}-12/05/2024.",
        ".12/05/2024-\u{5D1} \u{5D7}\u{5EA}\u{5E4}\u{5E0} DevOps \u{5E1}\u{5E8}\u{5D5}\u{5E7}"
      ),
      (
        "\u{5DE}\u{5D5}\u{5E4}\u{5E2} Coldplay \u{5D1}\u{5E9}\u{5E2}\u{5D4} 20:30?",
        "?20:30 \u{5D4}\u{5E2}\u{5E9}\u{5D1} Coldplay \u{5E2}\u{5E4}\u{5D5}\u{5DE}"
      ),
      (
        "\u{645}\u{624}\u{62A}\u{645}\u{631} GitHub \u{64A}\u{648}\u{645} 12/05/2024.",
        ".12/05/2024 \u{645}\u{648}\u{64A} GitHub \u{631}\u{645}\u{62A}\u{624}\u{645}"
      ),
      (
        "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} \u{5D0}\u{5EA} MacBook \u{5D1}-$1,299.",
        ".$1,299-\u{5D1} MacBook \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5D9}\u{5E0}\u{5E7}"
      ),
      (
        "\u{62D}\u{645}\u{651}\u{644} Chrome \u{627}\u{644}\u{625}\u{635}\u{62F}\u{627}\u{631} 120.0.",
        ".120.0 \u{631}\u{627}\u{62F}\u{635}\u{625}\u{644}\u{627} Chrome \u{644}\u{645}\u{651}\u{62D}"
      ),
      (
        "\u{62C}\u{644}\u{633}\u{647} Skype \u{633}\u{627}\u{639}\u{62A} 10:30.",
        ".10:30 \u{62A}\u{639}\u{627}\u{633} Skype \u{647}\u{633}\u{644}\u{62C}"
      ),
      (
        "\u{6A9}\u{644}\u{627}\u{633} Python \u{633}\u{627}\u{639}\u{62A} \u{6F1}\u{6F0}:\u{6F3}\u{6F0}.",
        ".\u{6F1}\u{6F0}:\u{6F3}\u{6F0} \u{62A}\u{639}\u{627}\u{633} Python \u{633}\u{627}\u{644}\u{6A9}"
      ),
      (
        "\u{645}\u{644}\u{627}\u{642}\u{627}\u{62A} Skype \u{67E}\u{631} \u{634}\u{627}\u{645} 5:45.",
        ".5:45 \u{645}\u{627}\u{634} \u{631}\u{67E} Skype \u{62A}\u{627}\u{642}\u{627}\u{644}\u{645}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} \u{5E2}\u{5DC} Deep Learning \u{5D1}\u{5E9}\u{5E2}\u{5D4} 18:00.",
        ".18:00 \u{5D4}\u{5E2}\u{5E9}\u{5D1} Deep Learning \u{5DC}\u{5E2} \u{5E8}\u{5D5}\u{5E2}\u{5D9}\u{5E9}"
      ),
    ] as [(String, String)])
  func aNumberStandsBeforeTheEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A prefix before the name, or a word that leads to the number, tells the sentence without an
  /// end.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} \u{5D1}-Teams \u{5D1}\u{5E9}\u{5E2}\u{5D4} 9:15",
        "9:15 \u{5D4}\u{5E2}\u{5E9}\u{5D1} Teams-\u{5D1} \u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9}\u{5D4}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5D1}-Zoom \u{5DE}\u{5D7}\u{5E8}",
        "\u{5E8}\u{5D7}\u{5DE} Zoom-\u{5D1} \u{5D4}\u{5D7}\u{5D9}\u{5E9}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5D7}\u{5EA} Skype \u{5DE}\u{5D7}\u{5E8} \u{5D1}\u{5E9}\u{5E2}\u{5D4} 18:00",
        "18:00 \u{5D4}\u{5E2}\u{5E9}\u{5D1} \u{5E8}\u{5D7}\u{5DE} Skype \u{5EA}\u{5D7}\u{5D9}\u{5E9}"
      ),
      (
        "\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5EA} Teams \u{5D1}-10:30",
        "10:30-\u{5D1} Teams \u{5EA}\u{5D1}\u{5D9}\u{5E9}\u{5D9}"
      ),
      (
        "\u{62C}\u{644}\u{633}\u{647} Skype \u{633}\u{627}\u{639}\u{62A} 10:30",
        "10:30 \u{62A}\u{639}\u{627}\u{633} Skype \u{647}\u{633}\u{644}\u{62C}"
      ),
    ] as [(String, String)])
  func aPrefixOrAWordTellsIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A small word leads to the name, behind which a number may stand.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5EA}\u{5D9} \u{5D0}\u{5EA} Photoshop 24.1.",
        ".Photoshop 24.1 \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5D3}\u{5E8}\u{5D5}\u{5D4}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5E2}\u{5DD} Dana!",
        "!Dana \u{5DD}\u{5E2} \u{5D4}\u{5D7}\u{5D9}\u{5E9}"
      ),
      (
        "\u{62C}\u{644}\u{633}\u{647} \u{628}\u{627} Google 10:30.",
        ".Google 10:30 \u{627}\u{628} \u{647}\u{633}\u{644}\u{62C}"
      ),
      (
        "\u{645}\u{643}\u{627}\u{644}\u{645}\u{629} \u{645}\u{639} Tom Smith.",
        ".Tom Smith \u{639}\u{645} \u{629}\u{645}\u{644}\u{627}\u{643}\u{645}"
      ),
    ] as [(String, String)])
  func aNameAtTheEndHasANumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A comma stands behind a name to which a word leads.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} \u{5D1}-Teams, \u{5D1}\u{5E9}\u{5E2}\u{5D4} 9:15.",
        ".9:15 \u{5D4}\u{5E2}\u{5E9}\u{5D1} ,Teams-\u{5D1} \u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5EA}\u{5D9} \u{5D0}\u{5EA} Chrome, \u{5D5}\u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \u{5D4}\u{5DB}\u{5D5}\u{5DC} \u{5E2}\u{5D5}\u{5D1}\u{5D3}.",
        ".\u{5D3}\u{5D1}\u{5D5}\u{5E2} \u{5DC}\u{5D5}\u{5DB}\u{5D4} \u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2}\u{5D5} ,Chrome \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5D3}\u{5E8}\u{5D5}\u{5D4}"
      ),
      (
        "\u{62A}\u{62D}\u{62F}\u{62B}\u{62A} \u{645}\u{639} Sara\u{60C} \u{62B}\u{645} \u{639}\u{62F}\u{62A} \u{625}\u{644}\u{649} \u{627}\u{644}\u{628}\u{64A}\u{62A}.",
        ".\u{62A}\u{64A}\u{628}\u{644}\u{627} \u{649}\u{644}\u{625} \u{62A}\u{62F}\u{639} \u{645}\u{62B} \u{60C}Sara \u{639}\u{645} \u{62A}\u{62B}\u{62F}\u{62D}\u{62A}"
      ),
    ] as [(String, String)])
  func aCommaCutsASentenceWithItsEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Names with numbers in a row, English between names, a title and whose it is.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4}, Chelsea, \u{5E8}\u{5D7}\u{5D5}\u{5D1}\u{5D5}\u{5EA} 5.",
    "\u{5D3}\u{5E0}\u{5D4} joined \u{5D1}-10:30",
    "\u{5D3}\u{5E0}\u{5D4} Chelsea 2 \u{5D9}\u{5D5}\u{5E1}\u{5D9} 3",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} Liverpool \u{5E8}\u{5D7}\u{5D5}\u{5D1}\u{5D5}\u{5EA} 5",
    "\u{5E1}\u{5D9}\u{5E4}\u{5D5}\u{5E8} \u{5E9}\u{5DC} Tolkien.",
    "\u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5E2}\u{5DD} Dana",
    "\u{633}\u{645}\u{64A}\u{631} \u{62E}\u{627}\u{644}\u{62F} liked \u{639}\u{645}\u{631} 5.",
    "\u{639}\u{644}\u{6CC} Tehran \u{6F1}\u{6F0}:\u{6F3}\u{6F0}",
  ])
  func rowsAndNamesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
