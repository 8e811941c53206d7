import Testing

@testable import Keyboards

/// Words of both languages, by the words that stand beside them.
@Suite struct CompanyTests {
  private func left(_ sentence: String, on keyboard: SpellingKeyboard) -> [String] {
    var speller = Speller(keyboard)
    let inputs = sentence.split(separator: " ").map(String.init)
    return speller.words(inputs, count: 1).filter { $0.language == "en" }.map(\.input)
  }

  /// What English has borrowed is English among its words, and the language's own elsewhere.
  @Test(arguments: SpellingKeyboard.allCases)
  func aLoanIsEnglishAmongEnglish(_ keyboard: SpellingKeyboard) {
    for sentence in ["I like chai", "I had pizza, latte, chai for lunch"] {
      #expect(left(sentence, on: keyboard) == sentence.split(separator: " ").map(String.init))
    }
    #expect(left("chai", on: keyboard).isEmpty)
    #expect(left("latte", on: keyboard) == ["latte"])
  }

  @Test(arguments: [SpellingKeyboard.romanUrdu, .romanHindi])
  func aLoanIsTheLanguagesAmongItsWords(_ keyboard: SpellingKeyboard) {
    #expect(left("mujhe chai aur roti chahiye", on: keyboard).isEmpty)
    #expect(left("we like roti for lunch", on: keyboard).contains("roti"))
  }

  /// What is predicated of somebody stands behind no English `main`.
  @Test(arguments: [SpellingKeyboard.romanUrdu, .romanHindi])
  func mainIsWhoSpeaks(_ keyboard: SpellingKeyboard) {
    for sentence in ["main busy hoon", "aaj main busy hoon", "abhi main free nahi hoon"] {
      #expect(!left(sentence, on: keyboard).contains("main"), "\(sentence)")
    }
    for sentence in ["the main busy road", "the main office is here", "main street is closed"] {
      #expect(left(sentence, on: keyboard).contains("main"), "\(sentence)")
    }
    #expect(left("darwaza band karo", on: keyboard).isEmpty)
    #expect(left("the band is great", on: keyboard).contains("band"))
  }

  /// A time that is about right is English, but for digits with which Arabizi spells a word.
  @Test func aTimeThatIsAboutRightStays() {
    for keyboard in SpellingKeyboard.allCases {
      for word in ["7ish.", "5ish", "10ish"] {
        #expect(left("see you at \(word)", on: keyboard).contains(word), "\(keyboard)")
      }
      for sentence in ["Ma and Pa went home", "let mut v = vec![];"] {
        let inputs = sentence.split(separator: " ").map(String.init)
        #expect(left(sentence, on: keyboard) == inputs, "\(keyboard): \(sentence)")
      }
    }
  }

  /// The words of a keyboard are the same by the key and at once, and signs go with their words.
  @Test func wordsAreTypedByTheKey() {
    var typed = TypedWords(Speller(.arabizi))
    for scalar in "kifak , ok".unicodeScalars { typed.type(scalar) }
    #expect(typed.input == "ok")
    let parts = typed.parts()
    #expect(parts.map(\.behind) == [" ", " ", ""])
    #expect(parts.map(\.word.language) == ["ar", "ar", "en"])
    #expect(parts[1].text == "\u{60C} ")
    let settled = typed.settle()
    #expect(settled == Array(parts.dropLast()))
    #expect(typed.parts() == [parts[2]])
    typed.erase()
    #expect(typed.input == "o")
    typed.choose("\u{623}\u{648}", language: "ar")
    for scalar in "?\u{20}".unicodeScalars {
      let begins = typed.type(scalar)
      #expect(!begins)
    }
    #expect(typed.parts().map(\.text) == ["\u{623}\u{648}\u{61F} "])
  }

  /// Leading blanks and lines stay as they are; the line before tells the language of the next.
  @Test func blanksAndLinesStay() {
    let parts = TypedWords.parts(typing: "  to\n\n to\u{20}", on: .romanUrdu, count: 3)
    #expect(parts.map(\.text).joined() == "  \u{62A}\u{648}\n\n \u{62A}\u{648} ")
    let english = "and so the dog\n is here\n"
    let kept = TypedWords.parts(typing: english, on: .romanUrdu, count: 3)
    #expect(kept.map(\.text).joined() == english)
    #expect(TypedWords.parts(typing: "", on: .arabizi, count: 1).isEmpty)
  }

  /// A bracket right behind a word of a chat opens no code, and one of code does.
  @Test func bracketsOfChatsAreNoCalls() {
    for (typed, kept) in [
      ("tayeb(: shu ", "tayeb(:"), ("bukra(ya3ni ba3d ", "bukra(ya3ni"), ("print(a, b) shu ", "b)"),
    ] {
      let parts = TypedWords.parts(typing: typed, on: .arabizi, count: 1)
      #expect(parts.contains { $0.text.hasPrefix(kept) }, "\(parts.map(\.text))")
      #expect(parts.last?.text.first?.isASCII == false, "\(parts.map(\.text))")
    }
  }
}
