extension Piece {
  /// The most blanks in a name.
  private static let mostBlanksOfName = 2

  /// Whether what stands between two marks is right-to-left words that lead to a Latin name or a
  /// file at its end, with a prefix and its hyphen behind another word, `ABC DEF B-README.md`, or
  /// with a small word: `ABC DEF of API`, `ABC in main.c`. Whoever reads them goes on left of
  /// them. O(its length).
  static func endsInLedName(_ quoted: Range<Int>, _ text: Skeleton) -> Bool {
    guard let first = quoted.first(where: text.isStrong), text.isRightToLeftLetter(first),
      let last = quoted.last(where: text.isRightToLeftLetter)
    else { return false }
    var end = last + 1
    while text.isMark(end) { end += 1 }
    guard !(first..<end).contains(where: text.isLatin),
      let name = (end..<quoted.upperBound).first(where: text.isLatin)
    else { return false }
    var close = quoted.upperBound
    while close > name, text.endsSentence(close - 1) { close -= 1 }
    let letters = name..<close
    guard letters.count(where: { text.isSpace($0) }) <= mostBlanksOfName,
      letters.allSatisfy({ isOfLedName($0, text) })
    else { return false }
    if let prefix = text.startOfPrefix(before: name) { return prefix > first }
    guard name == end + 1, text.isSpace(end) else { return false }
    var word = end
    while word > first, !text.isSpace(word - 1) { word -= 1 }
    // A word in small letters may be another argument.
    let isName =
      text.isCapital(name) || letters.contains { "._/".unicodeScalars.contains(text.at($0)) }
    return word > first && isName && LeadingWords.isOne(word..<end, text)
  }

  private static func isOfLedName(_ position: Int, _ text: Skeleton) -> Bool {
    text.isCodeLetter(position) || text.at(position) == " "
      || "-._/+#".unicodeScalars.contains(text.at(position))
  }
}
