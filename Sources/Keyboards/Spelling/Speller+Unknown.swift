/// What tells that a word beside English ones is a name of theirs: the lexicon does not know it.
extension Speller {
  /// Whether all words of several pieces are unknown; false where there are none.
  func isUnknown(_ pieces: [Piece]) -> Bool {
    let words = pieces.filter(\.isWord)
    return !words.isEmpty && words.allSatisfy { isUnknown($0) }
  }

  /// Whether neither English nor the lexicon knows a word, such as `yml` and `lsof`.
  ///
  /// Short letters are like some known word by chance: they are known only where they spell one
  /// well. O(*n*) in the ways to spell the word.
  ///
  /// - Parameters:
  ///   - piece: the word.
  ///   - isFirst: whether it begins the text. Words of the keyboard's language begin more texts
  ///     than names do, so that more is wanted there.
  /// - Returns: whether it is unknown; false for what is no name by its letters.
  func isUnknown(_ piece: Piece, isFirst: Bool = false) -> Bool {
    let (letters, model) = (piece.letters, keyboard.model)
    switch WordCase(piece.text) {
    case .lower, .title: break
    case .upper, .mixed: return false
    }
    guard Self.mayBeName(letters), EnglishWords.commonness(of: letters) == nil,
      model.exactWords(letters) == nil, !model.kept.contains(letters),
      model.following[letters] == nil
    else { return false }
    let isAbugida = model.letters.abugida != nil
    // In an abugida the spellings of a word differ most in their vowels.
    if isFirst, isAbugida, letters.contains(where: Self.isVowel) { return false }
    var search = WordSearch(model, letters)
    guard let cost = search.matches(limit: 1, within: 0).first?.cost else { return true }
    let least = (isAbugida ? Self.leastOfAbugida : Self.least) + (isFirst ? Self.moreOfFirst : 0)
    return cost >= least + Self.aLetter * letters.count
  }

  /// Whether letters are those of a name: three or more, two without a vowel, or an English word
  /// behind a number, as in `7zip`.
  private static func mayBeName(_ letters: [UInt8]) -> Bool {
    let word = Array(letters.drop { (0x30...0x39).contains($0) })
    guard word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    if word.count < letters.count {
      let commonness = EnglishWords.commonness(of: word)
      return word.count > shortestName && commonness.map { $0 >= .rare } ?? false
    }
    return word.count > shortestName
      || word.count == shortestName && !word.contains(where: isVowel)
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

  private static let shortestName = 2
  /// What a word costs that is unknown, in tenths of a natural logarithm as all costs: this and
  /// more for each letter.
  private static let least = 30
  private static let leastOfAbugida = 40
  private static let aLetter = 10
  private static let moreOfFirst = 10
}
