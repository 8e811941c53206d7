internal import BidiAlgorithm

/// Sentences of English that begin with somebody's name in right-to-left letters, as programs write
/// them: `ABC DEF liked your photo.`
///
/// The names are as many words as half of such a sentence: no share of words tells it from one in
/// the other direction that ends with English names. Its verb and its small words do.
enum NamedSentence {
  /// The most words that a name has.
  private static let longestName = 4
  /// The most tokens in brackets behind it.
  private static let longestBrackets = 24

  /// Whether a text may be such a sentence: right-to-left words, and then a small Latin letter or a
  /// bracket. O(the length of a name).
  static func mayBegin(_ text: Skeleton) -> Bool {
    var position = 0
    while position < min(text.count, longestBeginning), isInName(position, text) { position += 1 }
    return position > 0
      && (text.at(position) == "(" || (0x61...0x7A).contains(text.at(position).value))
  }

  /// The most scalars of a name with its spaces.
  private static let longestBeginning = 80

  private static func isInName(_ position: Int, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(position) || text.isMark(position) || text.isSpace(position)
      || "'\"-\u{5BE}\u{5F3}\u{5F4}\u{2019}".unicodeScalars.contains(text.at(position))
      || text.classes[position] == .bn
  }

  /// Whether tokens are such a sentence: a name, what is said of it in brackets, a verb, and words
  /// of English alone, a small one among them.
  static func isEnglish(_ tokens: [Token], _ text: Skeleton) -> Bool {
    var index = 0
    while index < tokens.count, tokens[index].sort == .word,
      tokens[index].direction == .rightToLeft
    {
      index += 1
    }
    guard (1...longestName).contains(index),
      !tokens[index...].contains(where: { $0.direction == .rightToLeft })
    else { return false }
    if index < tokens.count, tokens[index].sign(in: text) == "(" {
      let inside = tokens[index...].prefix(longestBrackets)
      guard let end = inside.firstIndex(where: { $0.sign(in: text) == ")" }) else { return false }
      index = end + 1
    }
    guard index < tokens.count, tokens[index].sort == .word,
      verbs.contains(text.string(tokens[index].range))
    else { return false }
    let words = tokens[(index + 1)...].filter { $0.sort == .word }
    // `by` makes of the verb what was done to a thing, which may be the end of another sentence.
    guard words.count > 1, text.string(words[0].range) != "by" else { return false }
    return words.contains { smallWords.contains(text.string($0.range)) }
  }

  /// Whether tokens are a sentence of English around names: a small word before the first of them,
  /// another one behind it, and at least as many Latin words as others. O(tokens).
  static func isEnglishAround(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }) else {
      return false
    }
    let words = tokens.filter { $0.sort == .word }
    let latin = words.count { $0.direction == .leftToRight }
    guard latin * 2 >= words.count else { return false }
    func hasSmallWord(_ some: ArraySlice<Token>) -> Bool {
      some.contains {
        $0.sort == .word && $0.range.count < 6 && smallWords.contains(text.string($0.range))
      }
    }
    return hasSmallWord(tokens[..<first]) && hasSmallWord(tokens[(first + 1)...])
  }

  /// Verbs that follow somebody's name, and begin no name of a thing themselves.
  private static let verbs: Set<String> = Set(
    """
    is are was were has have had will can wants wrote said says asked answered replied commented \
    liked likes joined left shared posted sent added invited tagged mentioned followed started \
    stopped created updated uploaded changed edited accepted declined reacted requested removed \
    deleted gave got went became
    """.split(separator: " ").map(String.init))

  /// Small words of English sentences.
  private static let smallWords: Set<String> = Set(
    """
    a an the your you their his her its this that to of in on at by for from with and not be been as
    """.split(separator: " ").map(String.init))
}
