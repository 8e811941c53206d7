internal import BidiAlgorithm

/// Subjects of mails in right-to-left words, behind what programs put before them: `Re: ABC?`.
enum MailSubject {
  /// Whether tokens are one: one beginning or several, and no Latin words behind. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    var index = 0
    while index + 1 < tokens.count, isBeginning(tokens[index], text),
      tokens[index + 1].sign(in: text) == ":", !tokens[index + 1].followsSpace
    {
      index += 2
    }
    let subject = tokens[index...]
    return index > 0 && subject.first?.direction == .rightToLeft
      && subject.allSatisfy { $0.direction != .leftToRight }
  }

  private static func isBeginning(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .word && token.range.count < 5
      && beginnings.contains(text.string(token.range).lowercased())
  }

  /// What stands before answers and what is sent on, in English, German, Swedish, French and
  /// Spanish.
  private static let beginnings: Set<String> = [
    "aw", "antw", "fw", "fwd", "re", "rv", "sv", "tr", "wg",
  ]
}
