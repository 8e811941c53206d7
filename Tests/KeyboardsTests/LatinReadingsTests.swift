import Testing

@testable import Keyboards

/// The lexicons the other way round: from words to Latin letters.
@Suite struct LatinReadingsTests {
  private static let keyboards: [SpellingKeyboard] = [.arabizi, .romanHebrew, .romanUrdu]

  /// What a reading shows and no key types: the signs of hamza and ayin.
  private static func typed(_ reading: String) -> String {
    let keys: [Character: String] = ["\u{2BE}": "2", "\u{2BF}": "3"]
    return reading.map { keys[$0] ?? String($0) }.joined()
  }

  /// A reading that only one word has types this word again.
  @Test(arguments: keyboards)
  func whatIsReadTypesTheWordAgain(_ keyboard: SpellingKeyboard) {
    let readings = LatinReadings(keyboard)
    var words: [String: [String]] = [:]
    for word in readings.words {
      if let latin = readings.latin(word) { words[latin, default: []].append(word) }
    }
    #expect(words.count > 800)
    var lost: [String] = []
    for (latin, same) in words where same.count == 1 {
      let candidates = Speller(keyboard).word(Self.typed(latin), count: 8, forced: true).candidates
      if !candidates.contains(same[0]) { lost.append(latin) }
    }
    #expect(lost.isEmpty, "\(lost.sorted())")
  }

  @Test(arguments: keyboards)
  func readingsAreOfLatinLettersAlone(_ keyboard: SpellingKeyboard) {
    let readings = LatinReadings(keyboard)
    for word in readings.words {
      let latin = readings.latin(word) ?? ""
      #expect(
        !latin.isEmpty
          && latin.allSatisfy { ("a"..."z").contains($0) || "\u{2BE}\u{2BF}".contains($0) },
        "\(latin)")
      #expect(readings.writes(word))
    }
  }

  @Test(arguments: [
    // As the lexicon calls it usual, lists it, and vowels it.
    (SpellingKeyboard.romanHebrew, "rkbt", "rakevet"), (.romanHebrew, "$lwm", "shalom"),
    (.romanHebrew, "bwqr", "boker"), (.romanHebrew, "ksp", "kesef"),
    (.romanHebrew, "mlk", "melech"), (.romanHebrew, "rwx", "ruach"), (.romanHebrew, "byt", "bayit"),
    (.romanHebrew, "m$pxh", "mishpacha"), (.romanHebrew, "ktbty", "katavti"),
    // Behind what is written with it.
    (.romanHebrew, "hbyt", "habayit"), (.romanHebrew, "lrkbt", "lerakevet"),
    (.romanHebrew, "wmlk", "vemelech"), (.romanHebrew, "whmlk", "vehamelech"),
    (.romanUrdu, "kyA", "kya"), (.romanUrdu, "hY", "hai"), (.romanUrdu, "xwn", "khoon"),
    (.romanUrdu, "kitAb", "kitab"), (.romanUrdu, "zindagy", "zindagi"),
    (.romanUrdu, "mawsm", "mausam"), (.romanUrdu, "drwAzh", "darwaza"),
    (.arabizi, "mrHbA", "marhaba"), (.arabizi, "Alqlm", "al-qalam"), (.arabizi, "mmkn", "mumkin"),
    (.arabizi, "ElY", "\u{2BF}ala"),
  ])
  func knownWordsAreRead(_ keyboard: SpellingKeyboard, _ named: String, _ latin: String) throws {
    let word = try #require(keyboard.text(named: named))
    #expect(LatinReadings(keyboard).latin(word) == latin)
  }

  /// Neither a word of another language nor a stem alone, several words or a word with its points.
  @Test(arguments: [
    (SpellingKeyboard.romanHebrew, "\u{5D0}\u{5D9}\u{5D6}"),
    (.romanHebrew, "\u{5D7}\u{5D9}\u{5DB}\u{5D9}"),
    (.romanHebrew, "\u{5E9}\u{5B8}\u{5DC}\u{5D5}\u{5B9}\u{5DD}"),
    (.romanHebrew, "\u{5D1}\u{5E2}"), (.romanHebrew, ""),
    (.romanUrdu, "\u{627}\u{633}\u{62A}"), (.romanUrdu, "\u{645}\u{631}\u{62D}\u{628}\u{627}"),
    (.arabizi, "\u{62F}\u{631}\u{633}"), (.arabizi, "\u{6A9}\u{6CC}\u{627}"),
    (.romanHindi, "\u{915}\u{92F}\u{93E}"),
  ])
  func otherWordsHaveNoReading(_ keyboard: SpellingKeyboard, _ word: String) {
    #expect(LatinReadings(keyboard).latin(word) == nil)
  }

  /// Each word that the lexicon has a usual form of is a word of it, and types nothing new.
  @Test(arguments: [SpellingKeyboard.romanHebrew, .romanUrdu])
  func usualFormsAreOfWordsOfTheLexicon(_ keyboard: SpellingKeyboard) throws {
    let lines = keyboard.lexicon.flatMap { "\($0)".split(separator: "\n") }
      .map { $0.split(separator: " ") }
    var known: Set<String> = []
    for line in lines where line.count > 1 {
      if line[0] == "exact" {
        known.formUnion(keyboard.text(named: String(line[1])).map { [$0] } ?? [])
      }
      guard line[0] == "words" else { continue }
      known.formUnion(line.dropFirst(3).compactMap { keyboard.text(named: String($0)) })
    }
    for line in lines where line.first == "usual" {
      for pair in line.dropFirst() {
        let word = try #require(pair.split(separator: "=").first)
        let text = try #require(keyboard.text(named: String(word)))
        #expect(known.contains(text), "\(pair)")
      }
    }
  }
}
