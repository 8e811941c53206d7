import BidiAlgorithm
import Fixing
import Testing

/// Rows of lists and labels in a place of the other direction, and commands that people type.
@Suite struct RowsOfListsTests {
  /// A name stays right of the sign or the amount before it where left to right is set.
  @Test(arguments: [
    "\u{2610} \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D3}\u{5DC}\u{5EA}",
    "\u{25B6} \u{5E9}\u{5D9}\u{5E8} \u{5E2}\u{5E8}\u{5E9}",
    "3 \u{D7} \u{5D2}\u{5D1}\u{5D9}\u{5E0}\u{5D4}",
    "31\u{B0} \u{5D0}\u{5D9}\u{5DC}\u{5EA}",
    "62% \u{5D0}\u{5D1}\u{5D9}",
    "250 g \u{5E9}\u{5E7}\u{5D3}\u{5D9}\u{5DD}",
    "\u{A9} 2019 \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "[ ] \u{5DC}\u{5E9}\u{5DC}\u{5D5}\u{5D7} \u{5DE}\u{5DB}\u{5EA}\u{5D1}",
    "#1 \u{5D0}\u{5D1}\u{5D9}",
    "\u{2705} \u{634}\u{631}\u{627}\u{621} \u{627}\u{644}\u{62D}\u{644}\u{64A}\u{628}",
    "\u{2605} \u{644}\u{64A}\u{644}\u{649}",
    "2x \u{62E}\u{628}\u{632}",
    "19\u{B0}C \u{628}\u{64A}\u{631}\u{648}\u{62A}",
    "35% \u{633}\u{639}\u{64A}\u{62F}",
    "1 kg \u{623}\u{631}\u{632}",
    "\u{A9} 2020\u{2013}2023 \u{647}\u{627}\u{644}\u{629} \u{633}\u{645}\u{64A}\u{631}",
    "- [ ] \u{643}\u{62A}\u{627}\u{628}\u{629} \u{627}\u{644}\u{62A}\u{642}\u{631}\u{64A}\u{631}",
    "\u{2192} \u{62D}\u{644}\u{628}",
    "\u{266A} \u{627}\u{6CC} \u{627}\u{6CC}\u{631}\u{627}\u{646}",
    "\u{1F382} \u{62A}\u{648}\u{644}\u{62F} \u{633}\u{627}\u{631}\u{627}",
    "\u{6F4} \u{D7} \u{646}\u{627}\u{646}",
    "\u{6F2}\u{6F2}\u{B0} \u{634}\u{6CC}\u{631}\u{627}\u{632}",
    "4.5\u{2605} \u{631}\u{633}\u{62A}\u{648}\u{631}\u{627}\u{646} \u{6CC}\u{627}\u{633}",
    "2 kg \u{628}\u{631}\u{646}\u{62C}",
    "\u{A9} \u{67E}\u{631}\u{648}\u{6CC}\u{646} \u{631}\u{636}\u{627}\u{6CC}\u{6CC}",
    "\u{2611} \u{62F}\u{648}\u{62F}\u{6BE} \u{644}\u{627}\u{646}\u{627}",
    "\u{2192} \u{6A9}\u{631}\u{627}\u{686}\u{6CC}",
    "6 \u{D7} \u{627}\u{646}\u{688}\u{6D2}",
    "27\u{B0}C \u{644}\u{627}\u{6C1}\u{648}\u{631}",
    "40% \u{627}\u{62D}\u{645}\u{62F}",
    "\u{2605}\u{2605}\u{2605}\u{2605}\u{2606} \u{6C1}\u{648}\u{679}\u{644} (\u{644}\u{627}\u{6C1}\u{648}\u{631})",
  ])
  func aNameBehindASignStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// With the end of a sentence or a comma it is more than a name, and a share of a price or of
  /// more words is a phrase.
  @Test(
    arguments: [
      (
        "\u{2610} \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D0}\u{5EA} \u{5D4}\u{5D3}\u{5DC}\u{5EA}!",
        "!\u{5EA}\u{5DC}\u{5D3}\u{5D4} \u{5EA}\u{5D0} \u{5DF}\u{5E7}\u{5EA}\u{5DC} \u{2610}"
      ),
      (
        "\u{2705} \u{6A9}\u{627}\u{631} \u{62A}\u{645}\u{627}\u{645} \u{634}\u{62F}!",
        "!\u{62F}\u{634} \u{645}\u{627}\u{645}\u{62A} \u{631}\u{627}\u{6A9} \u{2705}"
      ),
      (
        "\u{2605} \u{644}\u{64A}\u{644}\u{649}\u{60C} \u{633}\u{639}\u{64A}\u{62F}",
        "\u{62F}\u{64A}\u{639}\u{633} \u{60C}\u{649}\u{644}\u{64A}\u{644} \u{2605}"
      ),
      ("15% \u{5D4}\u{5E0}\u{5D7}\u{5D4}", "\u{5D4}\u{5D7}\u{5E0}\u{5D4} 15%"),
      ("20% \u{62E}\u{635}\u{645}", "\u{645}\u{635}\u{62E} 20%"),
      ("25% \u{62A}\u{62E}\u{641}\u{6CC}\u{641}", "\u{641}\u{6CC}\u{641}\u{62E}\u{62A} 25%"),
      ("10% \u{631}\u{639}\u{627}\u{6CC}\u{62A}", "\u{62A}\u{6CC}\u{627}\u{639}\u{631} 10%"),
      (
        "62% \u{5D0}\u{5D1}\u{5D9} \u{5D7}\u{5D6}\u{5E8} \u{5D4}\u{5D1}\u{5D9}\u{5EA}\u{5D4}",
        "\u{5D4}\u{5EA}\u{5D9}\u{5D1}\u{5D4} \u{5E8}\u{5D6}\u{5D7} \u{5D9}\u{5D1}\u{5D0} 62%"
      ),
      (
        "\u{A9} 2024 \u{5DB}\u{5DC} \u{5D4}\u{5D6}\u{5DB}\u{5D5}\u{5D9}\u{5D5}\u{5EA} \u{5E9}\u{5DE}\u{5D5}\u{5E8}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E8}\u{5D5}\u{5DE}\u{5E9} \u{5EA}\u{5D5}\u{5D9}\u{5D5}\u{5DB}\u{5D6}\u{5D4} \u{5DC}\u{5DB} 2024 \u{A9}"
      ),
    ] as [(String, String)])
  func aSentenceBehindASignIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A command stands before what it is given.
  @Test(arguments: [
    "/topic \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA}",
    "/me \u{5D4}\u{5D5}\u{5DC}\u{5DA} \u{5DC}\u{5D9}\u{5E9}\u{5D5}\u{5DF}",
    "/play \u{623}\u{645} \u{643}\u{644}\u{62B}\u{648}\u{645}",
    "/nick \u{633}\u{627}\u{631}\u{629}",
    ".play \u{64A}\u{627} \u{645}\u{633}\u{627}\u{641}\u{631}",
    ":wq \u{645}\u{62A}\u{646}",
    "/join \u{628}\u{627}\u{648}\u{631}\u{686}\u{6CC} \u{62E}\u{627}\u{646}\u{6C1}",
    "\\item \u{67E}\u{627}\u{631}\u{627}\u{6AF}\u{631}\u{627}\u{641} \u{627}\u{648}\u{644}",
    "\\item[1] \u{67E}\u{6C1}\u{644}\u{627} \u{628}\u{627}\u{628}",
    "\\begin{hebrew} \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} \\end{hebrew}",
    "\\begin{arabic} \u{633}\u{644}\u{627}\u{645} \\end{arabic}",
    "/search \u{6A9}\u{62A}\u{627}\u{628} \u{62A}\u{627}\u{631}\u{6CC}\u{62E}",
  ])
  func aCommandStaysAtTheLeft(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A sentence with its end behind a command is one of its own.
  @Test(
    arguments: [
      (
        "/me \u{5D4}\u{5D5}\u{5DC}\u{5DA} \u{5DC}\u{5D9}\u{5E9}\u{5D5}\u{5DF}!",
        "/me !\u{5DF}\u{5D5}\u{5E9}\u{5D9}\u{5DC} \u{5DA}\u{5DC}\u{5D5}\u{5D4}"
      ),
      (
        "/me \u{639}\u{627}\u{62F} \u{625}\u{644}\u{649} \u{627}\u{644}\u{628}\u{64A}\u{62A}!",
        "/me !\u{62A}\u{64A}\u{628}\u{644}\u{627} \u{649}\u{644}\u{625} \u{62F}\u{627}\u{639}"
      ),
      (
        "/me \u{6AF}\u{6BE}\u{631} \u{62C}\u{627} \u{631}\u{6C1}\u{627} \u{6C1}\u{6D2}!",
        "/me !\u{6D2}\u{6C1} \u{627}\u{6C1}\u{631} \u{627}\u{62C} \u{631}\u{6BE}\u{6AF}"
      ),
      (
        "\\item \u{627}\u{6CC}\u{646} \u{628}\u{646}\u{62F} \u{627}\u{648}\u{644} \u{627}\u{633}\u{62A}.",
        "\\item .\u{62A}\u{633}\u{627} \u{644}\u{648}\u{627} \u{62F}\u{646}\u{628} \u{646}\u{6CC}\u{627}"
      ),
    ] as [(String, String)])
  func aSentenceBehindACommandIsItsOwn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A folder or a file that a sentence begins with is no command.
  @Test(
    arguments: [
      ("/tmp \u{5DE}\u{5DC}\u{5D0}", "\u{5D0}\u{5DC}\u{5DE} /tmp"),
      (".env \u{5D7}\u{5E1}\u{5E8}", "\u{5E8}\u{5E1}\u{5D7} .env"),
      ("/etc \u{641}\u{627}\u{631}\u{63A}", "\u{63A}\u{631}\u{627}\u{641} /etc"),
      ("/var \u{62E}\u{627}\u{644}\u{6CC}", "\u{6CC}\u{644}\u{627}\u{62E} /var"),
      (
        "/home \u{628}\u{6BE}\u{631} \u{6AF}\u{6CC}\u{627}",
        "\u{627}\u{6CC}\u{6AF} \u{631}\u{6BE}\u{628} /home"
      ),
    ] as [(String, String)])
  func aFolderIsNoCommand(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Names, labels and a few words with a picture stay in a place from right to left.
  @Test(arguments: [
    "1. Google Chrome",
    "2) London",
    "3- Abbey Road",
    "\u{2022} Hey Jude",
    "- Yellow Submarine",
    "#1 Imagine",
    "\u{2713} Netflix",
    "\u{2610} Spotify",
    "[ ] Firefox",
    "\u{25B6} Let It Be",
    "28\u{B0} London",
    "2 \u{D7} iPhone",
    "2023 \u{B7} Netflix",
    "8.1/10 \u{B7} IMDb",
    "12. The Godfather (1972)",
    "3. Lord of the Rings",
    "3. iPhone 15 Pro",
    "4. Help \u{2013} The Beatles",
    "Email:",
    "IP:",
    "Google Chrome:",
    "Email *",
    "Wi-Fi*",
    "Happy birthday \u{1F382}",
    "OK \u{1F44D}",
    "Love you \u{2764}\u{FE0F}\u{2764}\u{FE0F}",
    "\u{A9} 2024 Google",
    "\u{A9} 2020-2024 Mozilla",
  ])
  func aLatinRowStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
    LineExpectations.expectNothing(text: "\u{200F}" + text, [.auto])
  }

  /// English, a share with its word, and the dot of a short word are read from left to right.
  @Test(arguments: [
    "1. Open the attached file",
    "2) Restart the router.",
    "[x] Write more tests",
    "Loading...",
    "Delete it?",
    "Best regards,",
    "Happy birthday, Dana! \u{1F382}",
    "20% OFF",
    "\u{A9} 2024 Example Ltd.",
    "\u{2192} London",
    "- Hey, what is it?",
  ])
  func englishIsTurned(_ text: String) {
    LineExpectations.expectFirst(text: text, text, LineExpectations.right)
  }

  /// A sign of rights, its year and a name may follow each other from the right.
  @Test(arguments: [
    "\u{A9} 2024 Google, \u{5DB}\u{5DC} \u{5D4}\u{5D6}\u{5DB}\u{5D5}\u{5D9}\u{5D5}\u{5EA} \u{5E9}\u{5DE}\u{5D5}\u{5E8}\u{5D5}\u{5EA}",
    "\u{5DB}\u{5DC} \u{5D4}\u{5D6}\u{5DB}\u{5D5}\u{5D9}\u{5D5}\u{5EA} \u{5E9}\u{5DE}\u{5D5}\u{5E8}\u{5D5}\u{5EA} \u{A9} 2020-2024 Google",
    "\u{A9} 2021 Netflix \u{62C}\u{645}\u{64A}\u{639} \u{627}\u{644}\u{62D}\u{642}\u{648}\u{642} \u{645}\u{62D}\u{641}\u{648}\u{638}\u{629}",
    "\u{A9} 2022 Mozilla\u{60C} \u{62A}\u{645}\u{627}\u{645} \u{62D}\u{642}\u{648}\u{642} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{627}\u{633}\u{62A}",
    "\u{A9} 2023 Daraz\u{60C} \u{62C}\u{645}\u{644}\u{6C1} \u{62D}\u{642}\u{648}\u{642} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{6C1}\u{6CC}\u{6BA}",
  ])
  func rightsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  @Test(
    arguments: [
      (
        "\u{A9} 2024 Example Ltd. \u{5DB}\u{5DC} \u{5D4}\u{5D6}\u{5DB}\u{5D5}\u{5D9}\u{5D5}\u{5EA} \u{5E9}\u{5DE}\u{5D5}\u{5E8}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E8}\u{5D5}\u{5DE}\u{5E9} \u{5EA}\u{5D5}\u{5D9}\u{5D5}\u{5DB}\u{5D6}\u{5D4} \u{5DC}\u{5DB} \u{A9} 2024 Example Ltd."
      ),
      (
        "\u{A9} 2021 Example Inc. \u{62C}\u{645}\u{64A}\u{639} \u{627}\u{644}\u{62D}\u{642}\u{648}\u{642} \u{645}\u{62D}\u{641}\u{648}\u{638}\u{629}",
        "\u{629}\u{638}\u{648}\u{641}\u{62D}\u{645} \u{642}\u{648}\u{642}\u{62D}\u{644}\u{627} \u{639}\u{64A}\u{645}\u{62C} \u{A9} 2021 Example Inc."
      ),
    ] as [(String, String)])
  func rightsWithAShortWordAreOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }
}
