import BidiAlgorithm
import Fixing
import Testing

/// Sentences that begin with a command behind a prompt.
@Suite struct CommandLedSentenceTests {
  /// Where nobody set a direction, they are read from right to left, and the command is one piece.
  @Test(
    arguments: [
      (
        "$ npm install \u{5D4}\u{5E8}\u{5E5} \u{5D0}\u{5EA} \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4}",
        "\u{5D4}\u{5D3}\u{5D5}\u{5E7}\u{5E4}\u{5D4} \u{5EA}\u{5D0} \u{5E5}\u{5E8}\u{5D4} $ npm install"
      ),
      (
        "$ sudo apt upgrade \u{5D0}\u{5EA} \u{5D6}\u{5D4} \u{5E6}\u{5E8}\u{5D9}\u{5DA} \u{5DC}\u{5D4}\u{5E8}\u{5D9}\u{5E5} \u{5E7}\u{5D5}\u{5D3}\u{5DD}.",
        ".\u{5DD}\u{5D3}\u{5D5}\u{5E7} \u{5E5}\u{5D9}\u{5E8}\u{5D4}\u{5DC} \u{5DA}\u{5D9}\u{5E8}\u{5E6} \u{5D4}\u{5D6} \u{5EA}\u{5D0} $ sudo apt upgrade"
      ),
      (
        "$ pip install numpy \u{646}\u{641}\u{630} \u{647}\u{630}\u{627} \u{627}\u{644}\u{623}\u{645}\u{631} \u{623}\u{648}\u{644}\u{627}",
        "\u{627}\u{644}\u{648}\u{623} \u{631}\u{645}\u{623}\u{644}\u{627} \u{627}\u{630}\u{647} \u{630}\u{641}\u{646} $ pip install numpy"
      ),
      (
        "$ brew upgrade \u{627}\u{6CC}\u{646} \u{631}\u{627} \u{627}\u{62C}\u{631}\u{627} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6A9} \u{627}\u{631}\u{62C}\u{627} \u{627}\u{631} \u{646}\u{6CC}\u{627} $ brew upgrade"
      ),
      (
        "$ yarn build \u{6CC}\u{6C1} \u{6A9}\u{645}\u{627}\u{646}\u{688} \u{686}\u{644}\u{627}\u{646}\u{6D2} \u{633}\u{6D2} \u{67E}\u{6C1}\u{644}\u{6D2} \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} \u{6D2}\u{644}\u{6C1}\u{67E} \u{6D2}\u{633} \u{6D2}\u{646}\u{627}\u{644}\u{686} \u{688}\u{646}\u{627}\u{645}\u{6A9} \u{6C1}\u{6CC} $ yarn build"
      ),
    ] as [(String, String)])
  func aSentenceBehindACommandRunsFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// What is given to a program, and what says nothing, stays as a terminal draws it.
  @Test(arguments: [
    "$ npm run \"\u{5D4}\u{5E8}\u{5E5} \u{5D0}\u{5EA} \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4}\"",
    "$ git commit -m \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5E9}\u{5DC} \u{5D1}\u{5D0}\u{5D2}",
    "$ echo \u{5D6}\u{5D4} \u{5DC}\u{5D0} \u{5D4}\u{5DB}\u{5DC}",
    "$ sudo chown \u{5D3}\u{5E0}\u{5D4} \u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "$ npm install \u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4}",
  ])
  func whatACommandIsGivenStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// What is done behind a command is a sentence, also in an item of a list.
  @Test(
    arguments: [
      (
        "- git pull \u{5D5}\u{5D0}\u{5D6} \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7} CI",
        "CI \u{5E7}\u{5D5}\u{5D3}\u{5D1}\u{5DC} \u{5D6}\u{5D0}\u{5D5} git pull -"
      ),
      (
        "- docker build \u{62B}\u{645} \u{62A}\u{634}\u{63A}\u{64A}\u{644} Kubernetes",
        "Kubernetes \u{644}\u{64A}\u{63A}\u{634}\u{62A} \u{645}\u{62B} docker build -"
      ),
      (
        "* cargo build \u{633}\u{67E}\u{633} \u{627}\u{631}\u{633}\u{627}\u{644} PR",
        "PR \u{644}\u{627}\u{633}\u{631}\u{627} \u{633}\u{67E}\u{633} cargo build *"
      ),
      (
        "- kubectl apply \u{627}\u{648}\u{631} \u{67E}\u{6BE}\u{631} \u{686}\u{644}\u{627}\u{626}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{626}\u{627}\u{644}\u{686} \u{631}\u{6BE}\u{67E} \u{631}\u{648}\u{627} kubectl apply -"
      ),
      (
        "npm test \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5E9}\u{5DC}\u{5D9}\u{5D7}\u{5EA} Pull Request",
        "Pull Request \u{5EA}\u{5D7}\u{5D9}\u{5DC}\u{5E9} \u{5D9}\u{5E0}\u{5E4}\u{5DC} npm test"
      ),
    ] as [(String, String)])
  func anItemThatGoesOnBehindACommandRunsFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Another command, an argument, a value of a flag, a label, and whose it is.
  @Test(arguments: [
    "- git pull \u{5D5}\u{5D0}\u{5D6} git push",
    "- git checkout \u{5E2}\u{5E0}\u{5E3} \u{5D7}\u{5D3}\u{5E9}",
    "- git commit -m \u{5D5}\u{5D0}\u{5D6} \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF}",
    "- git push: \u{5D5}\u{5D0}\u{5D6} \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5D7} PR",
    "git \u{5E9}\u{5DC} \u{5D3}\u{5E0}\u{5D4}",
    "docker \u{62B}\u{645} kubectl",
  ])
  func linesOfCommandsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// Words around several commands are the sentence, however long these are.
  @Test(arguments: [
    "\u{5D4}\u{5E8}\u{5E5} npm install -g react \u{5D5}\u{5D0}\u{5D6} npm start",
    """
    \u{5D4}\u{5E8}\u{5E5} npm install -g react \u{5D5}\u{5D0}\u{5D6} npm start \
    \u{5DB}\u{5D3}\u{5D9} \u{5DC}\u{5D4}\u{5EA}\u{5D7}\u{5D9}\u{5DC}
    """,
    "\u{634}\u{63A}\u{644} npm install -g react \u{62B}\u{645} npm start",
  ])
  func wordsAroundCommandsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }
}
