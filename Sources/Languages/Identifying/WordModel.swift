internal import Glibc

/// What words of each language of the Latin script look like: the words themselves, and their letters in threes.
///
/// Made of the few hundred words a language of `words.txt`; a word in no list is judged by its letters. What it finds
/// for a word is kept, for the words of a text come again.
final class WordModel {
  /// The languages, romanised ones too: `ar-Latn` is Arabizi, `ur-Latn` Roman Urdu.
  let languages: [String]
  private var lists: [[UInt8]: [Bool]] = [:]
  private var counts: [UInt64: [Float]] = [:]
  private var contexts: [UInt64: [Float]] = [:]
  private var kept: [[UInt32]: [Float]] = [:]
  private static let mostKept = 1 << 15
  /// What a word of the list says more than its letters, divided by the languages that have it.
  private static let listed: Float = 6
  private static let edge: UInt32 = 1
  /// An imagined alphabet's size, for letters never seen.
  private static let alphabet: Float = 20

  /// The model of the lists that are compiled in. O(their size).
  init() {
    var byLanguage: [String: Set<String>] = [:]
    for line in DataLines.words {
      guard let language = line.first else { continue }
      byLanguage[language, default: []].formUnion(line.dropFirst())
    }
    languages = byLanguage.keys.sorted()
    for (index, language) in languages.enumerated() {
      for word in byLanguage[language] ?? [] {
        lists[Array(word.utf8), default: Array(repeating: false, count: languages.count)][index] =
          true
        let text = Self.edged(word.unicodeScalars.map(\.value))
        for length in 1...3 {
          for start in 0..<max(0, text.count - length + 1) {
            let gram = text[start..<start + length]
            add(Self.key(gram), index, to: &counts)
            add(Self.key(gram.dropLast()), index, to: &contexts)
          }
        }
      }
    }
  }

  private func add(_ key: UInt64, _ index: Int, to table: inout [UInt64: [Float]]) {
    table[key, default: Array(repeating: 0, count: languages.count)][index] += 1
  }

  private static func edged(_ word: [UInt32]) -> [UInt32] { [edge] + word + [edge] }

  private static func key(_ gram: ArraySlice<UInt32>) -> UInt64 {
    gram.reduce(0) { $0 << 21 | UInt64($1) }
  }

  /// How well a word fits each language: the logarithm of a likelihood. O(letters × languages) for a new word.
  func scores(of word: [UInt32]) -> [Float] {
    if let known = kept[word] { return known }
    let none = [Float](repeating: 0, count: languages.count)
    var result = none
    let text = Self.edged(word)
    let total = contexts[0] ?? none
    for index in 1..<text.count {
      let single = counts[Self.key(text[index...index])] ?? none
      let pair = counts[Self.key(text[index - 1...index])] ?? none
      let before = contexts[Self.key(text[index - 1..<index])] ?? none
      let isThird = index >= 2
      let triple = isThird ? counts[Self.key(text[index - 2...index])] ?? none : none
      let beforeTriple = isThird ? contexts[Self.key(text[index - 2..<index])] ?? none : none
      for language in result.indices {
        let one = (single[language] + 0.2) / (total[language] + Self.alphabet)
        let two = (pair[language] + 3 * one) / (before[language] + 3)
        let three =
          isThird ? (triple[language] + 2 * two) / (beforeTriple[language] + 2) : two
        result[language] += logf(three)
      }
    }
    if let list = lists[Self.utf8(word)] {
      let weight = Self.listed / Float(list.count { $0 })
      for language in result.indices where list[language] { result[language] += weight }
    } else if Arabizi.isSpelling(word), let arabizi = languages.firstIndex(of: "ar-Latn") {
      result[arabizi] += Self.listed
    }
    if kept.count > Self.mostKept { kept.removeAll(keepingCapacity: true) }
    kept[word] = result
    return result
  }

  private static func utf8(_ word: [UInt32]) -> [UInt8] {
    var view = String.UnicodeScalarView()
    for value in word { if let scalar = Unicode.Scalar(value) { view.append(scalar) } }
    return Array(String(view).utf8)
  }
}

/// The digits that stand for Arabic letters among Latin ones.
enum Arabizi {
  /// Whether a word in lower case is spelt with such digits, and is no number with its unit, ordinal, or the name of a
  /// product such as `mp3`.
  static func isSpelling(_ word: [UInt32]) -> Bool {
    let digits: Set<UInt32> = Set("235679".unicodeScalars.map(\.value))
    guard word.contains(where: digits.contains), word.contains(where: isLetter) else {
      return false
    }
    let leading = word.prefix { isDigit($0) }
    let rest = word.dropFirst(leading.count)
    if !leading.isEmpty, !rest.contains(where: isDigit) {
      var view = String.UnicodeScalarView()
      for value in rest { if let scalar = Unicode.Scalar(value) { view.append(scalar) } }
      if leading.count > 1 || units.contains(String(view)) { return false }
    }
    // A name and its number: mp3, h264, windows95.
    let trailing = word.reversed().prefix { isDigit($0) }
    if !trailing.isEmpty, !word.dropLast(trailing.count).contains(where: isDigit) {
      return trailing.count == 1 && word.count > 2 && endings.contains(trailing.first ?? 0)
        && !names.contains(where: { $0 == word })
    }
    return true
  }

  private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }
  private static func isLetter(_ value: UInt32) -> Bool { (0x61...0x7A).contains(value) }

  /// Digits that end a word: `sa7`, `la2`, `sha2`, `ma3`.
  private static let endings: Set<UInt32> = Set("2357".unicodeScalars.map(\.value))
  private static let names: [[UInt32]] = [
    "mp3", "mp2", "web2", "web3", "ps2", "ps3", "ps5", "co2", "so2",
  ]
  .map { $0.unicodeScalars.map(\.value) }
  private static let units: Set<String> = [
    "st", "nd", "rd", "th", "d", "k", "km", "kg", "cm", "mm", "m", "g", "gb", "mb", "kb", "tb",
    "am",
    "pm", "x", "h", "s", "min", "px", "pt", "hz", "ghz", "mhz", "w", "v", "a", "b", "c", "f", "p",
    "g",
  ]
}
