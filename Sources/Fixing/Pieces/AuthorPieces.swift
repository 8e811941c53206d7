/// Names of authors as lists of books have them: a family name, a comma and initials.
extension Piece {
  /// The most letters of a family name, and the most initials.
  private static let longestFamily = 24
  private static let mostInitials = 3

  /// `Cohen, D.`, `Smith-Lee, J. R.` in a right-to-left sentence that goes on behind it, behind a
  /// word that leads to an author: `article of Cohen, D. ABC`. The full stop is the initial's.
  /// Behind other words such letters may be the end of a list (`Java, C.`).
  @Sendable static func authoredName(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCapital(start), text.isLatin(start + 1), text.isSpace(ifThere: start - 1) else {
      return nil
    }
    var end = start
    while end < start + longestFamily,
      text.isLatin(end)
        || ("-'\u{2019}".unicodeScalars.contains(text.at(end)) && text.isLatin(end + 1))
    {
      end += 1
    }
    guard text.at(end) == ",", text.at(end + 1) == " " else { return nil }
    end += 2
    var initials = 0
    while initials < mostInitials, text.isCapital(end), text.at(end + 1) == "." {
      initials += 1
      end += 2
      let next = "- ".unicodeScalars.contains(text.at(end)) ? end + 1 : end
      guard text.isCapital(next), text.at(next + 1) == "." else { break }
      end = next
    }
    guard initials > 0, goesOnFromRightToLeft(end, text), text.followsWordForAuthor(start) else {
      return nil
    }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }
}

extension Skeleton {
  /// Whether the word right before a position leads to the name of an author, or is one for what
  /// somebody wrote, with the Hebrew word for of or without it.
  fileprivate func followsWordForAuthor(_ position: Int) -> Bool {
    guard let word = wordBefore(position) else { return false }
    if Self.has(word, in: Self.leadingToAuthors) || Self.has(word, in: Self.writings) {
      return true
    }
    return startOfHebrewOf(before: position).flatMap(wordBefore).map {
      Self.has($0, in: Self.writings)
    } ?? false
  }

  // By, according to, with, by the hand of; by the pen of, written by, according to; written by,
  // by, a work of.
  private static let leadingToAuthors = words(
    """
    \u{5DE}\u{5D0}\u{5EA} \u{5DC}\u{5E4}\u{5D9} \u{5D0}\u{5E6}\u{5DC} \u{5D9}\u{5D3}\u{5D9} \
    \u{628}\u{642}\u{644}\u{645} \u{62A}\u{623}\u{644}\u{64A}\u{641} \u{62D}\u{633}\u{628} \
    \u{646}\u{648}\u{634}\u{62A}\u{647} \
    \u{62A}\u{648}\u{633}\u{637} \u{627}\u{62B}\u{631}
    """)

  // Article, study, book, work, chapter, report, thesis, survey; the same in Arabic, Persian and
  // Urdu.
  private static let writings = words(
    """
    \u{5DE}\u{5D0}\u{5DE}\u{5E8} \u{5DE}\u{5D0}\u{5DE}\u{5E8}\u{5D5} \
    \u{5DE}\u{5D0}\u{5DE}\u{5E8}\u{5D4} \u{5DE}\u{5D7}\u{5E7}\u{5E8} \
    \u{5DE}\u{5D7}\u{5E7}\u{5E8}\u{5D5} \u{5DE}\u{5D7}\u{5E7}\u{5E8}\u{5D4} \u{5E1}\u{5E4}\u{5E8} \
    \u{5E1}\u{5E4}\u{5E8}\u{5D5} \u{5E1}\u{5E4}\u{5E8}\u{5D4} \u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5EA} \
    \u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4} \u{5E4}\u{5E8}\u{5E7} \u{5D3}\u{5D5}\u{5D7} \
    \u{5EA}\u{5D6}\u{5D4} \u{5E1}\u{5E7}\u{5D9}\u{5E8}\u{5D4} \u{5E1}\u{5E7}\u{5D9}\u{5E8}\u{5EA} \
    \u{645}\u{642}\u{627}\u{644} \u{645}\u{642}\u{627}\u{644}\u{629} \
    \u{62F}\u{631}\u{627}\u{633}\u{629} \u{628}\u{62D}\u{62B} \u{643}\u{62A}\u{627}\u{628} \
    \u{631}\u{633}\u{627}\u{644}\u{629} \u{623}\u{637}\u{631}\u{648}\u{62D}\u{629} \
    \u{648}\u{631}\u{642}\u{629} \u{645}\u{642}\u{627}\u{644}\u{647} \u{6A9}\u{62A}\u{627}\u{628} \
    \u{67E}\u{698}\u{648}\u{647}\u{634} \u{62A}\u{62D}\u{642}\u{6CC}\u{642} \
    \u{645}\u{637}\u{627}\u{644}\u{639}\u{647} \u{645}\u{636}\u{645}\u{648}\u{646} \
    \u{645}\u{642}\u{627}\u{644}\u{6C1}
    """)
}
