internal import ExplorerCore
internal import Keyboards
internal import Languages
internal import UnicodeData

/// A text in Latin letters.
struct GlossedText: RepeatedQuestion {
  @Exact private(set) var text: String
  private let languages: GlossLanguages.Here

  init(_ scalars: [Unicode.Scalar], in languages: GlossLanguages.Here) {
    text = String(String.UnicodeScalarView(scalars))
    self.languages = languages
  }

  /// Many, because the transliterator is slow.
  static let mostKept = 4_000

  func answer(_ memory: Memory) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { latin(Substring.UnicodeScalarView($0.unicodeScalars), memory) }.joined(separator: " ")
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ScalarFacts.category(of: scalar).isLetter
  }

  /// A word as it is read where a lexicon has it, else letter by letter.
  private func latin(_ word: Substring.UnicodeScalarView, _ memory: Memory) -> String {
    let transliterator = memory[Transliterator()]
    guard let first = word.firstIndex(where: Self.isLetter),
      let last = word.lastIndex(where: Self.isLetter),
      let reading = self.reading(of: String(word[first...last]), memory)
    else { return transliterator.latin(String(word)) }
    let before = transliterator.latin(String(word[..<first]))
    return before + reading + transliterator.latin(String(word[word.index(after: last)...]))
  }

  // MARK: Which lexicon

  /// A word by the lexicon of its language; nil where that has it not.
  ///
  /// Its language is the one that was recognised in the text or that it is marked with. Else it is
  /// the one that letters and everyday words of the paragraph tell; of a word with letters that
  /// this one lacks, the one that the word tells. Where nothing tells it, the user's locales have
  /// an order.
  private func reading(of word: String, _ memory: Memory) -> String? {
    let able = Self.keyboards(for: word).filter { memory[Readings(keyboard: $0)].writes(word) }
    guard !able.isEmpty else { return nil }
    func latin(_ keyboard: SpellingKeyboard) -> String? {
      memory[Readings(keyboard: keyboard)].latin(word)
    }
    func keyboard(of language: String) -> SpellingKeyboard? {
      able.first { LanguageCode.isSame($0.language, language) }
    }
    if let known = languages.known, LocaleDirection.isRightToLeft(known) {
      return keyboard(of: known).flatMap(latin)
    }
    let script = able.contains(.romanHebrew) ? "Hebr" : "Arab"
    guard let told = languages.told[script] else {
      return inOrder(able).lazy.compactMap(latin).first
    }
    if let own = keyboard(of: told) {
      if let known = latin(own) { return known }
      return Self.soundsAlike(word) ? able.lazy.compactMap(latin).first : nil
    }
    // Persian and others are told, and have no lexicon.
    guard SpellingKeyboard.allCases.contains(where: { LanguageCode.isSame($0.language, told) })
    else { return nil }
    let alone = ToldLanguages(word, preferred: languages.preferred)
    guard let own = memory[alone][script] else {
      return inOrder(able).lazy.compactMap(latin).first
    }
    return keyboard(of: own).flatMap(latin)
  }

  /// The keyboards of the script of a word that may be in a lexicon.
  private static func keyboards(for word: String) -> [SpellingKeyboard] {
    guard let first = word.unicodeScalars.first else { return [] }
    switch first.value {
    case 0x590...0x5FF: return [.romanHebrew]
    case 0x600...0x6FF: return [.arabizi, .romanUrdu]
    default: return []
    }
  }

  /// Keyboards in the order of the user's locales; none where a language comes first that has no
  /// lexicon.
  private func inOrder(_ keyboards: [SpellingKeyboard]) -> [SpellingKeyboard] {
    for locale in languages.preferred {
      if let first = keyboards.first(where: { LanguageCode.isSame($0.language, locale) }) {
        return [first] + keyboards.filter { $0 != first }
      }
      if !keyboards.contains(.romanHebrew), Self.unlisted.contains(LanguageCode.ofToday(locale)) {
        return []
      }
    }
    return keyboards
  }

  /// Languages of the Arabic script without a lexicon.
  private static let unlisted: Set<String> = ["fa", "ps", "sd", "ug", "ckb"]

  /// Whether a word is read alike in Arabic and in Urdu, which borrowed it: it is too long for
  /// another word to be written so, and has no letter that the two read in two ways.
  private static func soundsAlike(_ word: String) -> Bool {
    word.unicodeScalars.count >= shortestBorrowed
      && !word.unicodeScalars.contains(where: otherwiseRead.contains)
  }

  private static let shortestBorrowed = 5
  private static let otherwiseRead: Set<Unicode.Scalar> = [
    "\u{629}", "\u{62B}", "\u{630}", "\u{636}", "\u{638}", "\u{648}", "\u{649}",
  ]
}

/// The readings of a keyboard's words.
private struct Readings: RepeatedQuestion {
  let keyboard: SpellingKeyboard

  static let mostKept = 4

  func answer(_ memory: Memory) -> LatinReadings { LatinReadings(keyboard) }
}

/// The transliterator, which is slow to make.
private struct Transliterator: Question {
  func answer(_ memory: Memory) -> LatinGloss { LatinGloss() }
}
