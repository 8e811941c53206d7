import BidiAlgorithm
import Fixing
import Testing

/// Arguments of programs, subjects of changes, equations, addresses of the web and phone numbers.
@Suite struct ArgumentsAndSubjectsTests {
  /// The sign that sends what a program says to a file stands between the word and the file.
  @Test(
    arguments: [
      (
        "echo \u{5E9}\u{5DC}\u{5D5}\u{5DD} > 2.txt",
        "echo \u{5DD}\u{5D5}\u{5DC}\u{5E9} > 2.txt"
      ),
      (
        "cat \u{62A}\u{642}\u{631}\u{64A}\u{631} > 7.log",
        "cat \u{631}\u{64A}\u{631}\u{642}\u{62A} > 7.log"
      ),
      (
        "echo \u{633}\u{644}\u{627}\u{645} >> 3.txt",
        "echo \u{645}\u{627}\u{644}\u{633} >> 3.txt"
      ),
    ] as [(String, String)])
  func aRedirectionIsNoPartOfTheWordBeforeIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// From where and where to a program copies are two names.
  @Test(
    arguments: [
      (
        "cp -r \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}",
        "cp -r \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA} \u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2}"
      ),
      (
        "mv \u{645}\u{633}\u{648}\u{62F}\u{629} \u{646}\u{647}\u{627}\u{626}\u{64A}",
        "mv \u{629}\u{62F}\u{648}\u{633}\u{645} \u{64A}\u{626}\u{627}\u{647}\u{646}"
      ),
      (
        "git mv \u{642}\u{62F}\u{6CC}\u{645} \u{62C}\u{62F}\u{6CC}\u{62F}",
        "git mv \u{645}\u{6CC}\u{62F}\u{642} \u{62F}\u{6CC}\u{62F}\u{62C}"
      ),
      (
        "rsync -a --delete \u{639}\u{6A9}\u{633} \u{67E}\u{634}\u{62A}\u{6CC}\u{628}\u{627}\u{646}",
        "rsync -a --delete \u{633}\u{6A9}\u{639} \u{646}\u{627}\u{628}\u{6CC}\u{62A}\u{634}\u{67E}"
      ),
    ] as [(String, String)])
  func twoArgumentsAreTwoNames(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The subject of a change whose last right-to-left word leads to a name goes on with it.
  @Test(
    arguments: [
      (
        "feat(ui): \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \u{5EA}\u{5DE}\u{5D9}\u{5DB}\u{5D4} \u{5E2}\u{5DD} Slack",
        "feat(ui): Slack \u{5DD}\u{5E2} \u{5D4}\u{5DB}\u{5D9}\u{5DE}\u{5EA} \u{5EA}\u{5E4}\u{5E1}\u{5D5}\u{5D4}"
      ),
      (
        "fix: \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{644}\u{631}\u{628}\u{637} \u{645}\u{639} Stripe",
        "fix: Stripe \u{639}\u{645} \u{637}\u{628}\u{631}\u{644}\u{627} \u{62D}\u{627}\u{644}\u{635}\u{625}"
      ),
      (
        "docs: \u{631}\u{627}\u{647}\u{646}\u{645}\u{627}\u{6CC} \u{6A9}\u{627}\u{631} \u{628}\u{627} Docker #12",
        "docs: Docker \u{627}\u{628} \u{631}\u{627}\u{6A9} \u{6CC}\u{627}\u{645}\u{646}\u{647}\u{627}\u{631} #12"
      ),
    ] as [(String, String)])
  func aSubjectThatLeadsToANameIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Words that Arabic spells otherwise say that an equation is read from left to right.
  @Test(
    arguments: [
      (
        "\u{645}\u{633}\u{626}\u{644}\u{647}: 9 \u{D7} 6 = 54",
        "9 \u{D7} 6 = 54 :\u{647}\u{644}\u{626}\u{633}\u{645}"
      ),
      (
        "\u{622}\u{632}\u{645}\u{648}\u{646}: 7 + 8 = 15",
        "7 + 8 = 15 :\u{646}\u{648}\u{645}\u{632}\u{622}"
      ),
      (
        "\u{633}\u{648}\u{627}\u{644} 2: 6 \u{D7} 8 = 48",
        "6 \u{D7} 8 = 48 :2 \u{644}\u{627}\u{648}\u{633}"
      ),
    ] as [(String, String)])
  func anEquationBesideWordsOfPersian(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// An address without its scheme is one piece up to its right-to-left end.
  @Test(
    arguments: [
      (
        "\u{5E8}\u{5D0}\u{5D5} example.org/he/\u{5E2}\u{5D6}\u{5E8}\u{5D4} \u{5DC}\u{5E4}\u{5E8}\u{5D8}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5D8}\u{5E8}\u{5E4}\u{5DC} example.org/he/\u{5D4}\u{5E8}\u{5D6}\u{5E2} \u{5D5}\u{5D0}\u{5E8}"
      ),
      (
        "\u{631}\u{627}\u{62C}\u{639} example.net/ar/\u{645}\u{633}\u{627}\u{639}\u{62F}\u{629} \u{644}\u{644}\u{62A}\u{641}\u{627}\u{635}\u{64A}\u{644}",
        "\u{644}\u{64A}\u{635}\u{627}\u{641}\u{62A}\u{644}\u{644} example.net/ar/\u{629}\u{62F}\u{639}\u{627}\u{633}\u{645} \u{639}\u{62C}\u{627}\u{631}"
      ),
      (
        "\u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA} example.com.pk/ur/\u{645}\u{62F}\u{62F} \u{627}\u{628}\u{6BE}\u{6CC}",
        "\u{6CC}\u{6BE}\u{628}\u{627} example.com.pk/ur/\u{62F}\u{62F}\u{645} \u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F}"
      ),
    ] as [(String, String)])
  func aURLWithoutASchemeIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// An embedding before a number that nothing ends is closed behind it.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5D9}\u{5D9}\u{5D2}\u{5D5} \u{5DC}\u{202A}+1 212 555 0100 \u{5E2}\u{5D3} \u{5D7}\u{5DE}\u{5E9}.",
        ".\u{5E9}\u{5DE}\u{5D7} \u{5D3}\u{5E2} +1 212 555 0100\u{5DC} \u{5D5}\u{5D2}\u{5D9}\u{5D9}\u{5D7}"
      ),
      (
        "\u{627}\u{62A}\u{635}\u{644} \u{639}\u{644}\u{649} \u{202A}+966 50 123 4567 \u{642}\u{628}\u{644} \u{627}\u{644}\u{645}\u{633}\u{627}\u{621}.",
        ".\u{621}\u{627}\u{633}\u{645}\u{644}\u{627} \u{644}\u{628}\u{642} +966 50 123 4567 \u{649}\u{644}\u{639} \u{644}\u{635}\u{62A}\u{627}"
      ),
      (
        "\u{5E9}\u{5DC}\u{5D7}\u{5E0}\u{5D5} \u{202A}abc \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5D1}\u{5E2}\u{5E8}\u{5D1}.",
        ".\u{5D1}\u{5E8}\u{5E2}\u{5D1} \u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} abc \u{5D5}\u{5E0}\u{5D7}\u{5DC}\u{5E9}"
      ),
    ] as [(String, String)])
  func anOpenEmbeddingIsClosedBehindItsNumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// The same number without any control is one piece, too.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5D9}\u{5D9}\u{5D2}\u{5D5} \u{5DC}+1 212 555 0100 \u{5E2}\u{5D3} \u{5D7}\u{5DE}\u{5E9}",
        "\u{5E9}\u{5DE}\u{5D7} \u{5D3}\u{5E2} +1 212 555 0100\u{5DC} \u{5D5}\u{5D2}\u{5D9}\u{5D9}\u{5D7}"
      )
    ] as [(String, String)])
  func aPhoneNumberRightBehindAPrefixIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Folders that are all made or removed, three names, one right-to-left name, files with
  /// endings.
  @Test(arguments: [
    "rm -r \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}",
    "mkdir \u{639}\u{6A9}\u{633} \u{67E}\u{634}\u{62A}\u{6CC}\u{628}\u{627}\u{646}",
    "mv \u{5DE}\u{5E1}\u{5DE}\u{5DA} \u{5D9}\u{5E9}\u{5DF} \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}",
    "cp -r \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} src",
    "cp src \u{645}\u{62C}\u{644}\u{62F}",
    "mv \u{5D8}\u{5D9}\u{5D5}\u{5D8}\u{5D4}.txt \u{5E1}\u{5D5}\u{5E4}\u{5D9}.txt",
    "git add \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}",
    "echo \u{5E9}\u{5DC}\u{5D5}\u{5DD} > notes.txt",
  ])
  func otherCommandsAreWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A name behind no small word, and a file in small letters.
  @Test(arguments: [
    "feat: \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} Slack",
    "fix: \u{625}\u{635}\u{644}\u{627}\u{62D} Stripe",
    "fix: \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E9}\u{5DC} makefile",
    "docs: \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \u{5D3}\u{5E3} \u{5E2}\u{5DC}",
  ])
  func otherSubjectsAreWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Arabic spells these words otherwise.
  @Test(arguments: [
    "\u{633}\u{624}\u{627}\u{644}: 7 \u{D7} 8 = 56",
    "\u{627}\u{644}\u{645}\u{633}\u{623}\u{644}\u{629}: 9 \u{D7} 6 = 54",
    "\u{627}\u{62E}\u{62A}\u{628}\u{627}\u{631}: 7 + 8 = 15",
  ])
  func otherEquationsMayBeReadEitherWay(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [.auto])
  }

  /// One slash, a number behind a prefix, a currency beside its number, a nickname inside a name,
  /// a closed embedding, titles.
  @Test(arguments: [
    "\u{5E8}\u{5D0}\u{5D5} example.com/\u{5E2}\u{5D6}\u{5E8}\u{5D4} \u{5DB}\u{5D0}\u{5DF}",
    "\u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5E0}\u{5D5} \u{5DC}+5 \u{5E2}\u{5D5}\u{5D3}",
    "\u{5DE}\u{5D7}\u{5D9}\u{5E8} 499 \u{20AA} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5D4}\u{5E1}\u{5E4}\u{5E8} \u{5E9}\u{5DC} William \"Bill\" Gates \u{5D9}\u{5E6}\u{5D0}",
    "\u{5D4}\u{5EA}\u{5E7}\u{5E9}\u{5E8} \u{5D0}\u{5DC} \u{202A}+972 52-123-4567\u{202C} \u{5DE}\u{5D4}\u{5E0}\u{5D9}\u{5D9}\u{5D3}",
    "Signed In As \u{5D3}\u{5E0}\u{5D4}, Not You",
  ])
  func otherPiecesAreWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.right])
  }
}
