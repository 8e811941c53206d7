internal import BidiAlgorithm

/// The initial of a family name behind a Latin name, with its full stop: `Dana K.`
///
/// In a sentence that is read from right to left the name with it is one piece, but where the full
/// stop may be the sentence's.
enum FamilyInitial {
  /// The fewest right-to-left words that go on behind a name.
  private static let fewestBehind = 2

  /// Whether a token is one behind a name that begins with another token, and a right-to-left
  /// sentence goes on behind its full stop. What a letter numbers, `Vitamin K.`, has none. O(1).
  static func isOne(
    _ index: Int, from first: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard index > first, index + 2 < tokens.count, tokens[index].isCapitalised(in: text),
      tokens[index].range.count == 1, tokens[index].followsSpace,
      isName(tokens[index - 1], text), tokens[index + 1].sign(in: text) == ".",
      !tokens[index + 1].followsSpace, !LetteredThings.isOne(tokens[index - 1].range, text)
    else { return false }
    let next = tokens[index + 2]
    return next.followsSpace ? next.isWord(.rightToLeft) : isJoint(next, text)
  }

  /// The end of the tokens of a name of one word or two and its initial that begins with a token,
  /// in a sentence that is read from right to left; nil where none begins, or where its full stop
  /// may end a sentence. O(tokens).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard isName(tokens[start], text) else { return nil }
    var initial = start + 1
    if initial < range.upperBound, tokens[initial].followsSpace, isName(tokens[initial], text) {
      initial += 1
    }
    let next = initial + 2
    guard next < range.upperBound, isOne(initial, from: start, tokens, text),
      goesOn(next, in: range, tokens, text) && stands(start, in: range, tokens, text)
        || isLed(start, to: next, in: range, tokens, text)
    else { return nil }
    return next
  }

  /// Whether a token is what a full stop that ends a sentence never has right behind it: a word
  /// that begins no sentence, or a comma or the like and a right-to-left word.
  private static func goesOn(
    _ next: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    if tokens[next].followsSpace { return text.goesOnWithWord(tokens[next].range.lowerBound) }
    return next + 1 < range.upperBound && tokens[next + 1].isWord(.rightToLeft)
  }

  /// Whether nothing Latin stands right before a token: it is the first one, or behind a
  /// right-to-left word or a prefix.
  private static func stands(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    start == range.lowerBound || tokens[start - 1].isWord(.rightToLeft)
      || text.followsPrefix(tokens[start].range.lowerBound)
  }

  /// Whether what stands before a name makes no sentence with it, and right-to-left words go on
  /// behind: a title or what somebody is, or a small word that leads to the name at the start of a
  /// text that does not end its sentences.
  private static func isLed(
    _ start: Int, to next: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard start > range.lowerBound, tokens[start].followsSpace,
      next + fewestBehind <= range.upperBound,
      tokens[next..<next + fewestBehind].allSatisfy({ $0.isWord(.rightToLeft) })
    else { return false }
    if start == range.lowerBound + 1, LeadingWords.isOne(tokens[start - 1].range, text) {
      return !tokens[next..<range.upperBound].contains {
        text.endsSentence($0.range.upperBound - 1)
      }
    }
    var word = start - 1
    // A title may be shortened.
    if word > range.lowerBound, !tokens[word].followsSpace,
      "'\u{2019}".unicodeScalars.contains(tokens[word].sign(in: text))
    {
      word -= 1
    }
    if PersonWords.isOne(tokens[word], text), begins(word, in: range, tokens, text) { return true }
    return word > range.lowerBound && PersonWords.areOne(tokens[word - 1], tokens[word], text)
      && begins(word - 1, in: range, tokens, text)
  }

  /// Whether a token begins a sentence: it is the first one, or behind the end of another sentence
  /// or a colon.
  private static func begins(
    _ index: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard index > range.lowerBound else { return true }
    return tokens[index - 1].isEnd(in: text) || tokens[index - 1].sign(in: text) == ":"
  }

  /// Whether a token is a comma, a colon or the like.
  private static func isJoint(_ token: Token, _ text: Skeleton) -> Bool {
    ",:;\u{60C}\u{61B}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether a token is a Latin word of several letters with a capital.
  private static func isName(_ token: Token, _ text: Skeleton) -> Bool {
    token.range.count > 1 && token.isCapitalised(in: text)
  }
}
