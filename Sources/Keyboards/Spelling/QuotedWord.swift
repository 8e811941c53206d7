/// Apostrophes around words: they are quotation marks, and elsewhere letters.
enum QuotedWord {
  /// Whether the apostrophe at a word's beginning is a quotation mark: before a consonant, and
  /// where another one ends the word. Before a vowel it may be a letter.
  ///
  /// - Parameters:
  ///   - word: letters, digits and apostrophes.
  ///   - beforeVowels: whether it is a mark before a vowel too.
  /// - Returns: whether it opens a quotation.
  static func begins(_ word: some StringProtocol, beforeVowels: Bool) -> Bool {
    let rest = word.dropFirst()
    guard let first = word.first, isMark(first), rest.count > 1, let next = rest.first,
      next.isLetter, let last = rest.last
    else { return false }
    if isMark(last) { return rest.count > 2 }
    return beforeVowels || !"aeiou".contains { next.lowercased() == String($0) }
  }

  /// Whether an apostrophe stands at a word's end, where a quotation ends if one is open.
  static func ends(_ word: some StringProtocol) -> Bool {
    word.count > 1 && word.last.map(isMark) ?? false
  }

  /// Whether a quotation is open behind a chunk of a sentence.
  ///
  /// - Parameters:
  ///   - chunk: what stands between white space.
  ///   - isOpen: whether one is open before it.
  ///   - beforeVowels: whether an apostrophe before a vowel opens one.
  /// - Returns: whether one is open.
  static func isOpen(after chunk: String, isOpen: Bool, beforeVowels: Bool) -> Bool {
    let core = chunk.drop { !isMark($0) && !$0.isLetter && !$0.isNumber }
    let opens = begins(word(core), beforeVowels: beforeVowels)
    guard isOpen || opens else { return false }
    var end = Substring(chunk)
    while let last = end.last, !isMark(last), !last.isLetter, !last.isNumber { end.removeLast() }
    return !ends(opens ? end.drop { !isMark($0) }.dropFirst() : end)
  }

  /// The letters, digits and apostrophes at the beginning of a text.
  private static func word(_ text: Substring) -> Substring {
    text.prefix { isMark($0) || $0.isLetter || $0.isNumber }
  }

  private static func isMark(_ character: Character) -> Bool {
    character == "'" || character == "\u{2018}" || character == "\u{2019}"
  }
}

extension Speller {
  /// Takes quotation marks off the first and the last word.
  static func splitQuotes(
    _ pieces: inout [Piece], isQuoted: Bool, quotesVowels: Bool
  ) {
    var isQuoted = isQuoted
    if let first = pieces.firstIndex(where: \.isWord),
      QuotedWord.begins(pieces[first].text, beforeVowels: quotesVowels)
    {
      let mark = pieces[first].text.removeFirst()
      pieces.insert(Piece(text: String(mark), isWord: false, letters: []), at: first)
      isQuoted = true
    }
    guard isQuoted, let last = pieces.lastIndex(where: \.isWord),
      QuotedWord.ends(pieces[last].text)
    else { return }
    let mark = pieces[last].text.removeLast()
    pieces.insert(Piece(text: String(mark), isWord: false, letters: []), at: last + 1)
  }
}
