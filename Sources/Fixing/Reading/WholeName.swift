internal import BidiAlgorithm

/// Names in right-to-left letters that are one element with their signs in a line from left to
/// right: those of users, hashtags, names with initials, and who speaks in a chat.
enum WholeName {
  /// The element of such a name that begins with a token, and its end; nil where none begins. Some
  /// are read in the line itself alone, not in brackets or quotations. O(1).
  static func element(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton, _ meant: MeantRanges,
    isOfLine: Bool
  ) -> (element: Element, end: Int)? {
    if let tag = RightToLeftTag.element(start, in: range, tokens, text, meant) {
      return (tag, start + 2)
    }
    guard isOfLine else { return nil }
    return InitialledName.element(start, in: range, tokens, text)
      ?? NickLine.element(start, in: range, tokens, text)
  }
}
