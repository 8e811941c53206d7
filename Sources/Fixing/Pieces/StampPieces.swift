extension Piece {
  /// The date and the time of a piece of a log in square brackets behind a right-to-left word,
  /// `ABC [2024-05-12 14:03:22] DEF`, which were copied as one: the time stands right of its date.
  /// nil where a date has none behind it. O(its length).
  static func bracketedStamp(_ start: Int, _ date: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start - 1) == "[", text.at(date) == " ",
      text.endsWord(text.isSpace(ifThere: start - 2) ? start - 3 : start - 2),
      let end = (date + 1..<text.count).first(where: { text.at($0) == "]" }),
      end - date - 1 >= shortestClock, end - date - 1 <= longestClock,
      (date + 1..<end).allSatisfy({
        text.isDigit($0) || ":.,".unicodeScalars.contains(text.at($0))
      })
    else { return nil }
    return Piece(
      kind: .date, range: start..<end, order: .leftToRight, parts: [start..<date, date + 1..<end])
  }

  /// Whether a piece is such a stamp, a path or the name of a setting: in a line from left to right
  /// it runs so, whatever it may do in another one. A date with signs between its numbers has more
  /// parts.
  static func runsAsItsLine(_ piece: Piece?) -> Bool {
    guard let piece else { return false }
    if piece.isPattern { return true }
    if piece.kind == .name { return piece.order == .either }
    return piece.kind == .path || (piece.kind == .date && piece.parts.count == partsOfStamp)
  }

  private static let partsOfStamp = 2

  /// The fewest and the most scalars of hours, minutes and seconds with parts of those.
  private static let shortestClock = 8
  private static let longestClock = 15
}
