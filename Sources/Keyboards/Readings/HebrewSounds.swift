/// What the letters of a Hebrew word sound like, with the vowels that the lexicon gives it.
enum HebrewSounds {
  /// A word in Latin letters; nil where a vowel of it is not known. O(*n*).
  ///
  /// The letters have the names of the lexicon; those that are no names of sounds are in
  /// ``consonants``. A vav between consonants is taken for an o, which it mostly is.
  static func latin(_ word: [Character]) -> String? {
    guard let first = word.first, word.contains(where: short.contains),
      !"AE".contains(first) || isVowel(word, 1)
    else { return nil }
    var latin = ""
    var index = 0
    while index < word.count {
      let (letter, isLast) = (word[index], index + 1 == word.count)
      let end = latin.last
      switch letter {
      case "a", "e", "i", "o", "u":
        // Two short vowels are never side by side but where the lexicon spells what is heard.
        if index > 0, short.contains(word[index - 1]) { return nil }
        latin.append(letter)
      case "A": break
      case "E":
        if isLast, let end, "eiou".contains(end) { latin += "a" }
      case "h" where isLast:
        if index > 0, "AE".contains(word[index - 1]) || end.map(short.contains) != true {
          latin += end == "a" ? "" : "a"
        } else if end != "a", end != "e" {
          latin += "h"
        }
      case "w":
        // A vav written twice is a consonant in one word and none in the next.
        if index + 1 < word.count, word[index + 1] == "w" { return nil }
        if isLast, latin.hasSuffix("ai") {
          latin = String(latin.dropLast()) + "v"
        } else if !isVowel(word, index) {
          latin += "v"
        } else {
          latin += isLast && word[index - 1] == "n" || isShort(word, index + 1) ? "u" : "o"
        }
      case "y":
        let isDoubled = index + 1 < word.count && word[index + 1] == "y"
        if !isVowel(word, index) {
          latin += "y"
        } else if end == "a", isDoubled {
          latin += "yi"
          index += 1
        } else if end == "a", index + 2 == word.count, !"AEhwy".contains(word[index + 1]) {
          latin += "yi"
        } else if end != "i" {
          latin += "i"
        }
      case "b", "k", "p":
        // Soft behind a vowel, also one that is hardly heard behind the first consonant.
        let isBehindFirst = index == 1 && !(first == "s" && letter == "p")
        let isSoft = isBehindFirst || end.map(short.contains) ?? false
        latin += isSoft ? softened[letter] ?? "" : String(letter)
      default: latin += consonants[letter] ?? String(letter)
      }
      index += 1
    }
    return latin
  }

  private static let short: Set<Character> = ["a", "e", "i", "o", "u"]
  private static let softened: [Character: String] = ["b": "v", "k": "ch", "p": "f"]
  /// Consonants whose names are not their sounds.
  private static let consonants: [Character: String] = [
    "x": "ch", "T": "t", "c": "ts", "q": "k", "$": "sh",
  ]

  private static func isShort(_ word: [Character], _ index: Int) -> Bool {
    word.indices.contains(index) && short.contains(word[index])
  }

  /// Whether a vowel is heard where a letter stands.
  private static func isVowel(_ word: [Character], _ index: Int) -> Bool {
    guard word.indices.contains(index) else { return false }
    switch word[index] {
    case "w":
      guard index > 0, !isShort(word, index - 1) else { return false }
      guard isShort(word, index + 1) else { return true }
      // The vowel that is heard before a last guttural, as in `rwax`.
      return index + 3 == word.count && word[index + 1] == "a" && "xE".contains(word[index + 2])
    case "y":
      guard index > 0, !isShort(word, index + 1) else { return false }
      let precedesVowel =
        index + 1 < word.count && word[index + 1] == "w" && isVowel(word, index + 1)
      return !precedesVowel
    default: return isShort(word, index)
    }
  }
}
