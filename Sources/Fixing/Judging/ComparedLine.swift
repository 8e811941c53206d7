internal import BidiAlgorithm

/// Lines of a comparison of two files, laid out from left to right, of which what stands behind the
/// sign is whole by itself: `+[ABC]`, `-1. ABC`, `+| ABC | DEF |`, `+ ABC, DEF`. The sign is no
/// part of them, and stays at the left.
enum ComparedLine {
  /// The most scalars of a line.
  private static let longest = 400
  /// The most digits of the number of an item.
  private static let longestNumber = 3

  /// Whether a text is one. The rest is judged as a line of its own. O(*n* log *n*).
  static func isWhole(_ text: Skeleton, _ asked: BaseDirection) -> Bool {
    guard text.count <= longest, !text.hasControls, mayBe(text) else { return false }
    let rest = Judgement(DrawnParagraph(Array(text.scalars.dropFirst()), asked), asked)
    // In one stretch an item stays, however many words it has.
    return rest.torn.isEmpty || rest.text.map { LabelledStretch.isItem(rest.tokens, $0) } == true
  }

  /// Whether a text begins with the sign of such a line: not that of a number, an option or an
  /// arrow, and not the hyphen or dash of an item or of somebody who speaks, before a blank or a
  /// word.
  private static func mayBe(_ text: Skeleton) -> Bool {
    let isPlus = text.at(0) == "+"
    guard isPlus || text.at(0) == "-" else { return false }
    let start = text.endOfBlanks(1)
    if !isPlus, start == 2 { return false }
    if text.isRightToLeftLetter(start) { return isPlus || start > 2 }
    if text.isDigit(start) { return isNumbered(start, text) }
    let sign = text.at(start)
    // Two hyphens begin a comment.
    if sign == "-" || sign == "+" {
      return (isPlus || start > 1) && text.isSpace(ifThere: start + 1)
    }
    if sign == ">", !isPlus, start == 1 { return false }
    return "[({<*>|/;\"'_`#%".unicodeScalars.contains(sign) && !text.isDigit(start + 1)
  }

  /// Whether the number of an item begins at a position: `1. `, `2) `.
  private static func isNumbered(_ start: Int, _ text: Skeleton) -> Bool {
    let end = text.endOfDigits(start)
    return end - start <= longestNumber && ".)".unicodeScalars.contains(text.at(end))
      && text.isSpace(ifThere: end + 1)
  }
}
