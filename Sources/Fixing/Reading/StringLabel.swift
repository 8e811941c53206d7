/// Strings of code that say what is printed behind them: `"ABC: "`. Nobody can tell whether their
/// colon is that of the right-to-left words or stands between these and what is printed.
enum StringLabel {
  /// Whether tokens between straight marks are one: words, and a colon with a blank behind it.
  static func isOne(_ inside: Range<Int>, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard inside.count > 1, "\"'".unicodeScalars.contains(text.at(mark(inside, tokens))) else {
      return false
    }
    let colon = tokens[inside.upperBound - 1]
    return colon.sign(in: text) == ":" && !colon.followsSpace
      && text.isSpace(ifThere: colon.range.upperBound)
  }

  /// Where the mark stands that opens a string.
  private static func mark(_ inside: Range<Int>, _ tokens: [Token]) -> Int {
    tokens[inside.lowerBound - 1].range.lowerBound
  }
}
