/// Strings of code that say what is printed behind them: `"ABC: "`, `"ABC ("`. Nobody can tell
/// whether their colon or bracket is that of the right-to-left words or stands between these and
/// what is printed.
enum StringLabel {
  /// Whether tokens between straight marks are one: words, and a colon with a blank behind it, or a
  /// bracket that another string closes.
  static func isOne(_ inside: Range<Int>, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard inside.count > 1, "\"'".unicodeScalars.contains(text.at(mark(inside, tokens))) else {
      return false
    }
    let colon = tokens[inside.upperBound - 1]
    if "([".unicodeScalars.contains(colon.sign(in: text)) { return true }
    return colon.sign(in: text) == ":" && !colon.followsSpace
      && text.isSpace(ifThere: colon.range.upperBound)
  }

  /// Where the mark stands that opens a string.
  private static func mark(_ inside: Range<Int>, _ tokens: [Token]) -> Int {
    tokens[inside.lowerBound - 1].range.lowerBound
  }
}
