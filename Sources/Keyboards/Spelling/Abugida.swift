/// How syllables are written in an abugida such as Devanagari: a consonant has a vowel of its own,
/// the inherent one, which the sign of another replaces; consonants without a vowel between them
/// are joined.
///
/// A word's letters are its sounds, each by a number, with the inherent vowel where it is heard or
/// might be: `kara` is four. At a word's end it is silent, and left out but behind joined
/// consonants.
struct Abugida: Sendable {
  enum Kind: Substring {
    /// Consonants, and joined ones that are spelled in a way of their own.
    case consonants
    /// Vowels with the numbers of their signs, as `letter=93E`; the inherent one has `-`.
    case vowels
    /// What stands behind a vowel, nasalisation and the like, under ASCII names: `n=902`.
    case marks
  }

  private var names: [String: UInt8] = [:]
  private var consonants: Set<UInt8> = []
  /// Consonants that are joined ones.
  private var joined: Set<UInt8> = []
  /// What the inherent vowel is heard in at a word's end, as in `-iya`.
  private var (gliding, frontVowels): (Set<UInt8>, Set<UInt8>) = ([], [])
  private var signs: [UInt8: String] = [:]
  private var vowels: [Unicode.Scalar: UInt8] = [:]
  /// The number of the inherent vowel; nil until it is known.
  private(set) var inherent: UInt8?

  /// The sign that joins consonants.
  private static let joiner: Unicode.Scalar = "\u{94D}"
  /// The most scalars that one letter has.
  private static let longest = 3

  /// Adds a letter; its text, nil where the word is none of its kind.
  mutating func add(_ kind: Kind, _ word: Substring, number: UInt8) -> String? {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard (1...Self.longest).contains(name.unicodeScalars.count) else { return nil }
    names[name] = number
    if parts.count == 1 {
      consonants.insert(number)
      if name.unicodeScalars.contains(Self.joiner) { joined.insert(number) }
      if name == "\u{92F}" { gliding.insert(number) }
      return kind == .consonants ? name : nil
    }
    guard kind != .consonants, parts.count == 2 else { return nil }
    if parts[1] == "-" {
      inherent = number
      signs[number] = ""
      return kind == .vowels ? name : nil
    }
    guard let sign = UInt32(parts[1], radix: 16).flatMap({ Unicode.Scalar($0) }) else { return nil }
    if kind == .marks {
      names[String(sign)] = number
      return String(sign)
    }
    signs[number] = String(sign)
    vowels[sign] = number
    if name == "\u{907}" || name == "\u{908}" { frontVowels.insert(number) }
    return name
  }

  /// The number of a letter by itself.
  func number(_ text: String) -> UInt8? { names[text] }

  /// Whether a letter is a consonant.
  func isConsonant(_ letter: UInt8) -> Bool { consonants.contains(letter) }

  /// The sounds of a word as it is written; nil where a sign is unknown. O(*n*).
  func numbers(_ word: some StringProtocol) -> [UInt8]? {
    let scalars = Array(word.unicodeScalars)
    var result: [UInt8] = []
    var index = 0
    // Whether the last letter is a consonant that might have the inherent vowel.
    var isOpen = false
    while index < scalars.count {
      if let vowel = vowels[scalars[index]] {
        result.append(vowel)
        isOpen = false
        index += 1
      } else if scalars[index] == Self.joiner {
        isOpen = false
        index += 1
      } else {
        guard let (letter, length) = letter(at: index, of: scalars) else { return nil }
        if isOpen, let inherent { result.append(inherent) }
        result.append(letter)
        isOpen = consonants.contains(letter)
        index += length
      }
    }
    if isOpen, let inherent, result.count > 1, isHeard(behind: result) { result.append(inherent) }
    return result
  }

  /// Whether the inherent vowel may be heard at the end of a word: behind joined consonants, and in
  /// `-iya`.
  private func isHeard(behind word: [UInt8]) -> Bool {
    guard let last = word.last else { return false }
    return joined.contains(last) || consonants.contains(word[word.count - 2])
      || gliding.contains(last) && frontVowels.contains(word[word.count - 2])
  }

  private func letter(at index: Int, of scalars: [Unicode.Scalar]) -> (letter: UInt8, length: Int)?
  {
    for length in stride(from: min(Self.longest, scalars.count - index), to: 0, by: -1) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[index..<index + length])
      if let letter = names[String(text)] { return (letter, length) }
    }
    return nil
  }

  /// The text of sounds, in syllables. O(*n*).
  func text(_ word: [UInt8], _ text: (UInt8) -> String) -> String {
    var result = ""
    var followsConsonant = false
    for letter in word {
      if consonants.contains(letter) {
        if followsConsonant { result.unicodeScalars.append(Self.joiner) }
        result.unicodeScalars.append(contentsOf: text(letter).unicodeScalars)
        followsConsonant = true
      } else {
        let written = followsConsonant ? signs[letter] ?? text(letter) : text(letter)
        result.unicodeScalars.append(contentsOf: written.unicodeScalars)
        followsConsonant = false
      }
    }
    return result
  }
}
