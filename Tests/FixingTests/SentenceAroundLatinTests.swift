import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences around a command or other Latin words, where left to right is set.
@Suite struct SentenceAroundLatinTests {
  /// The command or the Latin words are one thing that the words on both sides speak of.
  @Test(
    arguments: [
      (
        "\u{5E6}\u{5E8}\u{5D9}\u{5DA} \u{5DC}\u{5D4}\u{5E8}\u{5D9}\u{5E5} npm run build \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5D4}\u{5E2}\u{5DC}\u{5D0}\u{5D4} \u{5DC}\u{5E9}\u{5E8}\u{5EA}",
        "\u{5EA}\u{5E8}\u{5E9}\u{5DC} \u{5D4}\u{5D0}\u{5DC}\u{5E2}\u{5D4}\u{5D4} \u{5D9}\u{5E0}\u{5E4}\u{5DC} npm run build \u{5E5}\u{5D9}\u{5E8}\u{5D4}\u{5DC} \u{5DA}\u{5D9}\u{5E8}\u{5E6}"
      ),
      (
        "\u{5DB}\u{5D3}\u{5D0}\u{5D9} \u{5DC}\u{5D4}\u{5E4}\u{5E2}\u{5D9}\u{5DC} docker compose up \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5E8}\u{5E6}\u{5EA} \u{5D4}\u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E7}\u{5D9}\u{5D3}\u{5D1}\u{5D4} \u{5EA}\u{5E6}\u{5E8}\u{5D4} \u{5D9}\u{5E0}\u{5E4}\u{5DC} docker compose up \u{5DC}\u{5D9}\u{5E2}\u{5E4}\u{5D4}\u{5DC} \u{5D9}\u{5D0}\u{5D3}\u{5DB}"
      ),
      (
        "\u{64A}\u{62C}\u{628} \u{62A}\u{634}\u{63A}\u{64A}\u{644} git fetch \u{642}\u{628}\u{644} \u{62F}\u{645}\u{62C} \u{627}\u{644}\u{641}\u{631}\u{639}",
        "\u{639}\u{631}\u{641}\u{644}\u{627} \u{62C}\u{645}\u{62F} \u{644}\u{628}\u{642} git fetch \u{644}\u{64A}\u{63A}\u{634}\u{62A} \u{628}\u{62C}\u{64A}"
      ),
      (
        "\u{635}\u{627}\u{631}\u{641} \u{67E}\u{6C1}\u{644}\u{6D2} npm run build \u{686}\u{644}\u{627}\u{626}\u{6CC}\u{6BA} \u{67E}\u{6BE}\u{631} \u{627}\u{67E}\u{644}\u{648}\u{688}",
        "\u{688}\u{648}\u{644}\u{67E}\u{627} \u{631}\u{6BE}\u{67E} \u{6BA}\u{6CC}\u{626}\u{627}\u{644}\u{686} npm run build \u{6D2}\u{644}\u{6C1}\u{67E} \u{641}\u{631}\u{627}\u{635}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5E4}\u{5D9}\u{5D3}\u{5D5} \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7} responsive layout \u{5D1}\u{5DB}\u{5DC} \u{5D4}\u{5DE}\u{5E1}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5D9}\u{5DD} \u{5E9}\u{5DC}\u{5E0}\u{5D5}",
        "\u{5D5}\u{5E0}\u{5DC}\u{5E9} \u{5DD}\u{5D9}\u{5D9}\u{5E9}\u{5D0}\u{5E8}\u{5D4} \u{5DD}\u{5D9}\u{5DB}\u{5E1}\u{5DE}\u{5D4} \u{5DC}\u{5DB}\u{5D1} responsive layout \u{5E7}\u{5D5}\u{5D3}\u{5D1}\u{5DC} \u{5D5}\u{5D3}\u{5D9}\u{5E4}\u{5E7}\u{5D4}"
      ),
    ] as [(String, String)])
  func wordsOnBothSidesAreOneSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// So is a command at the end that the words before it ask for or name.
  @Test(
    arguments: [
      (
        "\u{623}\u{639}\u{62F} \u{62A}\u{634}\u{63A}\u{64A}\u{644} \u{627}\u{644}\u{62E}\u{62F}\u{645}\u{629} \u{62B}\u{645} \u{646}\u{641}\u{630} systemctl status",
        "systemctl status \u{630}\u{641}\u{646} \u{645}\u{62B} \u{629}\u{645}\u{62F}\u{62E}\u{644}\u{627} \u{644}\u{64A}\u{63A}\u{634}\u{62A} \u{62F}\u{639}\u{623}"
      ),
      (
        "\u{623}\u{648}\u{642}\u{641} \u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645} \u{627}\u{644}\u{642}\u{62F}\u{64A}\u{645} \u{62B}\u{645} \u{634}\u{63A}\u{644} docker compose up",
        "docker compose up \u{644}\u{63A}\u{634} \u{645}\u{62B} \u{645}\u{64A}\u{62F}\u{642}\u{644}\u{627} \u{645}\u{62F}\u{627}\u{62E}\u{644}\u{627} \u{641}\u{642}\u{648}\u{623}"
      ),
      (
        "\u{5D4}\u{5D9}\u{5DB}\u{5E0}\u{5E1}\u{5D5} \u{5DC}\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5D5}\u{5D0}\u{5D6} \u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} npm run build",
        "npm run build \u{5D5}\u{5E6}\u{5D9}\u{5E8}\u{5D4} \u{5D6}\u{5D0}\u{5D5} \u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}\u{5DC} \u{5D5}\u{5E1}\u{5E0}\u{5DB}\u{5D9}\u{5D4}"
      ),
      (
        "\u{67E}\u{633} \u{627}\u{632} \u{646}\u{635}\u{628} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{62F}\u{633}\u{62A}\u{648}\u{631} pip install",
        "pip install \u{631}\u{648}\u{62A}\u{633}\u{62F} \u{647}\u{645}\u{627}\u{646}\u{631}\u{628} \u{628}\u{635}\u{646} \u{632}\u{627} \u{633}\u{67E}"
      ),
    ] as [(String, String)])
  func aCommandThatIsAskedForEndsTheSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A question needs fewer words, and may have a label before it.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5D0}\u{5DC}\u{5D4}: \u{5DC}\u{5DE}\u{5D4} text-align: right \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3}?",
        "?\u{5D3}\u{5D1}\u{5D5}\u{5E2} \u{5D0}\u{5DC} text-align: right \u{5D4}\u{5DE}\u{5DC} :\u{5D4}\u{5DC}\u{5D0}\u{5E9}"
      ),
      (
        "\u{644}\u{645}\u{627}\u{630}\u{627} \u{644}\u{627} \u{64A}\u{639}\u{645}\u{644} text-align: right \u{641}\u{64A} \u{647}\u{630}\u{647} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629}\u{61F}",
        "\u{61F}\u{629}\u{62D}\u{641}\u{635}\u{644}\u{627} \u{647}\u{630}\u{647} \u{64A}\u{641} text-align: right \u{644}\u{645}\u{639}\u{64A} \u{627}\u{644} \u{627}\u{630}\u{627}\u{645}\u{644}"
      ),
      (
        "\u{633}\u{648}\u{627}\u{644}: \u{6A9}\u{6CC}\u{648}\u{6BA} text-align: right \u{6A9}\u{627}\u{645} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6A9}\u{631}\u{62A}\u{627}\u{61F}",
        "\u{61F}\u{627}\u{62A}\u{631}\u{6A9} \u{6BA}\u{6CC}\u{6C1}\u{646} \u{645}\u{627}\u{6A9} text-align: right \u{6BA}\u{648}\u{6CC}\u{6A9} :\u{644}\u{627}\u{648}\u{633}"
      ),
      (
        "\u{5DC}\u{5DE}\u{5D4} npm install \u{5E0}\u{5DB}\u{5E9}\u{5DC}?",
        "?\u{5DC}\u{5E9}\u{5DB}\u{5E0} npm install \u{5D4}\u{5DE}\u{5DC}"
      ),
    ] as [(String, String)])
  func aQuestionAroundCodeIsOneSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Whatever a small word leads to stands behind it, with a comma behind that or none.
  @Test(
    arguments: [
      (
        "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643} \u{641}\u{64A} WordPress 6.2\u{60C} \u{646}\u{62A}\u{645}\u{646}\u{649} \u{644}\u{643} \u{64A}\u{648}\u{645}\u{627} \u{633}\u{639}\u{64A}\u{62F}\u{627}",
        "\u{627}\u{62F}\u{64A}\u{639}\u{633} \u{627}\u{645}\u{648}\u{64A} \u{643}\u{644} \u{649}\u{646}\u{645}\u{62A}\u{646} \u{60C}WordPress 6.2 \u{64A}\u{641} \u{643}\u{628} \u{627}\u{628}\u{62D}\u{631}\u{645}"
      ),
      (
        "\u{5E2}\u{5D1}\u{5D3}\u{5E0}\u{5D5} \u{5E2}\u{5DD} Google Docs, \u{5D4}\u{5D9}\u{5D4} \u{5E0}\u{5D7}\u{5DE}\u{5D3} \u{5DE}\u{5D0}\u{5D5}\u{5D3}",
        "\u{5D3}\u{5D5}\u{5D0}\u{5DE} \u{5D3}\u{5DE}\u{5D7}\u{5E0} \u{5D4}\u{5D9}\u{5D4} ,Google Docs \u{5DD}\u{5E2} \u{5D5}\u{5E0}\u{5D3}\u{5D1}\u{5E2}"
      ),
      (
        "\u{6A9}\u{627}\u{631} \u{628}\u{627} LibreOffice Writer\u{60C} \u{628}\u{633}\u{6CC}\u{627}\u{631} \u{622}\u{633}\u{627}\u{646} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{646}\u{627}\u{633}\u{622} \u{631}\u{627}\u{6CC}\u{633}\u{628} \u{60C}LibreOffice Writer \u{627}\u{628} \u{631}\u{627}\u{6A9}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5E8}\u{5D9}\u{5D3}\u{5D5} \u{5D0}\u{5EA} \u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5DE}\u{5DF} GitHub \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5E1}\u{5D5}\u{5E3} \u{5D4}\u{5E9}\u{5D1}\u{5D5}\u{5E2}",
        "\u{5E2}\u{5D5}\u{5D1}\u{5E9}\u{5D4} \u{5E3}\u{5D5}\u{5E1} \u{5D9}\u{5E0}\u{5E4}\u{5DC} GitHub \u{5DF}\u{5DE} \u{5D4}\u{5E1}\u{5E8}\u{5D2}\u{5D4} \u{5EA}\u{5D0} \u{5D5}\u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D4}"
      ),
    ] as [(String, String)])
  func whatASmallWordLeadsToIsInTheSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Names between commas, and one word behind what a small word leads to.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}, Senior Developer, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5E2}\u{5DD} Google Docs, \u{5DE}\u{5D7}\u{5E8}",
    "\u{62F}\u{627}\u{646}\u{627} \u{644}\u{64A}\u{641}\u{64A}\u{60C} Project Manager\u{60C} \u{639}\u{645}\u{631} \u{62E}\u{627}\u{644}\u{62F}",
  ])
  func fieldsBetweenCommasStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Names around what somebody does, a program alone, two words before a command, a question
  /// without its mark, more Latin words than others, and a label before no question.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} senior developer \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "\u{62F}\u{627}\u{646}\u{627} \u{644}\u{64A}\u{641}\u{64A} senior developer \u{633}\u{627}\u{644}\u{645} \u{639}\u{645}\u{631} \u{62E}\u{627}\u{644}\u{62F}",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} git \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5DB}\u{5D4}\u{5DF}",
    "\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} npm install",
    "\u{5DC}\u{5DE}\u{5D4} text-align: right \u{5E0}\u{5DB}\u{5E9}\u{5DC}",
    "\u{5E6}\u{5E8}\u{5D9}\u{5DA} \u{5DC}\u{5D4}\u{5E8}\u{5D9}\u{5E5} docker compose run web npm test \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5E9}\u{5D7}\u{5E8}\u{5D5}\u{5E8}",
    "\u{5E9}\u{5D0}\u{5DC}\u{5D4}: \u{5E6}\u{5E8}\u{5D9}\u{5DA} text-align: right \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3}",
    "\u{5E9}\u{5DD} \u{5DE}\u{5DC}\u{5D0}: \u{5D3}\u{5E0}\u{5D4} npm run build \u{5DC}\u{5D5}\u{5D9} \u{5DB}\u{5D4}\u{5DF}",
  ])
  func rowsAndLabelsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}
