internal import BidiAlgorithm

/// Embeddings and isolates from left to right around a whole right-to-left sentence, or one with
/// names in it: a program put them around whatever it shows, `Reply: {LRI}ABC DEF!{PDI}`.
///
/// The sentence is read from right to left. A name has such a pair rightly, and looks the same in
/// either.
enum ContraryPairs {
  /// The fewest words of a sentence that ends with a full stop, which may be an abbreviation's, or
  /// that Latin words cut; and of one around a term in brackets, which no list of names has.
  private static let fewestWords = 3
  private static let fewestAroundTerm = 2

  /// What such pairs hold, in the direction of its words. O(*n* log *n*) where the text has
  /// controls, and O(1) where it has none.
  static func meant(_ tokens: [Token], _ text: Skeleton) -> [MeantRanges.Meant] {
    guard text.hasControls, !tokens.isEmpty else { return [] }
    return MeantRanges(text).fromLeft.compactMap { range in
      let first = Token.index(from: range.lowerBound, in: tokens)
      let end = Token.index(from: range.upperBound, in: tokens)
      guard first < end, tokens[end - 1].range.upperBound <= range.upperBound,
        isSentence(tokens[first..<end], text)
      else { return nil }
      return MeantRanges.Meant(range: range, direction: .rightToLeft, isContrary: true)
    }
  }

  /// Whether tokens are one: right-to-left words alone with a sign that ends them, or with Latin
  /// words between them, and an end or a small word.
  private static func isSentence(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    var words = tokens
    while let mark = words.last, mark.sort == .sign, !mark.followsSpace,
      ".!?".unicodeScalars.contains(mark.sign(in: text))
    {
      words.removeLast()
    }
    let marks = tokens[words.endIndex...]
    guard let first = words.first, first.isWord(.rightToLeft), let last = words.last,
      last.direction == .rightToLeft || last.isUndirectedPiece,
      !words.contains(where: { LedSentence.isOfData($0.sign(in: text)) })
    else { return false }
    let own = words.count { $0.isWord(.rightToLeft) }
    let latin = words.filter { $0.direction == .leftToRight }
    guard !latin.isEmpty else {
      if marks.contains(where: { "!?".unicodeScalars.contains($0.sign(in: text)) }) { return true }
      // Several are those of words that are cut.
      return marks.count == 1 && own >= fewestWords && !LedSentence.areNames(words, text)
    }
    let isEnded = !marks.isEmpty || text.endsSentence(last.range.upperBound - 1)
    let fewest = isAroundTerm(words, text) ? fewestAroundTerm : fewestWords
    return own >= fewest && latin.count * 2 <= own
      && (isEnded || words.contains { SmallWords.isOne($0, text) })
      && !words.contains { $0.sign(in: text) == ":" } && !LedSentence.areNames(words, text)
      && !latin.contains {
        NamedSentence.isOfEnglish($0, text) || CutSentence.isOfEnglish($0, text)
      }
  }

  /// Whether all that is Latin among words stands in one pair of brackets between right-to-left
  /// ones, and has no capital, as a name has: `ABC (abc) DEF`.
  private static func isAroundTerm(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let opening = words.firstIndex(where: { $0.sign(in: text) == "(" }),
      let closing = words[opening...].firstIndex(where: { $0.sign(in: text) == ")" }),
      opening > words.startIndex, closing + 1 < words.endIndex,
      words[opening].followsSpace, words[opening - 1].isWord(.rightToLeft),
      words[closing + 1].followsSpace, words[closing + 1].isWord(.rightToLeft)
    else { return false }
    let term = words[(opening + 1)..<closing]
    return !term.isEmpty
      && term.allSatisfy { $0.isWord(.leftToRight) && !text.isCapital($0.range.lowerBound) }
      && words.count { $0.direction == .leftToRight } == term.count
  }
}
