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
          let turns = word.language != "en"
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
        let inputs = sentence.words.map(\.text)
        var whole = Speller(keyboard)
        let words = whole.words(inputs, count: 1)
        for count in inputs.indices.dropFirst() {
          var speller = Speller(keyboard)
          let beginning = speller.words(Array(inputs.prefix(count)), count: 1)
          #expect(beginning.dropLast() == words.prefix(count - 1))
        }
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
