internal import BidiAlgorithm

/// Lines of two fields with a sign between blanks, Latin words before it and right-to-left ones
/// behind it: `Shalom - ABCD`, `File > ABC DEF`, who says something and when,
/// `Reuters \u{B7} ABC 3 DEF`, and titles in two languages, `Song (Live) | ABC - DEF`.
///
/// Each field is one stretch in its own order, and nobody reads them as one sentence. Behind other
/// signs more words may say something of the first field.
enum FieldPair {
  /// Signs between a name and something else.
  private static let joints = "-=>|\u{2013}\u{2014}"
  /// Dots between who says something and when.
  private static let dots = "\u{B7}\u{2022}"
  /// Signs between a title and the same in another language.
  private static let dashes = "-/\u{2013}\u{2014}"
  /// The most words of a name, and of a field behind a dot.
  private static let longestName = 2
  private static let longestByDot = 3
  /// The fewest words of a title before a bar and before a dash: a single word may be what a
  /// sentence speaks of.
  private static let fewestBeforeBar = 2
  private static let fewestBeforeDash = 3
  /// The most scalars of such a line with longer fields.
  private static let longest = 160

  /// Whether a text that is laid out from left to right is such a pair. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = (0..<text.count).first(where: { text.isRightToLeftLetter($0) }), first > 3
    else { return false }
    if isOfName(first, text) { return true }
    guard text.count <= longest, (0..<first).contains(where: text.isLatin) else { return false }
    return isByDot(first, tokens, text) || isInTwoLanguages(first, tokens, text)
  }

  /// Whether one or two right-to-left words that end no sentence stand behind the sign.
  private static func isOfName(_ first: Int, _ text: Skeleton) -> Bool {
    guard text.classes[0] != .an, isJoint(before: first, joints, text),
      !(first..<text.count).contains(where: { text.isStrong($0) && !text.isRightToLeftLetter($0) }),
      let last = (first..<text.count).last(where: { !text.isSpace($0) })
    else { return false }
    return (first..<last).count { text.isSpace($0) } < longestName
      && !text.endsSentence(last)
  }

  /// Whether a sign between blanks stands right before a position.
  private static func isJoint(before start: Int, _ signs: String, _ text: Skeleton) -> Bool {
    start > 3 && text.isSpace(start - 1) && text.isSpace(start - 3)
      && signs.unicodeScalars.contains(text.at(start - 2))
  }

  /// Whether a dot parts a few right-to-left words from what stands before it. A number may begin
  /// them before a single word, which is drawn beside it either way: `Dana \u{B7} 12 ABC`.
  private static func isByDot(_ first: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    var start = first
    if text.isSpace(first - 1), text.isDigit(first - 2) {
      start = first - 2
      while start > 0, text.isDigit(start - 1) { start -= 1 }
    }
    guard isJoint(before: start, dots, text),
      !(first..<text.count).contains(where: { isDot($0, text) }),
      isName(first, mostWords: start == first ? longestByDot : 1, tokens, text)
    else { return false }
    return start == first || !(first..<text.count).contains { text.isDigit($0) }
  }

  private static func isDot(_ position: Int, _ text: Skeleton) -> Bool {
    dots.unicodeScalars.contains(text.at(position))
  }

  /// Whether a bar or a dash parts a title from about as many right-to-left words.
  private static func isInTwoLanguages(
    _ first: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let latin = tokens.count { $0.direction == .leftToRight }
    if isJoint(before: first, "|", text), latin >= fewestBeforeBar {
      return isName(first, mostWords: latin + 1, tokens, text)
    }
    return isJoint(before: first, dashes, text) && latin >= fewestBeforeDash
      && isName(first, mostWords: latin, tokens, text)
  }

  /// Whether what begins at a position is a stretch of a few right-to-left words without a small
  /// one, in its own order, and ends as no sentence does.
  private static func isName(
    _ start: Int, mostWords: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let range = start..<text.count
    let words = range.count {
      text.isRightToLeftLetter($0) && ($0 == start || text.isSpace($0 - 1))
    }
    return words <= mostWords && ProgramFrame.isStretch(range, text)
      && !tokens.contains {
        $0.isWord(.rightToLeft)
          && (SmallWords.tellsSentence($0, text)
            || (SentenceWords.says($0, text) && !SentenceWords.isDay($0, text)))
      }
  }
}
