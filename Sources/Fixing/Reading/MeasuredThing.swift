internal import BidiAlgorithm

/// A number, its Latin unit and the Latin words for what is measured, in a sentence that is read
/// from right to left: `16 GB RAM`, `27 inch LED monitor`, `3 GB free`. They are one piece that is
/// read from left to right: an isolate around the number and the unit alone would draw the thing
/// before them.
enum MeasuredThing {
  /// The most words of a thing. More are a phrase of their own.
  private static let mostWords = 3
  /// The fewest capitals of the code of a currency: what is paid may be another part of the
  /// sentence.
  private static let fewestOfCurrency = 3

  /// The end of the tokens of such a piece that begins with a token; nil where none does. O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard text.isDigit(tokens[start].range.lowerBound),
      text.at(tokens[start].range.lowerBound).isASCII
    else { return nil }
    let next: Int
    if hasUnit(tokens[start], text) {
      next = start + 1
    } else if let end = MeasuredNumber.end(start, in: range, tokens, text) {
      next = end
    } else {
      return nil
    }
    var end = next
    while end < range.upperBound, isFollowing(end, tokens), tokens[end].isWord(.leftToRight) {
      end += 1
    }
    guard (1...mostWords).contains(end - next), !goesOn(end, in: range, tokens, text) else {
      return nil
    }
    return end
  }

  /// Whether a token is a number that ends in a Latin unit and no code of a currency, or in how far
  /// a lens opens.
  private static func hasUnit(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.piece?.kind == .number, token.direction == .leftToRight else { return false }
    if Piece.isLensSize(token.range, text) { return true }
    guard text.isLatin(token.range.upperBound - 1) else { return false }
    let unit = token.range.reversed().prefix(while: text.isLatin)
    return unit.count < fewestOfCurrency || !unit.allSatisfy(text.isCapital)
  }

  /// Whether one white space and nothing else stands before a token.
  private static func isFollowing(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].followsSpace
      && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound + 1
  }

  /// Whether Latin letters or the number of a name follow the words, `5 GB Windows 11`, or a sign
  /// joins them to more: then they are no whole thing. A number with a unit is the next one.
  private static func goesOn(
    _ end: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard end < range.upperBound else { return false }
    let token = tokens[end]
    if token.sort != .sign {
      return token.direction != .rightToLeft && !hasUnit(token, text)
    }
    return !token.followsSpace && end + 1 < range.upperBound && !tokens[end + 1].followsSpace
      && tokens[end + 1].direction == .leftToRight
  }
}
