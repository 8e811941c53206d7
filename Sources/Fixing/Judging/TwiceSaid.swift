internal import BidiAlgorithm

/// A few Latin words with their mark, and what they mean in right-to-left ones with the same mark:
/// `Where? ABC?`. Each has its own end, and neither is a part of the other's sentence.
enum TwiceSaid {
  /// The most words of each.
  private static let mostWords = 3

  /// Whether tokens are all that. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard !text.hasControls, tokens.count <= 2 * mostWords + 2,
      let start = tokens.firstIndex(where: { $0.direction == .rightToLeft }), start > 1,
      tokens[start].followsSpace, tokens[0].isWord(.leftToRight),
      text.isCapital(tokens[0].range.lowerBound),
      tokens[..<(start - 1)].allSatisfy({ $0.isWord(.leftToRight) }),
      !tokens[start - 1].followsSpace
    else { return false }
    let mark = tokens[start - 1].sign(in: text)
    let last = tokens[tokens.count - 1]
    let own = tokens[start...].filter { $0.sort != .sign }
    guard marks.contains(mark), start - 1 <= mostWords, own.count <= mostWords,
      tokens[start...].count - own.count < 2, own.allSatisfy({ $0.isWord(.rightToLeft) }),
      last.sort != .sign || !last.followsSpace
    else { return false }
    let end = text.at(last.range.upperBound - 1)
    return (end == mark || (mark == "?" && end == "\u{61F}"))
      && mayBeTheSame(tokens[..<(start - 1)], own, mark, text)
  }

  /// Whether right-to-left words may say what the Latin ones do. A single word that asks is asked
  /// again by another one, and what is called out before a sentence (`OK? ABC DEF?`) is no
  /// translation of it.
  private static func mayBeTheSame(
    _ latin: ArraySlice<Token>, _ own: [Token], _ mark: Unicode.Scalar, _ text: Skeleton
  ) -> Bool {
    guard latin.count == 1, let word = latin.first, let first = own.first else { return true }
    if mark == "?" {
      let isAsked = word.range.count < longestAsking && asking.contains(text.string(word.range))
      // The mark of Arabic stands in the word before it.
      let isMarked = text.at(first.range.upperBound - 1) == "\u{61F}"
      let letters = isMarked ? first.range.dropLast() : first.range
      return own.count == 1 && (isAsked || !SmallWords.asks(letters, text))
    }
    guard own.count > 1 else { return true }
    return !Interjection.isOne(word, before: own.count, text)
      && !own.contains {
        SmallWords.tellsSentence($0, text) || SentenceWords.says($0, text)
      }
  }

  /// No such word is as long.
  private static let longestAsking = 6
  private static let asking: Set<String> = [
    "How", "What", "When", "Where", "Which", "Who", "Whom", "Whose", "Why",
  ]

  private static let marks: Set<Unicode.Scalar> = ["!", "?", "\u{2026}"]
}
