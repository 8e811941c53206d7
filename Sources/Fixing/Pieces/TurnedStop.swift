/// The full stop of an abbreviation, a company or a sentence in Latin letters that was typed in
/// front of them in a right-to-left line, where the screen draws it behind them: `.Example Ltd`,
/// `.U.S.A`.
enum TurnedStop {
  /// Whether the full stop at a position is one: before letters with full stops between them, a
  /// word with a capital and small letters, or a call in capitals that ends the text. A name such
  /// as `.NET`, an ending of files, and what a word for a file or a class leads to have a dot of
  /// their own. No Latin letter stands nearer before it than a right-to-left one. O(1).
  static func isOne(_ stop: Int, _ text: Skeleton) -> Bool {
    let start = stop + 1
    let before = (max(0, stop - reach)..<stop).last(where: text.isStrong)
    guard before.map(text.isRightToLeftLetter) ?? true, text.isLatin(start) else { return false }
    if text.followsWord(stop, of: leads) { return false }
    if isAbbreviated(start, text) { return true }
    var end = start
    while text.isLatin(end), end < start + longest { end += 1 }
    guard !text.isCodeLetter(end), Piece.isEndOfItem(end, text),
      Piece.endOfEnding(start, text) == nil
    else { return false }
    let word = text.string(start..<end)
    guard text.isCapital(start) else { return word == "etc" }
    if dotted.contains(word.lowercased()) { return false }
    let rest = start + 1..<end
    if rest.allSatisfy(text.isCapital) {
      return (2...longestCall).contains(end - start) && end == text.count
    }
    guard !rest.contains(where: text.isCapital) else { return false }
    // A single word inside a sentence may be a class or a folder.
    return end == text.count || !text.isStrong(end + 1)
      || text.isLatin(end + 1)
        && text.isSpace(ifThere: end)
  }

  /// So far, in scalars, other letters are looked for.
  private static let reach = 40
  private static let longest = 24
  /// The most letters of a word in capitals that somebody says.
  private static let longestCall = 3

  /// Whether single letters with a full stop between each two begin at a position: `U.S.A`, `p.m`.
  private static func isAbbreviated(_ start: Int, _ text: Skeleton) -> Bool {
    var end = start + 1
    while text.at(end) == ".", text.isLatin(end + 1), end < start + longest { end += 2 }
    return end > start + 1 && !text.isCodeLetter(end) && Piece.isEndOfItem(end, text)
  }

  /// Names with a capital that begin with a dot.
  private static let dotted: Set<String> = [
    "net", "rdata", "renviron", "rhistory", "rprofile", "trash", "trashes", "xauthority",
    "xresources",
  ]

  // File, folder, directory, class, ending, domain in Hebrew, Arabic, Persian and Urdu.
  private static let leads = Skeleton.words(
    """
    \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E7}\u{5D5}\u{5D1}\u{5E6}\u{5D9} \
    \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5EA} \
    \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5D9}\u{5D4} \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5D9}\u{5EA} \
    \u{5DE}\u{5D7}\u{5DC}\u{5E7}\u{5D4} \u{5DE}\u{5D7}\u{5DC}\u{5E7}\u{5EA} \
    \u{5E1}\u{5D9}\u{5D5}\u{5DE}\u{5EA} \u{5E1}\u{5D9}\u{5D5}\u{5DE}\u{5D5}\u{5EA} \
    \u{5D3}\u{5D5}\u{5DE}\u{5D9}\u{5D9}\u{5DF} \u{645}\u{644}\u{641} \
    \u{645}\u{644}\u{641}\u{627}\u{62A} \u{645}\u{62C}\u{644}\u{62F} \u{641}\u{626}\u{629} \
    \u{627}\u{645}\u{62A}\u{62F}\u{627}\u{62F} \u{646}\u{637}\u{627}\u{642} \
    \u{641}\u{627}\u{6CC}\u{644} \u{67E}\u{648}\u{634}\u{647} \u{6A9}\u{644}\u{627}\u{633} \
    \u{67E}\u{633}\u{648}\u{646}\u{62F} \u{62F}\u{627}\u{645}\u{646}\u{647} \
    \u{641}\u{627}\u{626}\u{644} \u{641}\u{648}\u{644}\u{688}\u{631} \
    \u{688}\u{648}\u{645}\u{6CC}\u{646}
    """)
}
