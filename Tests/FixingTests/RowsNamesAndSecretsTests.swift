import BidiAlgorithm
import Fixing
import Testing

/// Rows of names and numbers, sentences that go on from another line or end in a name, and codes
/// that begin with a sign.
@Suite struct RowsNamesAndSecretsTests {
  private static let left = LineExpectations.left
  private static let right = LineExpectations.right

  /// Names and numbers between bars stand in the order of the columns.
  @Test(
    arguments: [
      (
        "| \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} | \u{5E0}\u{5EA}\u{5E0}\u{5D9}\u{5D4} | 12 |",
        "| \u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E0}\u{5D3} | \u{5D4}\u{5D9}\u{5E0}\u{5EA}\u{5E0} | 12 |"
      ),
      (
        "| 4 | \u{6CC}\u{627}\u{633}\u{631} | \u{644}\u{627}\u{6C1}\u{648}\u{631} |",
        "| 4 | \u{631}\u{633}\u{627}\u{6CC} | \u{631}\u{648}\u{6C1}\u{627}\u{644} |"
      ),
      (
        "\u{2502} \u{645}\u{631}\u{6CC}\u{645} \u{2502} \u{634}\u{6CC}\u{631}\u{627}\u{632} \u{2502} 7 \u{2502} 9 \u{2502}",
        "\u{2502} \u{645}\u{6CC}\u{631}\u{645} \u{2502} \u{632}\u{627}\u{631}\u{6CC}\u{634} \u{2502} 7 \u{2502} 9 \u{2502}"
      ),
      (
        "| \u{643}\u{631}\u{64A}\u{645} | 30/05/2024 | \u{62C}\u{62F}\u{629} |",
        "| \u{645}\u{64A}\u{631}\u{643} | 30/05/2024 | \u{629}\u{62F}\u{62C} |"
      ),
    ] as [(String, String)])
  func namesAndNumbersStandInColumns(_ text: String, _ wanted: String) {
    expect(text, wanted, Self.left)
  }

  /// Such a row is whole from right to left, whatever decides that.
  @Test(arguments: [
    "| \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} | \u{5E0}\u{5EA}\u{5E0}\u{5D9}\u{5D4} | 12 |",
    "| \u{643}\u{631}\u{64A}\u{645} | 30/05/2024 | \u{62C}\u{62F}\u{629} |",
  ])
  func aTableFromTheRightStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, Self.right])
  }

  /// Words alone, two cells, other digits, long cells, and rows without bars around them.
  @Test(arguments: [
    "| \u{5D3}\u{5E0}\u{5D4} | \u{5E0}\u{5EA}\u{5E0}\u{5D9}\u{5D4} | \u{5DB}\u{5DF} |",
    "| \u{5E9}\u{5DD} | \u{5D2}\u{5D9}\u{5DC} |",
    "| \u{62E}\u{627}\u{644}\u{62F} | \u{662}\u{665} | \u{62C}\u{62F}\u{629} |",
    "| \u{5EA}\u{5D9}\u{5D0}\u{5D5}\u{5E8} \u{5D0}\u{5E8}\u{5D5}\u{5DA} \u{5E9}\u{5DC} \u{5D4}\u{5DE}\u{5D5}\u{5E6}\u{5E8} \u{5DB}\u{5D0}\u{5DF} | \u{5E4}\u{5E8}\u{5D9}\u{5D8} | 12 |",
    "\u{5E7}\u{5D8}\u{5DC}\u{5D5}\u{5D2} \u{5E8}\u{5D0}\u{5E9}\u{5D9} | \u{5D3}\u{5E3} \u{5D4}\u{5D1}\u{5D9}\u{5EA}",
    "\u{5D3}\u{5E0}\u{5D4} | \u{5E0}\u{5EA}\u{5E0}\u{5D9}\u{5D4} | 12",
    "| \u{5E8}\u{5D5}\u{5EA} | 5 |",
  ])
  func otherRowsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [Self.left])
  }

  @Test(
    arguments: [
      (
        "...\u{5D0}\u{5D7}\u{5E8} \u{5DB}\u{5DA} \u{5D4}\u{5D5}\u{5D0} \u{5D2}\u{5E8} \u{5D0}\u{5E6}\u{5DC} David \u{5E9}\u{5E0}\u{5D4} \u{5E9}\u{5DC}\u{5DE}\u{5D4}.",
        ".\u{5D4}\u{5DE}\u{5DC}\u{5E9} \u{5D4}\u{5E0}\u{5E9} David \u{5DC}\u{5E6}\u{5D0} \u{5E8}\u{5D2} \u{5D0}\u{5D5}\u{5D4} \u{5DA}\u{5DB} \u{5E8}\u{5D7}\u{5D0}..."
      ),
      (
        "\u{2026}\u{633}\u{67E}\u{633} \u{628}\u{647} Paris \u{631}\u{641}\u{62A}\u{6CC}\u{645} \u{648} \u{645}\u{627}\u{646}\u{62F}\u{6CC}\u{645}.",
        ".\u{645}\u{6CC}\u{62F}\u{646}\u{627}\u{645} \u{648} \u{645}\u{6CC}\u{62A}\u{641}\u{631} Paris \u{647}\u{628} \u{633}\u{67E}\u{633}\u{2026}"
      ),
      (
        "...\u{644}\u{643}\u{646}\u{647}\u{627} \u{639}\u{627}\u{62F}\u{62A} \u{645}\u{646} Berlin \u{642}\u{628}\u{644} \u{627}\u{644}\u{62D}\u{631}\u{628}!",
        "!\u{628}\u{631}\u{62D}\u{644}\u{627} \u{644}\u{628}\u{642} Berlin \u{646}\u{645} \u{62A}\u{62F}\u{627}\u{639} \u{627}\u{647}\u{646}\u{643}\u{644}..."
      ),
      (
        "..\u{67E}\u{6BE}\u{631} \u{648}\u{6C1} Karachi \u{633}\u{6D2} \u{648}\u{627}\u{67E}\u{633} \u{622}\u{6CC}\u{627}\u{6D4}",
        "\u{6D4}\u{627}\u{6CC}\u{622} \u{633}\u{67E}\u{627}\u{648} \u{6D2}\u{633} Karachi \u{6C1}\u{648} \u{631}\u{6BE}\u{67E}.."
      ),
    ] as [(String, String)])
  func aSentenceGoesOnBehindDots(_ text: String, _ wanted: String) {
    expect(text, wanted, Self.left)
    LineExpectations.expectNothing(Array(text.unicodeScalars), [Self.right])
  }

  @Test(
    arguments: [
      (
        "\u{5D4}\u{5DE}\u{5E1}\u{5DE}\u{5DA} \u{5D4}\u{5D5}\u{5E2}\u{5DC}\u{5D4} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5D1}\u{5D0}\u{5DE}\u{5E6}\u{5E2}\u{5D5}\u{5EA} Microsoft Word",
        "Microsoft Word \u{5EA}\u{5D5}\u{5E2}\u{5E6}\u{5DE}\u{5D0}\u{5D1} \u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{5D4}\u{5DC}\u{5E2}\u{5D5}\u{5D4} \u{5DA}\u{5DE}\u{5E1}\u{5DE}\u{5D4}"
      ),
      (
        "\u{642}\u{627}\u{626}\u{645}\u{629} \u{627}\u{644}\u{635}\u{648}\u{631} \u{645}\u{62D}\u{641}\u{648}\u{638}\u{629} \u{627}\u{644}\u{622}\u{646} \u{641}\u{64A} Dropbox",
        "Dropbox \u{64A}\u{641} \u{646}\u{622}\u{644}\u{627} \u{629}\u{638}\u{648}\u{641}\u{62D}\u{645} \u{631}\u{648}\u{635}\u{644}\u{627} \u{629}\u{645}\u{626}\u{627}\u{642}"
      ),
      (
        "\u{62A}\u{645} \u{627}\u{644}\u{62D}\u{641}\u{638} \u{628}\u{648}\u{627}\u{633}\u{637}\u{629} Adobe Acrobat Reader.",
        ".Adobe Acrobat Reader \u{629}\u{637}\u{633}\u{627}\u{648}\u{628} \u{638}\u{641}\u{62D}\u{644}\u{627} \u{645}\u{62A}"
      ),
      (
        "\u{5E4}\u{5E8}\u{5D5}\u{5D9}\u{5E7}\u{5D8} \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5E2}\u{5DC} Google Drive!",
        "!Google Drive \u{5DC}\u{5E2} \u{5E8}\u{5DE}\u{5E9}\u{5E0} \u{5D8}\u{5E7}\u{5D9}\u{5D5}\u{5E8}\u{5E4}"
      ),
      (
        "\u{627}\u{6CC}\u{646} \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{633}\u{627}\u{62E}\u{62A}\u{647} \u{634}\u{62F}\u{647} \u{62A}\u{648}\u{633}\u{637} LibreOffice Writer",
        "LibreOffice Writer \u{637}\u{633}\u{648}\u{62A} \u{647}\u{62F}\u{634} \u{647}\u{62A}\u{62E}\u{627}\u{633} \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} \u{646}\u{6CC}\u{627}"
      ),
      (
        "\u{6CC}\u{6C1} \u{641}\u{627}\u{626}\u{644} \u{6A9}\u{6BE}\u{648}\u{644}\u{6CC} \u{6AF}\u{626}\u{6CC} \u{628}\u{630}\u{631}\u{6CC}\u{639}\u{6C1} Mozilla Firefox",
        "Mozilla Firefox \u{6C1}\u{639}\u{6CC}\u{631}\u{630}\u{628} \u{6CC}\u{626}\u{6AF} \u{6CC}\u{644}\u{648}\u{6BE}\u{6A9} \u{644}\u{626}\u{627}\u{641} \u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func aSentenceEndsInAName(_ text: String, _ wanted: String) {
    expect(text, wanted, Self.left)
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, Self.right])
  }

  /// Titles of windows, labels, what is somebody's, and dots that a blank parts from the words.
  @Test(arguments: [
    "\u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9} \u{5D7}\u{5D3}\u{5E9} \u{5E9}\u{5DC} \u{5D4}\u{5E8}\u{5E9}\u{5D5}\u{5EA} - Google Chrome",
    "\u{5E9}\u{5EA}\u{5E3} \u{5E2}\u{5DD} Google",
    "\u{5DE}\u{5D3}\u{5E8}\u{5D9}\u{5DA} \u{5DE}\u{5DC}\u{5D0} \u{5DC}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5E9}\u{5DC} Adobe Photoshop",
    "\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} \u{5D4}\u{5D3}\u{5E4}\u{5D3}\u{5E4}\u{5DF} Google Chrome",
    "\u{62A}\u{631}\u{62C}\u{645}\u{629} \u{645}\u{646} Google",
    "\u{5E0}\u{5E4}\u{5EA}\u{5D7} \u{5E2}\u{5DD} Google Chrome",
    "... \u{5D0}\u{5D7}\u{5E8} \u{5DB}\u{5DA} \u{5E8}\u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D0}\u{5EA} David",
    "\u{2026}Paris",
  ])
  func otherLinesWithANameAtTheirEndStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [Self.left])
  }

  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5EA} \u{5D4}\u{5E8}\u{5E9}\u{5EA}, \u{5D4}\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4}: !Negev77",
        "!Negev77 :\u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5E1}\u{5D4} ,\u{5EA}\u{5E9}\u{5E8}\u{5D4} \u{5EA}\u{5DE}\u{5E1}\u{5D9}\u{5E1}"
      ),
      (
        "\u{5E7}\u{5D5}\u{5D3} \u{5D4}\u{5DB}\u{5E0}\u{5D9}\u{5E1}\u{5D4}: !Galil2023",
        "!Galil2023 :\u{5D4}\u{5E1}\u{5D9}\u{5E0}\u{5DB}\u{5D4} \u{5D3}\u{5D5}\u{5E7}"
      ),
      (
        "\u{631}\u{645}\u{632} \u{627}\u{644}\u{62F}\u{62E}\u{648}\u{644}: ?Nile2022",
        "?Nile2022 :\u{644}\u{648}\u{62E}\u{62F}\u{644}\u{627} \u{632}\u{645}\u{631}"
      ),
      (
        "\u{6A9}\u{62F} \u{645}\u{647}\u{645}\u{627}\u{646}: ^Shiraz88",
        "^Shiraz88 :\u{646}\u{627}\u{645}\u{647}\u{645} \u{62F}\u{6A9}"
      ),
      (
        "\u{648}\u{627}\u{626}\u{6CC} \u{641}\u{627}\u{626}\u{6CC} \u{67E}\u{627}\u{633} \u{648}\u{631}\u{688}: *Multan99",
        "*Multan99 :\u{688}\u{631}\u{648} \u{633}\u{627}\u{67E} \u{6CC}\u{626}\u{627}\u{641} \u{6CC}\u{626}\u{627}\u{648}"
      ),
      (
        "\u{645}\u{641}\u{62A}\u{627}\u{62D} \u{627}\u{644}\u{634}\u{628}\u{643}\u{629}: &Amman44a",
        "&Amman44a :\u{629}\u{643}\u{628}\u{634}\u{644}\u{627} \u{62D}\u{627}\u{62A}\u{641}\u{645}"
      ),
      (
        "\u{6A9}\u{644}\u{6CC}\u{62F} \u{634}\u{628}\u{6A9}\u{647}: !Yazd1401 \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} !Yazd1401 :\u{647}\u{6A9}\u{628}\u{634} \u{62F}\u{6CC}\u{644}\u{6A9}"
      ),
    ] as [(String, String)])
  func aSignBeginsACode(_ text: String, _ wanted: String) {
    expect(text, wanted, .auto)
    expect(text, wanted, Self.right)
  }

  /// Behind a short label a code is in its place from left to right.
  @Test func aCodeStaysRightOfItsLabel() {
    LineExpectations.expectNothing(
      pseudo: "{U+05E7}{U+05D5}{U+05D3} ABCD: !{U+0047}alil2023", [Self.left])
  }

  /// A sign behind a code may end its sentence, and one behind another word may be anybody's.
  @Test(arguments: [
    "\u{5D4}\u{5E2}\u{5D9}\u{5E8}: !Haifa2024",
    "\u{5E7}\u{5D5}\u{5D3}: Haifa2024!",
    "\u{5E7}\u{5D5}\u{5D3} \u{5D4}\u{5D4}\u{5E0}\u{5D7}\u{5D4} SAVE20! \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{634}\u{647}\u{631}: !Tehran1402",
  ])
  func otherSignsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, Self.right])
  }

  private func expect(
    _ text: String, _ wanted: String, _ direction: BaseDirection,
    at location: SourceLocation = #_sourceLocation
  ) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), direction, at: location)
  }
}
