import Testing

@testable import Keyboards

/// Syllables of Devanagari, and the keyboard that spells them.
@Suite struct AbugidaTests {
  private let letters = SpellingKeyboard.romanHindi.model.letters

  /// What is read as sounds is written again as it stood.
  @Test(arguments: [
    "नमस्ते", "हिंदी", "कृष्ण", "मैं", "हूँ", "आओ", "गई", "लड़कियाँ", "ज्ञान", "अच्छा", "धर्म", "विद्यार्थी",
    "स्वास्थ्य", "दुःख", "कॉफी", "क्षमा", "पढ़ाई", "ऋषि", "राष्ट्र",
  ])
  func aWordIsWrittenAsItIsRead(_ word: String) throws {
    let sounds = try #require(letters.numbers(word), "\(word)")
    #expect(Array(letters.text(sounds).unicodeScalars) == Array(word.unicodeScalars))
  }

  @Test func theInherentVowelIsASoundButAtTheEnd() throws {
    let count = { (word: String) in try #require(letters.numbers(word)).count }
    #expect(try count("कर") == 3)
    #expect(try count("करता") == 6)
    #expect(try count("धर्म") == 5)
    #expect(letters.numbers("x") == nil)
  }

  @Test(arguments: [
    ("namaste", "नमस्ते"), ("hindi", "हिंदी"), ("dharma", "धर्म"), ("dharam", "धर्म"), ("kahani", "कहानी"),
    ("samajhna", "समझना"), ("ladkiyan", "लड़कियाँ"), ("acha", "अच्छा"), ("shukriya", "शुक्रिया"),
    ("NAMASTE", "नमस्ते"), ("kya?", "क्या?"),
  ])
  func wordsAreSpelled(_ latin: String, _ hindi: String) {
    #expect(Speller(.romanHindi).word(latin, count: 3, forced: true).text == hindi)
  }

  /// What it types is normalised as texts are: a dot below stands behind its letter.
  @Test func lettersWithADotAreTwoScalars() {
    let word = Speller(.romanHindi).word("ladka", count: 1, forced: true)
    #expect(word.text.unicodeScalars.contains("\u{93C}"))
    #expect(!word.text.unicodeScalars.contains { (0x958...0x95F).contains($0.value) })
  }
}
