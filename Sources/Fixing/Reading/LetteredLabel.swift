internal import BidiAlgorithm

/// Right-to-left sentences behind a label of a letter or two in a line from left to right, as
/// questions with their answers and interviews have them: `Q: ABC DEF?`, `A: ABC, DEF!`. The label
/// is the line's; the sentence with its end is one of its own.
enum LetteredLabel {
  /// The most letters of the label.
  private static let longestLabel = 2
  /// The fewest right-to-left words of a sentence, and of one that ends with a full stop where the
  /// label may lead to a name.
  private static let fewestWords = 2
  private static let fewestOfStatement = 3

  /// The tokens of the sentence with its end; nil where there is none. A question or an answer may
  /// have commas; behind other letters, which are capitals, these may part names. Latin names may
  /// stand in it, but no English. The subject of a mail has its own rule. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard tokens.count > fewestWords + 1, tokens[0].isWord(.leftToRight),
      tokens[0].range.count <= longestLabel, tokens[1].sign(in: text) == ":",
      !tokens[1].followsSpace, tokens[2].isWord(.rightToLeft), tokens[2].followsSpace
    else { return nil }
    let end = NumberAtEnd.endOfSentence(tokens[...], text)
    let (said, marks) = (tokens[2..<end], tokens[end...])
    // Arabic ends are letters to UAX #9, and stand in the word before them. Dots cut a sentence.
    guard let last = tokens.last, text.endsSentence(last.range.upperBound - 1),
      marks.count(where: { $0.sign(in: text) == "." }) < 2,
      !marks.contains(where: { $0.sign(in: text) == "\u{2026}" }),
      said.allSatisfy({ mayStand($0, text) }), !MailSubject.isOne(tokens, text)
    else { return nil }
    let own = said.count { $0.isWord(.rightToLeft) }
    guard own >= fewestWords, said.count(where: { $0.direction == .leftToRight }) < own else {
      return nil
    }
    let label = text.string(tokens[0].range)
    if ["A", "Q", "a", "q"].contains(label) { return 2..<tokens.count }
    let isStatement = ".\u{6D4}".unicodeScalars.contains(text.at(last.range.upperBound - 1))
    guard tokens[0].range.allSatisfy(text.isCapital), !TitledLine.isTitle(label),
      !SpokenLine.isNameOfList(label.lowercased()), !LedSentence.areNames(said, text),
      own >= (isStatement ? fewestOfStatement : fewestWords)
    else { return nil }
    return 2..<tokens.count
  }

  /// Whether a token may stand in such a sentence.
  private static func mayStand(_ token: Token, _ text: Skeleton) -> Bool {
    if token.direction == .leftToRight {
      return !CutSentence.isOfEnglish(token, text) && !NamedSentence.isOfEnglish(token, text)
    }
    return token.sort != .sign || !CutSentence.isOfCode(token.sign(in: text))
  }
}
