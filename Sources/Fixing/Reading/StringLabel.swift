/// Strings of code that say what is printed behind them, or lead to it: `"ABC: "`, `"ABC, "`,
/// `"ABC ("`. Nobody can tell whether their sign is that of the right-to-left words or stands
/// between these and what is printed.
enum StringLabel {
  /// Whether tokens between straight marks are one: words, and a colon or a comma with a blank
  /// behind it, or a bracket that another string closes.
  static func isOne(_ inside: Range<Int>, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard inside.count > 1, "\"'".unicodeScalars.contains(text.at(mark(inside, tokens))) else {
      return false
    }
    let last = tokens[inside.upperBound - 1]
    if "([".unicodeScalars.contains(last.sign(in: text)) { return true }
    return ":,\u{60C}".unicodeScalars.contains(last.sign(in: text)) && !last.followsSpace
      && text.isSpace(ifThere: last.range.upperBound)
  }

  /// Where the mark stands that opens a string.
  private static func mark(_ inside: Range<Int>, _ tokens: [Token]) -> Int {
    tokens[inside.lowerBound - 1].range.lowerBound
  }
}
