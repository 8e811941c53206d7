import Testing

@testable import Keyboards

/// What English words mean in the keyboards' languages.
@Suite struct MeaningsTests {
  @Test(arguments: SpellingKeyboard.allCases)
  func everyWordMeansSomethingInTheScript(_ keyboard: SpellingKeyboard) {
    let words = Meanings.words(on: keyboard)
    #expect(words.count >= 350)
    for word in words {
      let meanings = Meanings.of(word, on: keyboard)
      #expect(!meanings.isEmpty, "\(word)")
      #expect(word == word.lowercased() && Set(meanings).count == meanings.count, "\(word)")
      for meaning in meanings {
        #expect(!meaning.unicodeScalars.contains { $0.isASCII && $0 != " " }, "\(word)")
      }
    }
  }

  @Test(arguments: [
    (SpellingKeyboard.arabizi, "\u{645}\u{644}\u{641}"),
    (.romanHebrew, "\u{5E7}\u{5D5}\u{5D1}\u{5E5}"), (.romanUrdu, "\u{641}\u{627}\u{626}\u{644}"),
    (.romanHindi, "फाइल"),
  ])
  func aFileAndAKeyboardMeanSomething(_ keyboard: SpellingKeyboard, _ file: String) {
    let speller = Speller(keyboard)
    #expect(speller.meanings(of: "files") == [file])
    #expect(!speller.meanings(of: "keyboard").isEmpty)
  }

  @Test func signsCapitalsAndPluralsHideNothing() {
    let speller = Speller(.romanHindi)
    for word in ["apple", "Apple", "apples", "APPLE!", "(apple)", "\u{201C}apple\u{201D}"] {
      #expect(speller.meanings(of: word) == ["सेब"], "\(word)")
    }
    for word in ["apple.com", "#apple", "", "s", "zzz"] {
      #expect(speller.meanings(of: word).isEmpty, "\(word)")
    }
  }
}
