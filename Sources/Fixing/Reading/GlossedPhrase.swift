/// A phrase in right-to-left letters with which a sentence of English begins that says what it
/// means: `ABC? means "How are you?"`.
enum GlossedPhrase {
  /// Whether a sign closes a phrase by itself.
  static func closes(_ sign: Unicode.Scalar) -> Bool {
    "!?\u{2026}".unicodeScalars.contains(sign)
  }

  /// Whether a word is a verb that says what a phrase is or means. O(its length).
  static func isVerb(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count < 11 && verbs.contains(text.string(word))
  }

  private static let verbs: Set<String> = ["is", "means", "meant", "translates", "was"]
}
