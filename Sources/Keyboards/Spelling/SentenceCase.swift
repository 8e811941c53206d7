/// How the words of a sentence are written so far: whether all are in capitals. There a word in
/// capitals is a word; elsewhere it is an acronym.
struct SentenceCase: Hashable, Sendable {
  private var hasSmall = false
  private var hasCapitals = false

  /// Takes a word into account. O(*n*) in its letters.
  mutating func pass(_ input: String) {
    let look = Look(input)
    hasSmall = hasSmall || look.hasSmall
    hasCapitals = hasCapitals || look.isInCapitals
  }

  /// Whether the sentence is in capitals where a word stands: the word, those before it and the one
  /// behind it, and more than one of them. O(*n*) in the letters.
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
