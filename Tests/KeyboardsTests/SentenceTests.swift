import Testing

@testable import Keyboards

/// Words are decided in their sentence.
@Suite struct SentenceTests {
  /// English words of sentences stay, and those of the keyboard's language turn.
  @Test func sentencesAreOfTwoLanguages() throws {
    var (english, changed, own, left) = (0, [String](), 0, [String]())
    for sentence in try MixedSentence.all() {
      for keyboard in sentence.keyboards {
        var speller = Speller(keyboard)
        let words = speller.words(sentence.words.map(\.text), count: 1)
        #expect(words.map(\.input) == sentence.words.map(\.text))
        for (word, expected) in zip(words, sentence.words) {
          let turns = word.language != "en" && word.input.contains(where: \.isLetter)
          if expected.isOwn {
            own += 1
            if !turns { left.append("\(keyboard): \(word.input)") }
          } else {
            english += 1
            if turns { changed.append("\(keyboard): \(word.input)") }
          }
        }
      }
    }
    #expect(english > 500 && own > 60)
    #expect(changed.isEmpty, "of \(english): \(changed)")
    #expect(left.isEmpty, "of \(own): \(left)")
  }

  /// What is settled never changes: the words of a sentence are those of its beginnings, but for
  /// the last.
  @Test func whatIsSettledStays() throws {
    for sentence in try MixedSentence.all() {
      for keyboard in sentence.keyboards {
        keyboard.expectSettled(sentence.words.map(\.text))
      }
    }
  }

  @Test(arguments: [
    "www.google.com", "test@x.com", "main.c", "~/bin", "/etc/hosts", "--force", "-rf", "#tag",
    "@name",
    "foo()", "snake_case", "a/b/c", "std::move", "10:30", "x=1", "C++", "`ls`", "v1.2.3", "sha256",
    "i18n", "http://a.b", "<br>", "50%of", "file.tar.gz", ".gitignore", "n/a", "a/b", "w/o",
    "Wi-Fi",
  ])
  func namesAreLeftAloneWhole(_ name: String) {
    #expect(ChunkLook(name).isName)
    for keyboard in SpellingKeyboard.allCases {
      for text in [name, "(\(name))", "\(name)."] {
        #expect(Speller(keyboard).word(text, count: 1).text == text)
      }
    }
  }

  @Test(arguments: [
    "kifak", "7abibi", "mar7aba,", "(kifak)", "el-beit", "ya3ni...aywa", "salam!", "3ala", "ma3",
  ])
  func wordsAreNoNames(_ word: String) {
    #expect(!ChunkLook(word).isName)
    #expect(Speller(.arabizi).word(word, count: 1).language == "ar")
  }

  /// A word that may be either is what those on both sides of it are.
  @Test func aWordBetweenTwoLanguagesFollowsThem() {
    var english = Speller(.romanUrdu)
    #expect(
      english.words(["give", "it", "to", "me", "now"], count: 1).allSatisfy { $0.language == "en" })
    var urdu = Speller(.romanUrdu)
    #expect(urdu.words(["woh", "to", "ghar", "hai"], count: 1).allSatisfy { $0.language == "ur" })
  }

  /// English as it is written in chats: letters drawn out, endings clipped, consonants alone,
  /// nicks.
  @Test(arguments: [
    "sooo who writes it", "nooooo not again", "how's it goin", "nothin is workin today",
    "soonish maybe end of summer", "let me paste the bt", "man systemd ftw", "wb",
    "jsmith: um what is wrong", "GGD: just join the channel",
    "who has the admin password", "turn it \u{279}\u{250} upside down",
  ])
  func chatStaysEnglish(_ sentence: String) {
    var speller = Speller(.arabizi)
    let inputs = sentence.split(separator: " ").map(String.init)
    #expect(speller.words(inputs, count: 1).map(\.text) == inputs)
  }

  /// An acronym stays in a sentence of any language, and alone.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "ana sheft el _ mbere7"), (.romanHebrew, "raiti et ha _ etmol"),
    (.romanUrdu, "mujhe _ nahi mila"), (.romanHindi, "mujhe _ nahi mila"),
  ])
  func acronymsStay(_ keyboard: SpellingKeyboard, _ sentence: String) {
    let acronyms = [
      "USA", "UAE", "UK", "EU", "UN", "ICU", "MRI", "DNA", "FBI", "KSA", "LBCI", "NATO", "OPEC",
      "ISBN", "SIM", "LAN", "RAR", "TAB", "IBAN", "AUB", "LAU", "MENA", "UNESCO",
    ]
    for acronym in acronyms {
      for text in ["_", sentence, "the UN and the EU met in the _", "_ and _?"] {
        let inputs = text.split(separator: " ").map {
          String($0).replacing("_", with: acronym)
        }
        var speller = Speller(keyboard)
        for word in speller.words(inputs, count: 1) where word.input.hasPrefix(acronym) {
          #expect(word.language == "en", "\(keyboard): \(text)")
          #expect(word.text == word.input)
        }
      }
    }
  }

  /// A sentence in capitals is one of words.
  @Test(arguments: [
    (SpellingKeyboard.romanHebrew, "ANI BA HABAITA"), (.romanUrdu, "AAP KAISE HAIN"),
    (.romanHindi, "MUJHE KUCH NAHI CHAHIYE"), (.arabizi, "KIFAK ENTA"),
  ])
  func aSentenceInCapitalsTurns(_ keyboard: SpellingKeyboard, _ sentence: String) {
    var speller = Speller(keyboard)
    let words = speller.words(sentence.split(separator: " ").map(String.init), count: 1)
    #expect(words.allSatisfy { $0.language == keyboard.language }, "\(words.map(\.text))")
  }

  /// What nobody knows turns between words of the keyboard's language, and stays between English
  /// ones; so does a word of both.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "ana ma32oul ktir", "ma32oul"),
    (.arabizi, "ana la22et ktir", "la22et"), (.arabizi, "ana bar7 ktir", "bar7"),
    (.arabizi, "kol sana we enta tayeb", "we"), (.arabizi, "3al bet bakkir", "bet"),
    (.romanHebrew, "ani mevatzel achshav", "mevatzel"),
    (.romanHebrew, "ani margish achshav", "margish"), (.romanUrdu, "kab wapas aao", "wapas"),
  ])
  func anUnknownWordTurnsAmongItsOwn(
    _ keyboard: SpellingKeyboard, _ sentence: String, _ word: String
  ) throws {
    var speller = Speller(keyboard)
    let words = speller.words(sentence.split(separator: " ").map(String.init), count: 1)
    let turned = try #require(words.first { $0.input == word })
    #expect(turned.language == keyboard.language)
  }

  /// A word of both languages is English alone and among English words.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "hat"), (.arabizi, "we bet"), (.arabizi, "hat tip to them"),
    (.arabizi, "Croissants are great"), (.romanHebrew, "bone marrow"),
    (.romanUrdu, "Lahore is big"), (.romanHindi, "the mummy is old"),
  ])
  func aSharedWordIsEnglishFirst(_ keyboard: SpellingKeyboard, _ sentence: String) {
    var speller = Speller(keyboard)
    let inputs = sentence.split(separator: " ").map(String.init)
    #expect(speller.words(inputs, count: 1).map(\.text) == inputs)
  }

  /// An article turns no word of another tongue behind it, and a word of programs stays; one that
  /// Arabic has turns.
  @Test(arguments: [
    ("khalini nchouf l'agenda w nred 3lik", "l'agenda"), ("ma fhemtch had lcode", "lcode"),
    ("ana badde int jdid", "int"),
  ])
  func anotherTongueStaysInASentence(_ sentence: String, _ word: String) {
    var speller = Speller(.arabizi)
    let words = speller.words(sentence.split(separator: " ").map(String.init), count: 1)
    #expect(words.filter { $0.language == "en" }.map(\.input) == [word])
    for known in ["lbank", "lbeit"] {
      #expect(Speller(.arabizi).word(known, count: 1).language == "ar", "\(known)")
    }
  }

  /// A word of both languages is none of English behind a word that it goes with.
  @Test(arguments: [SpellingKeyboard.romanUrdu, .romanHindi])
  func aPairIsOfOneLanguage(_ keyboard: SpellingKeyboard) {
    var speller = Speller(keyboard)
    let words = speller.words(["hum", "log", "movie", "dekhne", "jayenge"], count: 1)
    #expect(words.filter { $0.language == "en" }.map(\.input) == ["movie"])
    var english = Speller(keyboard)
    #expect(
      english.words(["the", "log", "is", "long"], count: 1).allSatisfy { $0.language == "en" })
  }

  /// The same of words that are common in English: they are none behind their company.
  @Test func aCommonWordFollowsItsCompany() {
    for (sentence, word) in [("ha code shelcha lo over", "over"), ("ani met al ze", "met")] {
      var speller = Speller(.romanHebrew)
      let words = speller.words(sentence.split(separator: " ").map(String.init), count: 1)
      #expect(words.first { $0.input == word }?.language == "he", "\(sentence)")
    }
    for sentence in ["it is over now", "we met at the office", "so over it"] {
      var speller = Speller(.romanHebrew)
      let inputs = sentence.split(separator: " ").map(String.init)
      #expect(speller.words(inputs, count: 1).map(\.text) == inputs)
    }
  }

  /// Two digits between vowels are letters; any others make a name.
  @Test func digitsBetweenVowelsSpell() {
    for word in ["ma32oul", "7a22e", "ba22oul", "bi3a22id"] { #expect(!ChunkLook(word).isName) }
    for name in ["win32api", "int32le", "base64url", "sha22", "node22", "a11y", "py39"] {
      #expect(ChunkLook(name).isName, "\(name)")
    }
  }

  /// A time that is a word of Arabic stays among English words.
  @Test(arguments: [
    "wake me at 3am", "it broke at 3am again", "'tis a test", "sry, my turn", "sana is off today",
  ])
  func shortEnglishStays(_ sentence: String) {
    for keyboard in SpellingKeyboard.allCases {
      var speller = Speller(keyboard)
      let inputs = sentence.split(separator: " ").map(String.init)
      #expect(speller.words(inputs, count: 1).map(\.text) == inputs)
    }
  }

  /// What looks like it and is of the keyboard's language turns.
  @Test(arguments: ["ya3ni: bukra", "bein el beit", "habiiibi", "bs ana"])
  func chatOfTheKeyboardTurns(_ sentence: String) throws {
    var speller = Speller(.arabizi)
    let inputs = sentence.split(separator: " ").map(String.init)
    #expect(try #require(speller.words(inputs, count: 1).first).language == "ar")
  }

  /// A number with a unit is English by its shape; what looks like one and is a word turns.
  @Test func quantitiesStay() {
    for input in ["2Gi", "3M", "2k", "5G", "8am", "5m", "7d", "2h", "e2e", "w3c"] {
      for keyboard in SpellingKeyboard.allCases {
        #expect(Speller(keyboard).word(input, count: 1).text == input)
      }
    }
    for input in ["3am", "7ad", "2ana", "3a"] {
      #expect(Speller(.arabizi).word(input, count: 1).language == "ar", "\(input)")
    }
  }

  /// A unit behind a number stays between words of the keyboard's language too.
  @Test func aUnitBehindANumberStays() {
    var speller = Speller(.romanUrdu)
    let words = speller.words(["mein", "5", "min", "mein", "aata", "hoon"], count: 1)
    #expect(words.map(\.language) == ["ur", "en", "en", "ur", "ur", "ur"])
  }

  /// A choice of the user's counts for the words that follow.
  @Test func aChoiceCounts() {
    var speller = Speller(.romanUrdu)
    speller.note("ur")
    #expect(speller.word("to", count: 1).language == "ur")
    speller.note("en")
    #expect(speller.word("to", count: 1).language == "en")
  }

  /// Letters cost what the table says: common ones little.
  @Test func lettersOfEnglishAreLikely() {
    #expect(
      EnglishLetters.cost(of: Array("nation".utf8)) < EnglishLetters.cost(of: Array("xqzvkj".utf8)))
    #expect(EnglishLetters.table.utf8CodeUnitCount == 27 * (27 * 27 + 1) - 1)
  }
}
