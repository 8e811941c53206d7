/// Paths with right-to-left folders that are a whole line, whose last folder or file has a name of
/// several right-to-left words: `C:\Users\dana\ABC\DEF GHI`, `/home/dana/ABC/DEF GHI`. The end of
/// the line closes that name.
enum WholePath {
  /// The most scalars of such a line, and the words of such a name.
  private static let longest = 240
  private static let words = 2...3

  /// Whether a blank stands in such a name, of a path that begins at a position with a drive, a
  /// slash or the sign of a home. A word that says something of the path is none of its name.
  /// O(the line's length), which is short.
  static func holds(_ space: Int, from start: Int, _ text: Skeleton) -> Bool {
    guard text.count <= longest, text.at(space) == " ", start < space,
      text.at(start) != ".", text.at(start) != "$",
      (0..<start).allSatisfy({ text.isSpace($0) }),
      let slash = (start..<space).last(where: { isSlash($0, text) }),
      (start..<slash).contains(where: text.isRightToLeftLetter)
    else { return false }
    var end = text.count
    while end > space, text.isSpace(end - 1) { end -= 1 }
    // The ending of a file stands behind its name.
    if let dot = (space..<end).last(where: { text.at($0) == "." }),
      Piece.endOfEnding(dot + 1, text) == end
    {
      end = dot
    }
    let name = (slash + 1..<end).split(omittingEmptySubsequences: false) { text.at($0) == " " }
    guard space < end, words.contains(name.count) else { return false }
    return name.allSatisfy { isWord($0, text) }
      && name.dropFirst().allSatisfy { isOfName($0, text) }
  }

  private static func isSlash(_ position: Int, _ text: Skeleton) -> Bool {
    text.at(position) == "/" || text.at(position) == "\\"
  }

  private static func isWord(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    !range.isEmpty && text.isRightToLeftLetter(range.lowerBound)
      && range.allSatisfy { text.isOfRightToLeftWord($0) }
  }

  private static func isOfName(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    !LeadingWords.isOne(range, text) && !CommandOutcome.isOne(range, text)
      && !states.contains(text.string(range))
  }

  // Not, is not, he, she, this, on, of; found, missing, there, empty, deleted, saved, opened,
  // closed, locked, damaged in Hebrew; no, did not, not, is not, in, from, he, she, there, missing,
  // empty, deleted, damaged, locked in Arabic; is not, is, became, did not become, in, empty in
  // Persian; not, went, is, in in Urdu.
  private static let states = Skeleton.words(
    """
    \u{5DC}\u{5D0} \u{5D0}\u{5D9}\u{5DF} \u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D9}\u{5D0} \
    \u{5D6}\u{5D4} \u{5E2}\u{5DC} \u{5E9}\u{5DC} \u{641}\u{64A} \u{645}\u{646} \u{647}\u{648} \
    \u{647}\u{64A} \u{62F}\u{631} \u{627}\u{633}\u{62A} \u{6C1}\u{6D2} \u{645}\u{6CC}\u{6BA} \
    \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4} \u{5D7}\u{5E1}\u{5E8} \
    \u{5D7}\u{5E1}\u{5E8}\u{5D4} \u{5E7}\u{5D9}\u{5D9}\u{5DD} \u{5E7}\u{5D9}\u{5D9}\u{5DE}\u{5EA} \
    \u{5E8}\u{5D9}\u{5E7} \u{5E8}\u{5D9}\u{5E7}\u{5D4} \u{5E0}\u{5DE}\u{5D7}\u{5E7} \
    \u{5E0}\u{5DE}\u{5D7}\u{5E7}\u{5D4} \u{5E0}\u{5E9}\u{5DE}\u{5E8} \
    \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D4} \u{5E0}\u{5E4}\u{5EA}\u{5D7} \
    \u{5E0}\u{5E4}\u{5EA}\u{5D7}\u{5D4} \u{5E0}\u{5E1}\u{5D2}\u{5E8} \
    \u{5E0}\u{5E2}\u{5D5}\u{5DC} \u{5E0}\u{5E2}\u{5D5}\u{5DC}\u{5D4} \u{5E4}\u{5D2}\u{5D5}\u{5DD} \
    \u{644}\u{627} \u{644}\u{645} \u{63A}\u{64A}\u{631} \u{644}\u{64A}\u{633} \
    \u{644}\u{64A}\u{633}\u{62A} \u{645}\u{648}\u{62C}\u{648}\u{62F} \
    \u{645}\u{641}\u{642}\u{648}\u{62F} \u{641}\u{627}\u{631}\u{63A} \
    \u{645}\u{62D}\u{630}\u{648}\u{641} \u{62A}\u{627}\u{644}\u{641} \u{645}\u{642}\u{641}\u{644} \
    \u{646}\u{6CC}\u{633}\u{62A} \u{634}\u{62F} \u{646}\u{634}\u{62F} \u{62E}\u{627}\u{644}\u{6CC} \
    \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6AF}\u{6CC}\u{627} \u{6AF}\u{626}\u{6CC}
    """)
}
