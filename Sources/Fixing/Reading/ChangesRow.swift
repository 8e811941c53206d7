/// A row of the recent changes of a wiki: `(diff | hist) . . ABC; 12:34 . . (+45) . . dana (talk)`.
///
/// Two dots with blanks part its cells, which follow each other from left to right, and so do the
/// name of a page and the time behind it.
enum ChangesRow {
  /// The sign of which two part the cells.
  static let separator: Unicode.Scalar = "."
  /// The fewest pairs of dots.
  private static let fewestPairs = 2

  /// Whether a text is one: it has such pairs, which are no row of dots, and Latin letters before
  /// the first of them. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    var pairs = 0
    var position = 0
    while position + 4 < text.count {
      if text.at(position) == ".", isPair(position, text) {
        if pairs == 0, !(0..<position).contains(where: text.isLatin) { return false }
        pairs += 1
        if pairs == fewestPairs { return true }
        position += 2
      }
      position += 1
    }
    return false
  }

  /// Whether the first of two dots with a blank before each and behind the last stands at a
  /// position, and no third one beside them.
  private static func isPair(_ first: Int, _ text: Skeleton) -> Bool {
    text.at(first - 1) == " " && text.at(first + 1) == " " && text.at(first + 2) == "."
      && text.at(first + 3) == " " && text.at(first + 4) != "." && text.at(first - 2) != "."
  }
}
