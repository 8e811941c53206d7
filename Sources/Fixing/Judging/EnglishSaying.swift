internal import BidiAlgorithm

/// A few English words beside a picture that are a sentence, though nothing ends them:
/// `I love you`, `Where are you`, `File saved`.
enum EnglishSaying {
  /// Whether words begin with *I*, a word that asks or one that asks for something, or end with
  /// what became of something. Where each has a capital they are a title. O(words).
  static func isOne(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last,
      words.dropFirst().contains(where: { !text.isCapital($0.range.lowerBound) })
    else { return false }
    return isOne(first, openings, text) || isOne(last, reports, text)
  }

  private static func isOne(_ word: Token, _ words: Set<String>, _ text: Skeleton) -> Bool {
    word.range.count <= longest && words.contains(text.string(word.range))
  }

  /// The most letters of one.
  private static let longest = 9

  private static let openings: Set<String> = [
    "Are", "Call", "Did", "He", "How", "I", "Is", "Please", "She", "They", "We", "What", "When",
    "Where", "Who", "Why", "You",
  ]

  private static let reports: Set<String> = [
    "added", "cancelled", "completed", "deleted", "failed", "installed", "received", "removed",
    "saved", "sent", "updated",
  ]
}
