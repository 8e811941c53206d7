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
  /// words stand on both sides. O(members).
  static func closes(
    _ index: Int, behind members: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let before = index - members.count - 1
    guard before >= 0, index + 1 < all.count, members.count > 1,
      all[index].isJoinedSign(of: "!?", in: text), isOwn(all[before]), isOwn(all[index + 1]),
      all[index + 1].followsSpace, let first = members.first, first.isWord, first.followsSpace,
      text.isCapital(first.range.lowerBound), first.range.count <= longestWord,
      NamedSentence.greets(text.string(first.range).lowercased()),
      members.allSatisfy({ $0.isWord || $0.isJoinedSign(of: ",", in: text) })
    else { return false }
    return !members[1].isWord || !text.isCapital(members[1].range.lowerBound)
  }

  private static func isOwn(_ element: Element) -> Bool {
    element.isWord && element.direction == .rightToLeft
  }
}
