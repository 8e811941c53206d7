extension Piece {
  /// `482 913`: a code in groups of as many digits, behind a word for one.
  @Sendable static func groupedCode(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBegin(start), !text.isDigit(start - 2) else { return nil }
    var end = text.endOfDigits(start)
    let size = end - start
    // Two numbers of four digits may be years.
    guard size == 3 || (size == 4 && !"12".unicodeScalars.contains(text.at(start))) else {
      return nil
    }
    var groups = 1
    while text.at(end) == " ", text.isDigit(end + 1) {
      let last = text.endOfDigits(end + 1)
      guard last - end - 1 == size else { return nil }
      end = last
      groups += 1
    }
    guard (2...4).contains(groups), !text.isCodeLetter(end), text.followsWordForCode(start) else {
      return nil
    }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `1234-5678-90AB`: a key in three groups or more with hyphens between, the first two of digits
  /// alone and a later one of digits and then letters. Read as a range and what is behind it, it
  /// would be torn.
  @Sendable static func groupedKey(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.scalars[start].isASCII, text.mayBeginWord(start),
      let end = endOfDigitGroups(start, text), text.isLatin(end)
    else { return nil }
    return identifierAfterDigits(start, end, text)
  }

  /// The fewest and the most scalars of a password that is looked for.
  private static let lengthsOfPasswords = 6...40

  /// `P4ss@word!`: a password with a sign, between a word for one and the next right-to-left word,
  /// or the end of the text behind a sign that ends no sentence. A sign that it begins with,
  /// `!Word2024`, tells it at the end of the text, too, and behind the label of a code or a key.
  @Sendable static func password(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isSpace(ifThere: start - 1), text.scalars[start].isASCII else { return nil }
    var end = start
    while end < text.count, end - start <= lengthsOfPasswords.upperBound,
      text.scalars[end].isASCII, !text.isSpace(end)
    {
      end += 1
    }
    let goesOn = text.isSpace(ifThere: end) && text.isRightToLeftLetter(end + 1)
    // Behind a colon all that follows is the password, also a mark at its end: `ABC: Word@2024!`,
    // `ABC: Word-2024!`.
    let isValue = text.at(start - 2) == ":" && text.at(end - 1) == "!"
    // Tags, variables and folders have other signs, and pieces of their own.
    let isLed =
      "!?^&*".unicodeScalars.contains(text.at(start)) && (text.isCodeLetter(end - 1) || isValue)
    let endsNothing = isLed || "@#$%^&*+=~".unicodeScalars.contains(text.at(end - 1))
    let isLast = end == text.count && (endsNothing || isValue)
    guard lengthsOfPasswords.contains(end - start), goesOn || isLast,
      !".,:;".unicodeScalars.contains(text.at(end - 1)),
      (start..<end).contains(where: text.isLatin), (start..<end).contains(where: text.isDigit),
      (start..<end - (isLed || endsNothing ? 0 : 1)).contains(where: {
        (isValue ? "!@#$%^&*?+=~-_" : "!@#$%^&*?+=~").unicodeScalars.contains(text.at($0))
      }),
      text.followsWordForPassword(start) || (isLed && text.followsLabelOfCode(start))
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }
}
