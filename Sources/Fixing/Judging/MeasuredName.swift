internal import BidiAlgorithm

/// Rows of a place that was set to run from left to right: a name or a label of one or two
/// right-to-left words, and a number with a Latin unit or an hour with `AM`: `ABC DEF 65 km`,
/// `ABC: 12 kg`, `ABC 10:30 AM`. The name is a part of its row, as before any other Latin word, and
/// what is measured stands right of it.
enum MeasuredName {
  /// The most words of a name: more are rather a sentence that somebody wrote there.
  private static let mostWords = 2

  /// Whether tokens are one. A small word among them, or one that leads to the number, is one of a
  /// sentence. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let words = tokens.prefix { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(words.count),
      !words.contains(where: {
        SmallWords.isOfSentence($0, text) || SmallWords.leadsToName($0, text)
          || SmallWords.asks($0.range, text)
      })
    else { return false }
    var rest = tokens[words.endIndex...]
    if let colon = rest.first, colon.sign(in: text) == ":", !colon.followsSpace {
      rest.removeFirst()
    }
    guard rest.count == 1, let measure = rest.first, measure.followsSpace,
      measure.direction == .leftToRight
    else { return false }
    guard measure.piece?.kind == .number || measure.piece?.kind == .time else { return false }
    // One letter right behind the digits makes a name: `4K`, `5G`.
    return text.isDigit(measure.range.lowerBound)
      && (measure.range.contains { text.isSpace($0) }
        || measure.range.count(where: text.isLatin) > 1)
  }
}
