internal import BidiAlgorithm

/// Right-to-left sentences with their end around a long title in Latin letters:
/// `ABC Death on the Nile DEF GHI.`
///
/// Where left to right is set, the title has more letters than the sentence. Of English around two
/// names, words in small letters begin or end what stands between them.
enum TitleInSentence {
  /// The most words of such a title, and the fewest.
  private static let lengths = 3...12
  /// The fewest right-to-left words behind it.
  private static let fewestBehind = 2

  /// Whether tokens are one: right-to-left words, Latin ones with capitals, but for small words of
  /// titles between them, one of which does more than to join names, and right-to-left words with
  /// the end. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let before = tokens.prefix { $0.isWord(.rightToLeft) }
    let title = tokens[before.endIndex...].prefix { $0.isWord(.leftToRight) }
    let behind = tokens[title.endIndex...].prefix { $0.isWord(.rightToLeft) }
    guard !before.isEmpty, lengths.contains(title.count), behind.count >= fewestBehind,
      behind.endIndex == tokens.count - 1, let end = tokens.last, end.sort == .sign,
      !end.followsSpace, text.endsSentence(end.range.lowerBound)
    else { return false }
    let small = title.filter { !text.isCapital($0.range.lowerBound) }
    guard let first = title.first, let last = title.last,
      text.isCapital(first.range.lowerBound), text.isCapital(last.range.lowerBound),
      small.allSatisfy({ $0.range.count < longestSmall })
    else { return false }
    let words = small.map { text.string($0.range) }
    return words.allSatisfy { inTitles.contains($0) || $0 == "and" }
      && words.contains { inTitles.contains($0) }
  }

  /// No small word of titles is as long.
  private static let longestSmall = 5

  /// Small words inside titles.
  private static let inTitles: Set<String> = ["a", "an", "for", "in", "of", "on", "the", "to"]
}
