internal import BidiAlgorithm

/// What is said in English inside a sentence from right to left, with its mark:
/// `ABC Hello, world! DEF`, `ABC Thank you! DEF GHI`.
///
/// The sentence goes on behind the mark, which is that of what is said. Names and titles begin with
/// such words, too (`Hello Kitty`, `Good Omens`), but their second word has a capital.
enum GreetingInSentence {
  /// The most letters of a word that greets.
  private static let longestWord = 15

  /// Whether an element is the mark of Latin words right before it: the first has a capital and
  /// greets, thanks or wishes, a comma or a word in small letters follows it, and right-to-left
  /// words stand on both sides; or the word before them is one for a message. O(members).
  static func closes(
    _ index: Int, behind members: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let before = index - members.count - 1
    guard before >= 0, index + 1 < all.count, let first = members.first,
      all[index].isJoinedSign(of: "!?", in: text), isOwn(all[before]), isOwn(all[index + 1]),
      all[index + 1].followsSpace, first.isWord, first.followsSpace,
      text.isCapital(first.range.lowerBound),
      members.allSatisfy({ $0.isWord || $0.isJoinedSign(of: ",", in: text) })
    else { return false }
    let word = all[before].range
    if word.count <= longestWord, messages.contains(text.string(word)) { return true }
    return members.count > 1 && first.range.count <= longestWord
      && NamedSentence.greets(text.string(first.range).lowercased())
      && (!members[1].isWord || !text.isCapital(members[1].range.lowerBound))
  }

  // Message, the message, the message of in Hebrew; message, the message in Arabic; message in
  // Persian and Urdu.
  private static let messages = Skeleton.words(
    """
    \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \u{5D4}\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \
    \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5EA} \u{631}\u{633}\u{627}\u{644}\u{629} \
    \u{627}\u{644}\u{631}\u{633}\u{627}\u{644}\u{629} \u{67E}\u{6CC}\u{627}\u{645} \
    \u{67E}\u{6CC}\u{63A}\u{627}\u{645}
    """)

  private static func isOwn(_ element: Element) -> Bool {
    element.isWord && element.direction == .rightToLeft
  }
}
