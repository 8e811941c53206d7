internal import BidiAlgorithm

/// Functions with their brackets behind a right-to-left word that leads to them: `ABC IN login()`,
/// `ABC IN-FUNCTION login()`.
enum CalledFunction {
  /// The most letters of a word for a function, and of what stands before it in one word.
  private static let longestWord = 12
  private static let longestPrefix = 3

  /// Whether a word leads to the function behind it: a small one, or a word for a function.
  static func isLed(by word: Token, to function: Token, _ text: Skeleton) -> Bool {
    isOne(function, text) && (SmallWords.leadsToName(word, text) || isNamed(by: word, text))
  }

  /// Whether a token is a Latin name with brackets right behind it.
  private static func isOne(_ token: Token, _ text: Skeleton) -> Bool {
    let range = token.range
    return token.sort == .piece && token.followsSpace && text.isLatin(range.lowerBound)
      && text.at(range.upperBound - 1) == ")" && !range.contains(where: text.isRightToLeftLetter)
  }

  private static func isNamed(by word: Token, _ text: Skeleton) -> Bool {
    guard word.isWord(.rightToLeft), word.range.count <= longestWord else { return false }
    let letters = text.string(word.range)
    return words.contains {
      letters.hasSuffix($0)
        && letters.unicodeScalars.count - $0.unicodeScalars.count <= longestPrefix
    }
  }

  // A function, that of, a method and that of in Hebrew; a function in Arabic; a function and a
  // method in Persian and Urdu.
  private static let words = [
    "\u{5E4}\u{5D5}\u{5E0}\u{5E7}\u{5E6}\u{5D9}\u{5D4}",
    "\u{5E4}\u{5D5}\u{5E0}\u{5E7}\u{5E6}\u{5D9}\u{5D9}\u{5EA}",
    "\u{5DE}\u{5EA}\u{5D5}\u{5D3}\u{5D4}", "\u{5DE}\u{5EA}\u{5D5}\u{5D3}\u{5EA}",
    "\u{62F}\u{627}\u{644}\u{629}", "\u{62A}\u{627}\u{628}\u{639}", "\u{645}\u{62A}\u{62F}",
    "\u{641}\u{646}\u{6A9}\u{634}\u{646}", "\u{645}\u{6CC}\u{62A}\u{6BE}\u{688}",
  ]
}
