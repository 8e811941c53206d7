/// Comparisons with a version that blanks part from their sign, as requirements have them.
extension Piece {
  /// `>= 3.8`, `~> 2.0`, `>= 1.0, < 2.0`: a sign that compares, a blank and the number of a version
  /// right behind a right-to-left word, in a line whose first word is one. The signs have an order,
  /// as they have without the blank. A word for what is required or for a version tells them, or
  /// two signs and a number with a point at the end of the line; a single sign needs both the word
  /// and the point. Behind a Latin name, and behind other signs of one, they are a part of a
  /// formula, which may be read either way. O(*n*).
  @Sendable static func requirement(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "<>~".unicodeScalars.contains(text.at(start)), text.isSpace(ifThere: start - 1),
      text.endsWord(start - 2), let first = endOfRequirement(start, text),
      let letter = (0..<start).first(where: { text.isStrong($0) }),
      text.isRightToLeftLetter(letter),
      !(0..<start).contains(where: { "<>=+*~".unicodeScalars.contains(text.at($0)) })
    else { return nil }
    let isLong = text.at(start + 1) != " "
    let hasPoint = (start..<first).contains { text.at($0) == "." }
    var end = first
    while let next = startOfNext(end, text), let last = endOfRequirement(next, text) { end = last }
    let closes = endOfClosing(end, text)
    guard text.isGap(closes), !text.isSpace(ifThere: end) || !text.isCodeLetter(end + 1),
      isLong || hasPoint
    else { return nil }
    let isLast =
      isLong && hasPoint && closes == text.count
      && (letter..<start - 1).contains { text.isSpace($0) }
    guard isLast || text.hasWord(of: Skeleton.requirements, in: 0..<start) else { return nil }
    return Piece(kind: .version, range: start..<end, order: .leftToRight)
  }

  /// The end of a sign that compares, a blank and a number in European digits; nil where they do
  /// not stand at a position.
  private static func endOfRequirement(_ start: Int, _ text: Skeleton) -> Int? {
    let signs = text.string(start..<min(text.count, start + 2))
    let sign = ["<=", ">=", "~>"].contains(signs) ? start + 2 : start + 1
    guard sign == start + 2 || "<>".unicodeScalars.contains(text.at(start)),
      text.at(sign) == " "
    else { return nil }
    var end = text.endOfEuropeanDigits(sign + 1)
    guard end > sign + 1 else { return nil }
    while text.at(end) == ".", text.isEuropeanDigit(end + 1) {
      end = text.endOfEuropeanDigits(end + 1)
    }
    return end
  }

  /// Where another comparison begins behind one, with a comma between them or without; nil where
  /// none does.
  private static func startOfNext(_ end: Int, _ text: Skeleton) -> Int? {
    let blank = text.at(end) == "," ? end + 1 : end
    guard text.at(blank) == " ", "<>".unicodeScalars.contains(text.at(blank + 1)) else {
      return nil
    }
    return blank + 1
  }

  /// Behind the signs of a sentence that stand at a position.
  private static func endOfClosing(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while ".,;!?)\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(text.at(end)) { end += 1 }
    return end
  }
}

extension Skeleton {
  // Version; requires, required, needs, needed in their forms, in Hebrew, Arabic, Persian and Urdu.
  fileprivate static let requirements = versions.union(
    words(
      """
      \u{5D3}\u{5D5}\u{5E8}\u{5E9} \u{5D3}\u{5D5}\u{5E8}\u{5E9}\u{5EA} \
      \u{5D3}\u{5D5}\u{5E8}\u{5E9}\u{5D9}\u{5DD} \u{5E0}\u{5D3}\u{5E8}\u{5E9} \
      \u{5E0}\u{5D3}\u{5E8}\u{5E9}\u{5EA} \u{5E0}\u{5D3}\u{5E8}\u{5E9}\u{5D9}\u{5DD} \
      \u{5D3}\u{5E8}\u{5D5}\u{5E9} \u{5D3}\u{5E8}\u{5D5}\u{5E9}\u{5D4} \
      \u{64A}\u{62A}\u{637}\u{644}\u{628} \u{62A}\u{62A}\u{637}\u{644}\u{628} \
      \u{64A}\u{644}\u{632}\u{645} \u{645}\u{637}\u{644}\u{648}\u{628} \
      \u{64A}\u{62D}\u{62A}\u{627}\u{62C} \u{62A}\u{62D}\u{62A}\u{627}\u{62C} \
      \u{645}\u{62A}\u{637}\u{644}\u{628}\u{627}\u{62A} \
      \u{646}\u{6CC}\u{627}\u{632} \u{646}\u{6CC}\u{627}\u{632}\u{645}\u{646}\u{62F} \
      \u{644}\u{627}\u{632}\u{645} \
      \u{62F}\u{631}\u{6A9}\u{627}\u{631} \u{636}\u{631}\u{648}\u{631}\u{6CC}
      """))
}
