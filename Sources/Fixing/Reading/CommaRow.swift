internal import BidiAlgorithm

/// What commas part: the cells of a row of data, the lines of an address.
enum CommaRow {
  /// The fewest cells with right-to-left letters in a row.
  private static let fewestCells = 2
  /// The most scalars of a row.
  private static let longestRow = 1_000
  /// The most words that one has.
  private static let longestCell = 4

  /// Whether a text is a row of a table, `17,ABC,DEF,3200003`: no space stands beside a comma, and
  /// a number without right-to-left letters begins or ends it. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longestRow else { return false }
    var (cells, others) = (0, 0)
    var words = 0
    var (hasLetter, hasDigit) = (false, false)
    var (beginsWithNumber, endsWithNumber) = (false, false)
    for position in 0...text.count {
      let isEnd = position == text.count
      guard isEnd || text.at(position) == "," else {
        if text.isRightToLeftLetter(position) { hasLetter = true }
        if text.isDigit(position) { hasDigit = true }
        if text.isSpace(position) { words += 1 }
        continue
      }
      if words >= longestCell { return false }
      if !isEnd, text.isGap(position - 1) || text.isGap(position + 1) { return false }
      endsWithNumber = !hasLetter && hasDigit
      if cells + others == 0 { beginsWithNumber = endsWithNumber }
      if hasLetter { cells += 1 } else { others += 1 }
      (words, hasLetter, hasDigit) = (0, false, false)
    }
    return cells >= fewestCells && (beginsWithNumber || endsWithNumber)
  }

  /// Whether a text begins and ends in left-to-right words, and one part between commas, or more,
  /// is right-to-left alone: `P.O. Box 1, ABC DEF, 12345 Riyadh`. O(tokens).
  static func isAddress(_ text: Skeleton, _ tokens: [Token]) -> Bool {
    var parts: [TextDirection?] = [nil]
    var words = 0
    for token in tokens {
      if ",\u{60C}".unicodeScalars.contains(token.sign(in: text)) {
        parts.append(nil)
        words = 0
      } else if let direction = token.direction {
        words += 1
        if let part = parts[parts.count - 1], part != direction { return false }
        if direction == .rightToLeft, words > longestCell { return false }
        parts[parts.count - 1] = direction
      }
    }
    let own = parts.count { $0 == .leftToRight }
    let others = parts.count { $0 == .rightToLeft }
    return parts[0] == .leftToRight && parts[parts.count - 1] == .leftToRight && others > 0
      && others < own
  }
}
