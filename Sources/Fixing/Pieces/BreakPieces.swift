/// Breaks of lines and tabs as catalogues write them.
extension Piece {
  /// So far back, in scalars, a quotation that is open is looked for.
  private static let reachOfQuotation = 400

  /// `\n`, `\t`, `\r\n`: breaks that are written between right-to-left sentences, or at the end of
  /// one. In a quotation they are a part of a string of code, and behind a blank names like others.
  @Sendable static func writtenBreak(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "\\", endsSentence(before: start, text) else { return nil }
    var end = start
    while text.at(end) == "\\", "nrt".unicodeScalars.contains(text.at(end + 1)) { end += 2 }
    let goesOn =
      text.isGap(end) || text.isRightToLeftLetter(end) || text.isDigit(end)
      || "{%-*\u{2022}\u{2013}".unicodeScalars.contains(text.at(end))
    guard end > start, goesOn, !isInQuotation(start, text) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// Whether right-to-left words end right before a position, with signs behind them or without.
  private static func endsSentence(before position: Int, _ text: Skeleton) -> Bool {
    var last = position - 1
    while last >= 0,
      ".,:;!?)]}\u{2026}\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(text.at(last))
    {
      last -= 1
    }
    if text.endsWord(last) { return true }
    // What is counted, or comes for a placeholder.
    return last < position - 1 && text.isDigit(last)
  }

  /// Whether a quotation mark of code before a position was not closed; marks inside right-to-left
  /// words are those of abbreviations.
  private static func isInQuotation(_ position: Int, _ text: Skeleton) -> Bool {
    let marks = (max(0, position - reachOfQuotation)..<position).count {
      text.at($0) == "\""
        && !(text.isRightToLeftLetter($0 - 1) && text.isRightToLeftLetter($0 + 1))
    }
    return !marks.isMultiple(of: 2)
  }
}
