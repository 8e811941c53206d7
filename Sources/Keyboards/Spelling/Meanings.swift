/// What common English words mean in a keyboard's language: offered where an English word is typed,
/// and never inserted unasked.
///
/// A list has pairs of an English word and its own in the letters of the lexicon; `_` is a space, a
/// comma stands between two meanings.
struct Meanings: Sendable {
  private let pairs: [Substring: Substring]

  private init(_ list: StaticString) {
    let words = "\(list)".split { $0 == " " || $0 == "\n" }
    var pairs: [Substring: Substring] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      pairs[words[index]] = words[index + 1]
    }
    self.pairs = pairs
  }

  /// The meanings of an English word, with what lower case and the ending of a plural hide. O(1).
  static func of(_ word: String, on keyboard: SpellingKeyboard) -> [String] {
    let known = known(keyboard)
    let word = word.lowercased()
    let found = known.pairs[word[...]] ?? (word.last == "s" ? known.pairs[word.dropLast()] : nil)
    return found.map { $0.split(separator: ",").compactMap { known.text($0, on: keyboard) } } ?? []
  }

  private func text(_ name: Substring, on keyboard: SpellingKeyboard) -> String? {
    let letters = keyboard.model.letters
    // Devanagari stands for itself.
    if letters.abugida != nil { return String(name.map { $0 == "_" ? " " : $0 }) }
    return letters.numbers(name).map(letters.text)
  }

  /// Each list, read when it is first asked for.
  private static func known(_ keyboard: SpellingKeyboard) -> Meanings {
    switch keyboard {
    case .arabizi: arabic
    case .romanHebrew: hebrew
    case .romanUrdu: urdu
    case .romanHindi: hindi
    }
  }

  private static let arabic = Meanings(ArabicMeanings.list)
  private static let hebrew = Meanings(HebrewMeanings.list)
  private static let urdu = Meanings(UrduMeanings.list)
  private static let hindi = Meanings(HindiMeanings.list)

  /// The English words that a keyboard has meanings of.
  static func words(on keyboard: SpellingKeyboard) -> [String] {
    known(keyboard).pairs.keys.map(String.init)
  }
}
