extension Piece {
  /// `1.2.0 \u{2192} 1.3.0`, `12% \u{2192} 15%`, `14:20 \u{2192} 16:45`, `$12 \u{2192} $15`: what
  /// was and what is, in European digits, with an arrow between that points from the one to the
  /// other in every paragraph. O(its length).
  @Sendable static func arrowedNumbers(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), var end = endOfValue(start, text) else { return nil }
    var count = 1
    while true {
      let blank = text.isSpace(ifThere: end) ? 1 : 0
      let arrow = end + blank
      guard ArrowSign.pointsRight(text.at(arrow)), text.isSpace(ifThere: arrow + 1) == (blank == 1),
        let next = endOfValue(arrow + 1 + blank, text)
      else { break }
      end = next
      count += 1
    }
    guard count > 1, !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// The end of a number, a version, an hour or a date in European digits, with a percent sign or
  /// a currency or without them; nil where none begins.
  private static func endOfValue(_ start: Int, _ text: Skeleton) -> Int? {
    func isDigit(_ position: Int) -> Bool { ("0"..."9").contains(text.at(position)) }
    let first = isCurrency(text.at(start)) ? start + 1 : start
    var end = first
    while isDigit(end)
      || (end > first && ".,:/-".unicodeScalars.contains(text.at(end)) && isDigit(end + 1))
    {
      end += 1
    }
    guard end > first else { return nil }
    return text.at(end) == "%" || (first == start && isCurrency(text.at(end))) ? end + 1 : end
  }
}
