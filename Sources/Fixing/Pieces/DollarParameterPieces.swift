extension Piece {
  /// `$1` in a right-to-left sentence, or `$1` and `$2`: the parameters of a message of MediaWiki.
  /// Behind Arabic letters the digit is an Arabic number (W2), and its sign is drawn behind it. An
  /// amount may be drawn so, as its currency may stand on either side; behind other letters both
  /// stand as they are read.
  @Sendable static func dollarParameter(_ start: Int, _ text: Skeleton) -> Piece? {
    guard isParameter(start, text), text.followsArabicLetter(start) else { return nil }
    if let next = (start..<text.count).first(where: text.isStrong) {
      guard text.isRightToLeftLetter(next) else { return nil }
    }
    guard let first = text.scalars.indices.first(where: text.isStrong),
      text.isRightToLeftLetter(first), areAllParameters(text), !isOfMoney(text)
    else { return nil }
    return Piece(kind: .placeholder, range: start..<start + 2, order: .leftToRight)
  }

  /// Whether a dollar sign and one digit stand at a position by themselves, with no decimals and no
  /// word of its own behind them.
  private static func isParameter(_ start: Int, _ text: Skeleton) -> Bool {
    guard text.at(start) == "$", ("1"..."9").contains(text.at(start + 1)) else { return false }
    let end = start + 2
    guard !text.isCodeLetter(end), !text.isDigit(end) else { return false }
    return !".,:/-+%$\u{2013}\u{66A}\u{66B}".unicodeScalars.contains(text.at(end))
      || isEndOfItem(end, text)
  }

  /// Whether all dollar signs before digits are those of parameters, which count from one without a
  /// gap, and no two of them are the ends of a range.
  private static func areAllParameters(_ text: Skeleton) -> Bool {
    var places: [Int] = []
    for place in 0..<min(text.count, longestMessage) where text.at(place) == "$" {
      guard text.isDigit(place + 1) else { continue }
      guard isParameter(place, text), !text.isDigit(place - 1) else { return false }
      places.append(place)
    }
    let numbers = Set(places.map { text.at($0 + 1).value & 0xF })
    guard !numbers.isEmpty, numbers == Set(1...UInt32(numbers.count)) else { return false }
    return !zip(places, places.dropFirst()).contains { first, second in
      arePartedByJoint(first + 2..<second, text)
    }
  }

  /// The most scalars of a message that are looked at.
  private static let longestMessage = 400

  /// Whether a word of a text says that amounts of money are in it. O(its length).
  private static func isOfMoney(_ text: Skeleton) -> Bool {
    text.hasWord(of: wordsOfMoney, within: longestMessage)
  }

  // Price, cost, value, amount, pay, balance, discount, dollar, subscription, buy, sell, profit,
  // only, a month, a year, each, thousand, million and more in Arabic, Persian and Urdu.
  private static let wordsOfMoney = Skeleton.words(
    """
    \u{633}\u{639}\u{631} \u{628}\u{633}\u{639}\u{631} \u{623}\u{633}\u{639}\u{627}\u{631} \
    \u{62B}\u{645}\u{646} \u{628}\u{62B}\u{645}\u{646} \u{62A}\u{643}\u{644}\u{641}\u{629} \
    \u{643}\u{644}\u{641}\u{629} \u{64A}\u{643}\u{644}\u{641} \u{62A}\u{643}\u{644}\u{641} \
    \u{642}\u{64A}\u{645}\u{629} \u{628}\u{642}\u{64A}\u{645}\u{629} \u{645}\u{628}\u{644}\u{63A} \
    \u{645}\u{628}\u{644}\u{63A}\u{627} \u{62F}\u{641}\u{639} \u{62F}\u{641}\u{639}\u{62A} \
    \u{62F}\u{641}\u{639}\u{646}\u{627} \u{64A}\u{62F}\u{641}\u{639} \u{627}\u{62F}\u{641}\u{639} \
    \u{62A}\u{62F}\u{641}\u{639} \u{631}\u{635}\u{64A}\u{62F} \u{631}\u{635}\u{64A}\u{62F}\u{643} \
    \u{62E}\u{635}\u{645} \u{648}\u{641}\u{631} \u{62A}\u{648}\u{641}\u{64A}\u{631} \
    \u{62F}\u{648}\u{644}\u{627}\u{631} \u{62F}\u{648}\u{644}\u{627}\u{631}\u{627} \
    \u{62F}\u{648}\u{644}\u{627}\u{631}\u{627}\u{62A} \u{627}\u{634}\u{62A}\u{631}\u{627}\u{643} \
    \u{631}\u{633}\u{648}\u{645} \u{634}\u{631}\u{627}\u{621} \u{627}\u{634}\u{62A}\u{631} \
    \u{627}\u{634}\u{62A}\u{631}\u{64A}\u{62A} \u{628}\u{627}\u{639} \u{628}\u{64A}\u{639} \
    \u{628}\u{639}\u{62A} \u{62A}\u{628}\u{631}\u{639} \u{631}\u{628}\u{62D} \
    \u{631}\u{628}\u{62D}\u{62A} \u{623}\u{631}\u{628}\u{627}\u{62D} \u{623}\u{62C}\u{631} \
    \u{631}\u{627}\u{62A}\u{628} \u{641}\u{642}\u{637} \u{634}\u{647}\u{631}\u{64A}\u{627} \
    \u{633}\u{646}\u{648}\u{64A}\u{627} \u{64A}\u{648}\u{645}\u{64A}\u{627} \
    \u{623}\u{633}\u{628}\u{648}\u{639}\u{64A}\u{627} \u{644}\u{643}\u{644} \
    \u{645}\u{644}\u{64A}\u{648}\u{646} \u{645}\u{644}\u{64A}\u{627}\u{631} \u{623}\u{644}\u{641} \
    \u{62A}\u{631}\u{64A}\u{644}\u{64A}\u{648}\u{646} \u{645}\u{642}\u{627}\u{628}\u{644} \
    \u{623}\u{631}\u{62E}\u{635} \u{623}\u{63A}\u{644}\u{649} \u{639}\u{631}\u{636} \
    \u{639}\u{631}\u{648}\u{636} \u{625}\u{64A}\u{631}\u{627}\u{62F}\u{627}\u{62A} \
    \u{642}\u{6CC}\u{645}\u{62A} \u{642}\u{6CC}\u{645}\u{62A}\u{634} \u{62F}\u{644}\u{627}\u{631} \
    \u{62F}\u{644}\u{627}\u{631}\u{6CC} \u{647}\u{632}\u{6CC}\u{646}\u{647} \
    \u{67E}\u{631}\u{62F}\u{627}\u{62E}\u{62A} \
    \u{628}\u{67E}\u{631}\u{62F}\u{627}\u{632}\u{6CC}\u{62F} \u{62A}\u{62E}\u{641}\u{6CC}\u{641} \
    \u{645}\u{6CC}\u{644}\u{6CC}\u{648}\u{646} \u{645}\u{6CC}\u{644}\u{6CC}\u{627}\u{631}\u{62F} \
    \u{647}\u{632}\u{627}\u{631} \u{645}\u{627}\u{647}\u{627}\u{646}\u{647} \
    \u{633}\u{627}\u{644}\u{627}\u{646}\u{647} \u{62E}\u{631}\u{6CC}\u{62F} \
    \u{62E}\u{631}\u{6CC}\u{62F}\u{645} \u{641}\u{631}\u{648}\u{634} \
    \u{627}\u{631}\u{632}\u{627}\u{646} \u{62F}\u{631}\u{622}\u{645}\u{62F} \u{628}\u{647}\u{627} \
    \u{628}\u{647}\u{627}\u{6CC} \u{688}\u{627}\u{644}\u{631} \u{631}\u{642}\u{645} \
    \u{627}\u{62F}\u{627}\u{626}\u{6CC}\u{6AF}\u{6CC} \u{635}\u{631}\u{641} \
    \u{645}\u{627}\u{6C1}\u{627}\u{646}\u{6C1} \u{633}\u{627}\u{644}\u{627}\u{646}\u{6C1} \
    \u{645}\u{644}\u{6CC}\u{646} \u{628}\u{644}\u{6CC}\u{646} \u{627}\u{631}\u{628} \
    \u{6A9}\u{631}\u{648}\u{691} \u{644}\u{627}\u{6A9}\u{6BE} \u{6C1}\u{632}\u{627}\u{631} \
    \u{62E}\u{631}\u{6CC}\u{62F}\u{627} \u{633}\u{633}\u{62A}\u{627} \
    \u{6A9}\u{645}\u{627}\u{626}\u{6CC}
    """)
}
