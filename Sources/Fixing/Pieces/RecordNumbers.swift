internal import BidiAlgorithm

extension Skeleton {
  /// Whether two whole numbers with a hyphen between are the number of one thing that is kept on
  /// record, such as a session, an order or a ticket: a word for an identifier stands shortly
  /// before them, or one for a number and one for such a thing. They have more digits than pages
  /// and points have. Numbers that grow and are years, round or close to each other may be a range
  /// of such numbers. O(1).
  func isNumberOfRecord(_ first: Range<Int>, _ last: Range<Int>) -> Bool {
    guard first.allSatisfy(isDigit), last.allSatisfy(isDigit),
      Self.digitsOfRecord.contains(first.count + last.count),
      "-\u{2011}".unicodeScalars.contains(at(first.upperBound)),
      !("-\u{2011}/".unicodeScalars.contains(at(last.upperBound)) && isDigit(last.upperBound + 1)),
      !mayBeRange(first, last)
    else { return false }
    let words = wordsOfLabel(before: first.lowerBound)
    guard !words.contains(where: { Self.wordsOfRanges.contains($0) }) else { return false }
    func has(_ all: Set<String>) -> Bool { words.contains { Self.has($0, in: all) } }
    return has(Self.identifiers) || (has(Self.numbers) && has(Self.records))
      || zip(words, words.dropFirst()).contains { $0 == Self.initials.0 && $1 == Self.initials.1 }
  }

  /// How many digits such a number has.
  private static let digitsOfRecord = 7...18

  /// Whether the second of two numbers is greater, and they are years, both round, or as long as
  /// each other with the same first digit.
  private func mayBeRange(_ first: Range<Int>, _ last: Range<Int>) -> Bool {
    guard value(of: first) < value(of: last) else { return false }
    func digit(_ position: Int) -> UInt32 { at(position).value & 0xF }
    let areAlike = first.count == last.count && digit(first.lowerBound) == digit(last.lowerBound)
    let areRound = digit(first.upperBound - 1) == 0 && digit(last.upperBound - 1) == 0
    return areAlike || areRound || [first, last].allSatisfy { Piece.mayBeYear($0, self) }
  }

  /// The right-to-left words right before a position, without their marks, up to three, with
  /// nothing between them but blanks and joiners, and a colon behind them or none. O(1).
  private func wordsOfLabel(before position: Int) -> [String] {
    var end = position
    while isSpace(ifThere: end - 1) { end -= 1 }
    if at(end - 1) == ":" { end -= 1 }
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for place in max(0, end - Self.longestLabelOfRecord)..<end {
      if isRightToLeftLetter(place) {
        word.append(scalars[place])
      } else if !isMark(place) {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
        if !isSpace(place), classes[place] != .bn { words = [] }
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return Array(words.suffix(Self.mostWordsOfLabel))
  }

  /// So far back, in scalars, such words are looked for, and so many of them.
  private static let longestLabelOfRecord = 40
  private static let mostWordsOfLabel = 3

  // Identifier, yours and his, in Arabic; two words for it in Persian.
  private static let identifiers = words(
    """
    \u{645}\u{639}\u{631}\u{641} \u{645}\u{639}\u{631}\u{641}\u{643} \
    \u{645}\u{639}\u{631}\u{641}\u{647} \u{634}\u{646}\u{627}\u{633}\u{647} \
    \u{622}\u{6CC}\u{62F}\u{6CC}
    """)

  /// The letters of an identifier, in Urdu.
  private static let initials = ("\u{622}\u{626}\u{6CC}", "\u{688}\u{6CC}")

  // Number, and yours, in Arabic; number in Persian and Urdu.
  private static let numbers = words(
    """
    \u{631}\u{642}\u{645} \u{631}\u{642}\u{645}\u{643} \u{634}\u{645}\u{627}\u{631}\u{647} \
    \u{646}\u{645}\u{628}\u{631}
    """)

  // Order, ticket, invoice, session, transaction, booking, delivery, series, user, membership,
  // customer, reference, tracking, report, complaint, receipt, transfer, contract and account in
  // Arabic, and the like in Persian and Urdu.
  private static let records = words(
    """
    \u{637}\u{644}\u{628} \u{637}\u{644}\u{628}\u{643} \u{637}\u{644}\u{628}\u{64A}\u{629} \
    \u{62A}\u{630}\u{643}\u{631}\u{629} \u{641}\u{627}\u{62A}\u{648}\u{631}\u{629} \
    \u{62C}\u{644}\u{633}\u{629} \u{645}\u{639}\u{627}\u{645}\u{644}\u{629} \
    \u{639}\u{645}\u{644}\u{64A}\u{629} \u{62D}\u{62C}\u{632} \u{634}\u{62D}\u{646}\u{629} \
    \u{62A}\u{633}\u{644}\u{633}\u{644}\u{64A} \u{645}\u{62A}\u{633}\u{644}\u{633}\u{644} \
    \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{639}\u{636}\u{648}\u{64A}\u{629} \
    \u{639}\u{645}\u{64A}\u{644} \u{645}\u{631}\u{62C}\u{639} \
    \u{645}\u{631}\u{62C}\u{639}\u{64A} \u{62A}\u{62A}\u{628}\u{639} \
    \u{628}\u{644}\u{627}\u{63A} \u{634}\u{643}\u{648}\u{649} \
    \u{625}\u{64A}\u{635}\u{627}\u{644} \u{62D}\u{648}\u{627}\u{644}\u{629} \
    \u{639}\u{642}\u{62F} \u{62D}\u{633}\u{627}\u{628} \u{633}\u{641}\u{627}\u{631}\u{634} \
    \u{67E}\u{6CC}\u{6AF}\u{6CC}\u{631}\u{6CC} \u{631}\u{647}\u{6AF}\u{6CC}\u{631}\u{6CC} \
    \u{62A}\u{631}\u{627}\u{6A9}\u{646}\u{634} \u{641}\u{627}\u{6A9}\u{62A}\u{648}\u{631} \
    \u{628}\u{644}\u{6CC}\u{62A} \u{628}\u{644}\u{6CC}\u{637} \
    \u{633}\u{631}\u{6CC}\u{627}\u{644} \u{627}\u{634}\u{62A}\u{631}\u{627}\u{6A9} \
    \u{62C}\u{644}\u{633}\u{647} \u{646}\u{634}\u{633}\u{62A} \
    \u{6A9}\u{627}\u{631}\u{628}\u{631}\u{6CC} \u{6A9}\u{627}\u{631}\u{628}\u{631} \
    \u{645}\u{634}\u{62A}\u{631}\u{6CC} \u{62F}\u{631}\u{62E}\u{648}\u{627}\u{633}\u{62A} \
    \u{645}\u{631}\u{633}\u{648}\u{644}\u{647} \u{642}\u{631}\u{627}\u{631}\u{62F}\u{627}\u{62F} \
    \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{631}\u{633}\u{6CC}\u{62F} \
    \u{631}\u{632}\u{631}\u{648} \u{622}\u{631}\u{688}\u{631} \u{679}\u{6A9}\u{679} \
    \u{627}\u{646}\u{648}\u{627}\u{626}\u{633} \u{633}\u{6CC}\u{634}\u{646} \
    \u{679}\u{631}\u{6CC}\u{6A9}\u{646}\u{6AF} \u{635}\u{627}\u{631}\u{641} \
    \u{633}\u{6CC}\u{631}\u{6CC}\u{644} \u{628}\u{6A9}\u{646}\u{6AF} \
    \u{634}\u{6A9}\u{627}\u{6CC}\u{62A} \u{62D}\u{648}\u{627}\u{644}\u{6C1} \
    \u{6A9}\u{6CC}\u{633} \u{679}\u{631}\u{627}\u{646}\u{632}\u{6CC}\u{6A9}\u{634}\u{646} \
    \u{631}\u{62C}\u{633}\u{679}\u{631}\u{6CC}\u{634}\u{646} \
    \u{627}\u{6A9}\u{627}\u{624}\u{646}\u{679}
    """)

  // From, between, to, and the endings of plurals.
  private static let wordsOfRanges = words(
    """
    \u{645}\u{646} \u{628}\u{64A}\u{646} \u{627}\u{632} \u{628}\u{6CC}\u{646} \u{633}\u{6D2} \
    \u{647}\u{627} \u{647}\u{627}\u{6CC} \u{6C1}\u{627}\u{626}\u{6D2}
    """)
}
