import Testing

@testable import Keyboards

/// Words that no list has, and what stands beside them.
@Suite struct UnknownWordTests {
  private static func inputs(_ sentence: String) -> [String] {
    sentence.split(separator: " ").map(String.init)
  }

  /// Beside English or code alone, what the lexicon does not know stays as it is.
  @Test(arguments: [
    "edit the yml file now", "run lsof on it", "use 7zip here", "pipe it through uniq please",
    "please rsvp by friday", "the rsa key is old", "happy bday to you", "idk tbh maybe",
    "check the bio first", "run strace lsof now", "run lsof --help", "open main.c with htop",
    "send me the yml", "ssh into the box and run lsof", "did you try uniq?", "install 7zip",
    "rsvp please", "7zip works great",
  ])
  func anUnknownWordBesideEnglishStays(_ sentence: String) {
    let inputs = Self.inputs(sentence)
    for keyboard in SpellingKeyboard.allCases {
      var speller = Speller(keyboard)
      #expect(speller.words(inputs, count: 1).map(\.text) == inputs, "\(keyboard)")
    }
  }

  /// One that the lexicon has turns between English words too.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "so kifak bro", "kifak"),
    (.arabizi, "the folder ljdid check it", "ljdid"), (.arabizi, "then yalla let's go", "yalla"),
    (.romanUrdu, "we had garmi yesterday", "garmi"),
  ])
  func aKnownWordBetweenEnglishOnesTurns(
    _ keyboard: SpellingKeyboard, _ sentence: String, _ word: String
  ) {
    var speller = Speller(keyboard)
    let words = speller.words(Self.inputs(sentence), count: 1)
    #expect(words.filter { $0.language != "en" }.map(\.input) == [word])
  }

  /// In a sentence of the keyboard's language, English before an unknown word at its end tells
  /// nothing.
  @Test(arguments: [
    (SpellingKeyboard.romanHebrew, "hazmanti delivery im extra gvina", "gvina"),
    (.arabizi, "el meeting etlagha w el boss et3asab", "et3asab"),
    (.romanHindi, "naya phone liya hai, camera ekdum mast hai", "ekdum"),
  ])
  func aWordOfAMixedSentenceTurns(
    _ keyboard: SpellingKeyboard, _ sentence: String, _ word: String
  ) throws {
    var speller = Speller(keyboard)
    let words = speller.words(Self.inputs(sentence), count: 1)
    #expect(try #require(words.first { $0.input == word }).language == keyboard.language)
  }

  /// What is settled does not change with the words behind it, but for the last.
  @Test(arguments: ["run strace lsof now", "send me the yml file bukra", "yml is lsof bad"])
  func aSettledWordStays(_ sentence: String) {
    let inputs = Self.inputs(sentence)
    for keyboard in SpellingKeyboard.allCases { keyboard.expectSettled(inputs) }
  }

  /// A choice of the user's for the keyboard's language is what tells it.
  @Test func aChoiceIsOfTheLanguage() {
    var speller = Speller(.arabizi)
    for input in ["send", "me", "the"] { speller.pass(input) }
    #expect(speller.word("yml", count: 1).language == "en")
    #expect(speller.followsEnglishAlone)
    speller.note("ar")
    for input in ["send", "me", "the"] { speller.pass(input) }
    #expect(!speller.followsEnglishAlone)
  }
}
