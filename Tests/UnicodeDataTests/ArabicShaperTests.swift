import BidiAlgorithm
import Foundation
import Testing
import UnicodeData

@Suite struct ArabicShaperTests {
  static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test func aWordIsJoined() {
    // Salaam: seen initial, lam medial, alef final, meem isolated.
    #expect(
      ArabicShaper.joined(Self.scalars("\u{0633}\u{0644}\u{0627}\u{0645}"), levels: [])
        == Self.scalars("\u{FEB3}\u{FEE0}\u{FE8E}\u{FEE1}"))
  }

  @Test func marksAreLookedThrough() {
    #expect(
      ArabicShaper.joined(
        Self.scalars("\u{0628}\u{064E}\u{0628}\u{0651}\u{0650}\u{0628}"), levels: [])
        == Self.scalars("\u{FE91}\u{064E}\u{FE92}\u{0651}\u{0650}\u{FE90}"))
  }

  @Test func joinersAndNonJoinersDecide() {
    #expect(
      ArabicShaper.joined(Self.scalars("\u{0628}\u{200C}\u{0628}"), levels: [])
        == Self.scalars("\u{FE8F}\u{200C}\u{FE8F}"))
    #expect(
      ArabicShaper.joined(Self.scalars("\u{200D}\u{0628}\u{200D}"), levels: [])
        == Self.scalars("\u{200D}\u{FE92}\u{200D}"))
    #expect(
      ArabicShaper.joined(Self.scalars("\u{0640}\u{0628} \u{0628}"), levels: [])
        == Self.scalars("\u{0640}\u{FE90} \u{FE8F}"))
  }

  @Test func persianAndUrduLettersHaveForms() {
    #expect(
      ArabicShaper.joined(Self.scalars("\u{067E}\u{06A9}\u{06CC}"), levels: [])
        == Self.scalars("\u{FB58}\u{FB91}\u{FBFD}"))
  }

  @Test func otherScriptsStayAsTheyAre() {
    for text in ["abc", "\u{05D0}\u{05D1}", "\u{0712}\u{0712}", "\u{08A0}\u{08A0}", "", "\u{0661}"]
    {
      #expect(ArabicShaper.joined(Self.scalars(text), levels: []) == Self.scalars(text))
    }
  }

  @Test func lettersJoinWithinARunOfOneLevelAsTheyStand() {
    let text = Self.scalars("\u{062C}\u{0639}\u{0644}\u{0645}")
    let right = EmbeddingLevel.rightToLeft
    // UAX #9, section 3.5: jeem and ain overridden to left-to-right, lam and meem as they are.
    #expect(
      ArabicShaper.joined(text, levels: [EmbeddingLevel(2), EmbeddingLevel(2), right, right])
        == Self.scalars("\u{FE9E}\u{FECB}\u{FEDF}\u{FEE2}"))
    #expect(
      ArabicShaper.joined(text, levels: [right, right, right, right])
        == Self.scalars("\u{FE9F}\u{FECC}\u{FEE0}\u{FEE2}"))
  }

  @Test func theIsolatedViewHasIsolatedForms() {
    #expect(ArabicShaper.isolated("\u{0628}") == "\u{FE8F}")
    #expect(ArabicShaper.isolated("\u{064E}") == "\u{064E}")
    #expect(ArabicShaper.isolated("a") == "a")
  }

  @Test func everyFormIsOfItsLetterAndTakesOneCell() {
    var wrong: [Unicode.Scalar] = []
    for letter in (UInt32(0x0621)...0x06D5).scalars {
      let forms =
        ArabicShaper.joined([letter, letter, letter], levels: []) + [ArabicShaper.isolated(letter)]
      for form in forms where form != letter {
        let letters = [form, letter].map {
          Array(String($0).precomposedStringWithCompatibilityMapping.unicodeScalars)
        }
        if letters[0] != letters[1] || ScalarFacts.cellWidth(of: form) != 1
          || BidiProperties.bidiClass(of: form) != .al
        {
          wrong.append(letter)
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func theCountIsKept() {
    let text = Self.scalars("a\u{0644}\u{0627} \u{0644}\u{0622}\u{064E}\u{0663}b")
    #expect(ArabicShaper.joined(text, levels: []).count == text.count)
    #expect(ArabicShaper.joined(text, levels: [.leftToRight]).count == text.count)
  }
}
