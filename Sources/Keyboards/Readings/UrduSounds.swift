/// What the letters of an Urdu word sound like, with the vowels that the lexicon gives it.
enum UrduSounds {
  /// A word in Latin letters; nil where a vowel of it is not known. O(*n*).
  ///
  /// The letters have the names of the lexicon; those that are no names of sounds are in
  /// ``sounds``. A vav between consonants is taken for an o and a ye for an i, which they mostly
  /// are.
  static func latin(_ word: [Character]) -> String? {
    guard word.contains(where: short.contains) || isPlain(word) else { return nil }
    var latin = ""
    for (index, letter) in word.enumerated() {
      let before = index > 0 ? word[index - 1] : nil
      let next = index + 1 < word.count ? word[index + 1] : nil
      let isLast = next == nil
      switch letter {
      case "|":
        guard index == 0 else { return nil }
        latin += "aa"
      case "A": latin += index == 0 && next.map(short.contains) ?? false ? "" : "a"
      case "w", "y":
        let isConsonant = index == 0 || next.map { "aiuA|YOI".contains($0) } ?? false
        if isConsonant {
          latin.append(letter)
        } else if before == "a" {
          latin += letter == "w" ? "u" : "i"
        } else if letter == "w" {
          latin += before == "u" ? "" : "o"
        } else {
          latin += before == "i" ? "" : "i"
        }
      case "I": latin += next.map { "yY".contains($0) } ?? false ? "" : "i"
      case "E":
        let isBesideVowel = next.map { "aiuA|wy".contains($0) } ?? false
        let isBehindVowel = isLast && latin.last.map { $0 != "a" } ?? false
        latin += isBesideVowel || isBehindVowel ? "" : "a"
      case "h" where isLast && word.count > 3:
        if let end = latin.last, "aeiou".contains(end) {
          latin += end == "a" ? "" : "h"
        } else {
          latin += "a"
        }
      default: latin += sounds[letter] ?? String(letter)
      }
    }
    return latin
  }

  /// Whether no short vowel can be missing: long ones stand between all consonants, and none of
  /// them may be read in two ways.
  private static func isPlain(_ word: [Character]) -> Bool {
    // Aspiration is no consonant of its own.
    var letters = word.filter { $0 != "X" }
    let hasEnding = letters.last.map { "wyN".contains($0) } ?? false
    let ending = letters.last
    if hasEnding { letters.removeLast() }
    var wasConsonant = false
    for letter in letters {
      let isConsonant = !"A|YIO".contains(letter)
      if isConsonant, wasConsonant { return false }
      wasConsonant = isConsonant
    }
    return ending == "w" || ending == "y" || letters.contains { "A|Y".contains($0) }
  }

  private static let short: Set<Character> = ["a", "i", "u"]
  /// Letters whose names are not their sounds.
  private static let sounds: [Character: String] = [
    "T": "t", "v": "s", "c": "ch", "H": "h", "x": "kh", "D": "d", "*": "z", "R": "r", "Z": "zh",
    "$": "sh", "S": "s", "J": "z", "V": "t", "Q": "z", "G": "gh", "N": "n", "X": "h", "O": "o",
    "Y": "e", "'": "",
  ]
}
