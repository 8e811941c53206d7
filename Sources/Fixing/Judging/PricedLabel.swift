internal import BidiAlgorithm

/// Right-to-left labels with a price or a measure behind their colon and a Latin note in brackets:
/// `ABC: 2,500 DEF (Free Delivery)`.
///
/// Laid out from left to right, the note is the first thing that whoever reads from the right comes
/// to, before the label. Behind somebody's name a single word in brackets may be the line's, and so
/// may a note behind a number without a unit.
enum PricedLabel {
  /// The most words of a label and of a unit, the fewest of a note, and the most tokens of one.
  private static let longestLabel = 3
  private static let longestUnit = 2
  private static let fewestNoted = 2
  private static let longestNote = 8
  /// The letters of a currency are fewer.
  private static let longest = 8

  /// Whether tokens are one and nothing else. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let colon = tokens.prefix { $0.isWord(.rightToLeft) }.count
    guard (1...longestLabel).contains(colon), colon + 3 < tokens.count,
      tokens[colon].sign(in: text) == ":", !tokens[colon].followsSpace
    else { return false }
    let (number, unit) = (tokens[colon + 1], tokens[colon + 2])
    guard number.piece?.kind == .number, number.direction == nil, number.followsSpace,
      unit.isWord(.rightToLeft), unit.followsSpace, isUnit(unit, behind: number, text)
    else { return false }
    let opening = tokens[(colon + 2)...].prefix { $0.isWord(.rightToLeft) }.endIndex
    guard opening - colon - 2 <= longestUnit, opening + fewestNoted < tokens.count,
      tokens[opening].sign(in: text) == "(", tokens[opening].followsSpace,
      tokens[tokens.count - 1].sign(in: text) == ")"
    else { return false }
    let note = tokens[(opening + 1)..<(tokens.count - 1)]
    return note.count <= longestNote
      && note.count { $0.isWord(.leftToRight) } >= fewestNoted
      && note.allSatisfy { token in
        token.isWord(.leftToRight) || token.piece?.kind == .number
          || "-&%+,/".unicodeScalars.contains(token.sign(in: text))
      }
  }

  private static func isUnit(_ word: Token, behind number: Token, _ text: Skeleton) -> Bool {
    Piece.hasUnit(behind: number.range, text)
      || (word.range.count < longest && units.contains(text.string(word.range)))
  }

  // Shekel, dollar in Hebrew; riyal, dirham, dinar, pound, lira, dollar, euro, kilo in Arabic;
  // toman, rial, dollar, kilo, gram in Persian; rupee, rupees, dollar, kilo, gram in Urdu.
  private static let units = Skeleton.words(
    """
    \u{5E9}\u{5E7}\u{5DC} \u{5D3}\u{5D5}\u{5DC}\u{5E8} \u{631}\u{64A}\u{627}\u{644} \
    \u{62F}\u{631}\u{647}\u{645} \u{62F}\u{64A}\u{646}\u{627}\u{631} \u{62C}\u{646}\u{64A}\u{647} \
    \u{644}\u{64A}\u{631}\u{629} \u{62F}\u{648}\u{644}\u{627}\u{631} \u{64A}\u{648}\u{631}\u{648} \
    \u{643}\u{64A}\u{644}\u{648} \u{62A}\u{648}\u{645}\u{627}\u{646} \u{631}\u{6CC}\u{627}\u{644} \
    \u{62F}\u{644}\u{627}\u{631} \u{6A9}\u{6CC}\u{644}\u{648} \u{6AF}\u{631}\u{645} \
    \u{631}\u{648}\u{67E}\u{6D2} \u{631}\u{648}\u{67E}\u{6CC}\u{6C1} \u{688}\u{627}\u{644}\u{631} \
    \u{6A9}\u{644}\u{648} \u{6AF}\u{631}\u{627}\u{645}
    """)
}
