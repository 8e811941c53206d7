internal import BidiAlgorithm

/// Latin names with a comma between them in a sentence that is read from right to left, which
/// surely are several: `ABC John Smith, Mary Jones DEF`. Each goes to its own place.
///
/// Such a comma may as well stand inside a name, a title or an address, `Apple, Inc.`,
/// `Paris, France`: a word that leads to persons or one that adds others to them tells a list.
enum ListedNames {
  /// The words of a first name and a family name.
  private static let wordsOfPerson = 2
  /// The most words of another name.
  private static let mostWords = 3
  /// Longer words are none of a name.
  static let longest = 20

  /// Whether names that begin with some elements, and end before another one, are such a list.
  /// O(their length).
  static func areOne(
    _ starts: [Int], end: Int, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard starts.count > 1, let first = starts.first else { return false }
    let ends = starts.dropFirst().map { $0 - 1 } + [end]
    var arePersons = true
    for (start, end) in zip(starts, ends) {
      let words = all[start..<end].flatMap { $0.kind == nil && !$0.isWord ? $0.parts : [$0] }
      guard (1...mostWords).contains(words.count), words.allSatisfy({ isName($0, text) }) else {
        return false
      }
      arePersons = arePersons && words.count == wordsOfPerson
    }
    if arePersons, first > 0, isAny(leading, all[first - 1], text) { return true }
    guard end < all.count, all[end].followsSpace else { return false }
    if arePersons, isAny(others, all[end], text) { return true }
    return isAny(more, all[end], text) && end + 1 < all.count && all[end + 1].isNumeric
  }

  /// Whether an element is a Latin word of several letters that begins with a capital, and none of
  /// a place or a firm.
  private static func isName(_ word: Element, _ text: Skeleton) -> Bool {
    guard word.isWord, word.direction == .leftToRight, (2...longest).contains(word.range.count),
      text.isCapital(word.range.lowerBound), !word.range.contains(where: text.isDigit)
    else { return false }
    return !ofPlaces.contains(text.string(word.range).lowercased())
  }

  private static func isAny(
    _ words: Set<String>, _ element: Element, _ text: Skeleton
  ) -> Bool {
    element.isWord && element.direction == .rightToLeft && element.range.count < longest
      && words.contains(text.string(element.range))
  }

  /// Words of names of places, firms and titles, behind which a comma parts nothing.
  static let ofPlaces: Set<String> = Skeleton.words(
    """
    america avenue bay central city co college corp country east eastern emirates england great \
    hong inc institute island islands jr kingdom llc ltd new north northern republic road san saudi \
    south southern sr sri states street union united university usa west western york zealand
    """)

  // With, and with, beside, between, together in Hebrew; with, and with, between in Arabic; with,
  // between, together in Persian.
  private static let leading: Set<String> = Skeleton.words(
    """
    \u{5E2}\u{5DD} \u{5D5}\u{5E2}\u{5DD} \u{5DC}\u{5E6}\u{5D3} \
    \u{5D1}\u{5D9}\u{5DF} \u{5D5}\u{5D1}\u{5D9}\u{5DF} \u{5D1}\u{5D9}\u{5D7}\u{5D3} \
    \u{645}\u{639} \u{648}\u{645}\u{639} \u{628}\u{64A}\u{646} \
    \u{628}\u{627} \
    \u{628}\u{6CC}\u{646} \u{647}\u{645}\u{631}\u{627}\u{647}
    """)

  // And others, and friends, and with in Hebrew; and others, and with in Arabic; others in Persian.
  private static let others: Set<String> = Skeleton.words(
    """
    \u{5D5}\u{5D0}\u{5D7}\u{5E8}\u{5D9}\u{5DD} \u{5D5}\u{5D0}\u{5D7}\u{5E8}\u{5D5}\u{5EA} \
    \u{5D5}\u{5D0}\u{5D7}\u{5E8} \u{5D5}\u{5D7}\u{5D1}\u{5E8}\u{5D9}\u{5DD} \
    \u{5D5}\u{5E2}\u{5DD} \u{648}\u{622}\u{62E}\u{631}\u{648}\u{646} \
    \u{648}\u{622}\u{62E}\u{631}\u{64A}\u{646} \u{648}\u{63A}\u{64A}\u{631}\u{647}\u{645} \
    \u{648}\u{63A}\u{64A}\u{631}\u{647}\u{645}\u{627} \u{648}\u{645}\u{639} \
    \u{62F}\u{64A}\u{6AF}\u{631}\u{627}\u{646}
    """)

  // And more, and also, before a number.
  private static let more: Set<String> = [
    "\u{5D5}\u{5E2}\u{5D5}\u{5D3}", "\u{5D5}\u{5D2}\u{5DD}",
  ]
}
