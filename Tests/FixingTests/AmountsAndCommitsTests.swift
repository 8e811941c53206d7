import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left parts of lines from left to right: amounts in two units, how far a title was
/// played, subjects of commits and messages of programs; and sentences that a version cuts.
@Suite struct AmountsAndCommitsTests {
  private static let left = LineExpectations.left

  // Hours and minutes, euros and cents of either script, in Hebrew, Arabic, Persian and Urdu.
  @Test(
    arguments: [
      (
        "Time: 2 \u{5E9}\u{5E2}\u{5D5}\u{5EA} \u{5D5}-15 \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
        "Time: \u{5EA}\u{5D5}\u{5E7}\u{5D3} 15-\u{5D5} \u{5EA}\u{5D5}\u{5E2}\u{5E9} 2"
      ),
      (
        "Total: 7 \u{5D0}\u{5D9}\u{5E8}\u{5D5} \u{5D5}\u{5BE}20 \u{5E1}\u{5E0}\u{5D8}",
        "Total: \u{5D8}\u{5E0}\u{5E1} 20\u{5BE}\u{5D5} \u{5D5}\u{5E8}\u{5D9}\u{5D0} 7"
      ),
      (
        "Length: 3 \u{633}\u{627}\u{639}\u{627}\u{62A} \u{648} 10 \u{62F}\u{642}\u{627}\u{626}\u{642}",
        "Length: \u{642}\u{626}\u{627}\u{642}\u{62F} 10 \u{648} \u{62A}\u{627}\u{639}\u{627}\u{633} 3"
      ),
      (
        "Wait: 1 \u{6AF}\u{6BE}\u{646}\u{679}\u{6D2} 25 \u{645}\u{646}\u{679}",
        "Wait: \u{679}\u{646}\u{645} 25 \u{6D2}\u{679}\u{646}\u{6BE}\u{6AF} 1"
      ),
    ])
  func anAmountInTwoUnitsIsReadFromTheRight(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(line.unicodeScalars), Array(wanted.unicodeScalars), Self.left)
  }

  // Loaves and cups, chairs and jars, pens and notebooks, in Arabic, Hebrew and Persian.
  @Test(
    arguments: [
      (
        "Need: 6 \u{623}\u{631}\u{63A}\u{641}\u{629} \u{648}4 \u{643}\u{624}\u{648}\u{633}",
        "Need: \u{633}\u{648}\u{624}\u{643} 4\u{648} \u{629}\u{641}\u{63A}\u{631}\u{623} 6"
      ),
      (
        "Order: 12 \u{5DB}\u{5D9}\u{5E1}\u{5D0}\u{5D5}\u{5EA} \u{5D5}-2 \u{5DB}\u{5D3}\u{5D9}\u{5DD}",
        "Order: \u{5DD}\u{5D9}\u{5D3}\u{5DB} 2-\u{5D5} \u{5EA}\u{5D5}\u{5D0}\u{5E1}\u{5D9}\u{5DB} 12"
      ),
      (
        "To buy: 2 \u{642}\u{644}\u{645} \u{648} 7 \u{62F}\u{641}\u{62A}\u{631}",
        "To buy: \u{631}\u{62A}\u{641}\u{62F} 7 \u{648} \u{645}\u{644}\u{642} 2"
      ),
    ])
  func whatIsCountedOnBothSidesOfAndIsReadFromTheRight(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.left)
  }

  /// One number with its unit, several counts, what a word without a number goes on with, and the
  /// number of a name.
  @Test(arguments: [
    "Time: 2 \u{5E9}\u{5E2}\u{5D5}\u{5EA}",
    "Need: 6 \u{643}\u{62A}\u{628}",
    "Need: 6 \u{643}\u{62A}\u{628} \u{648}\u{642}\u{644}\u{645}",
    "Total: 5 \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}, 3 \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "iPhone 15 \u{633}\u{627}\u{639}\u{627}\u{62A} \u{648} 10 \u{62F}\u{642}\u{627}\u{626}\u{642}",
  ])
  func anotherNumberStaysBesideTheLabel(_ line: String) {
    LineExpectations.expectNothing(Array(line.unicodeScalars), [Self.left])
  }

  @Test(
    arguments: [
      ("now playing: ABCD 1:20 / 3:05", "now playing: DCBA 1:20 / 3:05"),
      ("playing: ABC DEF 0:15/2:40", "playing: FED CBA 0:15/2:40"),
      (
        "playing: {U+0634}{U+0628} {U+0628}{U+0627}{U+0631}{U+0627}{U+0646} 0:15 / 3:20",
        "playing: {U+0646}{U+0627}{U+0631}{U+0627}{U+0628} {U+0628}{U+0634} 0:15 / 3:20"
      ),
    ])
  func howFarATitleWasPlayedStandsBehindIt(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, Self.left)
  }

  @Test(arguments: ["now playing: ABCD 3:05", "score: ABCD 3/4"])
  func oneTimeOrAShareBehindATitleMayBeItsOwn(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }

  @Test(
    arguments: [
      ("4e5f6a7 ABCD B-config EFGH IJK", "4e5f6a7 KJI HGFE config-B DCBA"),
      ("0a1b2c3 (head, main) ABCD x EFGH IJK 3.1", "0a1b2c3 (head, main) 3.1 KJI HGFE x DCBA"),
      (
        "9f8e7d6 {U+0625}{U+0635}{U+0644}{U+0627}{U+062D} login {U+0641}{U+064A} {U+0627}{U+0644}{U+0635}{U+0641}{U+062D}{U+0629}",
        "9f8e7d6 {U+0629}{U+062D}{U+0641}{U+0635}{U+0644}{U+0627} {U+064A}{U+0641} login {U+062D}{U+0627}{U+0644}{U+0635}{U+0625}"
      ),
    ])
  func theSubjectOfACommitIsASentence(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, Self.left)
  }

  @Test(arguments: ["4e5f6a7 ABCD EFGH IJK", "4e5f6a7 ABCD #57", "1234567 ABCD x EFGH IJK"])
  func anotherLineBehindANumberStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }

  /// No isolate turns a part of the message against the rest: the file stands left of the word that
  /// leads to it, and the verb right of that.
  @Test func aMessageOfAProgramIsTurnedAsAWhole() {
    let words = "\u{5DC}\u{5D0} \u{5E0}\u{5D9}\u{5EA}\u{5DF} open \u{5E2}\u{5DC}"
    let line = "rm: \(words) 'a.txt': \u{5D0}\u{5D9}\u{5DF} \u{5E7}\u{5D5}\u{5D1}\u{5E5}"
    let first = Fixer().fix(Array(line.unicodeScalars), direction: .auto).candidates.first
    let display = first.map { String(String.UnicodeScalarView($0.display)) } ?? ""
    #expect(display.contains(":'a.txt' \u{5DC}\u{5E2} open"))
  }

  @Test(
    arguments: [
      ("ABC {U+0050}hotoshop 7.0 DEF GHI!", "!IHG FED {U+0050}hotoshop 7.0 CBA"),
      ("ABC DE {U+004F}bsidian 1.5 FG HI?", "?IH GF {U+004F}bsidian 1.5 ED CBA"),
      (
        "{U+0646}{U+0633}{U+062E}{U+0647} {U+0041}ndroid 14 {U+0622}{U+0645}{U+062F} {U+0627}{U+0645}{U+0631}{U+0648}{U+0632}!",
        "!{U+0632}{U+0648}{U+0631}{U+0645}{U+0627} {U+062F}{U+0645}{U+0622} {U+0041}ndroid 14 {U+0647}{U+062E}{U+0633}{U+0646}"
      ),
    ])
  func aVersionCutsASentenceWithItsEnd(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, Self.left)
  }

  @Test(arguments: ["ABC {U+0043}helsea 2 DEF {U+0041}rsenal 1", "AB {U+0043}helsea 2 DE FG"])
  func namesWithNumbersInARowStay(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }
}
