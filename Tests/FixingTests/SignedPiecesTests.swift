import BidiAlgorithm
import Fixing
import Testing

/// Small pieces of Latin letters, digits and signs in right-to-left sentences: grades, codes that
/// are dialled, keys, notes, what shells and editors are given; each with what looks like it and is
/// whole.
@Suite struct SignedPiecesTests {
  /// Grades and groups of blood with their signs, before a comma and other signs of the sentence.
  @Test(
    arguments: [
      (
        "\u{5E6}\u{5E8}\u{5D9}\u{5DA} \u{5DE}\u{5E0}\u{5D5}\u{5EA} O-, A- \u{5D5}-AB+ \u{5E2}\u{5D3} \u{5D4}\u{5E2}\u{5E8}\u{5D1}",
        "\u{5D1}\u{5E8}\u{5E2}\u{5D4} \u{5D3}\u{5E2} AB+-\u{5D5} A- ,O- \u{5EA}\u{5D5}\u{5E0}\u{5DE} \u{5DA}\u{5D9}\u{5E8}\u{5E6}"
      ),
      (
        "\u{5E7}\u{5D9}\u{5D1}\u{5DC}\u{5E0}\u{5D5} B-, \u{5DC}\u{5D0} C-.",
        ".C- \u{5D0}\u{5DC} ,B- \u{5D5}\u{5E0}\u{5DC}\u{5D1}\u{5D9}\u{5E7}"
      ),
      (
        "\u{5D4}\u{5EA}\u{5DC}\u{5DE}\u{5D9}\u{5D3}\u{5D4} \u{5E7}\u{5D9}\u{5D1}\u{5DC}\u{5D4} (\u{5E6}\u{5D9}\u{5D5}\u{5DF} A-) \u{5D1}\u{5E1}\u{5D5}\u{5E3}",
        "\u{5E3}\u{5D5}\u{5E1}\u{5D1} (A- \u{5DF}\u{5D5}\u{5D9}\u{5E6}) \u{5D4}\u{5DC}\u{5D1}\u{5D9}\u{5E7} \u{5D4}\u{5D3}\u{5D9}\u{5DE}\u{5DC}\u{5EA}\u{5D4}"
      ),
      (
        "\u{641}\u{635}\u{64A}\u{644}\u{629} \u{627}\u{644}\u{62F}\u{645} AB-\u{60C} \u{648}\u{627}\u{644}\u{632}\u{645}\u{631}\u{629} B-: \u{646}\u{627}\u{62F}\u{631}\u{62A}\u{627}\u{646}",
        "\u{646}\u{627}\u{62A}\u{631}\u{62F}\u{627}\u{646} :B- \u{629}\u{631}\u{645}\u{632}\u{644}\u{627}\u{648} \u{60C}AB- \u{645}\u{62F}\u{644}\u{627} \u{629}\u{644}\u{64A}\u{635}\u{641}"
      ),
      (
        "\u{6AF}\u{631}\u{648}\u{647} \u{62E}\u{648}\u{646}\u{6CC} O-\u{60C} B- \u{648} A+ \u{644}\u{627}\u{632}\u{645} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{645}\u{632}\u{627}\u{644} A+ \u{648} B- \u{60C}O- \u{6CC}\u{646}\u{648}\u{62E} \u{647}\u{648}\u{631}\u{6AF}"
      ),
      (
        "\u{62E}\u{648}\u{646} \u{6A9}\u{627} \u{6AF}\u{631}\u{648}\u{67E} A-\u{60C} \u{6CC}\u{627} O+ \u{62F}\u{631}\u{6A9}\u{627}\u{631} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{631}\u{627}\u{6A9}\u{631}\u{62F} O+ \u{627}\u{6CC} \u{60C}A- \u{67E}\u{648}\u{631}\u{6AF} \u{627}\u{6A9} \u{646}\u{648}\u{62E}"
      ),
      (
        "\u{5E1}\u{5D5}\u{5D2} \u{5D3}\u{5DD} O Rh- \u{5E0}\u{5D3}\u{5D9}\u{5E8}",
        "\u{5E8}\u{5D9}\u{5D3}\u{5E0} O Rh- \u{5DD}\u{5D3} \u{5D2}\u{5D5}\u{5E1}"
      ),
      (
        "\u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} B\u{2212}, \u{5D0}\u{5D7}\u{5E8}\u{5D9} \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D4}",
        "\u{5D4}\u{5D3}\u{5E8}\u{5D5}\u{5D4} \u{5D9}\u{5E8}\u{5D7}\u{5D0} ,B\u{2212} \u{5D2}\u{5D5}\u{5E8}\u{5D9}\u{5D3}"
      ),
    ] as [(String, String)])
  func aGradeIsAnItemOfAList(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// What is drawn in its own order: between Latin letters, at the end with a hyphen behind a
  /// prefix, and right-to-left letters.
  @Test(arguments: [
    "\u{5E6}\u{5D9}\u{5D5}\u{5E0}\u{5D9}\u{5DD}: A-, B+, C",
    "\u{5D5}\u{5D9}\u{5D8}\u{5DE}\u{5D9}\u{5DF} \u{5D1}-A, \u{5D1}-B \u{5D5}\u{5D1}\u{5E9}\u{5DC}\u{5D9}\u{5E9}\u{5D9}",
    "\u{5D4}\u{5E1}\u{5D3}\u{5E8}\u{5D4} X-Men, \u{5E2}\u{5D5}\u{5E0}\u{5D4} 2",
    "\u{637}\u{627}\u{628}\u{642} A\u{60C} \u{634}\u{642}\u{629} B",
    "\u{645}\u{644}\u{641} A-B\u{60C} \u{635}\u{641}\u{62D}\u{629} \u{663}",
    "\u{631}\u{62F}\u{6CC}\u{641} A\u{60C} \u{635}\u{646}\u{62F}\u{644}\u{6CC} \u{6F5}",
  ])
  func whatLooksLikeAGradeIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Codes that are dialled, in Persian, Arabic-Indic and European digits.
  @Test(
    arguments: [
      (
        "\u{628}\u{631}\u{627}\u{6CC} \u{645}\u{648}\u{62C}\u{648}\u{62F}\u{6CC} *\u{6F5}\u{6F5}\u{6F5}*\u{6F4}*\u{6F2}# \u{631}\u{627} \u{634}\u{645}\u{627}\u{631}\u{647}\u{200C}\u{6AF}\u{6CC}\u{631}\u{6CC} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6A9} \u{6CC}\u{631}\u{6CC}\u{6AF}\u{647}\u{631}\u{627}\u{645}\u{634} \u{627}\u{631} *\u{6F5}\u{6F5}\u{6F5}*\u{6F4}*\u{6F2}# \u{6CC}\u{62F}\u{648}\u{62C}\u{648}\u{645} \u{6CC}\u{627}\u{631}\u{628}"
      ),
      (
        "\u{6A9}\u{62F} *\u{6F1}\u{6F4}\u{6F0}# \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{632}\u{628} \u{627}\u{631} *\u{6F1}\u{6F4}\u{6F0}# \u{62F}\u{6A9}"
      ),
      (
        "\u{627}\u{637}\u{644}\u{628} *\u{667}\u{667}\u{667}# \u{644}\u{645}\u{639}\u{631}\u{641}\u{629} \u{627}\u{644}\u{631}\u{635}\u{64A}\u{62F}",
        "\u{62F}\u{64A}\u{635}\u{631}\u{644}\u{627} \u{629}\u{641}\u{631}\u{639}\u{645}\u{644} *\u{667}\u{667}\u{667}# \u{628}\u{644}\u{637}\u{627}"
      ),
      (
        "\u{5D1}\u{5E7}\u{5E9}\u{5D5} \u{5D9}\u{5EA}\u{5E8}\u{5D4} \u{5D1}-*159*3# \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}",
        "\u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2} *159*3#-\u{5D1} \u{5D4}\u{5E8}\u{5EA}\u{5D9} \u{5D5}\u{5E9}\u{5E7}\u{5D1}"
      ),
      (
        "\u{622}\u{626}\u{6CC} \u{627}\u{6CC}\u{645} \u{627}\u{6CC} \u{622}\u{626}\u{6CC} \u{6A9}\u{6D2} \u{644}\u{6CC}\u{6D2} *#\u{6F0}\u{6F6}# \u{645}\u{644}\u{627}\u{626}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{626}\u{627}\u{644}\u{645} *#\u{6F0}\u{6F6}# \u{6D2}\u{6CC}\u{644} \u{6D2}\u{6A9} \u{6CC}\u{626}\u{622} \u{6CC}\u{627} \u{645}\u{6CC}\u{627} \u{6CC}\u{626}\u{622}"
      ),
    ] as [(String, String)])
  func aDialledCodeIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Keys that are held with one of an arrow.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5D7}\u{5E6}\u{5D5} Ctrl+\u{2192} \u{5DC}\u{5DE}\u{5D9}\u{5DC}\u{5D4} \u{5D4}\u{5D1}\u{5D0}\u{5D4}",
        "\u{5D4}\u{5D0}\u{5D1}\u{5D4} \u{5D4}\u{5DC}\u{5D9}\u{5DE}\u{5DC} Ctrl+\u{2192} \u{5D5}\u{5E6}\u{5D7}\u{5DC}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5D9}\u{5E6}\u{5D5}\u{5E8} Alt+Shift+\u{2191}, \u{5D5}\u{5D0}\u{5D6} Enter",
        "Enter \u{5D6}\u{5D0}\u{5D5} ,Alt+Shift+\u{2191} \u{5E8}\u{5D5}\u{5E6}\u{5D9}\u{5E7}\u{5D4}"
      ),
      (
        "\u{627}\u{636}\u{63A}\u{637} \u{639}\u{644}\u{649} Shift+\u{2193} \u{644}\u{644}\u{62A}\u{62D}\u{62F}\u{64A}\u{62F}.",
        ".\u{62F}\u{64A}\u{62F}\u{62D}\u{62A}\u{644}\u{644} Shift+\u{2193} \u{649}\u{644}\u{639} \u{637}\u{63A}\u{636}\u{627}"
      ),
      (
        "\u{6A9}\u{644}\u{6CC}\u{62F} Win+\u{2190} \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{632}\u{628} \u{627}\u{631} Win+\u{2190} \u{62F}\u{6CC}\u{644}\u{6A9}"
      ),
      (
        "Alt+\u{2190}/\u{2192} \u{62F}\u{628}\u{627}\u{626}\u{6CC}\u{6BA} \u{627}\u{648}\u{631} \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} \u{631}\u{648}\u{627} \u{6BA}\u{6CC}\u{626}\u{627}\u{628}\u{62F} Alt+\u{2190}/\u{2192}"
      ),
    ] as [(String, String)])
  func aKeyWithAnArrowIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Arrows between steps and behind words.
  @Test(arguments: [
    "\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{2190} \u{5E9}\u{5DE}\u{5D9}\u{5E8}\u{5D4} \u{2190} \u{5E1}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5D4}\u{5E7}\u{5D9}\u{5E9}\u{5D5} \u{5E2}\u{5DC} \u{2190} \u{5DB}\u{5D3}\u{5D9} \u{5DC}\u{5D7}\u{5D6}\u{5D5}\u{5E8}",
    "\u{645}\u{644}\u{641} \u{2190} \u{62D}\u{641}\u{638}",
    "\u{645}\u{646}\u{648} \u{2190} \u{648}\u{6CC}\u{631}\u{627}\u{6CC}\u{634} \u{2190} \u{62D}\u{630}\u{641}",
    "\u{5D7}\u{5D9}\u{5E4}\u{5D5}\u{5E9} Ctrl+F \u{2190} \u{5D4}\u{5D1}\u{5D0}",
  ])
  func arrowsBetweenStepsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Names with signs of code: notes, elements that are counted, any value, versions behind a
  /// prefix.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E1}\u{5D5}\u{5DC}\u{5DD} E\u{266D} \u{5E0}\u{5DE}\u{5D5}\u{5DA} \u{5D9}\u{5D5}\u{5EA}\u{5E8}",
        "\u{5E8}\u{5EA}\u{5D5}\u{5D9} \u{5DA}\u{5D5}\u{5DE}\u{5E0} E\u{266D} \u{5DD}\u{5DC}\u{5D5}\u{5E1}\u{5D4}"
      ),
      (
        "\u{646}\u{63A}\u{645}\u{629} B\u{266D} \u{641}\u{64A} \u{627}\u{644}\u{633}\u{644}\u{645}",
        "\u{645}\u{644}\u{633}\u{644}\u{627} \u{64A}\u{641} B\u{266D} \u{629}\u{645}\u{63A}\u{646}"
      ),
      (
        "\u{5D4}\u{5D0}\u{5D9}\u{5D1}\u{5E8} n[k]++ \u{5D2}\u{5D3}\u{5DC}",
        "\u{5DC}\u{5D3}\u{5D2} n[k]++ \u{5E8}\u{5D1}\u{5D9}\u{5D0}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5EA} LOG=* \u{5D1}\u{5E1}\u{5D1}\u{5D9}\u{5D1}\u{5D4}",
        "\u{5D4}\u{5D1}\u{5D9}\u{5D1}\u{5E1}\u{5D1} LOG=* \u{5EA}\u{5E8}\u{5D3}\u{5D2}\u{5D4}"
      ),
      (
        "\u{5E2}\u{5D3}\u{5DB}\u{5E0}\u{5D5} \u{5DC}-^4.2.0 \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} ^4.2.0-\u{5DC} \u{5D5}\u{5E0}\u{5DB}\u{5D3}\u{5E2}"
      ),
    ] as [(String, String)])
  func signsOfCodeStayWithTheirNames(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// What a shell or a script puts something in the place of, and what may be done to a file.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E2}\u{5E8}\u{5DA} \u{5E9}\u{5DC} $(hostname) \u{5E8}\u{5D9}\u{5E7}",
        "\u{5E7}\u{5D9}\u{5E8} $(hostname) \u{5DC}\u{5E9} \u{5DA}\u{5E8}\u{5E2}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{646}\u{627}\u{62A}\u{62C} $((2*3)) \u{635}\u{62D}\u{64A}\u{62D}",
        "\u{62D}\u{64A}\u{62D}\u{635} $((2*3)) \u{62C}\u{62A}\u{627}\u{646}\u{644}\u{627}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5E8}\u{5D9}\u{5D0}\u{5D4} $(\"#menu\").show() \u{5DE}\u{5E6}\u{5D9}\u{5D2}\u{5D4}",
        "\u{5D4}\u{5D2}\u{5D9}\u{5E6}\u{5DE} $(\"#menu\").show() \u{5D4}\u{5D0}\u{5D9}\u{5E8}\u{5E7}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E8}\u{5E9}\u{5D0}\u{5D5}\u{5EA} -rw-rw-r-- \u{5DC}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "\u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5DC} -rw-rw-r-- \u{5EA}\u{5D5}\u{5D0}\u{5E9}\u{5E8}\u{5D4}"
      ),
      (
        "\u{635}\u{644}\u{627}\u{62D}\u{64A}\u{627}\u{62A} rwxr-x--- \u{644}\u{644}\u{645}\u{62C}\u{644}\u{62F}",
        "\u{62F}\u{644}\u{62C}\u{645}\u{644}\u{644} rwxr-x--- \u{62A}\u{627}\u{64A}\u{62D}\u{627}\u{644}\u{635}"
      ),
      (
        "\u{62F}\u{633}\u{62A}\u{631}\u{633}\u{6CC} drwxrwxr-x+ \u{628}\u{631}\u{627}\u{6CC} \u{67E}\u{648}\u{634}\u{647}",
        "\u{647}\u{634}\u{648}\u{67E} \u{6CC}\u{627}\u{631}\u{628} drwxrwxr-x+ \u{6CC}\u{633}\u{631}\u{62A}\u{633}\u{62F}"
      ),
    ] as [(String, String)])
  func whatAShellIsGivenIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Sums in brackets, and Latin words with hyphens.
  @Test(arguments: [
    "\u{5D4}\u{5E4}\u{5E1}\u{5D3} \u{5E9}\u{5DC} (5.00$) \u{5D1}\u{5E8}\u{5D1}\u{5E2}\u{5D5}\u{5DF}",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} read-write-run \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
    "\u{627}\u{644}\u{645}\u{644}\u{641} rw-test \u{647}\u{646}\u{627}",
  ])
  func moneyInBracketsAndWordsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Keys as the mappings of an editor name them.
  @Test(
    arguments: [
      (
        "\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} <C-w>v \u{644}\u{644}\u{62A}\u{642}\u{633}\u{64A}\u{645}",
        "\u{645}\u{64A}\u{633}\u{642}\u{62A}\u{644}\u{644} <C-w>v \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{645}\u{6CC}\u{627}\u{646}\u{628}\u{631} <leader>ff \u{628}\u{631}\u{627}\u{6CC} \u{62C}\u{633}\u{62A}\u{62C}\u{648}",
        "\u{648}\u{62C}\u{62A}\u{633}\u{62C} \u{6CC}\u{627}\u{631}\u{628} <leader>ff \u{631}\u{628}\u{646}\u{627}\u{6CC}\u{645}"
      ),
    ] as [(String, String)])
  func keysOfAnEditorStayInOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Brackets of the first key and the last one that are mirrored to what they were.
  @Test(arguments: [
    "\u{5D4}\u{5DE}\u{5D9}\u{5E4}\u{5D5}\u{5D9} <Esc>:wq<CR> \u{5E9}\u{5D5}\u{5DE}\u{5E8}",
    "\u{645}\u{6CC}\u{627}\u{646}\u{628}\u{631} <C-x><C-s> \u{628}\u{631}\u{627}\u{6CC} \u{630}\u{62E}\u{6CC}\u{631}\u{647}",
    "\u{5DE}\u{5E7}\u{5E9} <Esc> \u{5E1}\u{5D5}\u{5D2}\u{5E8}",
  ])
  func keysThatAreMirroredAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
