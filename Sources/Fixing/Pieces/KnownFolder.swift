/// Folders that a system makes for its users and names with two right-to-left words. Nothing has to
/// close such a name at the end of a path: `C:\Users\ABC\DEF GHI` in a sentence that goes on.
enum KnownFolder {
  /// Whether a blank stands between the two words of one, which begins right behind a slash of a
  /// path. O(1).
  static func holds(_ space: Int, _ text: Skeleton) -> Bool {
    guard text.at(space) == " ", text.isRightToLeftLetter(space + 1) else { return false }
    var start = space
    while start > 0, space - start <= longestWord, text.isOfRightToLeftWord(start - 1) {
      start -= 1
    }
    guard start < space, "/\\".unicodeScalars.contains(text.at(start - 1)) else { return false }
    var end = space + 1
    while end - space <= longestWord, text.isOfRightToLeftWord(end) { end += 1 }
    return names.contains(text.string(start..<end))
  }

  /// The most letters of a word of one.
  private static let longestWord = 10

  // The desktop, my documents, my pictures, my music, my films, files of programs in Hebrew,
  // Arabic, Persian and Urdu.
  private static let names: Set<String> = [
    "\u{5E9}\u{5D5}\u{5DC}\u{5D7}\u{5DF} \u{5D4}\u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4}",
    "\u{5D4}\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD} \u{5E9}\u{5DC}\u{5D9}",
    "\u{5D4}\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5E9}\u{5DC}\u{5D9}",
    "\u{5D4}\u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4} \u{5E9}\u{5DC}\u{5D9}",
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5E0}\u{5D9}\u{5DD} \u{5E9}\u{5DC}\u{5D9}",
    "\u{633}\u{637}\u{62D} \u{627}\u{644}\u{645}\u{643}\u{62A}\u{628}",
    "\u{645}\u{644}\u{641}\u{627}\u{62A} \u{627}\u{644}\u{628}\u{631}\u{627}\u{645}\u{62C}",
    "\u{645}\u{6CC}\u{632} \u{6A9}\u{627}\u{631}",
    "\u{627}\u{633}\u{646}\u{627}\u{62F} \u{645}\u{646}",
    "\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631} \u{645}\u{646}",
    "\u{645}\u{648}\u{633}\u{6CC}\u{642}\u{6CC} \u{645}\u{646}",
    "\u{688}\u{6CC}\u{633}\u{6A9} \u{679}\u{627}\u{67E}",
    "\u{645}\u{6CC}\u{631}\u{6CC} \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}",
    "\u{645}\u{6CC}\u{631}\u{6CC} \u{62F}\u{633}\u{62A}\u{627}\u{648}\u{6CC}\u{632}\u{627}\u{62A}",
  ]
}
