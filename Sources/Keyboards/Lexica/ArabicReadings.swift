/// How Arabic words are read, in Latin letters, where the lexicon knows their short vowels:
/// `marhaba`.
///
/// A word that it reads in two ways has no reading here.
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
