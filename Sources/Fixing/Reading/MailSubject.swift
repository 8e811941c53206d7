internal import BidiAlgorithm

/// Subjects of mails in right-to-left words, behind what programs put before them: `Re: ABC?`, also
/// behind the name of their line in the head of a mail, `Subject: Re: ABC?`.
enum MailSubject {
  /// Whether tokens are one: one beginning or several, and no Latin words behind. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let index = start(tokens, text, isHeader: isHeader(tokens, text))
    let subject = tokens[index...]
    return index > 0 && subject.first?.direction == .rightToLeft
      && subject.allSatisfy { $0.direction != .leftToRight }
  }

  /// Whether tokens are the line of the head of a mail with its subject in right-to-left words.
  /// O(tokens).
  static func isOfHead(_ tokens: [Token], _ text: Skeleton) -> Bool {
    isHeader(tokens, text) && isOne(tokens, text)
  }

  /// Whether tokens begin with what programs put before a subject. O(tokens).
  static func begins(_ tokens: [Token], _ text: Skeleton) -> Bool { start(tokens, text) > 0 }

  /// Where what somebody wrote begins behind that; nil where nothing stands before it. O(tokens).
  static func startOfSubject(_ tokens: [Token], _ text: Skeleton) -> Int? {
    let index = start(tokens, text)
    return index > 0 && index < tokens.count && tokens[index].followsSpace
      ? tokens[index].range.lowerBound : nil
  }

  /// Whether tokens begin with the name of that line, as programs write it.
  private static func isHeader(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, tokens[0].sort == .word, tokens[0].range.count == 7 else {
      return false
    }
    return text.string(tokens[0].range) == "Subject" && tokens[1].sign(in: text) == ":"
      && !tokens[1].followsSpace && tokens[2].followsSpace
  }

  /// The tokens of one that goes on with a date or an hour and ends in Latin words in brackets,
  /// `Re: ABC DEF 10:30 (Zoom)`, which is a sentence of its own; nil of others. Without the hour
  /// it may be read as it is drawn. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    let begin = start(tokens, text)
    guard begin > 0, begin < tokens.count, tokens[begin].followsSpace,
      let moment = tokens[begin...].firstIndex(where: { $0.direction != .rightToLeft }),
      moment - begin >= fewestWords, tokens[begin..<moment].allSatisfy({ $0.sort == .word }),
      let opening = tokens[moment...].firstIndex(where: { $0.sort == .sign }), opening > moment,
      tokens[moment..<opening].allSatisfy({ isMoment($0) }),
      tokens[opening].sign(in: text) == "(", tokens[opening].followsSpace
    else { return nil }
    let inside = tokens[(opening + 1)...].dropLast()
    return tokens[tokens.count - 1].sign(in: text) == ")" && !inside.isEmpty
      && inside.allSatisfy { $0.sort != .sign && $0.direction == .leftToRight }
      ? begin..<tokens.count : nil
  }

  private static func isMoment(_ token: Token) -> Bool {
    guard let kind = token.piece?.kind, token.direction == nil, token.followsSpace else {
      return false
    }
    return kind == .time || kind == .date
  }

  /// The fewest right-to-left words of such a subject.
  private static let fewestWords = 2

  /// The number of the token behind one beginning or several, the first of them the name of the
  /// line where that is a header: 0 where there is none.
  private static func start(
    _ tokens: [Token], _ text: Skeleton, isHeader: Bool = false
  ) -> Int {
    var index = isHeader ? 2 : 0
    while index + 1 < tokens.count, isBeginning(tokens[index], text),
      tokens[index + 1].sign(in: text) == ":", !tokens[index + 1].followsSpace
    {
      index += 2
    }
    return index
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
