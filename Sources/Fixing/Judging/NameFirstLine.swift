internal import BidiAlgorithm

/// Lines that were set to run from left to right and begin with somebody's name in right-to-left
/// letters: `ABC (5 May 2024)`, `ABC <abc@example.com>`, `ABC: :)`, `ABC vs. DEF`. The name is no
/// sentence: what stands behind it is the line's.
enum NameFirstLine {
  /// The most words of a name.
  private static let mostWords = 2

  /// Whether tokens are one: nothing behind the name is right-to-left, and all is drawn in its
  /// place, or it is a date in English or a length of time that a sign parts from the name; or
  /// there are two names, with `vs.` or an arrow between them. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let end = endOfName(0, tokens), end < tokens.count else { return false }
    let rest = tokens[end...]
    if rest.contains(where: { $0.direction == .rightToLeft }) {
      return areTwoNames(tokens, firstEnd: end, text)
    }
    return isInPlace(tokens, nameEnd: end, text) || isMoment(rest, text)
  }

  /// The end of a name that begins with a token; nil where more words or none stand there.
  private static func endOfName(_ start: Int, _ tokens: [Token]) -> Int? {
    var end = start
    while end < tokens.count, tokens[end].sort == .word, tokens[end].direction == .rightToLeft {
      end += 1
    }
    return (1...mostWords).contains(end - start) ? end : nil
  }

  /// Whether what stands behind a name is drawn right of it and from left to right. It has Latin
  /// letters, or it is what somebody says in signs, behind a colon.
  private static func isInPlace(_ tokens: [Token], nameEnd: Int, _ text: Skeleton) -> Bool {
    let rest = tokens[nameEnd...]
    guard let first = rest.first, let last = rest.last else { return false }
    let isSaid = first.sign(in: text) == ":" && !first.followsSpace
    let hasLatin = rest.contains { $0.direction == .leftToRight }
    guard hasLatin || (isSaid && rest.count > 1 && tokens[nameEnd + 1].followsSpace) else {
      return false
    }
    // With its own end and nothing that parts a name it may be a sentence: `ABC README.md.`
    let isParted =
      isSaid || isJoint(first, text) || "(<".unicodeScalars.contains(first.sign(in: text))
    guard isParted || !text.endsSentence(last.range.upperBound - 1) else { return false }
    let name = tokens[..<nameEnd]
    return LabelledStretch.areInOrder(name, text)
      && name.allSatisfy { $0.isDrawn(leftOf: first, in: text) }
      && zip(rest, rest.dropFirst()).allSatisfy { $0.isDrawn(leftOf: $1, in: text) }
      && rest.allSatisfy { text.isDrawn($0.range, .leftToRight) }
  }

  /// Whether a token is a sign that parts a name from when something was: `-`, `,`.
  private static func isJoint(_ token: Token, _ text: Skeleton) -> Bool {
    let signs = token.followsSpace ? SentenceNumbers.spacedJoints : ","
    return signs.unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether tokens are a sign that parts them from a name, a date with Latin letters or a length
  /// of time, and nothing else but an hour behind a comma: `, 12 Mar 2024, 10:30`.
  private static func isMoment(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = tokens.first, isJoint(first, text),
      let moment = tokens.dropFirst().first, moment.followsSpace,
      moment.direction == .leftToRight
    else { return false }
    let isDate = moment.piece?.kind == .date
    let rest = tokens.dropFirst(2)
    guard isDate || isLength(moment, text) else { return false }
    return rest.allSatisfy {
      $0.piece?.kind == .time || ",\u{B7}".unicodeScalars.contains($0.sign(in: text))
    }
  }

  /// Whether a token is European digits and a unit of time: `5 min`, `3h`.
  private static func isLength(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.range.count < longestLength else { return false }
    let digits = token.range.prefix { text.isDigit($0) && text.at($0).isASCII }
    let unit = token.range.dropFirst(digits.count).drop { text.isSpace($0) }
    guard !digits.isEmpty, !unit.isEmpty else { return false }
    return units.contains(text.string(unit))
  }

  /// The scalars of a length of time are fewer.
  private static let longestLength = 12

  private static let units: Set<String> = [
    "d", "day", "days", "h", "hour", "hours", "hr", "hrs", "m", "min", "mins", "minute", "minutes",
    "mo", "s", "sec", "secs", "second", "seconds", "w", "week", "weeks", "wk", "y", "yr", "yrs",
  ]

  /// Whether tokens are two names with `vs.` or the like between them, and nothing else; or with an
  /// arrow to the right between them, and Latin letters behind them that a colon or a comma parts
  /// from the second one: `ABC \u{2192} DEF: 50 ILS`.
  private static func areTwoNames(
    _ tokens: [Token], firstEnd: Int, _ text: Skeleton
  ) -> Bool {
    if ArrowSign.pointsRight(tokens[firstEnd].sign(in: text)) {
      guard let end = endOfName(firstEnd + 1, tokens), end + 1 < tokens.count,
        ":,".unicodeScalars.contains(tokens[end].sign(in: text)), !tokens[end].followsSpace,
        tokens[end + 1].followsSpace
      else { return false }
      let rest = tokens[end...]
      return rest.contains { $0.direction == .leftToRight }
        && !rest.contains { $0.direction == .rightToLeft }
    }
    guard let second = tokens[firstEnd...].firstIndex(where: { $0.direction == .rightToLeft }),
      endOfName(second, tokens) == tokens.count, tokens[second].followsSpace
    else { return false }
    let between = tokens[firstEnd].range.lowerBound..<tokens[second - 1].range.upperBound
    return between.count < longestJoint && joints.contains(text.string(between))
  }

  /// The scalars of what joins two names are fewer.
  private static let longestJoint = 8

  private static let joints: Set<String> = ["&", "feat.", "ft.", "v.", "vs."]
}
