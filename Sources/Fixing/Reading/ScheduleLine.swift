internal import BidiAlgorithm

/// What is on at each of several hours, in right-to-left words: `08:30 ABC, 10:15 DEF`. In a line
/// from left to right each hour would stand beside what is on before it or behind it. The colon of
/// an hour is no label's.
///
/// A single hour before a name stays in a row of the page, and hours that bars part are columns,
/// which may stand either way.
enum ScheduleLine {
  /// From so many hours on, commas part them from each other.
  private static let fewestHours = 2

  /// Whether tokens are hours with right-to-left words behind each, and nothing else. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    var hours = 0
    var next = 0
    while next < tokens.count {
      let words = endOfHour(next, tokens, text)
      guard words > next, words < tokens.count, tokens[words].isWord(.rightToLeft),
        tokens[words].followsSpace
      else { return false }
      hours += 1
      next = words + tokens[words...].prefix(while: isOfEntry).count
      // What parts it from the next one, or ends the line. The semicolon of Arabic is a letter to
      // UAX #9, and stands in the word before it.
      guard next < tokens.count else { break }
      if text.at(tokens[next - 1].range.upperBound - 1) == "\u{61B}" { continue }
      let isLast = next == tokens.count - 1
      guard tokens[next].sort == .sign, !tokens[next].followsSpace,
        ",;\u{60C}".unicodeScalars.contains(tokens[next].sign(in: text))
          || (isLast && text.endsSentence(tokens[next].range.lowerBound))
      else { return false }
      next += 1
    }
    return hours >= fewestHours
  }

  /// Behind an hour, or from when to when, with a dash behind it or without one; the token itself
  /// where no hour is there.
  private static func endOfHour(_ start: Int, _ tokens: [Token], _ text: Skeleton) -> Int {
    guard isHour(start, tokens), tokens[start].followsSpace else { return start }
    var end = start + 1
    if isDash(end, tokens, text), isHour(end + 1, tokens) { end += 2 }
    return isDash(end, tokens, text) ? end + 1 : end
  }

  private static func isHour(_ index: Int, _ tokens: [Token]) -> Bool {
    index < tokens.count && tokens[index].piece?.kind == .time && tokens[index].direction == nil
  }

  private static func isDash(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    index < tokens.count
      && "-\u{2013}\u{2014}".unicodeScalars.contains(tokens[index].sign(in: text))
  }

  /// Whether a token may stand in what is on: a word, or a number as that of a room.
  private static func isOfEntry(_ token: Token) -> Bool {
    token.isWord(.rightToLeft) || (token.isUndirectedPiece && token.piece?.kind == .number)
  }
}
