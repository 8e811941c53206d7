import Keyboards
import Testing

/// Words of the lexicon in Latin letters with their vowels.
@Suite struct ArabicReadingsTests {
  private let readings = ArabicReadings()

  @Test func knownWordsHaveTheirVowels() {
    #expect(readings.latin("\u{645}\u{631}\u{62D}\u{628}\u{627}") == "marhaba")
    #expect(readings.latin("\u{627}\u{644}\u{642}\u{644}\u{645}") == "al-qalam")
    #expect(readings.latin("\u{637}\u{628}\u{64A}\u{628}") == "tabib")
    #expect(readings.latin("\u{634}\u{644}\u{648}\u{645}") == nil)
  }

  /// The same letters are a lesson and what was studied.
  @Test func whatIsReadInTwoWaysHasNoReading() {
    #expect(readings.latin("\u{62F}\u{631}\u{633}") == nil)
    #expect(readings.latin("") == nil)
  }
}
