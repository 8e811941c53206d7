internal import BidiAlgorithm

/// Two right-to-left names with a score between them behind a label that says so, in a line that is
/// read from left to right: `Score: ABC 3 - 2 DEF`, `Final: ABC 81:78 DEF (OT)`. The first name
/// stands left of the score.
enum LabelledScore {
  /// The most letters of a label.
  private static let longestLabel = 12

  /// Whether tokens are such a line. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    // Few lines have such a label, and the others need no elements to be made.
    guard let colon = tokens.prefix(3).first(where: { $0.sign(in: text) == ":" }),
      isLabel(colon.range.lowerBound, text)
    else { return false }
    return score(in: tokens.map { Element($0) }, text) != nil
  }

  /// The elements from behind the first number of the score to the first of the second name; nil
  /// where there is no score. O(*n*).
  static func score(in all: [Element], _ text: Skeleton) -> (start: Int, other: Int)? {
    guard all.count > 4,
      let colon = all.prefix(3).firstIndex(where: { $0.isSign(of: ":", in: text) }), colon > 0,
      all[..<colon].allSatisfy({ $0.isWord && $0.direction == .leftToRight }),
      isLabel(all[colon].range.lowerBound, text),
      let end = NameLists.endOfName(colon + 1, all),
      let other = all[end...].firstIndex(where: { !isOfScore($0, text) }),
      other > end, all[end].isNumeric, all[other - 1].isNumeric, all[end].followsSpace,
      let last = NameLists.endOfName(other, all),
      last == all.count || all[last].isSign
        || (all[last].kind == .brackets && all[last].direction != .rightToLeft),
      !all[colon...].contains(where: { isOfSentence($0, text) })
    else { return nil }
    return (start: end + 1, other: other)
  }

  /// Whether what ends before a position is a label of scores.
  private static func isLabel(_ end: Int, _ text: Skeleton) -> Bool {
    end <= longestLabel && labels.contains(text.string(0..<end).lowercased())
  }

  private static func isOfScore(_ element: Element, _ text: Skeleton) -> Bool {
    element.isNumeric || element.isSign(of: "-:\u{2013}\u{2014}", in: text)
  }

  /// Whether a word says who won, or is a small one: names have none, and the score is a part of
  /// what is said.
  private static func isOfSentence(_ word: Element, _ text: Skeleton) -> Bool {
    word.isWord && word.range.count <= longestVerb
      && (ofResults.contains(text.string(word.range)) || SmallWords.isOne(word.range, text))
  }

  /// The most letters of such a word.
  private static let longestVerb = 7

  // Won, lost, ended, was decided, was accepted in Hebrew; won, lost, drew, the win, beat in
  // Arabic; won, lost, defeat, the result in Persian; won, lost, from in Urdu.
  private static let ofResults = Skeleton.words(
    """
    \u{5E0}\u{5D9}\u{5E6}\u{5D7} \u{5E0}\u{5D9}\u{5E6}\u{5D7}\u{5D4} \
    \u{5E0}\u{5D9}\u{5E6}\u{5D7}\u{5D5} \u{5E0}\u{5D9}\u{5E6}\u{5D7}\u{5E0}\u{5D5} \
    \u{5D2}\u{5D1}\u{5E8} \u{5D2}\u{5D1}\u{5E8}\u{5D4} \u{5D4}\u{5E4}\u{5E1}\u{5D9}\u{5D3} \
    \u{5D4}\u{5E4}\u{5E1}\u{5D9}\u{5D3}\u{5D4} \u{5D4}\u{5E4}\u{5E1}\u{5D9}\u{5D3}\u{5D5} \
    \u{5D4}\u{5E4}\u{5E1}\u{5D3}\u{5E0}\u{5D5} \u{5E1}\u{5D9}\u{5D9}\u{5DE}\u{5D4} \
    \u{5E1}\u{5D9}\u{5D9}\u{5DD} \u{5D4}\u{5D5}\u{5D7}\u{5DC}\u{5D8} \
    \u{5D4}\u{5EA}\u{5E7}\u{5D1}\u{5DC}\u{5D4} \u{5D4}\u{5EA}\u{5E7}\u{5D1}\u{5DC} \
    \u{641}\u{627}\u{632} \u{641}\u{627}\u{632}\u{62A} \u{64A}\u{641}\u{648}\u{632} \
    \u{62A}\u{641}\u{648}\u{632} \u{62E}\u{633}\u{631} \u{62E}\u{633}\u{631}\u{62A} \
    \u{64A}\u{62E}\u{633}\u{631} \u{62A}\u{639}\u{627}\u{62F}\u{644} \
    \u{64A}\u{62A}\u{639}\u{627}\u{62F}\u{644} \u{645}\u{643}\u{633}\u{628} \
    \u{62A}\u{63A}\u{644}\u{628} \u{628}\u{631}\u{62F} \u{628}\u{627}\u{62E}\u{62A} \
    \u{628}\u{631}\u{62F}\u{646}\u{62F} \u{628}\u{627}\u{62E}\u{62A}\u{646}\u{62F} \
    \u{634}\u{6A9}\u{633}\u{62A} \u{646}\u{62A}\u{6CC}\u{62C}\u{647} \u{62C}\u{6CC}\u{62A} \
    \u{62C}\u{6CC}\u{62A}\u{627} \u{62C}\u{6CC}\u{62A}\u{6CC} \u{6C1}\u{627}\u{631} \
    \u{6C1}\u{627}\u{631}\u{627} \u{633}\u{6D2}
    """)

  private static let labels: Set<String> = [
    "final", "final score", "ft", "full time", "game", "half time", "ht", "match", "result",
    "score", "semifinal",
  ]
}
