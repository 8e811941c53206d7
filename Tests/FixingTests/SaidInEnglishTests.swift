import BidiAlgorithm
import Fixing
import Testing

/// What somebody says behind a clause of English that ends in a verb of saying and a colon.
@Suite struct SaidInEnglishTests {
  /// Its end stands left of it, whoever set the direction.
  @Test(
    arguments: [
      (
        "Ali Raza commented: \u{628}\u{6C1}\u{62A} \u{62E}\u{648}\u{628} \u{628}\u{6BE}\u{627}\u{626}\u{6CC}!",
        "Ali Raza commented: !\u{6CC}\u{626}\u{627}\u{6BE}\u{628} \u{628}\u{648}\u{62E} \u{62A}\u{6C1}\u{628}"
      ),
      (
        "My teacher said: \u{5DB}\u{5DC} \u{5D4}\u{5DB}\u{5D1}\u{5D5}\u{5D3} \u{5DC}\u{5DB}\u{5DD}!",
        "My teacher said: !\u{5DD}\u{5DB}\u{5DC} \u{5D3}\u{5D5}\u{5D1}\u{5DB}\u{5D4} \u{5DC}\u{5DB}"
      ),
      (
        "She told me: \u{627}\u{644}\u{623}\u{645}\u{631} \u{633}\u{647}\u{644} \u{62C}\u{62F}\u{627}.",
        "She told me: .\u{627}\u{62F}\u{62C} \u{644}\u{647}\u{633} \u{631}\u{645}\u{623}\u{644}\u{627}"
      ),
      (
        "My sister wrote: \u{627}\u{632} Google \u{62E}\u{6CC}\u{644}\u{6CC} \u{62E}\u{648}\u{634}\u{645} \u{622}\u{645}\u{62F}!",
        "My sister wrote: !\u{62F}\u{645}\u{622} \u{645}\u{634}\u{648}\u{62E} \u{6CC}\u{644}\u{6CC}\u{62E} Google \u{632}\u{627}"
      ),
      (
        "He asked: \u{5D0}\u{5E4}\u{5E9}\u{5E8} \u{5DC}\u{5D4}\u{5D9}\u{5DB}\u{5E0}\u{5E1}?",
        "He asked: ?\u{5E1}\u{5E0}\u{5DB}\u{5D9}\u{5D4}\u{5DC} \u{5E8}\u{5E9}\u{5E4}\u{5D0}"
      ),
    ] as [(String, String)])
  func theEndIsOfWhatIsSaid(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    let fixed = Fixer().fix(Array(text.unicodeScalars))
    #expect(fixed.candidates.first?.display == Array(wanted.unicodeScalars))
  }

  /// A right-to-left name may say it.
  @Test func aNameSaysIt() {
    LineExpectations.expectFirst(
      pseudo: "ABC replied: DEF GHI!", "CBA replied: !IHG FED", LineExpectations.left)
  }

  /// A question about what is said, what is done to a thing, one word before a full stop, words
  /// without an end, and a sentence that goes on in English.
  @Test(arguments: [
    "Who said: \u{5D4}\u{5DB}\u{5DC} \u{5D1}\u{5E1}\u{5D3}\u{5E8} \u{5D2}\u{5DE}\u{5D5}\u{5E8}?",
    "New task added: \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1} \u{5D4}\u{5D9}\u{5D5}\u{5DD}!",
    "Delete the song: \u{646}\u{634}\u{64A}\u{62F} \u{627}\u{644}\u{628}\u{62D}\u{631}?",
    "The sign says: \u{645}\u{62F}\u{631}\u{633}\u{647}.",
    "He said: \u{627}\u{6C1}\u{644}\u{627} \u{648} \u{633}\u{6C1}\u{644}\u{627}",
    "He said: \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DD}! and left the room.",
  ])
  func otherLinesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}
