import Testing

@testable import Keyboards
import Wording

@Suite struct SpellingTests {
  @Test(arguments: SpellingKeyboard.allCases)
  func everyLineOfALexiconIsUnderstood(_ keyboard: SpellingKeyboard) {
    #expect(keyboard.model.letters.count > 20)
    #expect(keyboard.model.graph.nodes.count > 500)
    #expect(keyboard.model.rules.spellings.allSatisfy { $0.count < 64 })
  }

  /// The published figures: words written without a look at the lexicon, each alone, English among
  /// them not told apart.
  @Test func arabiziIsGuessedAsPublished() throws {
    let list = try WordList.spellings("arabizi-measured", on: .arabizi)
    #expect(list.count >= 700)
    let accuracy = Accuracy.of(list, on: .arabizi)
    #expect(accuracy.firstShare >= 0.88, "\(accuracy)")
    #expect(accuracy.shareAmongThree >= 0.95, "\(accuracy)")
  }

  @Test func arabiziIsGuessedOnTheListForTuning() throws {
    let accuracy = Accuracy.of(
      try WordList.spellings("arabizi-tuning", on: .arabizi), on: .arabizi)
    #expect(accuracy.firstShare >= 0.85, "\(accuracy)")
    #expect(accuracy.shareAmongThree >= 0.95, "\(accuracy)")
  }

  @Test(arguments: [
    (SpellingKeyboard.romanHebrew, "hebrew-measured"), (.romanHebrew, "hebrew-tuning"),
    (.romanUrdu, "urdu-measured"), (.romanUrdu, "urdu-tuning"),
  ])
  func hebrewAndUrduAreGuessedAsPublished(_ keyboard: SpellingKeyboard, _ list: String) throws {
    let accuracy = Accuracy.of(try WordList.spellings(list, on: keyboard), on: keyboard)
    #expect(accuracy.firstShare >= 0.80, "\(accuracy)")
    #expect(accuracy.shareAmongThree >= 0.90, "\(accuracy)")
  }

  @Test(arguments: ["hindi-measured", "hindi-tuning"])
  func hindiIsGuessedAsPublished(_ list: String) throws {
    let words = try WordList.spellings(list, on: .romanHindi)
    #expect(words.count >= 150)
    let accuracy = Accuracy.of(words, on: .romanHindi)
    #expect(accuracy.firstShare >= 0.74, "\(accuracy)")
    #expect(accuracy.shareAmongThree >= 0.82, "\(accuracy)")
  }

  /// Words that come in every chat are right first, and turn when they are typed alone where no
  /// English word is spelled alike.
  @Test func wordsOfEveryChatComeFirst() throws {
    for line in try WordList.lines("chat") {
      try #require(line.count == 3, "\(line)")
      let keyboard = try #require(SpellingKeyboard(rawValue: String(line[0])), "\(line)")
      let latin = String(line[1])
      let right = try #require(keyboard.text(named: String(line[2])), "\(line)")
      #expect(Speller(keyboard).word(latin, count: 3, forced: true).text == right, "\(latin)")
    }
  }

  /// A vowel that is written long is no short one, and letters that spell one sound are not torn
  /// apart.
  @Test(arguments: [
    ("sabah", "\u{635}\u{628}\u{627}\u{62D}"), ("kitab", "\u{643}\u{62A}\u{627}\u{628}"),
    ("katab", "\u{643}\u{62A}\u{628}"), ("lesh", "\u{644}\u{64A}\u{634}"),
    ("banat", "\u{628}\u{646}\u{627}\u{62A}"), ("bint", "\u{628}\u{646}\u{62A}"),
    ("matensash", "\u{645}\u{627}\u{62A}\u{646}\u{633}\u{627}\u{634}"),
  ])
  func vowelsTellWordsApart(_ latin: String, _ arabic: String) {
    #expect(Speller(.arabizi).word(latin, count: 3).text == arabic)
  }

  /// Before two consonants Hebrew writes no vowel of a prefix.
  @Test(arguments: [
    ("nishmor", "n$mwr"), ("nigmar", "ngmr"), ("tizkor", "tzkwr"), ("nitpal", "ntpl"),
    ("tisgor", "tsgwr"), ("yigmor", "ygmwr"), ("yishmor", "y$mwr"), ("himshich", "hm$yk"),
    ("hirgish", "hrgy$"), ("nistader", "nstdr"), ("tishmor", "t$mwr"),
  ])
  func aClosedSyllableHasNoYod(_ latin: String, _ named: String) throws {
    let hebrew = try #require(SpellingKeyboard.romanHebrew.text(named: named))
    #expect(Speller(.romanHebrew).word(latin, count: 3, forced: true).text == hebrew)
  }

  /// What is written with a stem makes words of it: persons, particles, objects and the negation of
  /// Moroccan verbs, pronouns behind particles of Hebrew, letters that are spelled alike.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "kan3ref", "knErf"), (.arabizi, "makanfhemch", "mAknfhm$"),
    (.arabizi, "ghanmchiw", "gnm$yw"), (.arabizi, "cheftek", "$ftk"), (.arabizi, "golt", "qlt"),
    (.arabizi, "sheftou", "$ftw"), (.arabizi, "makhdemtch", "mAxdmt$"),
    (.arabizi, "3tini", "ETyny"),
    (.romanHebrew, "etzlachem", "Aclkm"), (.romanHebrew, "shelahem", "$lhm"),
    (.romanHebrew, "aleihem", "Elyhm"), (.romanHebrew, "kshehayiti", "k$hyyty"),
    (.romanHebrew, "bishvilkha", "b$bylk"),
  ])
  func affixesMakeWordsOfStems(_ keyboard: SpellingKeyboard, _ latin: String, _ named: String)
    throws
  {
    let word = try #require(keyboard.text(named: named))
    #expect(Speller(keyboard).word(latin, count: 3, forced: true).text == word)
  }

  /// No word is made of stems that is spelled as an English one.
  @Test(arguments: ["safer", "mat", "tangles", "bat"])
  func noEnglishWordIsMade(_ latin: String) {
    let model = SpellingKeyboard.arabizi.model
    #expect(!model.made.words(Array(latin.utf8)).isEmpty)
    #expect(model.exactWords(Array(latin.utf8)) == nil)
  }

  /// The stems of a Hebrew verb follow from one or two.
  @Test func stemsFollowFromARoot() throws {
    func stems(_ word: Substring, _ pattern: RootStems.Pattern) throws -> [String] {
      try #require(RootStems(word, pattern)).stems.map { "\($0.name) \($0.stem)" }
    }
    #expect(
      try stems("xazaq/xzwq", .qal) == ["VP xazaq", "VR xwzeq", "VI xzwq", "VL xzwq"])
    #expect(try stems("saper", .piel) == ["VQ saper", "VP syper"])
    #expect(try stems("n$maE", .nifal) == ["VN n$maE", "VM $ameE"])
    #expect(try stems("zmyn", .hifil) == ["VH zmyn", "VY hzman"])
    #expect(RootStems("kt", .qal) == nil && RootStems("kyn", .piel) == nil)
  }

  /// Stems have the forms of their classes: verbs by their patterns, nouns before an ending.
  @Test(arguments: [
    (SpellingKeyboard.romanHebrew, "mitacheret", "mtAxrt"), (.romanHebrew, "hispakti", "hspqty"),
    (.romanHebrew, "sheyavo", "$ybwA"), (.romanHebrew, "nirdamti", "nrdmty"),
    (.romanHebrew, "mishtamesh", "m$tm$"), (.romanHebrew, "shachavti", "$kbty"),
    (.romanUrdu, "lagenge", "lgyN_gY"), (.romanUrdu, "khayenge", "kXAIyN_gY"),
    (.romanUrdu, "kamre", "kmrY"), (.romanUrdu, "sitara", "stArh"),
    (.arabizi, "ma2tou3a", "mqTwEp"), (.arabizi, "mamnou3", "mmnwE"),
    (.romanHindi, "sadasyon", "\u{938}\u{926}\u{938}\u{94D}\u{92F}\u{94B}\u{902}"),
    (.romanHindi, "mitron", "\u{92E}\u{93F}\u{924}\u{94D}\u{930}\u{94B}\u{902}"),
  ])
  func stemsHaveTheirForms(_ keyboard: SpellingKeyboard, _ latin: String, _ named: String) throws {
    let right = try #require(keyboard.text(named: named))
    #expect(Speller(keyboard).word(latin, count: 3, forced: true).text == right)
  }

  /// What is longer than any word is left alone at once.
  @Test func endlessLettersAreNoWord() {
    for keyboard in SpellingKeyboard.allCases {
      let long = String(repeating: "sabahkif3", count: 3_000)
      #expect(Speller(keyboard).word(long, count: 3, forced: true).candidates.isEmpty)
      let word = String(repeating: "ka", count: 32)
      #expect(!Speller(keyboard).word(word, count: 3, forced: true).candidates.isEmpty)
    }
  }

  /// A word is written down with its vowels, and written without.
  @Test func shortVowelsAreNotWritten() {
    #expect(SpellingKeyboard.arabizi.text(named: "kitAb") == "\u{643}\u{62A}\u{627}\u{628}")
    for keyboard in SpellingKeyboard.allCases {
      #expect(
        keyboard.spellingTable().allSatisfy { $0.letter.unicodeScalars.allSatisfy { !$0.isASCII } })
    }
  }

  @Test func englishIsLeftAlone() throws {
    let words = try WordList.words("english-measured")
    #expect(words.count >= 300)
    let taken = words.filter { Speller(.arabizi).word($0, count: 3).language != "en" }
    #expect(taken.count * 100 <= words.count * 3, "\(taken)")
  }

  @Test func aWordLeftAloneHasNoCandidates() {
    for word in ["coffee", "Coffee!", "2024", "", " ", "10am", "\u{5D0}", "...", "'"] {
      let spelled = Speller(.arabizi).word(word, count: 3)
      #expect(
        spelled
          == SpelledWord(input: word, text: word, candidates: [], language: "en"), "\(word)")
    }
  }

  @Test func candidatesAreDifferentAndNeverTheInput() throws {
    for (latin, _) in try WordList.spellings("arabizi-tuning", on: .arabizi).prefix(80) {
      for count in [1, 4] {
        let spelled = Speller(.arabizi).word(latin, count: count, forced: true)
        #expect(spelled.candidates.count <= count)
        #expect(spelled.text == spelled.candidates.first, "\(latin)")
        #expect(Set(spelled.candidates).count == spelled.candidates.count, "\(latin)")
        #expect(!spelled.candidates.contains(latin))
        #expect(
          spelled.candidates.allSatisfy {
            !$0.unicodeScalars.contains { (0x41...0x7A).contains($0.value) }
          })
      }
    }
  }

  @Test func moreCandidatesBeginWithTheFewer() {
    for word in ["mar7aba", "kifak", "sabah", "xyzzy3", "7abibi"] {
      let many = Speller(.arabizi).word(word, count: 8, forced: true).candidates
      let few = Speller(.arabizi).word(word, count: 3, forced: true).candidates
      #expect(Array(many.prefix(1)) == Array(few.prefix(1)), "\(word)")
    }
  }

  @Test(arguments: [
    ("7abibi", "\u{62D}\u{628}\u{64A}\u{628}\u{64A}"),
    ("HABIBI", "\u{62D}\u{628}\u{64A}\u{628}\u{64A}"),
    ("7abiiiiibi", "\u{62D}\u{628}\u{64A}\u{628}\u{64A}"),
    ("kifak?", "\u{643}\u{64A}\u{641}\u{643}\u{61F}"),
    ("mar7aba,", "\u{645}\u{631}\u{62D}\u{628}\u{627}\u{60C}"),
    ("el-beit", "\u{627}\u{644}\u{628}\u{64A}\u{62A}"),
    ("inshallah", "\u{625}\u{646} \u{634}\u{627}\u{621} \u{627}\u{644}\u{644}\u{647}"),
  ])
  func formsOfAWord(_ latin: String, _ arabic: String) {
    #expect(Speller(.arabizi).word(latin, count: 3).text == arabic)
  }

  @Test func theWordsBeforeDecideAWordThatMayBeEither() {
    // "sharks" is English alone and among English words; nothing turns it.
    var english = Speller(.arabizi)
    #expect(english.take("good", count: 1).language == "en")
    #expect(english.take("morning", count: 1).language == "en")
    var arabic = Speller(.arabizi)
    #expect(arabic.take("kifak", count: 1).language == "ar")
    #expect(arabic.take("el7amdulillah", count: 1).language == "ar")
    #expect(arabic.take("good", count: 1).language == "en")
  }

  /// Any letters give an answer: no trap, and as many candidates as the letters allow.
  @Test func anyLettersAreAnswered() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyz'23567893aeiou-?\u{E9}\u{5D0} ")
    for keyboard in SpellingKeyboard.allCases {
      for _ in 0..<50 {
        let word = String((0..<next(14)).map { _ in letters[next(letters.count)] })
        let spelled = Speller(keyboard).word(word, count: 3, forced: true)
        #expect(spelled.input == word && spelled.candidates.count <= 3, "seed \(seed)")
        #expect(!spelled.candidates.contains(word) || word.isEmpty, "\(word), seed \(seed)")
      }
    }
  }
}
