import BidiAlgorithm
import Fixing
import Testing

/// Paths with a number between right-to-left folders, and right-to-left sentences that end in a
/// prefix and a Latin name; each with what looks like it and is whole.
@Suite struct FoldersAndPrefixesTests {
  /// A Latin folder, a number between right-to-left ones, and three slashes are a path.
  @Test(
    arguments: [
      (
        "Docs/\u{5D7}\u{5D5}\u{5D6}\u{5D9}\u{5DD}/2021/\u{5DC}\u{5E7}\u{5D5}\u{5D7}\u{5D5}\u{5EA}",
        "Docs/\u{5DD}\u{5D9}\u{5D6}\u{5D5}\u{5D7}/2021/\u{5EA}\u{5D5}\u{5D7}\u{5D5}\u{5E7}\u{5DC}"
      ),
      (
        "Music/\u{623}\u{63A}\u{627}\u{646}\u{64A}/1998/\u{642}\u{62F}\u{64A}\u{645}/",
        "Music/\u{64A}\u{646}\u{627}\u{63A}\u{623}/1998/\u{645}\u{64A}\u{62F}\u{642}/"
      ),
      (
        "see backup/\u{639}\u{6A9}\u{633}/05/\u{62A}\u{627}\u{628}\u{633}\u{62A}\u{627}\u{646} now",
        "see backup/\u{633}\u{6A9}\u{639}/05/\u{646}\u{627}\u{62A}\u{633}\u{628}\u{627}\u{62A} now"
      ),
      (
        "example.org/\u{62E}\u{628}\u{631}\u{6CC}\u{6BA}/2020/\u{6A9}\u{6BE}\u{6CC}\u{644}",
        "example.org/\u{6BA}\u{6CC}\u{631}\u{628}\u{62E}/2020/\u{644}\u{6CC}\u{6BE}\u{6A9}"
      ),
      (
        "Music/\u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD}/1998/\u{5D9}\u{5E9}\u{5DF}/\u{5E8}\u{5D5}\u{5E7}/\u{5D7}\u{5D9}.",
        "Music/\u{5DD}\u{5D9}\u{5E8}\u{5D9}\u{5E9}/1998/\u{5DF}\u{5E9}\u{5D9}/\u{5E7}\u{5D5}\u{5E8}/\u{5D9}\u{5D7}."
      ),
    ] as [(String, String)])
  func foldersAroundANumberAreAPath(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Words for the same, words to choose from, dates, units.
  @Test(arguments: [
    "and/\u{5D0}\u{5D5}",
    "a/\u{5D1}/\u{5D2}",
    "x/\u{5E1}\u{5E4}\u{5E8}/5/\u{5D3}\u{5E3}",
    "Salam/\u{5E9}\u{5DC}\u{5D5}\u{5DD}/\u{633}\u{644}\u{627}\u{645}",
    "Photos/\u{5D8}\u{5D9}\u{5D5}\u{5DC}/2023",
    "Docs/\u{5D7}\u{5D5}\u{5D6}\u{5D9}\u{5DD}/\u{5D3}\u{5D5}\u{5D7}",
    "12/05/2023 \u{5D0}\u{5D1}/\u{5D2}\u{5D3}",
    "km/\u{5E9}\u{5E2}\u{5D4}/\u{5D3}\u{5E7}\u{5D4}",
  ])
  func wordsWithSlashesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// In a line from right to left the folders may follow each other so.
  @Test(arguments: [
    "Photos/\u{5D8}\u{5D9}\u{5D5}\u{5DC}/2023/\u{5D0}\u{5D9}\u{5DC}\u{5EA}",
    "\u{5E9}\u{5DE}\u{5D5}\u{5E8} \u{5D1}-Docs/\u{5D7}\u{5D5}\u{5D6}\u{5D9}\u{5DD}/2021/\u{5DC}\u{5E7}\u{5D5}\u{5D7}\u{5D5}\u{5EA}",
    "\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}/English/2/\u{644}\u{63A}\u{627}\u{62A}",
  ])
  func foldersFromTheRightAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A prefix and its hyphen stand beside the Latin name, however short the sentence is.
  @Test(
    arguments: [
      ("\u{5D7}\u{5E4}\u{5E9} \u{5D1}-Maps", "Maps-\u{5D1} \u{5E9}\u{5E4}\u{5D7}"),
      (
        "\u{5DE}\u{5E0}\u{5D5}\u{5D9}\u{5D9} \u{5D4}-Gold!",
        "!Gold-\u{5D4} \u{5D9}\u{5D9}\u{5D5}\u{5E0}\u{5DE}"
      ),
      (
        "\u{5E9}\u{5EA}\u{5E3} \u{5D1}\u{5BE}Dropbox", "Dropbox\u{5BE}\u{5D1} \u{5E3}\u{5EA}\u{5E9}"
      ),
      (
        "\u{5E2}\u{5D1}\u{5E8}\u{5D5} \u{5DC}-Windows 11",
        "Windows 11-\u{5DC} \u{5D5}\u{5E8}\u{5D1}\u{5E2}"
      ),
      (
        "\u{5E9}\u{5E8}\u{5D4} \u{5DB}\u{5D4}\u{5DF} \u{5D5}\u{5E8}\u{5D5}\u{5DF} \u{5D5}-Bob",
        "Bob-\u{5D5} \u{5DF}\u{5D5}\u{5E8}\u{5D5} \u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E8}\u{5E9}"
      ),
      (
        "\u{62C}\u{647}\u{627}\u{632} \u{627}\u{644}-Router",
        "Router-\u{644}\u{627} \u{632}\u{627}\u{647}\u{62C}"
      ),
      (
        "\u{62F}\u{62E}\u{648}\u{644} \u{628}\u{640}LinkedIn",
        "LinkedIn\u{640}\u{628} \u{644}\u{648}\u{62E}\u{62F}"
      ),
      (
        "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{644}\u{640} Dropbox",
        "Dropbox \u{640}\u{644} \u{627}\u{628}\u{62D}\u{631}\u{645}"
      ),
    ] as [(String, String)])
  func aPrefixStandsBesideItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A prefix alone, other hyphens, names with what is said of them, English, cells, files.
  @Test(arguments: [
    "\u{5DC}-Pro",
    "\u{5E9}\u{5D3}\u{5E8}\u{5D2} Pro",
    "\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}-Jaffa",
    "\u{5E1}\u{5D5}\u{5D2} \u{5D0}-Plus",
    "\u{5D3}\u{5E0}\u{5D4} (\u{5D1}-Zoom)",
    "\u{5D3}\u{5E0}\u{5D4}: \u{5D1}-Zoom",
    "\u{5E9}\u{5DD}\t\u{5D1}-Zoom",
    "\u{5D3}\u{5E0}\u{5D4} \u{5D1}-London is here",
    "\u{5E2}\u{5E8}\u{5D5}\u{5E5} \u{5D0}\u{5DC}-Jazeera",
    "welcome \u{5D1}-Zoom",
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D4}-Q3.pdf",
    "\u{5D3}\u{5D5}\u{5D7} \u{5D1}-May final.xlsx",
  ])
  func otherEndsInANameAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
