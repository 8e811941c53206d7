internal import BidiAlgorithm

/// Rows of a list that was set to run from left to right: a mail address, a phone number, a rank or
/// how often something was seen, and somebody's name in right-to-left letters behind it:
/// `dana@example.com ABC`, `050-1234567 ABC`, `1st ABC`, `(5) ABC`, `1.2K ABC`. The same row with
/// the name first has that at the left, too.
enum NameBehindContact {
  /// The most words of a name, and behind a number in brackets.
  private static let mostWords = 2
  private static let mostBehindBrackets = 1
  /// The most scalars of a rank or a number.
  private static let longestRank = 8
  /// The fewest consonants that a user's name shares with the name behind it.
  private static let fewestSounds = 2

  /// Whether tokens are one: the name is drawn in its order, none of its words is one of a
  /// sentence, and the first is not counted. O(the length of a name).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let start = tokens.firstIndex(where: { $0.direction == .rightToLeft }), start > 0,
      tokens.count - start <= mostWords, tokens[start].followsSpace
    else { return false }
    let name = tokens[start...]
    guard LabelledStretch.isStretch(name, text),
      name.allSatisfy({ $0.isWord(.rightToLeft) && !isOfSentence($0, text) })
    else { return false }
    if start == 1, let piece = tokens[0].piece {
      if piece.kind == .email || piece.kind == .phone { return true }
      if tokens[0].isLatinTag(in: text) { return isOfUser(tokens[0], tokens[start], text) }
    }
    let lead = tokens[0].range.lowerBound..<tokens[start - 1].range.upperBound
    guard lead.count <= longestRank, !isCounted(tokens[start], text) else { return false }
    let rank = text.string(lead)
    return isRank(rank) || isRounded(rank)
      || (name.count <= mostBehindBrackets && isInBrackets(rank))
  }

  private static func isOfSentence(_ word: Token, _ text: Skeleton) -> Bool {
    SmallWords.tellsSentence(word, text) || SmallWords.leadsToName(word, text)
      || SentenceWords.says(word, text) || SentenceWords.reports(word, text)
      || calls.contains(text.string(word.range))
  }

  // For details, orders, requests, to arrange, to ask, to sign up, call, get in touch in Hebrew; to
  // order, to book, to get in touch, to ask, get in touch, call in Arabic; contact in Persian and
  // Urdu.
  private static let calls = Skeleton.words(
    """
    \u{5DC}\u{5E4}\u{5E8}\u{5D8}\u{5D9}\u{5DD} \
    \u{5DC}\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D5}\u{5EA} \
    \u{5DC}\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} \u{5DC}\u{5E4}\u{5E0}\u{5D9}\u{5D5}\u{5EA} \
    \u{5DC}\u{5EA}\u{5D9}\u{5D0}\u{5D5}\u{5DD} \
    \u{5DC}\u{5D1}\u{5D9}\u{5E8}\u{5D5}\u{5E8}\u{5D9}\u{5DD} \
    \u{5DC}\u{5D4}\u{5E8}\u{5E9}\u{5DE}\u{5D4} \u{5D4}\u{5EA}\u{5E7}\u{5E9}\u{5E8}\u{5D5} \
    \u{5D4}\u{5EA}\u{5E7}\u{5E9}\u{5E8} \u{5D4}\u{5EA}\u{5E7}\u{5E9}\u{5E8}\u{5D9} \
    \u{5E6}\u{5D5}\u{5E8} \u{5E6}\u{5E8}\u{5D5} \u{644}\u{644}\u{637}\u{644}\u{628} \
    \u{644}\u{644}\u{62D}\u{62C}\u{632} \u{644}\u{644}\u{62A}\u{648}\u{627}\u{635}\u{644} \
    \u{644}\u{644}\u{627}\u{633}\u{62A}\u{641}\u{633}\u{627}\u{631} \
    \u{62A}\u{648}\u{627}\u{635}\u{644} \u{627}\u{62A}\u{635}\u{644} \
    \u{62A}\u{645}\u{627}\u{633} \u{628}\u{6AF}\u{6CC}\u{631}\u{6CC}\u{62F} \
    \u{631}\u{627}\u{628}\u{637}\u{6C1}
    """)

  /// Whether a user has the name that stands behind theirs, as it sounds: `@dana` before *Dana* and
  /// a family name. Other words say what they did.
  private static func isOfUser(_ user: Token, _ word: Token, _ text: Skeleton) -> Bool {
    guard text.at(user.range.lowerBound) == "@" else { return false }
    let start = user.range.lowerBound + 1
    let letters = (start..<user.range.upperBound).prefix { text.isLatin($0) }
    let shared = SoundAlike.sounds(in: start..<start + letters.count, and: word.range, text)
    return shared.map { $0 >= fewestSounds } ?? false
  }

  /// `1st`, `22nd`.
  private static func isRank(_ word: String) -> Bool {
    let digits = word.prefix { isDigit($0) }
    return (1...3).contains(digits.count)
      && ["st", "nd", "rd", "th"].contains(String(word.dropFirst(digits.count)))
  }

  /// `1.2K`, `15M`; `4K` is how sharp a picture is, and `5G` a network.
  private static func isRounded(_ word: String) -> Bool {
    let number = word.dropLast()
    guard let unit = word.last, "KMk".contains(unit), number.count > 1 else { return false }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count < 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  /// `(5)`.
  private static func isInBrackets(_ word: String) -> Bool {
    let inside = word.dropFirst().dropLast()
    return word.hasPrefix("(") && word.hasSuffix(")") && (1...3).contains(inside.count)
      && inside.allSatisfy(isDigit)
  }

  private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }

  /// Whether a word has the ending of several, or is one for what pages count: with its number it
  /// is a phrase.
  private static func isCounted(_ word: Token, _ text: Skeleton) -> Bool {
    let letters = text.string(word.range)
    return endings.contains { letters.hasSuffix($0) && letters.count > $0.count + 1 }
      || Skeleton.has(letters, in: counted)
  }

  /// Endings of several in Hebrew, Arabic, Persian and Urdu.
  private static let endings = [
    "\u{5D9}\u{5DD}", "\u{5D5}\u{5EA}", "\u{627}\u{62A}", "\u{647}\u{627}",
  ]

  // Message, view, like, follower, comment, person in Arabic, with two of its plurals; message,
  // view, comment, person, like in Persian and Urdu. Hebrew has its plurals.
  private static let counted = Skeleton.words(
    """
    \u{631}\u{633}\u{627}\u{644}\u{629} \u{631}\u{633}\u{627}\u{626}\u{644} \
    \u{645}\u{634}\u{627}\u{647}\u{62F}\u{629} \u{625}\u{639}\u{62C}\u{627}\u{628} \
    \u{645}\u{62A}\u{627}\u{628}\u{639} \u{62A}\u{639}\u{644}\u{64A}\u{642} \
    \u{634}\u{62E}\u{635} \u{635}\u{648}\u{631} \u{645}\u{644}\u{641} \
    \u{645}\u{644}\u{641}\u{627}\u{62A} \u{67E}\u{6CC}\u{627}\u{645} \u{646}\u{638}\u{631} \
    \u{628}\u{627}\u{632}\u{62F}\u{6CC}\u{62F} \u{646}\u{641}\u{631} \
    \u{67E}\u{633}\u{646}\u{62F} \u{644}\u{627}\u{6CC}\u{6A9} \u{641}\u{627}\u{6CC}\u{644} \
    \u{67E}\u{6CC}\u{63A}\u{627}\u{645} \u{67E}\u{6CC}\u{63A}\u{627}\u{645}\u{627}\u{62A} \
    \u{648}\u{6CC}\u{648}\u{632} \u{644}\u{627}\u{626}\u{6A9} \
    \u{644}\u{627}\u{626}\u{6A9}\u{633} \u{641}\u{627}\u{644}\u{648}\u{648}\u{631}\u{632} \
    \u{62A}\u{628}\u{635}\u{631}\u{6D2} \u{644}\u{648}\u{6AF} \
    \u{641}\u{627}\u{626}\u{644}\u{6CC}\u{6BA}
    """)
}
