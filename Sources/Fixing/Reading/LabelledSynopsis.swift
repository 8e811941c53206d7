internal import BidiAlgorithm

/// How a program is called, with right-to-left names of what it is given, behind a right-to-left
/// label that says so: `ABC: app [-v] [DEF]...`. It runs from left to right up to the end of the
/// line, as ``Synopsis`` does, whose names are Latin.
enum LabelledSynopsis {
  /// The most words of a label, and of what brackets hold.
  private static let mostWords = 3
  /// The most tokens of a line.
  private static let longest = 64
  /// How many dots say that something may be repeated.
  private static let dotCount = 3

  /// Whether all of a line is a label and one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard
      let colon = tokens.prefix(mostWords + 1).firstIndex(where: { $0.sign(in: text) == ":" }),
      isLabel(tokens[..<colon], text)
    else { return false }
    return end(colon + 1, in: 0..<tokens.count, tokens, TokenPairs(tokens, in: text), text) != nil
  }

  /// The end of the tokens of one that begins with a token behind the label and ends the line; nil
  /// where none does. O(their number).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Int? {
    guard start > 1, start < tokens.count, range == 0..<tokens.count, tokens.count <= longest,
      tokens[start - 1].sign(in: text) == ":", !tokens[start - 1].followsSpace,
      tokens[start].followsSpace, tokens[start].direction == .leftToRight,
      !text.isCapital(tokens[start].range.lowerBound), isLabel(tokens[..<(start - 1)], text),
      isSynopsis(start, tokens, pairs, text)
    else { return nil }
    return tokens.count
  }

  /// Whether tokens are right-to-left words, one of which says that a program is called.
  private static func isLabel(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    tokens.count <= mostWords && tokens.allSatisfy { $0.isWord(.rightToLeft) }
      && tokens.contains { Skeleton.has(text.string($0.range), in: labels) }
  }

  /// Whether the tokens from the name of a program on are brackets, flags, Latin words and single
  /// right-to-left ones, with dots for what may be repeated. Something in brackets or before dots
  /// is right-to-left; a flag, dots, a bar, an angle bracket, a known program or a second pair of
  /// brackets tells that it is no remark in brackets.
  private static func isSynopsis(
    _ start: Int, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Bool {
    var isSure = Synopsis.isProgram(tokens[start], text)
    // Right-to-left names in square brackets alone may follow the program from right to left.
    let hasOther = tokens[(start + 1)...].contains {
      $0.direction == .leftToRight || "<|".unicodeScalars.contains($0.sign(in: text))
    }
    var (partCount, hasOwn) = (0, false)
    var index = start + 1
    while index < tokens.count {
      let token = tokens[index]
      let sign = token.sign(in: text)
      if "[{<".unicodeScalars.contains(sign) {
        guard let closing = closing(index, tokens, pairs, text) else { return false }
        let inside = tokens[(index + 1)..<closing]
        partCount += 1
        if inside.contains(where: { $0.direction == .rightToLeft }) { hasOwn = true }
        if sign == "<" || inside.contains(where: { isSign($0, text) }) { isSure = true }
        index = closing + 1
      } else if ".\u{2026}".unicodeScalars.contains(sign) {
        guard let end = endOfDots(index, tokens, text) else { return false }
        if tokens[index - 1].direction == .rightToLeft { hasOwn = true }
        isSure = true
        index = end
      } else if token.direction == .rightToLeft {
        guard isAlone(index, tokens, text) else { return false }
        index += 1
      } else {
        let isJoint = sign == "|" || (sign == "=" && !token.followsSpace)
        guard token.sort != .sign || isJoint else { return false }
        if isSign(token, text) { isSure = true }
        index += 1
      }
    }
    return hasOwn && hasOther && (isSure || partCount > 1)
  }

  /// What closes brackets that hold what a program may be given: few words, and no sign of a
  /// sentence; in angle brackets nothing beside right-to-left words.
  private static func closing(
    _ opening: Int, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Int? {
    let isAngle = tokens[opening].sign(in: text) == "<"
    let found =
      isAngle
      ? tokens[opening...].prefix(mostWords + 2).firstIndex { $0.sign(in: text) == ">" }
      : pairs.closing[opening]
    guard let found, found > opening + 1 else { return nil }
    let inside = tokens[(opening + 1)..<found]
    let own = inside.count { $0.direction == .rightToLeft }
    guard own <= mostWords, !isAngle || own == 0 || own == inside.count,
      !inside.contains(where: { signsOfSentences.contains($0.sign(in: text)) })
    else { return nil }
    return found
  }

  private static let signsOfSentences: Set<Unicode.Scalar> = [
    "!", "?", ":", ";", ",", "\"", "'", "\u{61F}", "\u{60C}",
  ]

  /// Behind three dots, or the sign for them, with a blank before them or without one.
  private static func endOfDots(_ start: Int, _ tokens: [Token], _ text: Skeleton) -> Int? {
    if tokens[start].sign(in: text) == "\u{2026}" { return start + 1 }
    let others = tokens[(start + 1)...].prefix { $0.sign(in: text) == "." && !$0.followsSpace }
    return others.count + 1 == dotCount ? start + dotCount : nil
  }

  /// Whether a right-to-left word stands by itself: words side by side say something.
  private static func isAlone(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    let word = tokens[index]
    guard word.sort == .word, tokens[index - 1].direction != .rightToLeft,
      !text.endsSentence(word.range.upperBound - 1)
    else { return false }
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    return next.direction != .rightToLeft
      && (next.followsSpace || ".\u{2026}|".unicodeScalars.contains(next.sign(in: text)))
  }

  /// Whether a token is a flag, or a sign by which brackets are told from those of a remark.
  private static func isSign(_ token: Token, _ text: Skeleton) -> Bool {
    "|.<\u{2026}".unicodeScalars.contains(token.sign(in: text))
      || (token.sort == .piece && text.at(token.range.lowerBound) == "-")
  }

  // Use, syntax, example, command, running in Hebrew, Arabic, Persian and Urdu.
  private static let labels = Skeleton.words(
    """
    \u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9} \u{5EA}\u{5D7}\u{5D1}\u{5D9}\u{5E8} \
    \u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4} \u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0} \
    \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5D4}\u{5E8}\u{5E6}\u{5D4} \
    \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645} \
    \u{627}\u{633}\u{62A}\u{639}\u{645}\u{627}\u{644} \u{635}\u{64A}\u{63A}\u{629} \
    \u{645}\u{62B}\u{627}\u{644} \u{623}\u{645}\u{631} \u{62A}\u{634}\u{63A}\u{64A}\u{644} \
    \u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647} \u{6A9}\u{627}\u{631}\u{628}\u{631}\u{62F} \
    \u{62F}\u{633}\u{62A}\u{648}\u{631} \u{641}\u{631}\u{645}\u{627}\u{646} \
    \u{6A9}\u{645}\u{627}\u{646}\u{688} \u{62D}\u{6A9}\u{645}
    """)
}
