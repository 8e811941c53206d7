import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences that begin with a Latin name, and lines like them that are whole.
@Suite struct SentenceBehindNameTests {
  /// The same words are torn alike whether left to right was set or the name gives it.
  @Test(
    arguments: [
      ("{U+0044}ana ABC B-{U+0047}oogle DEF.", ".FED {U+0047}oogle-B CBA {U+0044}ana"),
      ("{U+0044}ana ABC B-{U+0047}oogle!", "!{U+0047}oogle-B CBA {U+0044}ana"),
      ("{U+0057}aze ABC 3 DE, 12 FGH.", ".HGF 12 ,ED 3 CBA {U+0057}aze"),
      ("{U+0044}ana ABC DEF GHI.", ".IHG FED CBA {U+0044}ana"),
      ("{U+0044}ana {U+004C}evi ABC DEF GHI JKL!", "!LKJ IHG FED CBA {U+0044}ana {U+004C}evi"),
    ] as [(String, String)])
  func aSentenceBehindANameIsRightToLeft(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
    let set = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(set.candidates.prefix(3).allSatisfy { $0.direction == nil })
  }

  /// The same in Arabic, Persian and Urdu.
  @Test(
    arguments: [
      (
        "Instagram \u{62A}\u{637}\u{628}\u{64A}\u{642} \u{62C}\u{645}\u{64A}\u{644} \u{62C}\u{62F}\u{627}.",
        ".\u{627}\u{62F}\u{62C} \u{644}\u{64A}\u{645}\u{62C} \u{642}\u{64A}\u{628}\u{637}\u{62A} Instagram"
      ),
      (
        "Facebook \u{641}\u{627}\u{631}\u{633}\u{6CC} \u{631}\u{627} \u{627}\u{646}\u{62A}\u{62E}\u{627}\u{628} \u{6A9}\u{646}\u{6CC}\u{62F}.",
        ".\u{62F}\u{6CC}\u{646}\u{6A9} \u{628}\u{627}\u{62E}\u{62A}\u{646}\u{627} \u{627}\u{631} \u{6CC}\u{633}\u{631}\u{627}\u{641} Facebook"
      ),
      (
        "Daraz \u{646}\u{626}\u{6CC} \u{642}\u{6CC}\u{645}\u{62A}\u{6CC}\u{6BA} \u{622} \u{6AF}\u{626}\u{6CC}\u{6BA}!",
        "!\u{6BA}\u{6CC}\u{626}\u{6AF} \u{622} \u{6BA}\u{6CC}\u{62A}\u{645}\u{6CC}\u{642} \u{6CC}\u{626}\u{646} Daraz"
      ),
    ] as [(String, String)])
  func soItIsInOtherLanguages(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Two clauses that count something need no end, however long the name is.
  @Test(
    arguments: [
      (
        "{U+0050}akistan ABC DEF 3 GHI JKL, 2 MNO PQR",
        "RQP ONM 2 ,LKJ IHG 3 FED CBA {U+0050}akistan"
      ),
      (
        "{U+005A}imbabwe ABC 12 DEF GHI{U+060C} JK 5 LM NO",
        "ON ML 5 KJ {U+060C}IHG FED 12 CBA {U+005A}imbabwe"
      ),
    ] as [(String, String)])
  func twoClausesThatCountAreASentence(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Addresses, rows with their numbers, and clauses that count one thing or nothing.
  @Test(arguments: [
    "{U+0050}akistan ABC DEF, GHI JKL", "{U+0048}ilton ABC DEF 205, GHI JKL",
    "{U+0053}amsung ABC DEF 8 GHI, 128 JKL", "{U+0050}akistan ABC 3 DEF, GHI 2 JKL",
    "{U+0053}witzerland ABC 12, DEF 5", "{U+004D}etropolitan ABC DEF 12, GHI JKL 6",
    "{U+0050}laystation ABC 5 DEF, 2 GHI", "{U+0043}inderella ABC DEF 12 GHI, 3",
    "{U+0050}akistan: ABC DEF 3 GHI JKL", "{U+005A}imbabwe - ABC DEF 3 GHI",
  ])
  func whatCountsInNoTwoClausesStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Without an end, one word, a greeting, and English.
  @Test(arguments: [
    "{U+0044}ana ABC DEF", "{U+0044}ana ABC B-{U+0047}oogle", "{U+0044}ana ABC!",
    "{U+0048}ello {U+0044}ana ABC DEF.", "{U+0057}e {U+0042}ought ABCD today.",
    "{U+0046}older ABC DEF is not empty.",
  ])
  func whatMayBeARowStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}
