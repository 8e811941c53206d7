internal import BidiAlgorithm

/// Names of streets and places in two languages beside each other, as maps have them:
/// `Avenue X ABC DEF`. Each is read in its own direction, and either may stand first.
enum StreetLabel {
  /// The most words of a name in one language, and by how many they may differ.
  private static let longest = 6
  private static let difference = 1

  /// Whether tokens are one: Latin words and then right-to-left ones, about as many, with nothing
  /// else, and a word for a street or a place in each. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= 2 * longest, tokens.allSatisfy({ $0.sort == .word }) else {
      return false
    }
    let latin = tokens.prefix { $0.direction == .leftToRight }
    let others = tokens.dropFirst(latin.count)
    guard latin.count > 1, others.count > 1, abs(latin.count - others.count) <= difference,
      others.allSatisfy({ $0.direction == .rightToLeft }), let first = latin.first,
      let last = latin.last, let other = others.first
    else { return false }
    return (isPlace(first, leading, text) || isPlace(last, closing, text))
      && isPlace(other, rightToLeft, text)
  }

  private static func isPlace(_ word: Token, _ places: Set<String>, _ text: Skeleton) -> Bool {
    word.range.count < 11 && places.contains(text.string(word.range).lowercased())
  }

  /// Words that stand before a name, of French, Italian, Portuguese and Spanish.
  private static let leading = Set(SentenceNumbers.streets.map { $0.lowercased() })

  /// Words that stand behind a name, of English.
  private static let closing: Set<String> = [
    "avenue", "ave", "blvd", "boulevard", "lane", "rd", "road", "square", "st", "street",
  ]

  // Street, road, square, avenue, lane, in Hebrew, Arabic, Persian and Urdu.
  private static let rightToLeft: Set<String> = Set(
    """
    \u{5E8}\u{5D7}\u{5D5}\u{5D1} \u{5D3}\u{5E8}\u{5DA} \u{5DB}\u{5D9}\u{5DB}\u{5E8} \
    \u{5E9}\u{5D3}\u{5E8}\u{5D5}\u{5EA} \u{5E1}\u{5DE}\u{5D8}\u{5EA} \
    \u{634}\u{627}\u{631}\u{639} \u{646}\u{647}\u{62C} \u{632}\u{646}\u{642}\u{629} \
    \u{637}\u{631}\u{64A}\u{642} \u{633}\u{627}\u{62D}\u{629} \
    \u{62C}\u{627}\u{62F}\u{629} \u{62E}\u{6CC}\u{627}\u{628}\u{627}\u{646} \
    \u{628}\u{644}\u{648}\u{627}\u{631} \u{645}\u{6CC}\u{62F}\u{627}\u{646} \
    \u{6A9}\u{648}\u{686}\u{647} \u{633}\u{691}\u{6A9} \u{631}\u{648}\u{688}
    """.split(separator: " ").map(String.init))
}
