import Testing

@testable import Keyboards

/// What stays English on a keyboard that spells: what is quoted, code, digits that stand for
/// sounds, and the small words beside loans.
@Suite struct EnglishBesideTests {
  private func typed(_ text: String, on keyboard: SpellingKeyboard) -> String {
    TypedWords.parts(typing: text, on: keyboard, count: 3).map(\.text).joined()
  }

  /// Apostrophes around words are quotation marks, as the double ones are.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "He said 'shou fi' and left"), (.arabizi, "'ma fi'"),
    (.arabizi, "ana: 'kifak' w 'enta'"), (.arabizi, "'hello world' he said"),
    (.romanUrdu, "us ne 'haan' kaha"), (.romanUrdu, "'shukriya'"),
    (.romanHebrew, "ani 'lo yodea' klum"), (.romanHebrew, "'shalom lecha' amar"),
    (.romanHindi, "'shukriya' kaha"), (.romanHindi, "'aap kahan' bola"),
  ])
  func anApostropheAroundWordsQuotes(_ keyboard: SpellingKeyboard, _ text: String) {
    let single = typed(text, on: keyboard)
    let double = typed(String(text.map { $0 == "'" ? "\"" : $0 }), on: keyboard)
    #expect(String(double.map { $0 == "\"" ? "'" : $0 }) == single)
    #expect(single.count { $0 == "'" } == text.count { $0 == "'" })
  }

  @Test func anApostropheMayBeALetter() {
    #expect(!QuotedWord.begins("'arabi", beforeVowels: false))
    #expect(QuotedWord.begins("'arabi'", beforeVowels: false))
    #expect(QuotedWord.begins("'arabi", beforeVowels: true))
    #expect(!QuotedWord.begins("'3ali", beforeVowels: true))
    #expect(!QuotedWord.begins("'n'", beforeVowels: true))
    #expect(QuotedWord.isOpen(after: "('shou", isOpen: false, beforeVowels: false))
    #expect(!QuotedWord.isOpen(after: "fi'),", isOpen: true, beforeVowels: false))
    #expect(!QuotedWord.isOpen(after: "'fi'", isOpen: false, beforeVowels: false))
    #expect(QuotedWord.isOpen(after: "don't", isOpen: true, beforeVowels: false))
  }

  @Test(arguments: SpellingKeyboard.allCases)
  func codeStays(_ keyboard: SpellingKeyboard) {
    for code in [
      "foo_bar = baz.qux(1, \"ab\")", "let kal = 5;", "O(n log n)",
      "kubectl get po -n dev -o wide",
    ] {
      #expect(typed(code, on: keyboard) == code, "\(keyboard)")
    }
  }

  @Test func digitsStandForSounds() {
    for text in ["R2D2 and C3PO", "e = mc2", "5ft 9in, 80kg", "gr8, l8r, m8", "see you 2day"] {
      #expect(typed(text, on: .arabizi) == text)
    }
    #expect(typed("3am", on: .arabizi) != "3am")
  }

  /// A sentence that begins as English ones do stays English around what English has borrowed.
  @Test(arguments: [SpellingKeyboard.romanUrdu, .romanHindi])
  func smallWordsStayBesideLoans(_ keyboard: SpellingKeyboard) {
    for text in [
      "The dal was hot", "The sari was red", "the biryani was hot", "the guru said",
      "The Diwali party", "Is the chai hot",
    ] {
      #expect(typed(text, on: keyboard) == text, "\(keyboard)")
    }
    for text in ["Holi is in March", "Diwali is in November"] {
      #expect(typed(text, on: keyboard).contains(" is in "), "\(keyboard)")
    }
    #expect(typed("hum ghar par the", on: keyboard).allSatisfy { !$0.isASCII || $0 == " " })
  }

  /// What asks somebody to do something is no English `do`.
  @Test(arguments: [SpellingKeyboard.romanUrdu, .romanHindi])
  func whoIsAskedIsNotAskedInEnglish(_ keyboard: SpellingKeyboard) {
    let words = typed("send kar do please", on: keyboard).split(separator: " ")
    #expect(words.first == "send" && words.last == "please" && !words.contains("do"))
  }

  @Test func whoHadALoanIsEnglish() {
    #expect(typed("We had hummus and falafel", on: .arabizi) == "We had hummus and falafel")
  }

  /// What English has borrowed, or spells as a word of the keyboard's language is spelled, stays in
  /// an English sentence; in one of that language it is its word.
  @Test(arguments: [
    (SpellingKeyboard.romanHebrew, "The man had an oud and a tabla."),
    (.arabizi, "The man had an oud and a tabla."), (.romanHebrew, "Where is the loo?"),
    (.arabizi, "Where is the loo?"), (.arabizi, "She saw the souk."),
    (.arabizi, "He asked the imam about it."), (.romanHebrew, "They live on a kibbutz."),
    (.romanHebrew, "My friend bought a matzah."), (.romanHindi, "The raja had a horse."),
  ])
  func aLoanStaysInASentence(_ keyboard: SpellingKeyboard, _ text: String) {
    #expect(typed(text, on: keyboard) == text)
  }

  @Test func aLoanIsAWordOfItsOwnLanguage() {
    for text in ["ana hon bel souk", "el imam hon"] {
      #expect(typed(text, on: .arabizi).allSatisfy { !$0.isASCII || $0 == " " }, "\(text)")
    }
  }

  @Test(arguments: [
    (SpellingKeyboard.arabizi, "ma3leh", "mElyh"), (.arabizi, "sa7be", "SAHby"),
    (.arabizi, "ezayyak", "Azyk"), (.arabizi, "enharda", "AlnhArdp"), (.arabizi, "shay", "$Ay"),
    (.arabizi, "medan", "mydAn"), (.arabizi, "kilo", "kylw"), (.arabizi, "bi7kik", "bHkyk"),
    (.romanUrdu, "baje", "bjY"), (.romanHebrew, "tase", "tE$h"), (.romanHebrew, "shura", "$wrh"),
    (.romanHebrew, "tafsik", "tpsyq"), (.romanHindi, "mataji", "माताजी"),
    (.romanHindi, "pitaji", "पिताजी"), (.romanHindi, "beta", "बेटा"),
  ])
  func commonWordsAreRightFirst(
    _ keyboard: SpellingKeyboard, _ latin: String, _ named: String
  ) throws {
    let word = try #require(keyboard.text(named: named))
    #expect(Speller(keyboard).word(latin, count: 1, forced: true).text == word)
  }

  /// What is accepted in the middle of a word stays, and the next letter begins another.
  @Test func whatIsAcceptedStays() {
    var typed = TypedWords(Speller(.arabizi))
    for scalar in "ana b7eb".unicodeScalars { typed.type(scalar) }
    let whole = typed.parts().map(\.text)
    typed.accept(whole[1], language: "ar")
    let begins = typed.type("b")
    #expect(begins)
    for scalar in "ak ktir ".unicodeScalars { typed.type(scalar) }
    #expect(Array(typed.parts().map(\.text).prefix(2)) == whole)
  }

  /// The speller before a word tells the same of it as one that has settled the words before.
  @Test(arguments: SpellingKeyboard.allCases)
  func theSpellerBeforeAWordIsThatOfTheSettledOnes(_ keyboard: SpellingKeyboard) {
    let words = ["to", "be", "kifak", "shalom", "main", "ghar", "the", "coffee", "3am", "Beirut"]
    for first in words {
      for second in words {
        var typed = TypedWords(Speller(keyboard))
        for scalar in "\(first) \(second)".unicodeScalars { typed.type(scalar) }
        #expect(typed.before.word(second, count: 3) == typed.parts(count: 3).last?.word)
      }
    }
  }
}
