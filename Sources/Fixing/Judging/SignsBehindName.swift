internal import BidiAlgorithm
internal import UnicodeData

/// What somebody answered without a word, in a conversation that is laid out from right to left:
/// `Dana: \u{1F44D}`, `Dana: ...`. The name stands on its side, as before an answer in words.
enum SignsBehindName {
  /// The most words of a name.
  private static let mostWords = 3

  /// Whether tokens are one: a Latin name and its colon, and nothing but pictures or dots.
  /// O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let colon = tokens.firstIndex(where: { $0.sign(in: text) == ":" }),
      (1...mostWords).contains(colon), !tokens[colon].followsSpace, colon + 1 < tokens.count,
      tokens[colon + 1].followsSpace,
      tokens[..<colon].allSatisfy({ $0.direction == .leftToRight })
    else { return false }
    return tokens[(colon + 1)...].allSatisfy {
      let sign = $0.sign(in: text)
      return sign == "." || sign == "\u{2026}" || ScalarFacts.category(of: sign) == .so
    }
  }
}
