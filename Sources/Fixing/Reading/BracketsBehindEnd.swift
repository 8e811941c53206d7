internal import BidiAlgorithm

/// Right-to-left sentences behind a name, a label or a level in Latin letters, with Latin words in
/// brackets behind their end: `comment: ABC DEF GHI JKL! (rated 1 of 5)`, `Q3: ABC DEF GHI? (2 p)`.
/// The brackets are the line's, as what leads the sentence is; the mark before them closes the
/// sentence, as the line does not end there.
enum BracketsBehindEnd {
  /// What finds the sentence in a line that ends where the brackets begin.
  private static let readers: [OwnSentence.Reader] = [
    LedSentence.range, SaidInChat.range, LetteredLabel.range, TitleBehindLabel.range,
    BracketsBehindEnd.labelled,
  ]
  /// The fewest right-to-left words behind a name alone, with a word that no name has, and the same
  /// of what ends with a full stop.
  private static let fewestTold = 2
  private static let fewestOfStatementTold = 3
  /// The fewest without such a word: of a question behind a label with a number, of what is
  /// exclaimed, and of others. What names somebody or a file is shorter.
  private static let fewestCounted = 3
  private static let fewestExclaimed = 4
  private static let fewestOfOthers = 5

  /// The tokens of the sentence with its end, and with the brackets where they are drawn left of
  /// all of it; nil where there is none. O(tokens) for each reader.
  static func range(_ all: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let end = start(all, text) else { return nil }
    let tokens = Array(all[..<end])
    guard let range = readers.lazy.compactMap({ $0(tokens, text) }).first,
      range.upperBound == end
    else { return nil }
    return withBehind(range, all, text)
  }

  /// A range of tokens, or up to the end of the line where what stands behind it is drawn left of
  /// all of it: whoever wrote it so reads that with the sentence. O(tokens).
  static func withBehind(
    _ range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Range<Int> {
    let behind = tokens[range.upperBound]
    let isLeft = tokens[range].allSatisfy { behind.isDrawn(leftOf: $0, in: text) }
    return isLeft ? range.lowerBound..<tokens.count : range
  }

  /// The token that opens brackets before a place among tokens, with a blank before them and
  /// something in them that is not right-to-left; nil where none end there. O(their length).
  static func opening(before end: Int, _ tokens: [Token], _ text: Skeleton) -> Int? {
    guard end > 0 else { return nil }
    let closing = tokens[end - 1].sign(in: text)
    guard closing == ")" || closing == "]",
      let opening = tokens[..<(end - 1)].lastIndex(where: {
        "()[]".unicodeScalars.contains($0.sign(in: text))
      }),
      tokens[opening].sign(in: text) == (closing == ")" ? "(" : "["),
      tokens[opening].followsSpace, opening + 2 < end,
      tokens[opening..<end].allSatisfy({ $0.direction != .rightToLeft })
    else { return nil }
    return opening
  }

  /// The first token of one pair of brackets or several at the end of a line, which have Latin
  /// letters and stand behind the mark of a sentence; nil where none do. Before the letters that
  /// answer a question a program may ask about what it names.
  private static func start(_ tokens: [Token], _ text: Skeleton) -> Int? {
    var (start, hasLatin) = (tokens.count, false)
    while let opening = opening(before: start, tokens, text) {
      if tokens[opening..<start].contains(where: { $0.direction == .leftToRight }) {
        hasLatin = true
      }
      start = opening
    }
    guard hasLatin, start > 1, tokens[start - 1].sort == .sign, tokens[start - 1].isEnd(in: text),
      !AnsweredQuestion.hasAnswers(text)
    else { return nil }
    return start
  }

  /// The tokens of right-to-left words with their mark up to the end of the line, behind a name or
  /// a label and a colon; nil where there are none, or they may name somebody.
  private static func labelled(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let lead = text.lead, lead.isName,
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= lead.end }), first > 0,
      tokens[first].isWord(.rightToLeft), !MailSubject.isOne(tokens, text)
    else { return nil }
    let end = NumberAtEnd.endOfSentence(tokens[...], text)
    let (said, marks) = (tokens[first..<end], tokens[end...])
    let isStatement = marks.contains { $0.sign(in: text) == "." }
    // Dots cut a sentence.
    guard !isStatement || marks.count == 1,
      !marks.contains(where: { $0.sign(in: text) == "\u{2026}" }),
      said.allSatisfy({ isOfSaid($0, text) }), !LedSentence.areNames(said, text)
    else { return nil }
    let isTold = said.contains { SaidInChat.tellsSentence($0, text) }
    let isAsked = marks.contains { $0.sign(in: text) == "?" }
    let fewest: Int
    if isTold {
      fewest = isStatement ? fewestOfStatementTold : fewestTold
    } else if isAsked {
      fewest = isCounted(lead, text) ? fewestCounted : fewestOfOthers
    } else {
      fewest = isStatement ? fewestOfOthers : fewestExclaimed
    }
    let own = said.count { $0.isWord(.rightToLeft) }
    return own >= fewest ? first..<tokens.count : nil
  }

  /// Whether a label ends in a number, as those of questions do: `Q3:`, `Question 12:`. Others may
  /// ask about what they name, `Delete: ABC DEF?`
  private static func isCounted(_ lead: SentenceLead, _ text: Skeleton) -> Bool {
    guard let colon = (0..<lead.end).last(where: { text.at($0) == ":" }) else { return false }
    return text.isDigit(colon - 1)
  }

  /// Whether a token is a right-to-left word, a number, or a comma or a colon right behind one.
  private static func isOfSaid(_ token: Token, _ text: Skeleton) -> Bool {
    if token.isWord(.rightToLeft) { return true }
    if token.piece?.kind == .number { return token.direction == nil }
    return !token.followsSpace && ",:\u{60C}".unicodeScalars.contains(token.sign(in: text))
  }
}
