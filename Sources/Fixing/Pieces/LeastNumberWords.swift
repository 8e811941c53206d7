/// Words around numbers with a plus that say that there are as many or more.
extension Skeleton {
  /// So far back, in scalars, a word is looked for that says of what kind a number is.
  private static let reachOfKind = 60
  /// The most letters of a word behind a number, and one more.
  private static let longestThing = 14

  /// Whether a word for what is counted stands behind a number and its plus, also behind a word for
  /// thousands or millions, and none before it says that something changed: `+1000 CUSTOMERS`.
  /// Points, degrees, minutes and money may as well have been won.
  func countsThings(_ start: Int, _ end: Int) -> Bool {
    guard let word = wordBehind(end) else { return false }
    var thing = word
    if Self.thousands.contains(string(word)) {
      guard let next = wordBehind(word.upperBound) else { return false }
      thing = next
    }
    return Self.counted.contains(string(thing)) && !followsWordOfKind(start, Self.changes)
  }

  /// Whether a word shortly before an age with a plus, or right behind it, says what is only for
  /// those of that age, and none before it says that something changed: `FILM (+16)`.
  func isOfAges(_ start: Int, _ end: Int) -> Bool {
    let isBehind = wordBehind(end).map { Self.has(string($0), in: Self.rated) } ?? false
    return (isBehind || followsWordOfKind(start, Self.rated))
      && !followsWordOfKind(start, Self.changes)
  }

  private func followsWordOfKind(_ position: Int, _ words: Set<String>) -> Bool {
    hasWord(of: words, in: max(0, position - Self.reachOfKind)..<position)
  }

  /// The right-to-left word behind a position and a blank; nil where none is there.
  private func wordBehind(_ position: Int) -> Range<Int>? {
    guard isSpace(ifThere: position) else { return nil }
    let word = letters(from: position + 1, most: Self.longestThing)
    return word.isEmpty || isOfRightToLeftWord(word.upperBound) ? nil : word
  }

  // A thousand, thousands, a million and millions in Hebrew, Arabic, Persian and Urdu, which also
  // counts hundreds of thousands.
  private static let thousands = words(
    """
    \u{5D0}\u{5DC}\u{5E3} \u{5D0}\u{5DC}\u{5E4}\u{5D9} \u{5DE}\u{5D9}\u{5DC}\u{5D9}\u{5D5}\u{5DF} \
    \u{623}\u{644}\u{641} \u{622}\u{644}\u{627}\u{641} \u{645}\u{644}\u{64A}\u{648}\u{646} \
    \u{645}\u{644}\u{627}\u{64A}\u{64A}\u{646} \u{647}\u{632}\u{627}\u{631} \
    \u{645}\u{6CC}\u{644}\u{6CC}\u{648}\u{646} \u{6C1}\u{632}\u{627}\u{631} \
    \u{644}\u{627}\u{6A9}\u{6BE} \u{645}\u{644}\u{6CC}\u{646}
    """)

  // Products, customers, recipes, courses, downloads, followers, users, workers, branches, shops,
  // towns, countries, comments, reviews, students, people, projects, articles, films, books, songs,
  // pictures, friends, others and the like in Hebrew, Arabic, Persian and Urdu.
  private static let counted = words(
    """
    \u{5DE}\u{5D5}\u{5E6}\u{5E8}\u{5D9}\u{5DD} \u{5DC}\u{5E7}\u{5D5}\u{5D7}\u{5D5}\u{5EA} \
    \u{5DE}\u{5EA}\u{5DB}\u{5D5}\u{5E0}\u{5D9}\u{5DD} \u{5E7}\u{5D5}\u{5E8}\u{5E1}\u{5D9}\u{5DD} \
    \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D5}\u{5EA} \u{5E2}\u{5D5}\u{5E7}\u{5D1}\u{5D9}\u{5DD} \
    \u{5DE}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD} \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD} \
    \u{5E2}\u{5D5}\u{5D1}\u{5D3}\u{5D9}\u{5DD} \u{5E1}\u{5E0}\u{5D9}\u{5E4}\u{5D9}\u{5DD} \
    \u{5D7}\u{5E0}\u{5D5}\u{5D9}\u{5D5}\u{5EA} \u{5E2}\u{5E8}\u{5D9}\u{5DD} \
    \u{5DE}\u{5D3}\u{5D9}\u{5E0}\u{5D5}\u{5EA} \u{5EA}\u{5D2}\u{5D5}\u{5D1}\u{5D5}\u{5EA} \
    \u{5D1}\u{5D9}\u{5E7}\u{5D5}\u{5E8}\u{5D5}\u{5EA} \u{5D4}\u{5DE}\u{5DC}\u{5E6}\u{5D5}\u{5EA} \
    \u{5EA}\u{5DC}\u{5DE}\u{5D9}\u{5D3}\u{5D9}\u{5DD} \
    \u{5E1}\u{5D8}\u{5D5}\u{5D3}\u{5E0}\u{5D8}\u{5D9}\u{5DD} \
    \u{5E4}\u{5E8}\u{5D9}\u{5D8}\u{5D9}\u{5DD} \u{5D0}\u{5E0}\u{5E9}\u{5D9}\u{5DD} \
    \u{5D0}\u{5D9}\u{5E9} \u{5E4}\u{5E8}\u{5D5}\u{5D9}\u{5E7}\u{5D8}\u{5D9}\u{5DD} \
    \u{5DE}\u{5D0}\u{5DE}\u{5E8}\u{5D9}\u{5DD} \u{5DB}\u{5EA}\u{5D1}\u{5D5}\u{5EA} \
    \u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5E0}\u{5D9}\u{5DD} \u{5E1}\u{5E8}\u{5D8}\u{5D9}\u{5DD} \
    \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5DD} \u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD} \
    \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5DE}\u{5EA}\u{5E0}\u{5D3}\u{5D1}\u{5D9}\u{5DD} \
    \u{5DE}\u{5E9}\u{5EA}\u{5EA}\u{5E4}\u{5D9}\u{5DD} \u{5DE}\u{5E9}\u{5E4}\u{5D7}\u{5D5}\u{5EA} \
    \u{5D7}\u{5D1}\u{5E8}\u{5D9}\u{5DD} \u{5D3}\u{5D2}\u{5DE}\u{5D9}\u{5DD} \
    \u{5DE}\u{5D5}\u{5EA}\u{5D2}\u{5D9}\u{5DD} \u{5D0}\u{5D7}\u{5E8}\u{5D9}\u{5DD} \
    \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5D9}\u{5DD} \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5D5}\u{5EA} \
    \u{645}\u{646}\u{62A}\u{62C} \u{645}\u{646}\u{62A}\u{62C}\u{627} \
    \u{645}\u{646}\u{62A}\u{62C}\u{627}\u{62A} \u{639}\u{645}\u{64A}\u{644} \
    \u{639}\u{645}\u{64A}\u{644}\u{627} \u{639}\u{645}\u{644}\u{627}\u{621} \
    \u{648}\u{635}\u{641}\u{629} \u{648}\u{635}\u{641}\u{627}\u{62A} \u{62F}\u{648}\u{631}\u{629} \
    \u{62F}\u{648}\u{631}\u{627}\u{62A} \u{62A}\u{62D}\u{645}\u{64A}\u{644} \
    \u{645}\u{62A}\u{627}\u{628}\u{639} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{627} \
    \u{645}\u{62A}\u{627}\u{628}\u{639}\u{64A}\u{646} \u{645}\u{634}\u{62A}\u{631}\u{643} \
    \u{645}\u{634}\u{62A}\u{631}\u{643}\u{627} \u{645}\u{634}\u{62A}\u{631}\u{643}\u{64A}\u{646} \
    \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645}\u{627} \
    \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645}\u{64A}\u{646} \u{645}\u{648}\u{638}\u{641} \
    \u{645}\u{648}\u{638}\u{641}\u{627} \u{645}\u{648}\u{638}\u{641}\u{64A}\u{646} \
    \u{641}\u{631}\u{639} \u{641}\u{631}\u{639}\u{627} \u{641}\u{631}\u{648}\u{639} \
    \u{645}\u{62A}\u{62C}\u{631} \u{645}\u{62A}\u{62C}\u{631}\u{627} \
    \u{645}\u{62F}\u{64A}\u{646}\u{629} \u{62F}\u{648}\u{644}\u{629} \
    \u{62A}\u{639}\u{644}\u{64A}\u{642} \u{62A}\u{639}\u{644}\u{64A}\u{642}\u{627} \
    \u{62A}\u{639}\u{644}\u{64A}\u{642}\u{627}\u{62A} \u{62A}\u{642}\u{64A}\u{64A}\u{645} \
    \u{62A}\u{642}\u{64A}\u{64A}\u{645}\u{627} \u{62A}\u{642}\u{64A}\u{64A}\u{645}\u{627}\u{62A} \
    \u{637}\u{627}\u{644}\u{628} \u{637}\u{627}\u{644}\u{628}\u{627} \u{637}\u{644}\u{627}\u{628} \
    \u{634}\u{62E}\u{635} \u{634}\u{62E}\u{635}\u{627} \u{623}\u{634}\u{62E}\u{627}\u{635} \
    \u{645}\u{634}\u{631}\u{648}\u{639} \u{645}\u{634}\u{631}\u{648}\u{639}\u{627} \
    \u{645}\u{634}\u{627}\u{631}\u{64A}\u{639} \u{645}\u{642}\u{627}\u{644} \
    \u{645}\u{642}\u{627}\u{644}\u{627} \u{645}\u{642}\u{627}\u{644}\u{627}\u{62A} \
    \u{641}\u{64A}\u{62F}\u{64A}\u{648} \u{643}\u{62A}\u{627}\u{628} \
    \u{643}\u{62A}\u{627}\u{628}\u{627} \u{623}\u{63A}\u{646}\u{64A}\u{629} \
    \u{635}\u{648}\u{631}\u{629} \u{645}\u{634}\u{627}\u{631}\u{643} \
    \u{645}\u{634}\u{627}\u{631}\u{643}\u{627} \u{645}\u{62A}\u{637}\u{648}\u{639} \
    \u{645}\u{62A}\u{637}\u{648}\u{639}\u{627} \u{645}\u{62A}\u{637}\u{648}\u{639}\u{64A}\u{646} \
    \u{622}\u{62E}\u{631}\u{64A}\u{646} \u{622}\u{62E}\u{631}\u{648}\u{646} \
    \u{645}\u{62D}\u{635}\u{648}\u{644} \u{645}\u{634}\u{62A}\u{631}\u{6CC} \
    \u{62F}\u{648}\u{631}\u{647} \u{62F}\u{627}\u{646}\u{644}\u{648}\u{62F} \
    \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{645}\u{634}\u{62A}\u{631}\u{6A9} \
    \u{6A9}\u{627}\u{631}\u{645}\u{646}\u{62F} \u{634}\u{639}\u{628}\u{647} \
    \u{641}\u{631}\u{648}\u{634}\u{6AF}\u{627}\u{647} \u{634}\u{647}\u{631} \
    \u{6A9}\u{634}\u{648}\u{631} \u{646}\u{638}\u{631} \u{62F}\u{627}\u{646}\u{634}\u{62C}\u{648} \
    \u{646}\u{641}\u{631} \u{67E}\u{631}\u{648}\u{698}\u{647} \u{645}\u{642}\u{627}\u{644}\u{647} \
    \u{648}\u{6CC}\u{62F}\u{6CC}\u{648} \u{648}\u{6CC}\u{62F}\u{626}\u{648} \
    \u{6A9}\u{62A}\u{627}\u{628} \u{622}\u{647}\u{646}\u{6AF} \u{639}\u{6A9}\u{633} \
    \u{6A9}\u{627}\u{644}\u{627} \u{628}\u{631}\u{646}\u{62F} \
    \u{645}\u{635}\u{646}\u{648}\u{639}\u{627}\u{62A} \u{6AF}\u{627}\u{6C1}\u{6A9} \
    \u{635}\u{627}\u{631}\u{641}\u{6CC}\u{646} \u{6A9}\u{648}\u{631}\u{633}\u{632} \
    \u{628}\u{631}\u{627}\u{646}\u{686}\u{632} \u{628}\u{631}\u{627}\u{646}\u{686}\u{6CC}\u{6BA} \
    \u{645}\u{645}\u{627}\u{644}\u{6A9} \u{637}\u{644}\u{628}\u{627}\u{621} \
    \u{637}\u{644}\u{628}\u{6C1} \u{644}\u{648}\u{6AF} \u{627}\u{641}\u{631}\u{627}\u{62F} \
    \u{645}\u{636}\u{627}\u{645}\u{6CC}\u{646} \u{648}\u{6CC}\u{688}\u{6CC}\u{648}\u{632} \
    \u{6A9}\u{62A}\u{627}\u{628}\u{6CC}\u{6BA} \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631} \
    \u{641}\u{627}\u{644}\u{648}\u{648}\u{631}\u{632} \u{62A}\u{628}\u{635}\u{631}\u{6D2}
    """)

  // Film, series, play, show, content, adults, game, party, video in the four languages; to view,
  // rating.
  private static let rated = words(
    """
    \u{5E1}\u{5E8}\u{5D8} \u{5E1}\u{5E8}\u{5D8}\u{5D9}\u{5DD} \u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5DF} \
    \u{5E1}\u{5D3}\u{5E8}\u{5D4} \u{5E1}\u{5D3}\u{5E8}\u{5EA} \u{5D4}\u{5E6}\u{5D2}\u{5D4} \
    \u{5D4}\u{5E6}\u{5D2}\u{5EA} \u{5DE}\u{5D5}\u{5E4}\u{5E2} \u{5EA}\u{5D5}\u{5DB}\u{5DF} \
    \u{5EA}\u{5DB}\u{5E0}\u{5D9}\u{5DD} \u{5DE}\u{5D1}\u{5D5}\u{5D2}\u{5E8}\u{5D9}\u{5DD} \
    \u{5D1}\u{5D5}\u{5D2}\u{5E8}\u{5D9}\u{5DD} \u{5DE}\u{5E9}\u{5D7}\u{5E7} \
    \u{5DE}\u{5E9}\u{5D7}\u{5E7}\u{5D9}\u{5DD} \u{5DE}\u{5E1}\u{5D9}\u{5D1}\u{5D4} \
    \u{5DE}\u{5E1}\u{5D9}\u{5D1}\u{5EA} \u{5E6}\u{5E4}\u{5D9}\u{5D9}\u{5D4} \
    \u{5D5}\u{5D9}\u{5D3}\u{5D0}\u{5D5} \u{641}\u{64A}\u{644}\u{645} \
    \u{623}\u{641}\u{644}\u{627}\u{645} \u{645}\u{633}\u{644}\u{633}\u{644} \
    \u{645}\u{633}\u{644}\u{633}\u{644}\u{627}\u{62A} \u{645}\u{633}\u{631}\u{62D}\u{64A}\u{629} \
    \u{645}\u{62D}\u{62A}\u{648}\u{649} \u{628}\u{627}\u{644}\u{63A}\u{64A}\u{646} \
    \u{643}\u{628}\u{627}\u{631} \u{631}\u{627}\u{634}\u{62F}\u{64A}\u{646} \
    \u{644}\u{639}\u{628}\u{629} \u{623}\u{644}\u{639}\u{627}\u{628} \u{62D}\u{641}\u{644}\u{629} \
    \u{62A}\u{635}\u{646}\u{64A}\u{641} \u{645}\u{634}\u{627}\u{647}\u{62F}\u{629} \
    \u{641}\u{6CC}\u{644}\u{645} \u{633}\u{631}\u{6CC}\u{627}\u{644} \
    \u{645}\u{62D}\u{62A}\u{648}\u{627} \u{645}\u{62D}\u{62A}\u{648}\u{627}\u{6CC} \
    \u{628}\u{627}\u{632}\u{6CC} \u{646}\u{645}\u{627}\u{6CC}\u{634} \
    \u{628}\u{632}\u{631}\u{6AF}\u{633}\u{627}\u{644}\u{627}\u{646} \
    \u{628}\u{632}\u{631}\u{6AF}\u{633}\u{627}\u{644} \u{627}\u{646}\u{6CC}\u{645}\u{647} \
    \u{627}\u{646}\u{6CC}\u{645}\u{6CC}\u{634}\u{646} \u{648}\u{6CC}\u{62F}\u{6CC}\u{648} \
    \u{641}\u{644}\u{645} \u{641}\u{644}\u{645}\u{6CC}\u{6BA} \u{641}\u{644}\u{645}\u{648}\u{6BA} \
    \u{688}\u{631}\u{627}\u{645}\u{627} \u{688}\u{631}\u{627}\u{645}\u{6C1} \
    \u{645}\u{648}\u{627}\u{62F} \u{648}\u{6CC}\u{688}\u{6CC}\u{648} \
    \u{628}\u{627}\u{644}\u{63A}\u{648}\u{6BA} \u{628}\u{627}\u{644}\u{63A}\u{627}\u{646} \
    \u{6AF}\u{6CC}\u{645}
    """)

  // Change, difference, growth, rise, addition, profit, temperature, bonus in the four languages.
  private static let changes = words(
    """
    \u{5E9}\u{5D9}\u{5E0}\u{5D5}\u{5D9} \u{5D4}\u{5E4}\u{5E8}\u{5E9} \u{5E4}\u{5E2}\u{5E8} \
    \u{5D2}\u{5D9}\u{5D3}\u{5D5}\u{5DC} \u{5E2}\u{5DC}\u{5D9}\u{5D9}\u{5D4} \
    \u{5E2}\u{5DC}\u{5D9}\u{5D4} \u{5E6}\u{5DE}\u{5D9}\u{5D7}\u{5D4} \
    \u{5EA}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \u{5E8}\u{5D5}\u{5D5}\u{5D7} \u{5DE}\u{5D0}\u{5D6}\u{5DF} \
    \u{5D8}\u{5DE}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8}\u{5D4} \
    \u{5D8}\u{5DE}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8}\u{5EA} \u{5D1}\u{5D5}\u{5E0}\u{5D5}\u{5E1} \
    \u{62A}\u{63A}\u{64A}\u{64A}\u{631} \u{62A}\u{63A}\u{64A}\u{631} \u{641}\u{631}\u{642} \
    \u{632}\u{64A}\u{627}\u{62F}\u{629} \u{627}\u{631}\u{62A}\u{641}\u{627}\u{639} \
    \u{646}\u{645}\u{648} \u{631}\u{628}\u{62D} \u{623}\u{631}\u{628}\u{627}\u{62D} \
    \u{62D}\u{631}\u{627}\u{631}\u{629} \u{645}\u{643}\u{627}\u{641}\u{623}\u{629} \
    \u{62A}\u{63A}\u{6CC}\u{6CC}\u{631} \u{627}\u{641}\u{632}\u{627}\u{6CC}\u{634} \
    \u{631}\u{634}\u{62F} \u{633}\u{648}\u{62F} \u{62A}\u{641}\u{627}\u{636}\u{644} \
    \u{62F}\u{645}\u{627} \u{62F}\u{645}\u{627}\u{6CC} \u{627}\u{62E}\u{62A}\u{644}\u{627}\u{641} \
    \u{67E}\u{627}\u{62F}\u{627}\u{634} \u{62A}\u{628}\u{62F}\u{6CC}\u{644}\u{6CC} \
    \u{627}\u{636}\u{627}\u{641}\u{6C1} \u{645}\u{646}\u{627}\u{641}\u{639} \
    \u{62F}\u{631}\u{62C}\u{6C1} \u{628}\u{648}\u{646}\u{633}
    """)
}
