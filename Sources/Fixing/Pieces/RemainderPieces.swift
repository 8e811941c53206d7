extension Piece {
  /// `10%3`, `2+10%3`, `10%3=1`: numbers with signs of operations right between them, one of which
  /// asks what is left of a division. A percent sign with a digit right behind it ends no
  /// percentage. In Arabic it may be read either way, like other calculations. O(its length).
  @Sendable static func remainder(_ start: Int, _ text: Skeleton) -> Piece? {
    let first = isSign(text.at(start)) ? start + 1 : start
    guard text.isDigit(first), text.at(first).isASCII, text.mayBeginWord(start),
      !text.isCodeLetter(start - 1)
    else { return nil }
    var end = endOfNumber(first, text)
    var parts = [start..<end]
    var hasRemainder = false
    while signsOfRemainders.unicodeScalars.contains(text.at(end)) {
      var operand = end + 1
      // One number may be equal to another by two signs: `10%3==1`.
      if text.at(end) == "=", text.at(operand) == "=" { operand += 1 }
      guard text.isDigit(operand), text.at(operand).isASCII else { break }
      if text.at(end) == "%" { hasRemainder = true }
      let last = endOfNumber(operand, text)
      parts += [end..<operand, operand..<last]
      end = last
    }
    guard hasRemainder, !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    let isEither = text.followsArabicLetter(start) && !text.isPersian(near: start)
    return Piece(
      kind: .number, range: start..<end, order: isEither ? .either : .leftToRight,
      parts: isEither ? parts : [])
  }

  private static let signsOfRemainders = "+-*/%=\u{D7}\u{F7}\u{2212}"

  /// `5!=3`, `5 != x`: a number that is not the same as another one or a name, as code says it, and
  /// `5 <= x`, one that is at most or at least a name. In a line from right to left the signs
  /// change places: `3 =! 5`, `x => 5`. O(its length).
  @Sendable static func unequal(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.at(start).isASCII, text.mayBeginWord(start) else { return nil }
    let number = endOfNumber(start, text)
    let sign = text.isSpace(ifThere: number) ? number + 1 : number
    let isBound = "<>".unicodeScalars.contains(text.at(sign))
    guard isBound || text.at(sign) == "!", text.at(sign + 1) == "=" else { return nil }
    let last = text.at(sign + 2) == "=" ? sign + 3 : sign + 2
    let operand = text.isSpace(ifThere: last) ? last + 1 : last
    guard (sign > number) == (operand > last), text.isCodeLetter(operand) else { return nil }
    // With blanks between two numbers it is read from either side. A bound is, also without them:
    // its first sign is mirrored.
    guard !text.isDigit(operand) || (sign == number && !isBound) else { return nil }
    let end = text.endOfDottedName(operand)
    guard !text.isStrong(end), !isBound || !goesOn(behind: end, text) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// Whether a sign behind an end says more of what is compared: `0 <= i < n`, `5 <= x + 2`.
  private static func goesOn(behind end: Int, _ text: Skeleton) -> Bool {
    "+*/=<>^\u{D7}\u{F7}".unicodeScalars.contains(text.at(text.endOfBlanks(end)))
  }
}
