/// Lines of Markdown whose right-to-left letters all stand in the texts of links,
/// `- [ABC](https://x.com): 5`. Editors draw such a source from left to right, and a control before
/// the sign of a list or a heading would make words of it.
enum MarkdownLinks {
  /// The most scalars of an address.
  private static let longestAddress = 1_000

  /// Whether a text is one: each right-to-left letter stands between `[` and `](`, and what follows
  /// up to `)` is the address. O(*n*).
  static func areAllThatIsRightToLeft(_ text: Skeleton) -> Bool {
    var isOpen = false
    var (hasLetter, hasAny) = (false, false)
    var position = 0
    while position < text.count {
      if text.isRightToLeftLetter(position) {
        guard isOpen else { return false }
        hasLetter = true
      } else if text.at(position) == "[" {
        guard !hasLetter else { return false }
        isOpen = true
      } else if text.at(position) == "]", isOpen {
        if let end = endOfAddress(position + 1, text) {
          hasAny = hasAny || hasLetter
          position = end
        } else if hasLetter {
          return false
        }
        (isOpen, hasLetter) = (false, false)
      }
      position += 1
    }
    return hasAny && !hasLetter
  }

  /// The position of the bracket that closes an address; nil where none begins. An address has no
  /// blank and no right-to-left letter.
  private static func endOfAddress(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start) == "(" else { return nil }
    var end = start + 1
    while end < text.count, text.at(end) != ")" {
      guard end - start < longestAddress else { return nil }
      if text.isSpace(end) || text.isRightToLeftLetter(end) { return nil }
      end += 1
    }
    return end < text.count && end > start + 1 ? end : nil
  }
}
