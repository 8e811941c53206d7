internal import BidiAlgorithm

/// Pictures behind a sentence whose end was typed in front of it: `!ABC DEF \u{1F642}`. They were
/// put where they are seen, as the end was.
enum TrailingPictures {
  /// The end of what stands before the pictures at the end of a range; its own end where it has
  /// none. O(pictures).
  static func start(_ range: Range<Int>, _ tokens: [Token], _ text: Skeleton) -> Int {
    var end = range.upperBound
    while end > range.lowerBound + 1, isPicture(tokens[end - 1], text) { end -= 1 }
    return end
  }

  /// Whether a sign is a picture and no arrow.
  private static func isPicture(_ sign: Token, _ text: Skeleton) -> Bool {
    let position = sign.range.lowerBound
    return sign.sort == .sign && text.at(position).value > 0x21FF
      && RowMark.isSign(position, text)
  }
}
