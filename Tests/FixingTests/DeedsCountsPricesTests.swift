import BidiAlgorithm
import Fixing
import Testing

/// What somebody did around one Latin name, counts before a name at the end, prices and phone
/// numbers behind right-to-left names, addresses of two folders, and English that an article
/// begins.
@Suite struct DeedsCountsPricesTests {
  /// Lines that were set to run from left to right.
  @Test(
    arguments: [
      // I bought Nutella at the shop yesterday.
      (
        "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} Nutella \u{5D1}\u{5E9}\u{5D5}\u{5E4}\u{5E8}\u{5E1}\u{5DC} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{5DC}\u{5E1}\u{5E8}\u{5E4}\u{5D5}\u{5E9}\u{5D1} Nutella \u{5D9}\u{5EA}\u{5D9}\u{5E0}\u{5E7}"
      ),
      // Dana met Smith at the office yesterday.
      (
        "\u{5D3}\u{5E0}\u{5D4} \u{5E4}\u{5D2}\u{5E9}\u{5D4} Smith \u{5D1}\u{5DE}\u{5E9}\u{5E8}\u{5D3} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{5D3}\u{5E8}\u{5E9}\u{5DE}\u{5D1} Smith \u{5D4}\u{5E9}\u{5D2}\u{5E4} \u{5D4}\u{5E0}\u{5D3}"
      ),
      // 4 files were deleted from Downloads.
      (
        "\u{62A}\u{645} \u{62D}\u{630}\u{641} 4 \u{645}\u{644}\u{641}\u{627}\u{62A} \u{645}\u{646} Downloads.",
        ".Downloads \u{646}\u{645} \u{62A}\u{627}\u{641}\u{644}\u{645} 4 \u{641}\u{630}\u{62D} \u{645}\u{62A}"
      ),
      // The file notes.txt is not there.
      (
        "grep: \u{627}\u{644}\u{645}\u{644}\u{641} notes.txt \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}",
        "grep: \u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} notes.txt \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      // A missed call.
      (
        "Missed call from \u{5D3}\u{5E0}\u{5D4} 0541234567",
        "Missed call from \u{5D4}\u{5E0}\u{5D3} 0541234567"
      ),
      // A price.
      (
        "Sale: \u{5D0}\u{5D5}\u{5D6}\u{5E0}\u{5D9}\u{5D5}\u{5EA} 399 \u{20AA} only today",
        "Sale: \u{20AA} 399 \u{5EA}\u{5D5}\u{5D9}\u{5E0}\u{5D6}\u{5D5}\u{5D0} only today"
      ),
      // An address.
      (
        "New on shop.co.il/\u{5E0}\u{5E2}\u{5DC}\u{5D9}\u{5D9}\u{5DD}/\u{5D2}\u{5D1}\u{5E8}\u{5D9}\u{5DD} this week",
        "New on shop.co.il/\u{5DD}\u{5D9}\u{5D9}\u{5DC}\u{5E2}\u{5E0}/\u{5DD}\u{5D9}\u{5E8}\u{5D1}\u{5D2} this week"
      ),
      // A row of data.
      (
        "1024, \u{5DB}\u{5D4}\u{5DF}, \u{5DE}\u{5E9}\u{5D4}, 35, 2019-04-01",
        "1024, \u{5DF}\u{5D4}\u{5DB}, \u{5D4}\u{5E9}\u{5DE}, 35, 2019-04-01"
      ),
      // A row that begins with a name.
      (
        "\u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF},34,\u{5D7}\u{5D9}\u{5E4}\u{5D4},active",
        "\u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E0}\u{5D3},34,\u{5D4}\u{5E4}\u{5D9}\u{5D7},active"
      ),
    ] as [(String, String)])
  func aLineFromLeftToRightIsTold(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Names that begin with a number, a password to its end, and what is counted behind a name.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D9}\u{5D9}\u{5EA}\u{5D9} \u{5D1}\u{5DE}\u{5D5}\u{5E4}\u{5E2} \u{5E9}\u{5DC} 50 Cent \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} 50 Cent \u{5DC}\u{5E9} \u{5E2}\u{5E4}\u{5D5}\u{5DE}\u{5D1} \u{5D9}\u{5EA}\u{5D9}\u{5D9}\u{5D4}"
      ),
      (
        "\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5EA} \u{5D4}\u{5E8}\u{5E9}\u{5EA}: Sun-2024!",
        "Sun-2024! :\u{5EA}\u{5E9}\u{5E8}\u{5D4} \u{5EA}\u{5DE}\u{5E1}\u{5D9}\u{5E1}"
      ),
      (
        "\u{644}\u{639}\u{628}\u{629} 7 Days to Die \u{645}\u{62A}\u{648}\u{641}\u{631}\u{629} \u{627}\u{644}\u{622}\u{646}",
        "\u{646}\u{622}\u{644}\u{627} \u{629}\u{631}\u{641}\u{648}\u{62A}\u{645} 7 Days to Die \u{629}\u{628}\u{639}\u{644}"
      ),
      (
        "\u{627}\u{633}\u{62A}\u{644}\u{645}\u{62A} \u{639}\u{628}\u{631} PayPal 45 \u{62F}\u{648}\u{644}\u{627}\u{631}\u{627} \u{645}\u{646} \u{633}\u{627}\u{631}\u{629}",
        "\u{629}\u{631}\u{627}\u{633} \u{646}\u{645} \u{627}\u{631}\u{627}\u{644}\u{648}\u{62F} 45 PayPal \u{631}\u{628}\u{639} \u{62A}\u{645}\u{644}\u{62A}\u{633}\u{627}"
      ),
    ] as [(String, String)])
  func aPieceIsWhole(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// English that was set to run from right to left.
  @Test func anArticleBeginsEnglish() {
    LineExpectations.expectFirst(
      text: "The \u{5E8}\u{5DE}\u{5D9} \u{5DC}\u{5D5}\u{5D9} branch closes at 8pm.",
      "The \u{5D9}\u{5D5}\u{5DC} \u{5D9}\u{5DE}\u{5E8} branch closes at 8pm.",
      LineExpectations.right)
    LineExpectations.expectNothing(
      text: "The \u{5E8}\u{5DE}\u{5D9} \u{5DC}\u{5D5}\u{5D9} branch closes at 8pm.",
      [.auto, LineExpectations.left])
  }

  /// A stray mark begins a sentence of the other direction.
  @Test(
    arguments: [
      (
        "\u{200E}\u{62A}\u{645} \u{62D}\u{630}\u{641} 4 \u{645}\u{644}\u{641}\u{627}\u{62A} \u{645}\u{646} Downloads.",
        ".Downloads \u{646}\u{645} \u{62A}\u{627}\u{641}\u{644}\u{645} 4 \u{641}\u{630}\u{62D} \u{645}\u{62A}"
      ),
      (
        "\u{200F}The \u{5E8}\u{5DE}\u{5D9} \u{5DC}\u{5D5}\u{5D9} branch closes at 8pm.",
        "The \u{5D9}\u{5D5}\u{5DC} \u{5D9}\u{5DE}\u{5E8} branch closes at 8pm."
      ),
    ] as [(String, String)])
  func aStrayMarkIsTold(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Names beside a Latin one, a label, amounts without a currency and words with a slash between
  /// them stay.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} Smith \u{5DB}\u{5D4}\u{5DF}",
    "\u{5E9}\u{5D0}\u{5DC}\u{5D4}: \u{5E6}\u{5E8}\u{5D9}\u{5DA} text-align: right \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3}",
    "Pay \u{5D3}\u{5E0}\u{5D4} 150 today",
    "gmail.com/\u{5D3}\u{5D5}\u{5D0}\u{5E8} is open",
  ])
  func whatMayBeMeantStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Angle brackets inside others are mirrored, a sign around a number is a part of it, and lines
  /// are parted.
  @Test(arguments: [
    "\u{5D0} (<a@b.co>)", "[<dana@x.com>] \u{5D0}\u{5D1}",
    "\u{5DE}\u{5E8}\u{5D0}\u{5D4} (<https://x.com>)",
    "\u{627}\u{644}\u{628}\u{642}\u{631}\u{629} \u{6DD}\u{662}\u{665}\u{665} \u{62B}\u{645}",
    "\u{631}\u{642}\u{645} \u{600}1234 \u{62B}\u{645}",
  ])
  func nothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  @Test func whatStandsBesideALineEndOrASignIsMended() {
    for between in ["\u{2028}", "\u{B}", "\u{C}", " \u{600}12 "] {
      let text = "\u{5D0}\u{5D1}\u{5D2}\(between)\u{5D3}\u{5D4}\u{5D5} c++."
      let candidates = Fixer().fix(Array(text.unicodeScalars)).candidates
      #expect(candidates.first?.problems == 0, "\(text)")
    }
  }

  /// A folder of one letter is a folder.
  @Test func foldersOfOneLetterAreMended() {
    LineExpectations.expectFirst(
      text: "\u{5E8}\u{5D0}\u{5D5} http://x.com/\u{5D0}/\u{5D1} \u{5DB}\u{5D0}\u{5DF}",
      "\u{5DF}\u{5D0}\u{5DB} http://x.com/\u{5D0}/\u{5D1} \u{5D5}\u{5D0}\u{5E8}",
      LineExpectations.right)
  }

  /// A path to a file with a right-to-left name is read from left to right everywhere.
  @Test func aPathToAFileIsMended() {
    LineExpectations.expectFirst(
      text: "src/\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt",
      "src/\u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}/\u{5E5}\u{5D1}\u{5D5}\u{5E7}.txt",
      LineExpectations.right)
  }
}
