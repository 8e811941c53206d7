internal import BidiAlgorithm

/// Labels of forms that say in brackets what a Latin term for the thing is, where left to right was
/// set: `ABC (Wi-Fi):`, or stand around the term and have a number for a value:
/// `ABC Wi-Fi DEF: 12345678`. Behind somebody's name the brackets may be the line's: only a word
/// for what forms ask for tells a label.
enum TermInLabel {
  /// The most words before the brackets, and the most tokens in them.
  private static let mostWords = 3
  private static let longestTerm = 6
  /// The letters of a word that is asked about are fewer.
  private static let longest = 16

  /// Whether tokens are one and nothing else: right-to-left words, such a word the first of them,
  /// Latin in brackets and a colon right behind those. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.range.count < longest,
      tokens.count <= mostWords + longestTerm + 3
    else { return false }
    let label = tokens.prefix { $0.sort == .word && $0.direction == .rightToLeft }
    guard (1...mostWords).contains(label.count), label.count + 3 < tokens.count,
      Skeleton.has(text.string(first.range), in: ofForms)
    else { return false }
    if isAround(tokens, labelEnd: label.count, text) { return true }
    let (opening, closing) = (tokens[label.count], tokens[tokens.count - 2])
    let colon = tokens[tokens.count - 1]
    guard opening.sign(in: text) == "(", opening.followsSpace, closing.sign(in: text) == ")",
      colon.sign(in: text) == ":", !colon.followsSpace
    else { return false }
    let term = tokens[(label.count + 1)..<(tokens.count - 2)]
    return term.contains { $0.direction == .leftToRight }
      && term.allSatisfy { $0.direction == .leftToRight || $0.sort == .sign }
  }

  /// Whether right-to-left words of a label have a Latin name with a capital and others of them
  /// behind them, and then a colon and a number, and nothing else.
  private static func isAround(_ tokens: [Token], labelEnd: Int, _ text: Skeleton) -> Bool {
    let behind = tokens[labelEnd...].drop { $0.direction == .leftToRight }
    let rest = behind.drop { $0.isWord(.rightToLeft) }
    guard (1...mostTerms).contains(behind.startIndex - labelEnd),
      text.isCapital(tokens[labelEnd].range.lowerBound),
      (1...mostWords).contains(rest.startIndex - behind.startIndex), rest.count == 2,
      let colon = rest.first, let value = rest.last
    else { return false }
    return colon.sign(in: text) == ":" && !colon.followsSpace && value.followsSpace
      && value.range.allSatisfy(text.isDigit)
  }

  /// The most Latin words that such a label stands around.
  private static let mostTerms = 2

  // Settings, address, name, password, network, phone, mail, number, language, speed, size, user,
  // version, sort, date, title, identifier, link, file, folder in Hebrew; such in Arabic, Persian
  // and Urdu.
  private static let ofForms = Skeleton.words(
    """
    \u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} \u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} \u{5E9}\u{5DD} \
    \u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} \u{5E8}\u{5E9}\u{5EA} \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} \
    \u{5D3}\u{5D5}\u{5D0}\u{5E8} \u{5DE}\u{5E1}\u{5E4}\u{5E8} \u{5E9}\u{5E4}\u{5D4} \
    \u{5DE}\u{5D4}\u{5D9}\u{5E8}\u{5D5}\u{5EA} \u{5D2}\u{5D5}\u{5D3}\u{5DC} \
    \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5E1}\u{5D5}\u{5D2} \
    \u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} \
    \u{5DE}\u{5D6}\u{5D4}\u{5D4} \u{5E7}\u{5D9}\u{5E9}\u{5D5}\u{5E8} \u{5E7}\u{5D5}\u{5D1}\u{5E5} \
    \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A} \
    \u{639}\u{646}\u{648}\u{627}\u{646} \u{627}\u{633}\u{645} \u{634}\u{628}\u{643}\u{629} \
    \u{647}\u{627}\u{62A}\u{641} \u{628}\u{631}\u{64A}\u{62F} \u{631}\u{642}\u{645} \
    \u{644}\u{63A}\u{629} \u{633}\u{631}\u{639}\u{629} \u{62D}\u{62C}\u{645} \
    \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{625}\u{635}\u{62F}\u{627}\u{631} \
    \u{646}\u{648}\u{639} \u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{631}\u{627}\u{628}\u{637} \
    \u{645}\u{639}\u{631}\u{641} \u{645}\u{644}\u{641} \u{645}\u{62C}\u{644}\u{62F} \
    \u{62A}\u{646}\u{638}\u{6CC}\u{645}\u{627}\u{62A} \u{646}\u{634}\u{627}\u{646}\u{6CC} \
    \u{646}\u{627}\u{645} \u{631}\u{645}\u{632} \u{634}\u{628}\u{6A9}\u{647} \
    \u{62A}\u{644}\u{641}\u{646} \u{634}\u{645}\u{627}\u{631}\u{647} \u{632}\u{628}\u{627}\u{646} \
    \u{633}\u{631}\u{639}\u{62A} \u{627}\u{646}\u{62F}\u{627}\u{632}\u{647} \
    \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{646}\u{633}\u{62E}\u{647} \
    \u{67E}\u{6CC}\u{648}\u{646}\u{62F} \u{634}\u{646}\u{627}\u{633}\u{647} \
    \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{67E}\u{648}\u{634}\u{647} \
    \u{62A}\u{631}\u{62A}\u{6CC}\u{628}\u{627}\u{62A} \u{67E}\u{62A}\u{6C1} \u{641}\u{648}\u{646} \
    \u{646}\u{645}\u{628}\u{631} \u{631}\u{641}\u{62A}\u{627}\u{631} \u{635}\u{627}\u{631}\u{641} \
    \u{642}\u{633}\u{645}
    """)
}
