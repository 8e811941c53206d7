import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences that go on behind Latin words, English around names, and marks that no
/// fix puts into a number.
@Suite struct JoinedSentenceTests {
  /// Small right-to-left words lead to Latin ones or join what follows, however long those are.
  @Test(arguments: [
    "\u{5E4}\u{5EA}\u{5D7}\u{5EA}\u{5D9} pull request \u{5D1}\u{5E9}\u{5DD} Fix login bug in Safari browser \u{5D5}\u{5D4}\u{5D5}\u{5D0} \u{5D0}\u{5D5}\u{5E9}\u{5E8}",
    "\u{5D3}\u{5D7}\u{5E4}\u{5EA}\u{5D9} commit \u{5E2}\u{5DD} message Fix bug in the parser \u{5DC}\u{5E9}\u{5E8}\u{5EA}",
    "\u{5E9}\u{5DC}\u{5D7}\u{5EA}\u{5D9} email \u{5E2}\u{5DD} subject Meeting tomorrow morning at nine \u{5D5}\u{5E7}\u{5D9}\u{5D1}\u{5DC}\u{5EA}\u{5D9} \u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D4}",
    "\u{641}\u{62A}\u{62D}\u{62A} pull request \u{628}\u{627}\u{633}\u{645} Fix login bug in Safari browser \u{648}\u{62A}\u{645}\u{62A} \u{627}\u{644}\u{645}\u{648}\u{627}\u{641}\u{642}\u{629} \u{639}\u{644}\u{64A}\u{647}",
  ])
  func aSentenceGoesOnBehindLatinWords(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }

  /// Names alone join nothing.
  @Test(arguments: [
    "\u{5D3}\u{5D5}\u{5D3} liked the photo of \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5DB}\u{5D4}\u{5DF}",
    "\u{5D3}\u{5D5}\u{5D3} and the team met \u{5D5}\u{5E8}\u{5D3}\u{5D4} \u{5DC}\u{5D5}\u{5D9} in the office",
  ])
  func englishBetweenNamesIsEnglish(_ text: String) {
    LineExpectations.expectSomething(text: text, .auto)
  }

  /// English around names in a paragraph that was set to run from right to left.
  @Test(
    arguments: [
      (
        "{U+0048}ello, my name is ABC and {U+0049} live in DEF GHI.",
        "{U+0048}ello, my name is CBA and {U+0049} live in IHG FED."
      ),
      ("{U+0049} met ABC in DEF.", "{U+0049} met CBA in FED."),
      ("{U+0055}ser ABC logged in.", "{U+0055}ser CBA logged in."),
      (
        "{U+004D}r. ABC, {U+004D}rs. DEF, and {U+0044}r. {U+0053}mith.",
        "{U+004D}r. CBA, {U+004D}rs. FED, and {U+0044}r. {U+0053}mith."
      ),
    ] as [(String, String)])
  func englishAroundNamesIsTold(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// What somebody is stands in brackets behind the name.
  @Test func bracketsBehindANameAreEnglish() {
    LineExpectations.expectNothing(
      pseudo: "{U+004D}r. ABC DEF ({U+0043}{U+0045}{U+004F}) of GHI JKL.",
      [.auto, LineExpectations.left])
  }

  /// Titles in Latin letters, without an English sentence around them.
  @Test(arguments: [
    "{U+004C}ord of the {U+0052}ings ABC DEF GHI in the cinema.",
    "{U+0055}ser ABC DEF.", "{U+0042}y ABC, DEF.",
  ])
  func whatMayBeOfTheSetDirectionStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// A right-to-left sentence around a title or what somebody says, where left to right was set.
  @Test(
    arguments: [
      ("ABC DEF hello GHI.", ".IHG hello FED CBA"),
      (
        "ABC {U+0048}arry {U+0050}otter and the {U+0043}hamber of {U+0053}ecrets DEF GHI.",
        ".IHG FED {U+0048}arry {U+0050}otter and the {U+0043}hamber of {U+0053}ecrets CBA"
      ),
    ] as [(String, String)])
  func aSentenceAroundATitleIsTold(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.right])
  }

  /// Names beside each other, English between two, and a title without the end of a sentence.
  @Test(arguments: [
    "ABC {U+004C}evi and {U+0044}ana DEF GHI.", "ABC from the {U+0048}ouse of {U+004C}evi DEF GHI.",
    "ABC {U+0048}ouse of the {U+0053}un DEF GHI",
  ])
  func namesOfASetDirectionStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A mark inside a number keeps it from being found, and one before it does the same.
  @Test(arguments: [
    "\u{5D1}\u{5D2}\u{5D5}\u{5D3}\u{5DC} 12 KB",
    "\u{5D1}\u{5E9}\u{5E2}\u{5D4} 8:00 AM",
    "\u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4} 1.2.3-beta",
  ])
  func noMarkStandsInsideANumber(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    let candidates = Fixer().fix(scalars).candidates
    #expect(candidates.count > 1)
    for insertion in candidates.flatMap(\.insertions)
    where insertion.at > 0 && insertion.at < scalars.count {
      let inside = [scalars[insertion.at - 1], scalars[insertion.at]].allSatisfy {
        "0123456789.:".unicodeScalars.contains($0)
      }
      #expect(!inside, "\(insertion.at)")
    }
  }
}
