import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences behind a label of a letter or two, what programs and people say behind
/// their names, and pairs around a label with its sentence; each with what is whole.
@Suite struct LetteredLabelTests {
  /// A question and its answer are sentences of their own: their ends stand at their left.
  @Test(
    arguments: [
      ("{U+0051}: ABC DEF?", "{U+0051}: ?FED CBA"),
      ("{U+0041}: ABC, DEF!", "{U+0041}: !FED ,CBA"),
      ("{U+0041}: ABC DEF.", "{U+0041}: .FED CBA"),
      ("q: ABC DEF, GHI JKL?", "q: ?LKJ IHG ,FED CBA"),
      ("{U+0041}: ABC, {U+0057}aze DEF!", "{U+0041}: !FED {U+0057}aze ,CBA"),
      ("{U+0042}: ABC DEF GHI.", "{U+0042}: .IHG FED CBA"),
      ("{U+0044}{U+004C}: ABC DEF?", "{U+0044}{U+004C}: ?FED CBA"),
    ] as [(String, String)])
  func aSentenceBehindALetterIsOneOfItsOwn(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// The same where a word asks, in Hebrew, Arabic, Persian and Urdu.
  @Test(
    arguments: [
      (
        "Q: \u{5DE}\u{5D4} \u{5D4}\u{5E9}\u{5E2}\u{5D4}?",
        "Q: ?\u{5D4}\u{5E2}\u{5E9}\u{5D4} \u{5D4}\u{5DE}"
      ),
      (
        "Q: \u{645}\u{627} \u{627}\u{644}\u{62E}\u{628}\u{631}?",
        "Q: ?\u{631}\u{628}\u{62E}\u{644}\u{627} \u{627}\u{645}"
      ),
      (
        "Q: \u{6A9}\u{62C}\u{627} \u{647}\u{633}\u{62A}\u{6CC}?",
        "Q: ?\u{6CC}\u{62A}\u{633}\u{647} \u{627}\u{62C}\u{6A9}"
      ),
      (
        "Q: \u{6A9}\u{6CC}\u{627} \u{6C1}\u{648}\u{627}?",
        "Q: ?\u{627}\u{648}\u{6C1} \u{627}\u{6CC}\u{6A9}"
      ),
    ] as [(String, String)])
  func aQuestionBehindALetterIsOneOfItsOwn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Where nobody set a direction, too, two words are told, and both readings are given.
  @Test(
    arguments: [
      ("{U+0051}: ABC DEF?", "{U+0051}: ?FED CBA", "?FED CBA :{U+0051}"),
      ("{U+0041}: ABC, DEF!", "{U+0041}: !FED ,CBA", "!FED ,CBA :{U+0041}"),
      (
        "{U+0054}elegram: ABC DEF!", "{U+0054}elegram: !FED CBA", "!FED CBA :{U+0054}elegram"
      ),
    ] as [(String, String, String)])
  func bothReadingsAreGiven(_ pseudo: String, _ label: String, _ whole: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: direction)
      for display in [label, whole].map(BrokenString.scalars) {
        #expect(
          fixed.candidates.prefix(3).contains { $0.display == display }, "\(pseudo), \(direction)")
      }
      #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
      if direction != .auto { #expect(fixed.candidates.allSatisfy { $0.direction == nil }) }
    }
  }

  /// What is said behind a name, and a title behind a name that no person has.
  @Test(
    arguments: [
      ("{U+0054}elegram: ABC DEF!", "{U+0054}elegram: !FED CBA"),
      ("{U+0054}elegram: ABC DEF GHI!", "{U+0054}elegram: !IHG FED CBA"),
      ("{U+0057}hats{U+0041}pp: ABC DEF?", "{U+0057}hats{U+0041}pp: ?FED CBA"),
      (
        "{U+0044}ana: {U+05D0}{U+05E0}{U+05D9} AB CDE!",
        "{U+0044}ana: !EDC BA {U+05D9}{U+05E0}{U+05D0}"
      ),
      ("10:30 - {U+0044}ana: ABC DEF GHI!", "10:30 - {U+0044}ana: !IHG FED CBA"),
    ] as [(String, String)])
  func whatANameSaysHasItsMarkAtItsLeft(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Without an end, of one word, lists, and names behind what leads to somebody.
  @Test(arguments: [
    "{U+0051}: ABC DEF", "{U+0041}: ABC!", "{U+0041}: ABC.", "{U+0042}: ABC DEF.",
    "{U+0043}{U+0043}: ABC DEF!", "{U+0044}{U+004A}: ABC DEF!", "{U+0054}elegram: ABC!",
    "{U+0045}rror: ABC!", "{U+0057}inner: ABC DEF!", "{U+0054}eams: ABC DEF!",
  ])
  func whatMayBeANameStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// A pair around a label with its sentence holds both: the label begins the sentence.
  @Test(arguments: [
    "{RLI}{U+0051}: {U+05DE}{U+05D4} ABC?{PDI}",
    "{RLI}{U+0044}ana: {U+05D0}{U+05E0}{U+05D9} ABC!{PDI}",
    "{RLE}{U+0044}ana: ABC DEF {U+0057}aze GHI!{PDF}",
  ])
  func aPairAroundALabelIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }
}
