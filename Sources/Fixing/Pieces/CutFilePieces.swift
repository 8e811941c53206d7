/// Names of files that a control cuts.
extension Piece {
  /// The most scalars of such a name before its ending, and the most digits of the number of a
  /// copy.
  private static let longestCutFile = 80
  private static let longestCopy = 3

  /// `report (1).pdf`, of which an isolate or an embedding holds a part alone: Latin words, the
  /// number of a copy and a known ending. Without controls, and with an end of nothing among them,
  /// such a name keeps together by itself. O(its length) but for the name itself, O(*n*).
  @Sendable static func cutFile(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.hasControls, text.isLatin(start), text.mayBeginWord(start) else { return nil }
    var end = start
    while end < start + longestCutFile, isOfCutName(end, text) { end += 1 }
    // The words before the brackets, with a blank behind them.
    guard text.at(end) == "(", end > start else { return nil }
    let close = text.endOfDigits(end + 1)
    guard (1...longestCopy).contains(close - end - 1), text.at(close) == ")",
      text.at(close + 1) == ".", let last = endOfEnding(close + 2, text),
      beginsBehindControl(start, text), text.hasControlAtWork(from: start, to: last - 1)
    else { return nil }
    return Piece(kind: .path, range: start..<last, order: .leftToRight)
  }

  /// Whether a text has controls and, before the dot of an ending, the number of a copy: there
  /// controls tell what is one piece. O(*n*).
  static func mayHaveCutFile(_ text: Skeleton) -> Bool {
    guard text.hasControls else { return false }
    return text.scalars.indices.contains { position in
      guard text.scalars[position] == "(" else { return false }
      let close = text.endOfDigits(position + 1)
      return close > position + 1 && text.at(close) == ")" && text.at(close + 1) == "."
    }
  }

  /// Whether what may stand in the words of a name is at a position: a letter of code, or a blank,
  /// a hyphen or a dot before another one or before brackets.
  private static func isOfCutName(_ position: Int, _ text: Skeleton) -> Bool {
    if text.isCodeLetter(position) { return true }
    return " -.".unicodeScalars.contains(text.at(position))
      && (text.isCodeLetter(position + 1) || text.at(position + 1) == "(")
  }

  /// Whether a control stands right before a name, or it begins behind a word of the other
  /// direction: what is before it is no part of it.
  private static func beginsBehindControl(_ start: Int, _ text: Skeleton) -> Bool {
    if start == 0 || text.hasControl(from: start - 1, to: start) { return true }
    var before = start - 1
    while before >= 0, text.isSpace(before) { before -= 1 }
    return !text.isCodeLetter(before)
  }
}
