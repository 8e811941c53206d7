extension Piece {
  /// `&nbsp;`, `&#8207;`: what HTML writes for a character, as a right-to-left sentence speaks of
  /// it: between blanks, with right-to-left words before it and nothing else behind it. Where tags
  /// stand in the text, it is markup. What stands for a sign of every text, `&amp;`, needs more
  /// words around it: two names have it between them in texts that were written as markup.
  /// O(its length), or O(*n*) where it has the form of one.
  @Sendable static func entity(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "&", text.isSpace(ifThere: start - 1), text.endsWord(start - 2),
      let end = endOfEntity(start, text), isEndOfItem(end, text),
      (end..<text.count).first(where: text.isStrong).map(text.isRightToLeftLetter) ?? true,
      !hasTag(text)
    else { return nil }
    if escaped.contains(text.string(start + 1..<end - 1)),
      wordCount(0..<start, text) + wordCount(end..<text.count, text) < fewestAroundEscaped
    {
      return nil
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The most scalars of an entity's name or number.
  private static let longestEntity = 12
  /// The fewest words around what stands for a sign of every text.
  private static let fewestAroundEscaped = 4

  /// The signs that every text has escaped in markup.
  private static let escaped: Set<String> = ["amp", "apos", "gt", "lt", "quot"]

  /// The end of an ampersand, a name or a number, and a semicolon; nil where there are none.
  private static func endOfEntity(_ start: Int, _ text: Skeleton) -> Int? {
    let isNumber = text.at(start + 1) == "#"
    let first = isNumber ? start + 2 : start + 1
    guard isNumber || text.isLatin(first) else { return nil }
    var end = first
    while end < first + longestEntity, text.isCodeLetter(end), text.at(end) != "_" { end += 1 }
    return end > first + 1 && text.at(end) == ";" ? end + 1 : nil
  }

  /// Whether a tag of markup stands in a text.
  private static func hasTag(_ text: Skeleton) -> Bool {
    (0..<text.count).contains { position in
      text.at(position) == "<"
        && (text.isLatin(position + 1)
          || (text.at(position + 1) == "/" && text.isLatin(position + 2)))
    }
  }

  /// How many right-to-left words are in a range.
  private static func wordCount(_ range: Range<Int>, _ text: Skeleton) -> Int {
    range.count { text.isRightToLeftLetter($0) && text.isGap($0 - 1) }
  }
}
