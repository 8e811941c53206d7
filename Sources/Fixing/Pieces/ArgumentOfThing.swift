extension Piece {
  /// Whether `%1`, the only percent sign of a text, names the thing that the Arabic, Persian or
  /// Urdu word right before it, or before its marks of quotation, says: `FILE %1 COULD NOT BE
  /// OPENED`. Of a file in the singular nobody tells a share, unless another word speaks of how
  /// much of it there is. O(*n*) behind such a word.
  static func isArgumentOfThing(_ start: Int, _ text: Skeleton) -> Bool {
    let argument = isQuoted(start..<start + 2, text) ? start - 1 : start
    guard text.at(start + 1) == "1", text.followsArabicLetter(start),
      text.isSpace(ifThere: argument - 1)
    else { return false }
    var first = argument - 1
    while first > 0, !text.isSpace(first - 1), argument - first < longestThing { first -= 1 }
    guard text.isGap(first - 1),
      Skeleton.has(withoutEzafe(text.string(first..<argument - 1)), in: wordsOfThings)
    else { return false }
    return !text.string(0..<min(text.count, longestMessageOfThing)).split { !$0.isLetter }
      .contains { Skeleton.has(withoutEzafe(String($0)), in: wordsOfAmounts) }
  }

  /// Whether marks of quotation of one kind stand right around a range.
  private static func isQuoted(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    switch (text.at(range.lowerBound - 1), text.at(range.upperBound)) {
    case ("\u{AB}", "\u{BB}"), ("\u{BB}", "\u{AB}"), ("\"", "\""), ("'", "'"),
      ("\u{201C}", "\u{201D}"), ("\u{201D}", "\u{201C}"), ("\u{201D}", "\u{201D}"),
      ("\u{201E}", "\u{201C}"), ("\u{201E}", "\u{201D}"), ("\u{2018}", "\u{2019}"),
      ("\u{2019}", "\u{2018}"):
      true
    default: false
    }
  }

  /// A word without what leads to its neighbour in Persian: a mark on its last letter, or a letter
  /// behind a joiner; the letter that is written with that mark is one scalar, too.
  private static func withoutEzafe(_ word: String) -> String {
    let letters = word.unicodeScalars.prefix { $0 != "\u{654}" && $0 != "\u{200C}" }
    return String(
      String.UnicodeScalarView(letters.map { $0 == "\u{6C0}" ? "\u{647}" : $0 }))
  }

  /// The most scalars of a word for a thing, and of a message that is looked at.
  private static let longestThing = 16
  private static let longestMessageOfThing = 400

  // File, folder, document, user, page, directory, server, host, address in Arabic, Persian and
  // Urdu.
  private static let wordsOfThings = Skeleton.words(
    """
    \u{645}\u{644}\u{641} \u{645}\u{62C}\u{644}\u{62F} \u{645}\u{633}\u{62A}\u{646}\u{62F} \
    \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{635}\u{641}\u{62D}\u{629} \
    \u{62F}\u{644}\u{64A}\u{644} \u{62E}\u{627}\u{62F}\u{645} \u{645}\u{636}\u{64A}\u{641} \
    \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{641}\u{627}\u{6CC}\u{644} \
    \u{67E}\u{648}\u{634}\u{647} \u{634}\u{627}\u{62E}\u{647} \u{633}\u{646}\u{62F} \
    \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{635}\u{641}\u{62D}\u{647} \
    \u{6A9}\u{627}\u{631}\u{633}\u{627}\u{632} \u{645}\u{6CC}\u{632}\u{628}\u{627}\u{646} \
    \u{646}\u{634}\u{627}\u{646}\u{6CC} \u{641}\u{627}\u{626}\u{644} \
    \u{641}\u{648}\u{644}\u{688}\u{631} \u{62F}\u{633}\u{62A}\u{627}\u{648}\u{6CC}\u{632} \
    \u{635}\u{627}\u{631}\u{641} \u{635}\u{641}\u{62D}\u{6C1} \
    \u{688}\u{627}\u{626}\u{631}\u{6CC}\u{6A9}\u{679}\u{631}\u{6CC} \u{633}\u{631}\u{648}\u{631}
    """)

  // Share, size, complete, progress, more, less, grow, shrink, download, upload, remain, compress,
  // use, space, about, only in Arabic, Persian and Urdu.
  private static let wordsOfAmounts = Skeleton.words(
    """
    \u{646}\u{633}\u{628}\u{629} \u{62D}\u{62C}\u{645} \u{645}\u{633}\u{627}\u{62D}\u{629} \
    \u{627}\u{643}\u{62A}\u{645}\u{644} \u{627}\u{643}\u{62A}\u{645}\u{644}\u{62A} \
    \u{645}\u{643}\u{62A}\u{645}\u{644} \u{645}\u{643}\u{62A}\u{645}\u{644}\u{629} \
    \u{62A}\u{642}\u{62F}\u{645} \u{632}\u{64A}\u{627}\u{62F}\u{629} \u{632}\u{627}\u{62F} \
    \u{632}\u{627}\u{62F}\u{62A} \u{627}\u{631}\u{62A}\u{641}\u{639} \
    \u{627}\u{631}\u{62A}\u{641}\u{639}\u{62A} \u{627}\u{646}\u{62E}\u{641}\u{636} \
    \u{627}\u{646}\u{62E}\u{641}\u{636}\u{62A} \u{62A}\u{631}\u{627}\u{62C}\u{639} \
    \u{62E}\u{635}\u{645} \u{62A}\u{646}\u{632}\u{64A}\u{644} \u{62A}\u{62D}\u{645}\u{64A}\u{644} \
    \u{631}\u{641}\u{639} \u{62A}\u{628}\u{642}\u{649} \u{645}\u{62A}\u{628}\u{642} \
    \u{623}\u{642}\u{644} \u{623}\u{643}\u{62B}\u{631} \u{623}\u{635}\u{63A}\u{631} \
    \u{623}\u{643}\u{628}\u{631} \u{636}\u{63A}\u{637} \u{645}\u{636}\u{63A}\u{648}\u{637} \
    \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645} \u{641}\u{642}\u{637} \
    \u{62D}\u{648}\u{627}\u{644}\u{64A} \u{62F}\u{631}\u{635}\u{62F} \
    \u{627}\u{646}\u{62F}\u{627}\u{632}\u{647} \u{6A9}\u{627}\u{645}\u{644} \
    \u{62A}\u{6A9}\u{645}\u{6CC}\u{644} \u{67E}\u{6CC}\u{634}\u{631}\u{641}\u{62A} \
    \u{627}\u{641}\u{632}\u{627}\u{6CC}\u{634} \u{6A9}\u{627}\u{647}\u{634} \u{631}\u{634}\u{62F} \
    \u{628}\u{627}\u{631}\u{6AF}\u{6CC}\u{631}\u{6CC} \u{62F}\u{627}\u{646}\u{644}\u{648}\u{62F} \
    \u{628}\u{627}\u{631}\u{6AF}\u{630}\u{627}\u{631}\u{6CC} \u{622}\u{67E}\u{644}\u{648}\u{62F} \
    \u{645}\u{627}\u{646}\u{62F}\u{647} \u{628}\u{627}\u{642}\u{6CC} \u{6A9}\u{645}\u{62A}\u{631} \
    \u{628}\u{6CC}\u{634}\u{62A}\u{631} \u{6A9}\u{648}\u{686}\u{6A9} \u{628}\u{632}\u{631}\u{6AF} \
    \u{641}\u{634}\u{631}\u{62F}\u{647} \u{641}\u{636}\u{627}\u{6CC} \u{641}\u{636}\u{627} \
    \u{62D}\u{62F}\u{648}\u{62F} \u{62A}\u{642}\u{631}\u{6CC}\u{628}\u{627} \
    \u{641}\u{6CC}\u{635}\u{62F} \u{633}\u{627}\u{626}\u{632} \u{645}\u{6A9}\u{645}\u{644} \
    \u{688}\u{627}\u{624}\u{646} \u{627}\u{67E} \u{644}\u{648}\u{688} \
    \u{627}\u{636}\u{627}\u{641}\u{6C1} \u{6A9}\u{645}\u{6CC} \u{6A9}\u{645} \
    \u{632}\u{6CC}\u{627}\u{62F}\u{6C1} \u{628}\u{691}\u{627} \u{628}\u{691}\u{6CC} \
    \u{686}\u{6BE}\u{648}\u{679}\u{627} \u{686}\u{6BE}\u{648}\u{679}\u{6CC} \u{635}\u{631}\u{641}
    """)
}
