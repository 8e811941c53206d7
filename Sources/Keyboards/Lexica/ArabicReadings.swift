/// How Arabic words are read, in Latin letters, where the lexicon knows their short vowels:
/// `marhaba`.
///
/// A word that it reads in two ways has no reading here. Where it has no vowels of a word, the
/// first spelling of chats counts that has the word's consonants and the vowels of the written
/// language.
public struct ArabicReadings: Sendable {
  private var readings: [String: String] = [:]

  /// Reads the vocalised words of the lexicon: O(*n*) in them.
  public init() {
    let letters = Self.letters
    var doubtful: Set<String> = []
    for line in "\(ArabicLexicon.vocalised)\n\(ArabicLexicon.vocalisedForms)".split(separator: "\n")
    {
      // Stems of verbs are no words.
      let parts = line.split(separator: " ")
      guard parts.count > 3, parts[0] == "words", ["N", "X"].contains(parts[1]) else { continue }
      for word in parts.dropFirst(3) where word.contains(where: Self.short.contains) {
        let written = word.filter { !Self.short.contains($0) }.compactMap { letters[$0] }
        let text = String(String.UnicodeScalarView(written))
        let reading = Self.latin(Array(word))
        if let known = readings[text], known != reading { doubtful.insert(text) }
        readings[text] = reading
      }
    }
    for text in doubtful { readings[text] = nil }
    for line in "\(ArabicLexicon.rules)\n\(ArabicLexicon.chat)".split(separator: "\n")
    where line.hasPrefix("exact ") {
      let parts = line.split(separator: " ").dropFirst()
      guard let word = parts.first, word.count > 1, !word.contains("_") else { continue }
      let text = String(String.UnicodeScalarView(word.compactMap { letters[$0] }))
      guard readings[text] == nil, !doubtful.contains(text) else { continue }
      let consonants = Self.consonants(
        of: word.map { Self.silent.contains($0) ? "" : Self.sounds[$0] ?? String($0) }.joined())
      readings[text] = parts.dropFirst().lazy.map(Self.spelled).first {
        Self.isWritten($0) && Self.consonants(of: $0) == consonants
      }
    }
  }

  /// All words that have a reading of their own.
  var words: [String] { Array(readings.keys) }

  /// A spelling of chats with the letters of a reading in place of its digits.
  private static func spelled(_ latin: Substring) -> String {
    latin.map { digits[$0] ?? String($0) }.joined()
  }

  private static let digits: [Character: String] = [
    "2": "\u{2BE}", "3": "\u{2BF}", "5": "kh", "6": "t", "7": "h", "8": "gh", "9": "s",
  ]

  /// Letters without a sound of their own, or whose sound spellings leave out.
  private static let silent: Set<Character> = ["'", "|", ">", "<", "&", "}", "A", "Y", "p"]

  /// The consonants that no spelling leaves out, one for two. O(*n*).
  private static func consonants(of latin: String) -> String {
    var consonants = ""
    for letter in latin where !"aiuwy\u{2BE}".contains(letter) && consonants.last != letter {
      consonants.append(letter)
    }
    return consonants
  }

  /// Whether a spelling may be one of the written language: with its vowels alone, and without two
  /// consonants at the start or three side by side. O(*n*).
  private static func isWritten(_ latin: String) -> Bool {
    guard latin.allSatisfy({ !"eo'".contains($0) }) else { return false }
    let letters = Array(latin)
    var (consonants, vowels) = (0, 0)
    for (index, letter) in letters.enumerated() {
      if short.contains(letter) {
        (consonants, vowels) = (0, vowels + 1)
      } else if letter != "h" || index == 0 || !"sktdg".contains(letters[index - 1]) {
        consonants += 1
      }
      if consonants > (vowels == 0 ? 1 : 2) { return false }
    }
    return vowels > 0
  }

  /// A word in Latin letters with its vowels, and its article apart; nil where its vowels are not
  /// known.
  public func latin(_ word: String) -> String? {
    if let reading = readings[word] { return reading }
    let article = "\u{627}\u{644}"
    guard word.unicodeScalars.starts(with: article.unicodeScalars) else { return nil }
    return readings[String(word.unicodeScalars.dropFirst(2))].map { "al-" + $0 }
  }

  private static let short: Set<Character> = ["a", "i", "u"]

  /// The letters by the names that the lexicon gives them.
  private static var letters: [Character: Unicode.Scalar] {
    var letters: [Character: Unicode.Scalar] = [:]
    for line in "\(ArabicLexicon.rules)".split(separator: "\n") where line.hasPrefix("letters ") {
      for pair in line.split(separator: " ").dropFirst() {
        guard let name = pair.first, let value = UInt32(pair.dropFirst(2), radix: 16) else {
          continue
        }
        letters[name] = Unicode.Scalar(value)
      }
    }
    return letters
  }

  private static func latin(_ word: [Character]) -> String {
    func isVowel(_ index: Int) -> Bool {
      word.indices.contains(index) && (short.contains(word[index]) || "AYp|".contains(word[index]))
    }
    var latin = ""
    for (index, letter) in word.enumerated() {
      switch letter {
      case "w", "y":
        // Between consonants it is the long vowel.
        let isLong = index > 0 && !isVowel(index - 1) && !isVowel(index + 1)
        latin += isLong ? (letter == "w" ? "u" : "i") : String(letter)
      case "p": latin += latin.hasSuffix("a") ? "" : "a"
      case ">", "<":
        latin += isVowel(index + 1) ? "" : letter == "<" ? "i" : "a"
      default: latin += sounds[letter] ?? String(letter)
      }
    }
    return latin
  }

  /// Letters whose names are not their sounds.
  private static let sounds: [Character: String] = [
    "'": "\u{2BE}", "|": "a", "&": "\u{2BE}", "}": "\u{2BE}", "A": "a", "Y": "a", "v": "th",
    "H": "h", "x": "kh", "*": "dh", "$": "sh", "S": "s", "D": "d", "T": "t", "Z": "z",
    "E": "\u{2BF}", "g": "gh", "P": "p", "J": "ch", "V": "v", "G": "g",
  ]
}
