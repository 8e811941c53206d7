/// Words of Persian and Urdu in letters that Arabic has, too.
extension Skeleton {
  /// How far around a number they are looked for.
  private static let reachOfWords = 80

  /// Whether a letter or a word near a position is one of Persian or Urdu, and none of Arabic.
  /// O(1).
  func isPersian(near position: Int) -> Bool {
    hasPersianLetter(near: position) || hasPersianWord(near: position)
  }

  /// Whether a word near a position is one of Persian or Urdu that Arabic has not, or writes
  /// otherwise. O(1).
  func hasPersianWord(near position: Int) -> Bool {
    let end = min(count, position + Self.reachOfWords)
    var first = max(0, position - Self.reachOfWords)
    while first < end {
      guard isRightToLeftLetter(first) else {
        first += 1
        continue
      }
      var last = first
      while last < end, isRightToLeftLetter(last) { last += 1 }
      if !isRightToLeftLetter(first - 1), !isRightToLeftLetter(last),
        Self.persianWords.contains(string(first..<last))
      {
        return true
      }
      first = last
    }
    return false
  }

  // Question, questions, problem, test, riddle, number, from, is, and.
  private static let persianWords: Set<String> = [
    "\u{633}\u{648}\u{627}\u{644}", "\u{633}\u{648}\u{627}\u{644}\u{627}\u{62A}",
    "\u{645}\u{633}\u{626}\u{644}\u{647}", "\u{622}\u{632}\u{645}\u{648}\u{646}",
    "\u{645}\u{639}\u{645}\u{627}", "\u{646}\u{645}\u{628}\u{631}", "\u{627}\u{632}",
    "\u{627}\u{633}\u{62A}", "\u{627}\u{648}\u{631}",
  ]
}
