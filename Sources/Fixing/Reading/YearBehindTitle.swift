internal import BidiAlgorithm

/// Years behind a title or a name in right-to-left letters, in a sentence that is read from left to
/// right: in brackets that hold both, `Waltz with Bashir (ABC, 2008)`, or in brackets of their own
/// inside of the sentence, `The short film ABC (2017) won an award`.
enum YearBehindTitle {
  /// The token of the comma between two brackets, behind which the year stands; nil where they hold
  /// anything else, or no Latin word stands before them. The year is the sentence's. O(tokens in
  /// the brackets).
  static func comma(
    _ opening: Int, _ closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard opening > 0, closing - opening <= longest, closing - opening > 3,
      tokens[opening].sign(in: text) == "(", tokens[opening].followsSpace,
      tokens[opening - 1].sort == .word, tokens[opening - 1].direction == .leftToRight
    else { return nil }
    let comma = closing - 2
    let title = tokens[opening + 1..<comma]
    guard tokens[comma].sign(in: text) == ",", isYear(tokens[closing - 1], text),
      title.allSatisfy({ $0.sort == .word && $0.direction == .rightToLeft })
    else { return nil }
    return comma
  }

  /// The most tokens between such brackets.
  private static let longest = 16

  /// Whether a token is a year of the last centuries, or from one to another.
  private static func isYear(_ token: Token, _ text: Skeleton) -> Bool {
    let range = token.range
    guard token.piece?.kind == .number || token.piece?.kind == .date, token.followsSpace,
      range.count == 4 || range.count == 9, isYear(range.lowerBound, text)
    else { return false }
    return range.count == 4
      || ("-\u{2013}".unicodeScalars.contains(text.at(range.lowerBound + 4))
        && isYear(range.lowerBound + 5, text))
  }

  /// Whether brackets with a year, or from one to another, stand between the title of a work and
  /// words with which the sentence goes on. A word for a work, or the label of what is playing,
  /// leads to the title: otherwise the year may be read with it, as it is at the end. O(their
  /// length).
  static func isOfSentence(
    _ tail: Range<Int>, behind title: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard title.lowerBound > 0, tail.upperBound < all.count, tail.count <= mostBehindTitle,
      title.count <= longestTitle, isTitle(all[title]), areYears(all[tail.lowerBound], text),
      tail.dropFirst().allSatisfy({ all[$0].isSign(of: ",;:-\u{2013}\u{2014}", in: text) })
    else { return false }
    let next = all[tail.upperBound]
    guard next.isWord, next.followsSpace else { return false }
    let isLabel = title.lowerBound > 1 && all[title.lowerBound - 1].isJoinedSign(of: ":", in: text)
    let place = title.lowerBound - (isLabel ? 2 : 1)
    let lead = all[place]
    guard lead.isWord, lead.direction == .leftToRight, lead.range.count < longestWord else {
      return false
    }
    let word = text.string(lead.range).lowercased()
    if isLabel, playing.contains(word) { return true }
    return works.contains(word) || ((isLabel || place > 0) && worksOrDeeds.contains(word))
  }

  /// Brackets and a sign.
  private static let mostBehindTitle = 2
  /// The most words of a title, and no word for a work is as long.
  private static let longestTitle = 6
  private static let longestWord = 12

  /// Whether elements are right-to-left words, or one quotation.
  private static func isTitle(_ elements: ArraySlice<Element>) -> Bool {
    elements.allSatisfy {
      $0.direction == .rightToLeft
        && ($0.isWord || (elements.count == 1 && $0.kind == .quotation))
    }
  }

  /// Whether brackets hold a year of any calendar, or such and another one.
  private static func areYears(_ brackets: Element, _ text: Skeleton) -> Bool {
    guard NameLists.isCount(brackets, text) else { return false }
    let first = brackets.range.lowerBound + 1
    let digits = first..<text.endOfDigits(first)
    let isAlone = digits.upperBound == brackets.range.upperBound - 1
    return Piece.mayBeYear(digits, text)
      && (isAlone
        || "-\u{2010}\u{2011}\u{2013}\u{2014}".unicodeScalars.contains(
          text.at(digits.upperBound)))
  }

  private static let works: Set<String> = Set(
    """
    album anthem anthology cartoon comedy documentary drama memoir miniseries movie musical novel \
    novella opera painting poem prequel remake sequel series single sitcom song soundtrack story \
    thriller tune western
    """.split(separator: " ").map(String.init))

  /// Words for works that at the start of a sentence may say what is to be done.
  private static let worksOrDeeds: Set<String> = ["book", "film", "hit", "play", "show", "track"]

  private static let playing: Set<String> = ["listening", "playing", "reading", "watching"]

  /// Whether four digits from a position on are a year of the last centuries.
  static func isYear(_ start: Int, _ text: Skeleton) -> Bool {
    guard (start..<start + 4).allSatisfy({ text.isDigit($0) }) else { return false }
    let century = text.string(start..<start + 2)
    return ["15", "16", "17", "18", "19", "20"].contains(century)
  }
}
