import BidiAlgorithm
import Fixing
import Testing

/// Titles of windows with the name of a program behind what is open in it.
@Suite struct ProgramTitleTests {
  /// What is open is a right-to-left text of its own, also where Latin letters cut it.
  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} Q3 \u{5DE}\u{5E2}\u{5D5}\u{5D3}\u{5DB}\u{5DF} - Google Sheets",
        "\u{5DF}\u{5DB}\u{5D3}\u{5D5}\u{5E2}\u{5DE} Q3 \u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9} \u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1} - Google Sheets"
      ),
      (
        "\u{62A}\u{642}\u{631}\u{64A}\u{631} \u{627}\u{644}\u{645}\u{628}\u{64A}\u{639}\u{627}\u{62A} PDF \u{627}\u{644}\u{646}\u{647}\u{627}\u{626}\u{64A} - Mozilla Firefox",
        "\u{64A}\u{626}\u{627}\u{647}\u{646}\u{644}\u{627} PDF \u{62A}\u{627}\u{639}\u{64A}\u{628}\u{645}\u{644}\u{627} \u{631}\u{64A}\u{631}\u{642}\u{62A} - Mozilla Firefox"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634} \u{67E}\u{631}\u{648}\u{698}\u{647} Android \u{646}\u{647}\u{627}\u{6CC}\u{6CC} - Microsoft Word",
        "\u{6CC}\u{6CC}\u{627}\u{647}\u{646} Android \u{647}\u{698}\u{648}\u{631}\u{67E} \u{634}\u{631}\u{627}\u{632}\u{6AF} - Microsoft Word"
      ),
    ] as [(String, String)])
  func theNameOfWhatIsOpenIsOneText(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What nothing cuts is drawn in its place.
  @Test(arguments: [
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} - Google Sheets",
    "\u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1} 2024 - Excel",
    "\u{62A}\u{642}\u{631}\u{64A}\u{631} \u{627}\u{644}\u{645}\u{628}\u{64A}\u{639}\u{627}\u{62A} - YouTube",
    "\u{62F}\u{627}\u{646}\u{627} Smith \u{639}\u{644}\u{6CC} - Manager",
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} Q3 - Google Docs",
  ])
  func wholeTitlesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A count stands before what is open, and a bar parts the site from it.
  @Test(
    arguments: [
      (
        "(3) \u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} PDF \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} | Facebook",
        "(3) \u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9} PDF \u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1} | Facebook"
      ),
      (
        "(12) \u{62A}\u{642}\u{631}\u{64A}\u{631} PDF \u{646}\u{647}\u{627}\u{626}\u{64A} - YouTube",
        "(12) \u{64A}\u{626}\u{627}\u{647}\u{646} PDF \u{631}\u{64A}\u{631}\u{642}\u{62A} - YouTube"
      ),
      (
        "* \u{6AF}\u{632}\u{627}\u{631}\u{634} Android \u{646}\u{647}\u{627}\u{6CC}\u{6CC} - Notepad",
        "* \u{6CC}\u{6CC}\u{627}\u{647}\u{646} Android \u{634}\u{631}\u{627}\u{632}\u{6AF} - Notepad"
      ),
      (
        "\u{631}\u{67E}\u{648}\u{631}\u{679} PDF \u{646}\u{626}\u{6CC} \u{B7} GitHub",
        "\u{6CC}\u{626}\u{646} PDF \u{679}\u{631}\u{648}\u{67E}\u{631} \u{B7} GitHub"
      ),
    ] as [(String, String)])
  func whatIsNewIsCountedBeforeTheTitle(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A sign that ends what is open belongs to its words.
  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4}! - YouTube",
        "!\u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9} \u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1} - YouTube"
      ),
      (
        "(2) \u{62A}\u{639}\u{644}\u{645} \u{627}\u{644}\u{628}\u{631}\u{645}\u{62C}\u{629}! | Facebook",
        "(2) !\u{629}\u{62C}\u{645}\u{631}\u{628}\u{644}\u{627} \u{645}\u{644}\u{639}\u{62A} | Facebook"
      ),
      (
        "\u{622}\u{645}\u{648}\u{632}\u{634} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647}\u{2026} - Google Chrome",
        "\u{2026}\u{647}\u{645}\u{627}\u{646}\u{631}\u{628} \u{634}\u{632}\u{648}\u{645}\u{622} - Google Chrome"
      ),
      (
        "\u{646}\u{626}\u{6CC} \u{62E}\u{628}\u{631}\u{6CC}\u{6BA}! - YouTube",
        "!\u{6BA}\u{6CC}\u{631}\u{628}\u{62E} \u{6CC}\u{626}\u{646} - YouTube"
      ),
    ] as [(String, String)])
  func theEndOfATitleStandsLeftOfIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A title that nothing cuts, a cell of a row, and an end that is a right-to-left letter.
  @Test(arguments: [
    "(3) \u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} | Facebook",
    "* \u{62A}\u{642}\u{631}\u{64A}\u{631} \u{627}\u{644}\u{645}\u{628}\u{64A}\u{639}\u{627}\u{62A} - Notepad",
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} PDF \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} | outlook",
    "\u{647}\u{644} \u{62A}\u{639}\u{644}\u{645}\u{61F} - YouTube",
    "(3) \u{6AF}\u{632}\u{627}\u{631}\u{634} \u{641}\u{631}\u{648}\u{634} - Gmail",
    "\u{631}\u{67E}\u{648}\u{631}\u{679} 2024 - Excel",
  ])
  func countsAndBarsOfOthersStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// One word with its end is enough before a dash, and dots or a full stop behind several.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}! - Google Chrome",
        "!\u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E9} - Google Chrome"
      ),
      (
        "\u{645}\u{631}\u{62D}\u{628}\u{627}! - YouTube",
        "!\u{627}\u{628}\u{62D}\u{631}\u{645} - YouTube"
      ),
      (
        "\u{62C}\u{633}\u{62A}\u{62C}\u{648}\u{2026} - Mozilla Firefox",
        "\u{2026}\u{648}\u{62C}\u{62A}\u{633}\u{62C} - Mozilla Firefox"
      ),
      (
        "(4) \u{62E}\u{628}\u{631}\u{6CC}\u{6BA}!! - Facebook",
        "(4) !!\u{6BA}\u{6CC}\u{631}\u{628}\u{62E} - Facebook"
      ),
      (
        "\u{5D8}\u{5D5}\u{5E2}\u{5DF} \u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD}... - Google Chrome",
        "...\u{5DD}\u{5D9}\u{5E0}\u{5D5}\u{5EA}\u{5E0} \u{5DF}\u{5E2}\u{5D5}\u{5D8} - Google Chrome"
      ),
      (
        "\u{644}\u{627} \u{64A}\u{648}\u{62C}\u{62F} \u{627}\u{62A}\u{635}\u{627}\u{644}. - Microsoft Edge",
        ".\u{644}\u{627}\u{635}\u{62A}\u{627} \u{62F}\u{62C}\u{648}\u{64A} \u{627}\u{644} - Microsoft Edge"
      ),
    ] as [(String, String)])
  func theEndOfOneWordStandsLeftOfIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A bar, an abbreviation, and somebody behind the dash.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4}! | Facebook",
    "\u{5D3}\u{5D5}\u{5D7}. - Word",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}! - Dana",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} - Mozilla Firefox",
    "\u{62E}\u{628}\u{631}\u{6CC}\u{6BA}\u{61F} - YouTube",
  ])
  func oneWordOfOthersStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
