/// How the words of a language are read in Latin letters: the lexicon of its keyboard, the other
/// way round.
///
/// Of the forms that type a word, one is its reading: the one that the lexicon calls usual; else
/// the first of plain letters that it lists; else what the word's vowels give, where the lexicon
/// has them, of two such words the commoner one.
public struct LatinReadings: Sendable {
  /// A word's form, and the classes that the lexicon has it in.
  private struct Reading {
    var latin: String
    var classes: Set<Substring> = []
    /// The commoner, the less; what is listed comes before what vowels give.
    var rank: Int
  }

  /// What may stand before a word of some classes, or of any.
  private struct Prefix {
    var letters: [Unicode.Scalar]
    var latin: String
    var classes: Set<Substring>?
  }

  private let alphabet: Set<Unicode.Scalar>
  private let arabic: ArabicReadings?
  private var readings: [[Unicode.Scalar]: Reading] = [:]
  private var conjunctions: [Prefix] = []
  private var prefixes: [Prefix] = []

  /// Reads the lexicon of a keyboard: O(*n*) in its words. Hindi has no readings: its script writes
  /// its vowels.
  public init(_ keyboard: SpellingKeyboard) {
    let letters = keyboard.model.letters
    let written = letters.texts.prefix(letters.writtenCount).flatMap(\.unicodeScalars)
    alphabet = Set(written + letters.finals.values).subtracting([" "])
    arabic = keyboard == .arabizi ? ArabicReadings() : nil
    switch keyboard {
    case .romanHebrew: read(keyboard.lexicon, letters, HebrewSounds.latin)
    case .romanUrdu: read(keyboard.lexicon, letters, UrduSounds.latin)
    case .arabizi, .romanHindi: break
    }
  }

  /// Whether the language has all letters of a word. O(*n*).
  public func writes(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy(alphabet.contains)
  }

  /// A word without marks in Latin letters; nil where the lexicon has neither it nor what stands
  /// behind a prefix. O(*n*) in its letters.
  public func latin(_ word: String) -> String? {
    if let arabic { return arabic.latin(word) }
    let scalars = Array(word.unicodeScalars)
    if let known = plain(scalars) { return known }
    for conjunction in conjunctions {
      if let stem = self.stem(of: scalars, behind: conjunction), let known = plain(stem) {
        return conjunction.latin + known
      }
    }
    return nil
  }

  /// All words that have a reading of their own.
  var words: [String] {
    if let arabic { return arabic.words }
    return readings.keys.map { String(String.UnicodeScalarView($0)) }
  }

  /// The reading of a word, or of one behind a prefix.
  private func plain(_ word: [Unicode.Scalar]) -> String? {
    if let reading = readings[word] { return reading.latin }
    for prefix in prefixes {
      guard let stem = self.stem(of: word, behind: prefix), let reading = readings[stem],
        prefix.classes?.isDisjoint(with: reading.classes) != true
      else { continue }
      return prefix.latin + reading.latin
    }
    return nil
  }

  /// What stands behind a prefix; nil where that is too short to tell a prefix from a letter of the
  /// word.
  private func stem(of word: [Unicode.Scalar], behind prefix: Prefix) -> [Unicode.Scalar]? {
    guard word.count >= prefix.letters.count + Self.shortestStem,
      word.starts(with: prefix.letters)
    else { return nil }
    return Array(word.dropFirst(prefix.letters.count))
  }

  private static let shortestStem = 3

  // MARK: Reading the lexicon

  private mutating func read(
    _ texts: [StaticString], _ letters: LetterSet, _ sounds: ([Character]) -> String?
  ) {
    let lines = texts.flatMap { text in
      "\(text)".split(separator: "\n").map { $0.split(separator: " ") }
    }
    // Stems that need something before or behind them are no words.
    let closed = Set(
      lines.filter { $0.first == "open" || $0.first == "bound" }.flatMap { $0.dropFirst() })
    for line in lines where line.count > 1 {
      switch line[0] {
      case "usual":
        for pair in line.dropFirst() {
          let parts = pair.split(separator: "=")
          guard parts.count == 2 else { continue }
          add(parts[0], letters, String(parts[1]), rank: Self.usual)
        }
      case "exact":
        guard let latin = line.dropFirst(2).first(where: Self.isPlain) else { continue }
        add(line[1], letters, String(latin), rank: Self.listed)
      case "words":
        guard line.count > 3, let band = Int(line[2]), !closed.contains(line[1]) else { continue }
        for word in line.dropFirst(3) {
          note(word, letters, line[1])
          guard let latin = sounds(Array(word)), Self.isWhole(latin) else { continue }
          // Of as common ones, that whose vowels are said.
          let saysVowels = word.contains { "aeiou".contains($0) }
          add(word, letters, latin, rank: 2 * band + (saysVowels ? 0 : 1))
        }
      case "prefix":
        guard line.count > 4, let cost = Int(line[2]), cost < Self.rarePrefix else { continue }
        let classes = Set(line[1].split(separator: ","))
        // Prefixes of verbs have the vowels of their verbs, which the lexicon does not join.
        guard classes.contains("N") else { continue }
        prefixes += Self.prefix(line[3], letters, line[4], classes: classes)
      case "conjunction":
        guard line.count > 3, let cost = Int(line[1]), cost <= Self.rarePrefix else { continue }
        conjunctions += Self.prefix(line[2], letters, line[3], classes: nil)
      default: break
      }
    }
    readings = readings.filter { !$0.value.latin.isEmpty }
  }

  private static let usual = -2
  private static let listed = -1
  private static let unknown = Int.max
  /// A prefix of this cost is rather the first letter of a word that is not known.
  private static let rarePrefix = 18

  /// Takes a form of a word where none before is likelier.
  private mutating func add(
    _ word: Substring, _ letters: LetterSet, _ latin: String, rank: Int
  ) {
    guard let written = Self.written(word, letters) else { return }
    var reading = readings[written] ?? Reading(latin: "", rank: Self.unknown)
    if rank < reading.rank { (reading.latin, reading.rank) = (latin, rank) }
    readings[written] = reading
  }

  /// Takes the class of a word.
  private mutating func note(_ word: Substring, _ letters: LetterSet, _ name: Substring) {
    guard let written = Self.written(word, letters) else { return }
    readings[written, default: Reading(latin: "", rank: Self.unknown)].classes.insert(name)
  }

  /// A prefix by the first of its spellings; none where that is not of letters alone.
  private static func prefix(
    _ word: Substring, _ letters: LetterSet, _ latin: Substring, classes: Set<Substring>?
  ) -> [Prefix] {
    let spelling = latin.prefix { $0 != "/" }
    guard let written = Self.written(word, letters), isPlain(spelling) else { return [] }
    return [Prefix(letters: written, latin: String(spelling), classes: classes)]
  }

  /// The letters that are written; nil for what is several words.
  private static func written(_ word: Substring, _ letters: LetterSet) -> [Unicode.Scalar]? {
    guard let numbers = letters.numbers(word) else { return nil }
    let scalars = Array(letters.text(letters.written(numbers)).unicodeScalars)
    return scalars.contains(" ") ? nil : scalars
  }

  /// Whether a form is of letters alone and has a vowel, as none in a hurry has.
  private static func isPlain(_ latin: Substring) -> Bool {
    latin.allSatisfy { ("a"..."z").contains($0) } && latin.contains { "aeiou".contains($0) }
  }

  /// Whether a form has all of its vowels: never are three consonants side by side.
  private static func isWhole(_ latin: String) -> Bool {
    let letters = Array(latin)
    var (consonants, vowels) = (0, 0)
    for (index, letter) in letters.enumerated() {
      if "aeiou".contains(letter) {
        (consonants, vowels) = (0, vowels + 1)
      } else if letter != "h" || index == 0 || !"scktgzpbdj".contains(letters[index - 1]) {
        // `sh` and its like are one, and so is `ts`.
        consonants += letter == "s" && index > 0 && letters[index - 1] == "t" ? 0 : 1
      }
      if consonants > 2 { return false }
    }
    return vowels > 0
  }
}
