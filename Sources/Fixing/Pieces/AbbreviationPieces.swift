/// Abbreviations whose full stops belong to them.
extension Piece {
  /// The end of a degree: `B.Sc.`, `Ph.D.`, `M.B.A.`.
  static func endOfDegree(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    var parts = 0
    while text.isCapital(end) {
      var last = end + 1
      while text.isLatin(last), last < end + longestPart { last += 1 }
      let isFirst = parts == 0 && last > end + 1
      guard text.at(last) == ".", !isFirst || degrees.contains(text.string(end..<last)) else {
        break
      }
      parts += 1
      end = last + 1
    }
    return parts > 1 && !text.isCodeLetter(end) ? end : nil
  }

  /// The most letters between two full stops.
  private static let longestPart = 4

  /// What degrees begin with, but for single letters.
  private static let degrees: Set<String> = ["Dip", "Ed", "LL", "Ph", "Psy", "Th"]

  /// Two letters of a currency with full stops in an Arabic name for it. The last one belongs to it
  /// unless it ends an English sentence.
  @Sendable static func moneyName(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start + 1) == ".", text.isRightToLeftLetter(start + 2), text.mayBegin(start),
      monies.contains(text.string(start..<start + 3))
    else { return nil }
    var end = start + 3
    if text.at(end) == ".", end + 1 < text.count || isBehindNumber(start, text) { end += 1 }
    guard !text.isStrong(end), !text.isMark(end) else { return nil }
    return Piece(kind: .name, range: start..<end, order: .rightToLeft)
  }

  /// Whether two letters with a full stop behind each, at the end of a text without Latin letters,
  /// stand behind a number: `12,999.00 A.B.`. O(1) but at the end of a text.
  private static func isBehindNumber(_ start: Int, _ text: Skeleton) -> Bool {
    text.isSpace(ifThere: start - 1) && text.isDigit(start - 2) && text.at(start + 3) == "."
      && start + 4 == text.count && !text.scalars.indices.contains(where: text.isLatin)
  }

  /// Riyals, dirhams, dinars, pounds and liras of the countries that write Arabic.
  private static let monies: Set<String> = [
    "\u{631}.\u{633}", "\u{631}.\u{639}", "\u{631}.\u{642}", "\u{631}.\u{64A}",
    "\u{62F}.\u{625}", "\u{62F}.\u{643}", "\u{62F}.\u{628}", "\u{62F}.\u{623}",
    "\u{62F}.\u{627}", "\u{62F}.\u{62C}", "\u{62F}.\u{62A}", "\u{62F}.\u{639}",
    "\u{62F}.\u{644}", "\u{62F}.\u{645}", "\u{62C}.\u{645}", "\u{62C}.\u{633}",
    "\u{644}.\u{644}", "\u{644}.\u{633}",
  ]
}
