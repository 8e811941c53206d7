import BidiAlgorithm
import Fixing
import Testing

/// Titles that begin with a number beside verbs for watching, listening and reading, and the other
/// reading of a sentence behind a Latin name.
@Suite struct EnjoyedTitleTests {
  @Test(
    arguments: [
      (
        "\u{627}\u{646}\u{6C1}\u{648}\u{6BA} \u{646}\u{6D2} \u{631}\u{627}\u{62A} \u{6A9}\u{648} 28 Weeks Later \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6D4}",
        "\u{6D4}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} 28 Weeks Later \u{648}\u{6A9} \u{62A}\u{627}\u{631} \u{6D2}\u{646} \u{6BA}\u{648}\u{6C1}\u{646}\u{627}"
      ),
      (
        "\u{6CC}\u{6C1} 2 Chainz \u{6A9}\u{627} \u{6AF}\u{627}\u{646}\u{627} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{627}\u{646}\u{627}\u{6AF} \u{627}\u{6A9} 2 Chainz \u{6C1}\u{6CC}"
      ),
      (
        "\u{6CC}\u{6C1} 4 Blocks \u{646}\u{627}\u{645}\u{6CC} \u{688}\u{631}\u{627}\u{645}\u{6C1} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{6C1}\u{645}\u{627}\u{631}\u{688} \u{6CC}\u{645}\u{627}\u{646} 4 Blocks \u{6C1}\u{6CC}"
      ),
      (
        "\u{5E6}\u{5E4}\u{5D9}\u{5E0}\u{5D5} \u{5D1}-12 Monkeys \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} 12 Monkeys-\u{5D1} \u{5D5}\u{5E0}\u{5D9}\u{5E4}\u{5E6}"
      ),
      (
        "\u{5D4}\u{5D0}\u{5D6}\u{5E0}\u{5EA}\u{5D9} \u{5DC}-4 Non Blondes \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5D9}\u{5D4} 4 Non Blondes-\u{5DC} \u{5D9}\u{5EA}\u{5E0}\u{5D6}\u{5D0}\u{5D4}"
      ),
      (
        "\u{5E1}\u{5E4}\u{5E8} \u{5D1}\u{5E9}\u{5DD} 13 Reasons Why \u{5D4}\u{5D9}\u{5D4} \u{5D8}\u{5D5}\u{5D1}",
        "\u{5D1}\u{5D5}\u{5D8} \u{5D4}\u{5D9}\u{5D4} 13 Reasons Why \u{5DD}\u{5E9}\u{5D1} \u{5E8}\u{5E4}\u{5E1}"
      ),
      (
        "\u{5D4}\u{5E2}\u{5D5}\u{5E0}\u{5D4} \u{5E9}\u{5DC} 4 Blocks \u{5DE}\u{5E6}\u{5D5}\u{5D9}\u{5E0}\u{5EA}",
        "\u{5EA}\u{5E0}\u{5D9}\u{5D5}\u{5E6}\u{5DE} 4 Blocks \u{5DC}\u{5E9} \u{5D4}\u{5E0}\u{5D5}\u{5E2}\u{5D4}"
      ),
      (
        "\u{627}\u{633}\u{62A}\u{645}\u{639}\u{646}\u{627} \u{625}\u{644}\u{649} 3 Doors Down \u{627}\u{644}\u{64A}\u{648}\u{645}",
        "\u{645}\u{648}\u{64A}\u{644}\u{627} 3 Doors Down \u{649}\u{644}\u{625} \u{627}\u{646}\u{639}\u{645}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{633}\u{645}\u{639}\u{62A} 2 Chainz \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} 2 Chainz \u{62A}\u{639}\u{645}\u{633}"
      ),
      (
        "\u{62F}\u{6CC}\u{634}\u{628} 101 Dalmatians \u{631}\u{627} \u{62A}\u{645}\u{627}\u{634}\u{627} \u{6A9}\u{631}\u{62F}\u{6CC}\u{645}",
        "\u{645}\u{6CC}\u{62F}\u{631}\u{6A9} \u{627}\u{634}\u{627}\u{645}\u{62A} \u{627}\u{631} 101 Dalmatians \u{628}\u{634}\u{6CC}\u{62F}"
      ),
      (
        "\u{62F}\u{6CC}\u{631}\u{648}\u{632} 12 Monkeys \u{631}\u{627} \u{62F}\u{6CC}\u{62F}\u{645}",
        "\u{645}\u{62F}\u{6CC}\u{62F} \u{627}\u{631} 12 Monkeys \u{632}\u{648}\u{631}\u{6CC}\u{62F}"
      ),
      (
        "\u{628}\u{647} 30 Seconds To Mars \u{6AF}\u{648}\u{634} \u{62F}\u{627}\u{62F}\u{645}",
        "\u{645}\u{62F}\u{627}\u{62F} \u{634}\u{648}\u{6AF} 30 Seconds To Mars \u{647}\u{628}"
      ),
    ] as [(String, String)])
  func aVerbTellsATitle(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }

  /// What is watched, heard and bought of several, in the singular and in the plural, and the
  /// number of the word before it.
  @Test(arguments: [
    "\u{5E6}\u{5E4}\u{5D9}\u{5EA}\u{5D9} \u{5D1}-3 TED Talks \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "\u{5D4}\u{5D0}\u{5D6}\u{5E0}\u{5EA}\u{5D9} \u{5DC}-2 Podcasts \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5E8}\u{5D0}\u{5D9}\u{5EA}\u{5D9} 2 Galaxy Buds \u{5D1}\u{5D7}\u{5E0}\u{5D5}\u{5EA}",
    "\u{62F}\u{6CC}\u{634}\u{628} 3 Samsung \u{631}\u{627} \u{62F}\u{6CC}\u{62F}\u{645}",
    "\u{62F}\u{6CC}\u{634}\u{628} \u{641}\u{635}\u{644} 2 Friends \u{631}\u{627} \u{62A}\u{645}\u{627}\u{634}\u{627} \u{6A9}\u{631}\u{62F}\u{645}",
    "\u{6C1}\u{645} \u{646}\u{6D2} \u{6A9}\u{644} 3 Samsung \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6D2}",
    "\u{627}\u{646}\u{6C1}\u{648}\u{6BA} \u{646}\u{6D2} \u{6A9}\u{644} 3 Netflix \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC} \u{6C1}\u{6CC}\u{6BA}",
    "\u{6A9}\u{644}\u{627}\u{633} 3 Ali \u{6A9}\u{6CC} \u{641}\u{644}\u{645}",
    "\u{627}\u{633}\u{62A}\u{645}\u{639}\u{62A} \u{625}\u{644}\u{649} 3 Podcasts \u{627}\u{644}\u{64A}\u{648}\u{645}",
    "\u{627}\u{634}\u{62A}\u{631}\u{64A}\u{646}\u{627} 3 Oreo \u{627}\u{644}\u{64A}\u{648}\u{645}",
    "\u{5D2}\u{5E8}\u{5E0}\u{5D5} \u{5D1}-7 Eleven \u{5E9}\u{5E0}\u{5D4}",
  ])
  func aCountBesideAVerbIsReadFromTheRight(_ text: String) {
    LineExpectations.expectNothing(text: text, [BaseDirection.auto, LineExpectations.right])
  }

  /// A name and a colon may be a label or begin the sentence: both readings are among the first
  /// three fixes, where nobody set a direction.
  @Test(
    arguments: [
      (
        "Spotify: \u{5D4}\u{5D0}\u{5E4}\u{5DC}\u{5D9}\u{5E7}\u{5E6}\u{5D9}\u{5D4} \u{5E9}\u{5DC} Daniel, \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \u{5D1}\u{5D7}\u{5D9}\u{5E0}\u{5DD}.",
        ".\u{5DD}\u{5E0}\u{5D9}\u{5D7}\u{5D1} \u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2} ,Daniel \u{5DC}\u{5E9} \u{5D4}\u{5D9}\u{5E6}\u{5E7}\u{5D9}\u{5DC}\u{5E4}\u{5D0}\u{5D4} :Spotify"
      ),
      (
        "Skype: \u{645}\u{643}\u{627}\u{644}\u{645}\u{627}\u{62A} \u{645}\u{646} Microsoft\u{60C} \u{627}\u{644}\u{622}\u{646} \u{641}\u{64A} \u{647}\u{627}\u{62A}\u{641}\u{643}.",
        ".\u{643}\u{641}\u{62A}\u{627}\u{647} \u{64A}\u{641} \u{646}\u{622}\u{644}\u{627} \u{60C}Microsoft \u{646}\u{645} \u{62A}\u{627}\u{645}\u{644}\u{627}\u{643}\u{645} :Skype"
      ),
      (
        "Telegram: \u{67E}\u{6CC}\u{627}\u{645} \u{633}\u{631}\u{6CC}\u{639} \u{648} \u{627}\u{645}\u{646} Durov\u{60C} \u{62D}\u{627}\u{644}\u{627} \u{62F}\u{631} \u{627}\u{6CC}\u{631}\u{627}\u{646}.",
        ".\u{646}\u{627}\u{631}\u{6CC}\u{627} \u{631}\u{62F} \u{627}\u{644}\u{627}\u{62D} \u{60C}Durov \u{646}\u{645}\u{627} \u{648} \u{639}\u{6CC}\u{631}\u{633} \u{645}\u{627}\u{6CC}\u{67E} :Telegram"
      ),
      (
        "Viber: \u{5D4}\u{5D3}\u{5E8}\u{5DA} \u{5D4}\u{5E0}\u{5D5}\u{5D7}\u{5D4} \u{5DC}\u{5D3}\u{5D1}\u{5E8} \u{5E2}\u{5DD} \u{5DB}\u{5DC} \u{5D4}\u{5D7}\u{5D1}\u{5E8}\u{5D9}\u{5DD}.",
        "Viber: .\u{5DD}\u{5D9}\u{5E8}\u{5D1}\u{5D7}\u{5D4} \u{5DC}\u{5DB} \u{5DD}\u{5E2} \u{5E8}\u{5D1}\u{5D3}\u{5DC} \u{5D4}\u{5D7}\u{5D5}\u{5E0}\u{5D4} \u{5DA}\u{5E8}\u{5D3}\u{5D4}"
      ),
      (
        "\u{5DE}\u{5D9}\u{5DB}\u{5DC}: where did you put the file?",
        "\u{5DC}\u{5DB}\u{5D9}\u{5DE}: where did you put the file?"
      ),
      (
        "\u{633}\u{639}\u{64A}\u{62F}: can you call me at 5 PM?",
        "\u{62F}\u{64A}\u{639}\u{633}: can you call me at 5 PM?"
      ),
      (
        "\u{622}\u{631}\u{634}: what does this error mean?",
        "\u{634}\u{631}\u{622}: what does this error mean?"
      ),
      (
        "\u{628}\u{644}\u{627}\u{644}: how many of these are left?",
        "\u{644}\u{627}\u{644}\u{628}: how many of these are left?"
      ),
    ] as [(String, String)])
  func bothReadingsOfANameAreGiven(_ text: String, _ wanted: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars))
    #expect(fixed.candidates.prefix(3).contains { $0.display == Array(wanted.unicodeScalars) })
    #expect(fixed.candidates.first?.display != Array(wanted.unicodeScalars))
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
  }

  @Test func aDirectionThatIsSetStaysInBothReadings() {
    let text = Array(
      "Spotify: \u{5D4}\u{5D0}\u{5E4}\u{5DC}\u{5D9}\u{5E7}\u{5E6}\u{5D9}\u{5D4} \u{5E9}\u{5DC} Daniel, \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \u{5D1}\u{5D7}\u{5D9}\u{5E0}\u{5DD}."
        .unicodeScalars)
    let fixed = Fixer().fix(text, direction: LineExpectations.left)
    #expect(fixed.candidates.allSatisfy { $0.direction == nil && $0.problems == 0 })
    #expect(fixed.candidates.contains { $0.text.first == "\u{2067}" && $0.text.last == "\u{2069}" })
  }
}
