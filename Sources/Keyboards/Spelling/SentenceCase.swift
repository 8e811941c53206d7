/// Whether a sentence is in capitals so far. A word in capitals is an ordinary word there, and an
/// acronym elsewhere.
struct SentenceCase: Hashable, Sendable {
  private var hasSmall = false
  private var hasCapitals = false

  /// Takes a word into account. O(*n*) in its letters.
  mutating func pass(_ input: String) {
    let look = Look(input)
    hasSmall = hasSmall || look.hasSmall
    hasCapitals = hasCapitals || look.isInCapitals
  }

  /// Whether the sentence is in capitals around a word: the word, those before it and the one
  /// behind it, if these are several. O(*n*) in the letters.
  func isInCapitals(_ input: String, before next: String?) -> Bool {
    guard !hasSmall, !Look(input).hasSmall else { return false }
    guard let next else { return hasCapitals }
    let following = Look(next)
    return !following.hasSmall && (hasCapitals || following.isInCapitals)
  }

  /// What a word's letters are.
  private struct Look {
    let hasSmall: Bool
    let isInCapitals: Bool

    init(_ input: String) {
      hasSmall = input.contains { $0.isASCII && $0.isLowercase }
      isInCapitals = !hasSmall && input.count { $0.isASCII && $0.isUppercase } > 1
    }
  }
}
