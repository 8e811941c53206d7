import BidiAlgorithm
import Fixing
import Testing

/// Settings with right-to-left names, and rows of changed files with right-to-left folders.
@Suite struct SettingTests {
  /// Low lines make the name of a setting of right-to-left words: sign and value stand right of it.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{62D}\u{62F}_\u{627}\u{644}\u{623}\u{642}\u{635}\u{649}: 250",
        "\u{649}\u{635}\u{642}\u{623}\u{644}\u{627}_\u{62F}\u{62D}\u{644}\u{627}: 250"
      ),
      (
        "\u{5DE}\u{5E1}\u{5E4}\u{5E8}_\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA}: 40",
        "\u{5EA}\u{5D5}\u{5E8}\u{5D5}\u{5E9}_\u{5E8}\u{5E4}\u{5E1}\u{5DE}: 40"
      ),
      (
        "\u{5D2}\u{5D5}\u{5D3}\u{5DC}_\u{5D3}\u{5E3} = 80",
        "\u{5E3}\u{5D3}_\u{5DC}\u{5D3}\u{5D5}\u{5D2} = 80"
      ),
      (
        "\u{627}\u{646}\u{62F}\u{627}\u{632}\u{647}_\u{635}\u{641}\u{62D}\u{647}=12",
        "\u{647}\u{62D}\u{641}\u{635}_\u{647}\u{632}\u{627}\u{62F}\u{646}\u{627}=12"
      ),
      (
        "\u{635}\u{641}\u{62D}\u{6C1}_\u{646}\u{645}\u{628}\u{631}: 5",
        "\u{631}\u{628}\u{645}\u{646}_\u{6C1}\u{62D}\u{641}\u{635}: 5"
      ),
      (
        "\u{62D}\u{62C}\u{645}_\u{627}\u{644}\u{62E}\u{637}: [1, 2]",
        "\u{637}\u{62E}\u{644}\u{627}_\u{645}\u{62C}\u{62D}: [1, 2]"
      ),
      (
        "let \u{5DE}\u{5E1}\u{5E4}\u{5E8}_\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA} = 40;",
        "let \u{5EA}\u{5D5}\u{5E8}\u{5D5}\u{5E9}_\u{5E8}\u{5E4}\u{5E1}\u{5DE} = 40;"
      ),
      (
        "\u{5E9}\u{5DD}_\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}: \"\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}\"",
        "\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE}_\u{5DD}\u{5E9}: \"\u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3}\""
      ),
    ] as [(String, String)])
  func theValueStandsRightOfTheName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A label, words for the same thing, a key of a menu, and what is drawn right as it is.
  @Test(arguments: [
    "\u{5DE}\u{5E1}\u{5E4}\u{5E8} \u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA}: 40",
    "\u{627}\u{644}\u{62D}\u{62F}: 250",
    "\u{5E9}\u{5DD}_\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}: true",
    "\u{5E6}_\u{5D1}\u{5E2}: 5",
    "\u{5D2}\u{5D5}\u{5D3}\u{5DC}-\u{5D3}\u{5E3}: 80",
    "\u{627}\u{646}\u{62F}\u{627}\u{632}\u{647}_\u{635}\u{641}\u{62D}\u{647}: dark",
  ])
  func otherLinesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// In a line from right to left a setting runs so.
  @Test(arguments: [
    "\u{627}\u{644}\u{62D}\u{62F}_\u{627}\u{644}\u{623}\u{642}\u{635}\u{649}: 250",
    "\u{5DE}\u{5E1}\u{5E4}\u{5E8}_\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA} = 40",
    "\u{635}\u{641}\u{62D}\u{6C1}_\u{646}\u{645}\u{628}\u{631}: 5",
  ])
  func settingsStayFromRightToLeft(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// So it does where nobody set a direction.
  @Test(arguments: [
    "\u{627}\u{644}\u{62D}\u{62F}_\u{627}\u{644}\u{623}\u{642}\u{635}\u{649}: 250",
    "\u{5DE}\u{5E1}\u{5E4}\u{5E8}_\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA}: 40",
  ])
  func settingsStayWhereNothingIsSet(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// The folders and the number of a changed file follow each other as the row does.
  @Test(
    arguments: [
      (
        " \u{5EA}\u{5D9}\u{5E2}\u{5D5}\u{5D3}/\u{5DE}\u{5D1}\u{5D5}\u{5D0} | 12 +++---",
        " \u{5D3}\u{5D5}\u{5E2}\u{5D9}\u{5EA}/\u{5D0}\u{5D5}\u{5D1}\u{5DE} | 12 +++---"
      ),
      (
        " \u{62F}\u{631}\u{648}\u{633}/\u{62A}\u{645}\u{627}\u{631}\u{64A}\u{646} | 3 ++-",
        " \u{633}\u{648}\u{631}\u{62F}/\u{646}\u{64A}\u{631}\u{627}\u{645}\u{62A} | 3 ++-"
      ),
      (
        " \u{627}\u{633}\u{646}\u{627}\u{62F}/\u{631}\u{627}\u{647}\u{646}\u{645}\u{627} | 40 ++++++---",
        " \u{62F}\u{627}\u{646}\u{633}\u{627}/\u{627}\u{645}\u{646}\u{647}\u{627}\u{631} | 40 ++++++---"
      ),
      (
        " \u{6A9}\u{62A}\u{628}/\u{633}\u{628}\u{642} | 2 +-",
        " \u{628}\u{62A}\u{6A9}/\u{642}\u{628}\u{633} | 2 +-"
      ),
    ] as [(String, String)])
  func foldersOfAChangedFileFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Words with a slash that no number of lines follows are a choice.
  @Test(arguments: [
    "\u{5DB}\u{5DF}/\u{5DC}\u{5D0}",
    "\u{646}\u{639}\u{645}/\u{644}\u{627} | yes/no",
  ])
  func wordsToChooseFromStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
