internal import BidiAlgorithm

/// Right-to-left sentences that greet somebody by a Latin name and go on behind a comma, where left
/// to right was set: `SHALOM Dana Levi, ABC DEF!`
///
/// The name tears the sentence, and may have more letters than its words. The greeting and the end
/// tell it.
enum GreetedName {
  /// The most words of a greeting and of a name, and the fewest behind the comma.
  private static let longestGreeting = 2
  private static let longestName = 2
  private static let fewestWords = 2
  /// The most letters of a word that greets.
  private static let longestWord = 8

  /// Whether tokens are one: a word of greeting, with another one or without, a name with capitals,
  /// a comma, and a right-to-left sentence with its end and few Latin words. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let greeting = tokens.prefix(longestGreeting + 1).prefix { $0.isWord(.rightToLeft) }
    guard (1...longestGreeting).contains(greeting.count), let call = greeting.first,
      call.isOne(of: calls, upTo: longestWord, in: text)
    else { return false }
    let name = tokens[greeting.endIndex...].prefix {
      $0.followsSpace && $0.isCapitalised(in: text)
    }
    guard (1...longestName).contains(name.count), name.endIndex + 1 < tokens.count else {
      return false
    }
    let (comma, first) = (tokens[name.endIndex], tokens[name.endIndex + 1])
    let said = tokens[(name.endIndex + 1)...]
    guard ",\u{60C}".unicodeScalars.contains(comma.sign(in: text)), !comma.followsSpace,
      first.isWord(.rightToLeft), first.followsSpace, let last = said.last,
      text.endsSentence(last.range.upperBound - 1)
    else { return false }
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.filter { $0.direction == .leftToRight }
    return own >= fewestWords && latin.count * 2 < own
      && !latin.contains { CutSentence.isOfEnglish($0, text) }
  }

  // Hello in several forms, good morning and good evening, dear, to the honour of, Mr. and Ms. in
  // Hebrew; hello, welcome, dear, Mr. and Ms. in Arabic; hello, dear, Mr. and Ms. in Persian and
  // Urdu.
  private static let calls = Skeleton.words(
    """
    \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5D4}\u{5D9}\u{5D9} \u{5D4}\u{5D9} \
    \u{5D0}\u{5D4}\u{5DC}\u{5DF} \u{5D4}\u{5DC}\u{5D5} \u{5D1}\u{5D5}\u{5E7}\u{5E8} \
    \u{5E2}\u{5E8}\u{5D1} \u{5D9}\u{5E7}\u{5E8} \u{5D9}\u{5E7}\u{5E8}\u{5D4} \
    \u{5DC}\u{5DB}\u{5D1}\u{5D5}\u{5D3} \u{5DE}\u{5E8} \u{5D2}\u{5D1}\u{5E8}\u{5EA} \
    \u{645}\u{631}\u{62D}\u{628}\u{627} \u{645}\u{631}\u{62D}\u{628}\u{64B}\u{627} \
    \u{623}\u{647}\u{644}\u{627} \u{623}\u{647}\u{644}\u{627}\u{64B} \
    \u{627}\u{647}\u{644}\u{627} \u{647}\u{644}\u{627} \u{633}\u{644}\u{627}\u{645} \
    \u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{632}\u{64A}\u{632}\u{64A} \
    \u{639}\u{632}\u{64A}\u{632}\u{62A}\u{64A} \u{627}\u{644}\u{633}\u{64A}\u{62F} \
    \u{627}\u{644}\u{633}\u{64A}\u{62F}\u{629} \u{635}\u{628}\u{627}\u{62D} \
    \u{645}\u{633}\u{627}\u{621} \u{62F}\u{631}\u{648}\u{62F} \u{639}\u{632}\u{6CC}\u{632} \
    \u{62C}\u{646}\u{627}\u{628} \u{633}\u{631}\u{6A9}\u{627}\u{631} \
    \u{622}\u{642}\u{627}\u{6CC} \u{62E}\u{627}\u{646}\u{645} \
    \u{645}\u{62D}\u{62A}\u{631}\u{645} \u{645}\u{62D}\u{62A}\u{631}\u{645}\u{6C1} \
    \u{67E}\u{6CC}\u{627}\u{631}\u{6D2} \u{6C1}\u{6CC}\u{644}\u{648}
    """)
}
