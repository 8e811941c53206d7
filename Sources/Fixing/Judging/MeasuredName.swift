internal import BidiAlgorithm

/// Rows of a place that was set to run from left to right: a name or a label of one or two
/// right-to-left words, and a number with a Latin unit or an hour with `AM`: `ABC DEF 65 km`,
/// `ABC: 12 kg`, `ABC 28\u{B0}C`, `ABC 10:30 AM`, or a star, `ABC 4.5\u{2605}`. The
/// name is a part of its row, as before any other Latin word, and what is measured stands right of
/// it.
enum MeasuredName {
  /// The most words of a name: more are rather a sentence that somebody wrote there.
  private static let mostWords = 2

  /// Whether tokens are one. A small word among them, or one that leads to the number, is one of a
  /// sentence. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let words = tokens.prefix { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(words.count),
      !words.contains(where: {
        SmallWords.tellsSentence($0, text) || SmallWords.leadsToName($0, text)
      })
    else { return false }
    var rest = tokens[words.endIndex...]
    if let colon = rest.first, colon.sign(in: text) == ":", !colon.followsSpace {
      rest.removeFirst()
    }
    guard let measure = rest.first, measure.followsSpace else { return false }
    if rest.count == 2, let sign = rest.last { return isSigned(measure, sign, text) }
    guard rest.count == 1, measure.direction == .leftToRight else { return false }
    if measure.piece?.kind == .identifier { return hasUnit(measure.range, text) }
    guard measure.piece?.kind == .number || measure.piece?.kind == .time else { return false }
    // One letter right behind the digits makes a name: `4K`, `5G`.
    return text.isDigit(measure.range.lowerBound)
      && (measure.range.contains { text.isSpace($0) || text.at($0) == "\u{B0}" }
        || measure.range.count(where: text.isLatin) > 1)
  }

  /// Whether a range is a number with a Latin unit of several letters right behind it: `65km`.
  private static func hasUnit(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.isDigit(range.lowerBound) else { return false }
    var end = text.endOfDigits(range.lowerBound)
    if ".,".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      end = text.endOfDigits(end + 1)
    }
    return range.upperBound > end + 1
      && Piece.endOfUnit(behind: end, text) == range.upperBound
  }

  /// Whether tokens are a number of European digits and the star of a rating or the sign of a
  /// temperature: `4.5\u{2605}`. Turned, the sign would stand left of its number.
  private static func isSigned(_ number: Token, _ sign: Token, _ text: Skeleton) -> Bool {
    number.sort == .piece && sign.sort == .sign
      && number.range.allSatisfy {
        text.isEuropeanDigit($0) || ".,".unicodeScalars.contains(text.at($0))
      }
      && "\u{2605}\u{2606}\u{2B50}\u{2103}\u{2109}".unicodeScalars
        .contains(text.at(sign.range.lowerBound))
  }
}
