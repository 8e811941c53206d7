internal import BidiAlgorithm

/// The size of a screen behind the Latin name of who makes it, in a sentence that is read from
/// right to left: `ABC LG 55 DEF`, where `DEF` is a right-to-left word for inches. The number goes
/// with that word, though it is drawn with the name.
///
/// Of other measures nobody can tell: `Nutella 750 ABC` is what the jar is called, too.
enum ScreenSize {
  /// The most scalars of such a number, with a point in it.
  private static let longestNumber = 4
  /// The most letters of a word for inches.
  private static let longestWord = 8

  /// Whether a number and the word behind it are one: behind Latin words to which a right-to-left
  /// one leads. At the start of a line the number may be a part of the name. O(words).
  static func isOne(
    _ number: Element, _ word: Element, behind before: ArraySlice<Element>, _ text: Skeleton
  ) -> Bool {
    guard number.range.count <= longestNumber, text.classes[number.range.lowerBound] == .en,
      word.range.count <= longestWord, inches.contains(text.string(word.range)),
      before.last?.direction == .leftToRight
    else { return false }
    return before.last { $0.direction != .leftToRight }?.direction == .rightToLeft
  }

  // Inches in Hebrew, Arabic, Persian and Urdu.
  private static let inches: Set<String> = Skeleton.words(
    """
    \u{5D0}\u{5D9}\u{5E0}\u{5E5} \u{5D0}\u{5D9}\u{5E0}\u{5E5}\u{5F3} \
    \u{5D0}\u{5D9}\u{5E0}\u{5D8}\u{5E9} \u{5D0}\u{5D9}\u{5E0}\u{5E6}'\u{5D9}\u{5DD} \
    \u{5D0}\u{5D9}\u{5E0}\u{5E6}\u{5F3}\u{5D9}\u{5DD} \u{628}\u{648}\u{635}\u{629} \
    \u{628}\u{648}\u{635}\u{627}\u{62A} \u{625}\u{646}\u{634} \u{627}\u{646}\u{634} \
    \u{625}\u{646}\u{62A}\u{634} \u{627}\u{6CC}\u{646}\u{686} \u{627}\u{6CC}\u{646}\u{686}\u{6CC} \
    \u{627}\u{646}\u{686}
    """)
}
