internal import BidiAlgorithm

/// English words that people call out before they say something in their own language: `Wow! ABC
/// DEF`. They are no names, and what stands behind them does not say the same again.
enum Interjection {
  /// The most letters of one.
  private static let longest = 9

  /// Whether a word is one, before so many right-to-left words. Before a single word some of them
  /// may be part of a name (`OK! ABC`) or said twice (`Stop! ABC`). O(1).
  static func isOne(_ word: Token, before words: Int, _ text: Skeleton) -> Bool {
    guard word.isWord(.leftToRight), word.range.count <= longest else { return false }
    let letters = text.string(word.range).lowercased()
    return calls.contains(letters) || (words > 1 && others.contains(letters))
  }

  private static let calls: Set<String> = ["lol", "nice", "omg", "please", "pls", "plz", "wow"]

  private static let others: Set<String> = [
    "amazing", "awesome", "cool", "damn", "great", "help", "no", "ok", "okay", "oops", "perfect",
    "sorry", "stop", "ugh", "wait", "yes",
  ]
}
