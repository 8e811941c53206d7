internal import BidiAlgorithm

/// What somebody answers in English in a chat, behind a name in right-to-left letters and a colon:
/// `ABC: LGTM, merging now.`, `ABC: ok, I'll do it`.
///
/// Behind a label a title or a sentence in English may stand, and the line is the label's. An
/// answer begins with a word that no title has, or with one of answers, a comma and a small letter;
/// and the word before the colon is no known label.
enum AnswerBehindName {
  /// The most words of a name, and the most tokens of such a line.
  private static let mostWords = 2
  private static let longestLine = 80
  /// The fewest Latin words of an answer.
  private static let fewestWords = 3
  /// Longer words are none of these.
  private static let longestWord = 16

  /// Whether tokens are one, with nothing in right-to-left letters behind the colon. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine else { return false }
    let name = tokens.prefix { $0.sort == .word && $0.direction == .rightToLeft }
    let colon = name.count
    guard (1...mostWords).contains(colon), colon + 2 < tokens.count,
      tokens[colon].sign(in: text) == ":", !tokens[colon].followsSpace,
      tokens[colon + 1].followsSpace,
      !name.contains(where: { SmallWords.isOne($0, text) || isLabel($0, text) })
    else { return false }
    let answer = tokens[(colon + 1)...]
    guard answer.allSatisfy({ $0.direction != .rightToLeft }),
      answer.count(where: { $0.sort == .word }) >= fewestWords
    else { return false }
    let first = word(answer[colon + 1], text)
    if ofChats.contains(first) { return true }
    return answers.contains(first) && tokens[colon + 2].sign(in: text) == ","
      && colon + 3 < tokens.count && goesOn(tokens[colon + 3], text)
  }

  private static func isLabel(_ word: Token, _ text: Skeleton) -> Bool {
    word.range.count < longestWord && labels.contains(text.string(word.range))
  }

  /// The Latin word in small letters that a token is; empty where it is none.
  private static func word(_ token: Token, _ text: Skeleton) -> String {
    guard token.sort == .word, token.direction == .leftToRight, token.range.count < longestWord
    else { return "" }
    return text.string(token.range).lowercased()
  }

  /// Whether a sentence goes on with a word, as no title does: in a small letter, or as `I'll`.
  private static func goesOn(_ token: Token, _ text: Skeleton) -> Bool {
    let first = token.range.lowerBound
    guard token.sort == .word, text.isLatin(first) else { return false }
    return !text.isCapital(first)
      || (text.at(first) == "I" && (token.range.count == 1 || !text.isLatin(first + 1)))
  }

  /// Short words of chats and reviews that begin no title.
  private static let ofChats: Set<String> = [
    "afaik", "brb", "btw", "fyi", "iirc", "imho", "imo", "lgtm", "lmk", "ptal", "sgtm", "tbh",
    "thx",
  ]

  /// Words that answer somebody, before a comma.
  private static let answers: Set<String> = [
    "absolutely", "agreed", "done", "exactly", "fixed", "great", "hey", "hi", "lol", "maybe",
    "merged", "nice", "no", "nope", "ok", "okay", "perfect", "right", "sorry", "sure", "thanks",
    "true", "yeah", "yep", "yes",
  ]

  // Title, name, subject, message, comment, answer, translation, example, note, error, film, book,
  // song, chapter, text, quotation, password, English in Hebrew; such in Arabic, in Persian and
  // Urdu.
  private static let labels: Set<String> = Set(
    """
    \u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} \u{5D4}\u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} \
    \u{5E9}\u{5DD} \u{5D4}\u{5E9}\u{5DD} \u{5E0}\u{5D5}\u{5E9}\u{5D0} \
    \u{5D4}\u{5E0}\u{5D5}\u{5E9}\u{5D0} \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \
    \u{5D4}\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \u{5EA}\u{5D2}\u{5D5}\u{5D1}\u{5D4} \
    \u{5D4}\u{5EA}\u{5D2}\u{5D5}\u{5D1}\u{5D4} \u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D4} \
    \u{5D4}\u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D4} \u{5EA}\u{5E8}\u{5D2}\u{5D5}\u{5DD} \
    \u{5D4}\u{5EA}\u{5E8}\u{5D2}\u{5D5}\u{5DD} \u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4} \
    \u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0} \u{5DC}\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4} \
    \u{5DC}\u{5DE}\u{5E9}\u{5DC} \u{5D4}\u{5E2}\u{5E8}\u{5D4} \
    \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5E1}\u{5E8}\u{5D8} \u{5D4}\u{5E1}\u{5E8}\u{5D8} \
    \u{5E1}\u{5E4}\u{5E8} \u{5D4}\u{5E1}\u{5E4}\u{5E8} \u{5E9}\u{5D9}\u{5E8} \
    \u{5D4}\u{5E9}\u{5D9}\u{5E8} \u{5E4}\u{5E8}\u{5E7} \u{5D8}\u{5E7}\u{5E1}\u{5D8} \
    \u{5E6}\u{5D9}\u{5D8}\u{5D5}\u{5D8} \u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} \
    \u{5D1}\u{5D0}\u{5E0}\u{5D2}\u{5DC}\u{5D9}\u{5EA} \u{5D0}\u{5E0}\u{5D2}\u{5DC}\u{5D9}\u{5EA} \
    \u{639}\u{646}\u{648}\u{627}\u{646} \u{627}\u{644}\u{639}\u{646}\u{648}\u{627}\u{646} \
    \u{627}\u{633}\u{645} \u{627}\u{644}\u{627}\u{633}\u{645} \
    \u{645}\u{648}\u{636}\u{648}\u{639} \u{627}\u{644}\u{645}\u{648}\u{636}\u{648}\u{639} \
    \u{631}\u{633}\u{627}\u{644}\u{629} \u{627}\u{644}\u{631}\u{633}\u{627}\u{644}\u{629} \
    \u{62A}\u{639}\u{644}\u{64A}\u{642} \u{627}\u{644}\u{62A}\u{639}\u{644}\u{64A}\u{642} \
    \u{631}\u{62F} \u{627}\u{644}\u{631}\u{62F} \u{62A}\u{631}\u{62C}\u{645}\u{629} \
    \u{627}\u{644}\u{62A}\u{631}\u{62C}\u{645}\u{629} \u{62C}\u{648}\u{627}\u{628} \
    \u{627}\u{644}\u{62C}\u{648}\u{627}\u{628} \u{645}\u{62B}\u{627}\u{644} \
    \u{627}\u{644}\u{645}\u{62B}\u{627}\u{644} \u{645}\u{62B}\u{644}\u{627} \
    \u{645}\u{644}\u{627}\u{62D}\u{638}\u{629} \u{62E}\u{637}\u{623} \
    \u{641}\u{64A}\u{644}\u{645} \u{643}\u{62A}\u{627}\u{628} \
    \u{623}\u{63A}\u{646}\u{64A}\u{629} \u{646}\u{635} \u{627}\u{644}\u{646}\u{635} \
    \u{628}\u{627}\u{644}\u{625}\u{646}\u{62C}\u{644}\u{64A}\u{632}\u{64A}\u{629} \
    \u{627}\u{644}\u{625}\u{646}\u{62C}\u{644}\u{64A}\u{632}\u{64A}\u{629} \u{646}\u{627}\u{645} \
    \u{67E}\u{6CC}\u{627}\u{645} \u{67E}\u{627}\u{633}\u{62E} \u{646}\u{638}\u{631} \
    \u{62A}\u{631}\u{62C}\u{645}\u{647} \u{645}\u{62B}\u{627}\u{644} \
    \u{6CC}\u{627}\u{62F}\u{62F}\u{627}\u{634}\u{62A} \u{62E}\u{637}\u{627} \
    \u{645}\u{62A}\u{646} \u{641}\u{6CC}\u{644}\u{645} \u{6A9}\u{62A}\u{627}\u{628} \
    \u{622}\u{647}\u{646}\u{6AF} \u{627}\u{646}\u{6AF}\u{644}\u{6CC}\u{633}\u{6CC} \
    \u{67E}\u{6CC}\u{63A}\u{627}\u{645} \u{62C}\u{648}\u{627}\u{628} \
    \u{62A}\u{631}\u{62C}\u{645}\u{6C1} \u{645}\u{62B}\u{644}\u{627}\u{64B}
    """.split(separator: " ").map(String.init))
}
