internal import Glibc

/// What words of each language of the Latin script look like: the words themselves, and their
/// letters in threes.
///
/// Made of the words of `words.txt` and `frequent.txt`; a word in no list is judged by its letters.
struct WordModel: Sendable {
  /// A number for each language, in the order of ``languages``.
  typealias Scores = SIMD16<Float>

  /// The languages, sorted, romanised ones too: `ar-Latn` is Arabizi, `ur-Latn` Roman Urdu.
  let languages: [String]
  /// What a word of the lists says more than its letters: ``listed``, divided by the languages that
  /// have it.
  private var lists = WordTable<Scores>()
  private var counts: [UInt64: Scores] = [:]
  private var contexts: [UInt64: Scores] = [:]
  private let arabizi: Scores
  private static let listed: Float = 10
  /// What letters tell that few languages have.
  private var letters: [UInt32: Scores] = [:]
  private static let edge: UInt32 = 1
  /// An imagined alphabet's size, for letters never seen.
  private static let alphabet: Float = 20

  /// The model of the lists that are compiled in, and of the lines of ``DataLines/letters``.
  /// O(their size).
  init(letters lines: [[String]] = DataLines.letters) {
    var byLanguage: [String: Set<String>] = [:]
    for line in DataLines.words {
      guard let language = line.first else { continue }
      byLanguage[language, default: []].formUnion(line.dropFirst())
    }
    let frequent = DataLines.frequent.filter { $0.count > 2 }
    for line in frequent where line[1] == "spelled" {
      byLanguage[line[0], default: []].formUnion(line.dropFirst(2))
    }
    languages = byLanguage.keys.sorted()
    precondition(languages.count <= Scores.scalarCount)
    var own = Scores.zero
    if let index = languages.firstIndex(of: "ar-Latn") { own[index] = Self.listed }
    arabizi = own
    for (index, language) in languages.enumerated() {
      for word in byLanguage[language] ?? [] {
        let scalars = word.unicodeScalars.map(\.value)
        lists[scalars, default: .zero][index] = 1
        count(scalars, in: index)
      }
    }
    // What stands before a gram's last letter stands there as often as the grams that begin so.
    for (gram, count) in counts { contexts[gram >> Self.letterBits, default: .zero] += count }
    for line in frequent where line[1] == "known" {
      guard let index = languages.firstIndex(of: line[0]) else { continue }
      for word in line.dropFirst(2) {
        lists[word.unicodeScalars.map(\.value), default: .zero][index] = 1
      }
    }
    lists.mapValues { $0 * (Self.listed / $0.sum()) }
    for line in lines where line[0] == "Latn" && line.count > 4 {
      guard let index = languages.firstIndex(of: line[2]), let weight = Float(line[3]) else {
        continue
      }
      for letter in line.dropFirst(4).compactMap(\.unicodeScalars.first?.value) {
        letters[letter, default: .zero][index] += weight
      }
    }
  }

  /// Counts a word's letters and edges, one by one, in twos and in threes.
  private mutating func count(_ word: [UInt32], in language: Int) {
    var before: (UInt64, UInt64) = (0, 0)
    for letter in [Self.edge] + word + [Self.edge] {
      let one = UInt64(letter)
      let two = before.1 << Self.letterBits | one
      counts[one, default: .zero][language] += 1
      if before.1 > 0 { counts[two, default: .zero][language] += 1 }
      if before.0 > 0 {
        counts[before.0 << (2 * Self.letterBits) | two, default: .zero][language] += 1
      }
      before = (before.1, one)
    }
  }

  /// The bits of a letter in the key of several.
  private static let letterBits: UInt64 = 21

  private static func key(_ gram: ArraySlice<UInt32>) -> UInt64 {
    gram.reduce(0) { $0 << letterBits | UInt64($1) }
  }

  /// How well a word fits each language: the logarithm of a likelihood. O(letters × languages).
  ///
  /// - Parameters:
  ///   - word: its scalars in lower case.
  ///   - grams: what was computed of letters in threes, which come again and again.
  ///   - listed: grows by what the lists alone say.
  /// - Returns: a number for each language, the likeliest the largest.
  func scores(
    of word: UnsafeBufferPointer<UInt32>, _ grams: inout LetterGrams, _ listed: inout Scores
  ) -> Scores {
    var result = Scores.zero
    var before: (UInt32, UInt32) = (0, Self.edge)
    for index in 0...word.count {
      let letter = unsafe index < word.count ? word[index] : Self.edge
      let key = UInt64(before.0) << 42 | UInt64(before.1) << 21 | UInt64(letter)
      result += grams.scores(key) { logarithms(before.0, before.1, letter) }
      if letter > 0x7F, let told = letters[letter] { result += told }
      before = (before.1, letter)
    }
    if let list = unsafe lists.find(word) {
      result += list
      listed += list
    } else if unsafe Arabizi.isSpelling(word) {
      result += arabizi
      listed += arabizi
    } else if let end = unsafe ending(of: word) {
      result += end * Self.ending
    }
    return result
  }

  /// What the lists say of the longest word that a word in no list ends with, as compounds do:
  /// `Originaldatei`, `filename`.
  private func ending(of word: UnsafeBufferPointer<UInt32>) -> Scores? {
    for start in endings(ofLetters: word.count) {
      let end = unsafe UnsafeBufferPointer(rebasing: word[start...])
      if let list = unsafe lists.find(end) { return list }
    }
    return nil
  }

  /// Where the last word of a compound of so many letters may begin: no earlier than the longest
  /// word of the lists would, so that a text without a blank is read once and not from each letter
  /// on.
  func endings(ofLetters count: Int) -> Range<Int> {
    guard count >= Self.compound.shortest else { return 0..<0 }
    return max(Self.compound.before, count - lists.longest)..<(count - Self.compound.end + 1)
  }

  /// The letters that a compound, what is before its last word, and that word have at least.
  private static let compound = (shortest: 7, before: 3, end: 4)
  /// What a compound's last word tells, as a share of what it tells alone.
  private static let ending: Float = 0.4

  /// The logarithms of a letter's likelihood after two others; the first is 0 where there is none.
  private func logarithms(_ first: UInt32, _ second: UInt32, _ letter: UInt32) -> Scores {
    func count(_ gram: ArraySlice<UInt32>) -> Scores { counts[Self.key(gram)] ?? .zero }
    func context(_ gram: ArraySlice<UInt32>) -> Scores { contexts[Self.key(gram)] ?? .zero }
    let one = (count([letter]) + 0.2) / (context([]) + Self.alphabet)
    let two = (count([second, letter]) + 3 * one) / (context([second]) + 3)
    let three =
      first > 0
      ? (count([first, second, letter]) + 2 * two) / (context([first, second]) + 2) : two
    var result = Scores.zero
    for language in languages.indices { result[language] = logf(three[language]) }
    return result
  }
}

/// What was computed of letters in threes, found by a packed key. The oldest gives way to what
/// comes to its place.
struct LetterGrams {
  private var keys = [UInt64](repeating: .max, count: 1 << 14)
  private var values = [WordModel.Scores](repeating: .zero, count: 1 << 14)

  mutating func scores(_ key: UInt64, _ compute: () -> WordModel.Scores) -> WordModel.Scores {
    let hash = key &* 0x9E37_79B9_7F4A_7C15
    let place = Int(hash >> 50)
    if keys[place] == key { return values[place] }
    let value = compute()
    keys[place] = key
    values[place] = value
    return value
  }
}

/// The digits that stand for Arabic letters among Latin ones.
enum Arabizi {
  /// Whether a word in lower case is spelt with such digits, and is no number with its unit,
  /// ordinal, or the name of a product such as `mp3`.
  static func isSpelling(_ word: UnsafeBufferPointer<UInt32>) -> Bool {
    guard unsafe word.contains(where: isSign), unsafe word.contains(where: isLetter) else {
      return false
    }
    let leading = unsafe word.prefix { isDigit($0) }
    let rest = unsafe word.dropFirst(leading.count)
    if unsafe !leading.isEmpty, unsafe !rest.contains(where: isDigit) {
      if unsafe leading.count > 1 || units.contains(where: { unsafe rest.elementsEqual($0) }) {
        return false
      }
    }
    // A name and its number: mp3, h264, windows95.
    let trailing = unsafe word.reversed().prefix { isDigit($0) }
    if unsafe !trailing.isEmpty, unsafe !word.dropLast(trailing.count).contains(where: isDigit) {
      return unsafe trailing.count == 1 && word.count > 2 && endings.contains(trailing.first ?? 0)
        && !names.contains(where: { unsafe word.elementsEqual($0) })
    }
    return true
  }

  /// A digit that looks like an Arabic letter: 2, 3, 5, 6, 7, 9.
  private static func isSign(_ value: UInt32) -> Bool {
    isDigit(value) && ![0x30, 0x31, 0x34, 0x38].contains(value)
  }

  private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }
  private static func isLetter(_ value: UInt32) -> Bool { (0x61...0x7A).contains(value) }

  /// Digits that end a word: `sa7`, `la2`, `sha2`, `ma3`.
  private static let endings: Set<UInt32> = Set("2357".unicodeScalars.map(\.value))
  private static let names = scalars([
    "mp3", "mp2", "web2", "web3", "ps2", "ps3", "ps5", "co2", "so2",
  ])
  private static let units = scalars([
    "st", "nd", "rd", "th", "d", "k", "km", "kg", "cm", "mm", "m", "g", "gb", "mb", "kb", "tb",
    "am", "pm", "x", "h", "s", "min", "px", "pt", "hz", "ghz", "mhz", "w", "v", "a", "b", "c", "f",
    "p",
  ])

  private static func scalars(_ words: [String]) -> [[UInt32]] {
    words.map { $0.unicodeScalars.map(\.value) }
  }
}
