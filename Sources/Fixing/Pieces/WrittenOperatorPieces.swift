extension Piece {
  /// `!=`, `+=`: an operator of code that right-to-left words tell to write or to use,
  /// `ABC != DEF`, or set against another one with a word for not or instead of. Its signs have an
  /// order, and none of them is mirrored. Between other words it may be a part of a formula in
  /// words, and is read with it. O(*n*) behind a right-to-left word.
  @Sendable static func writtenOperator(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "!+-*/%&|^".unicodeScalars.contains(text.at(start)), text.at(start - 1) == " " else {
      return nil
    }
    var end = start
    while isOfOperator(text.at(end)) { end += 1 }
    guard (2...3).contains(end - start), text.at(end - 1) == "=", text.isGap(end),
      let before = text.wordBefore(start)
    else { return nil }
    let neighbours = [before] + (wordBehind(end, text).map { [$0] } ?? [])
    guard
      neighbours.contains(where: { Skeleton.has($0, in: writing) })
        || (neighbours.contains(where: { Skeleton.has($0, in: contrasts) })
          && hasOperator(besides: start..<end, text))
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  private static func isOfOperator(_ scalar: Unicode.Scalar) -> Bool {
    "!=<>+-*/%&|^".unicodeScalars.contains(scalar)
  }

  /// The right-to-left word behind a blank; nil where another thing stands there.
  private static func wordBehind(_ position: Int, _ text: Skeleton) -> String? {
    guard text.at(position) == " " else { return nil }
    let word = text.letters(from: position + 1, most: longestNeighbour)
    return word.isEmpty ? nil : text.string(word)
  }

  /// No word that is looked for has more letters.
  private static let longestNeighbour = 13

  /// Whether another operator of code stands between blanks behind a right-to-left word.
  private static func hasOperator(besides range: Range<Int>, _ text: Skeleton) -> Bool {
    var position = 1
    while position < text.count {
      guard !range.contains(position), isOfOperator(text.at(position)),
        text.at(position - 1) == " "
      else {
        position += 1
        continue
      }
      var end = position
      while isOfOperator(text.at(end)) { end += 1 }
      if text.isGap(end), text.wordBefore(position) != nil,
        others.contains(text.string(position..<end))
      {
        return true
      }
      position = end
    }
    return false
  }

  /// Operators that one may be set against.
  private static let others: Set<String> = [
    "!=", "!==", "%=", "&&", "*=", "+=", "-=", "/=", "<", "<=", "=", "==", "===", ">", ">=", "||",
  ]

  // Write, wrote and use in their forms, in Hebrew, Arabic, Persian and Urdu.
  private static let writing = Skeleton.words(
    """
    \u{5DB}\u{5EA}\u{5D5}\u{5D1} \u{5DB}\u{5EA}\u{5D1}\u{5D5} \u{5DB}\u{5EA}\u{5D1}\u{5EA} \
    \u{5E0}\u{5DB}\u{5EA}\u{5D5}\u{5D1} \u{5E8}\u{5E9}\u{5D5}\u{5DD} \
    \u{5E8}\u{5E9}\u{5DE}\u{5D5} \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \
    \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} \u{5DC}\u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \
    \u{627}\u{643}\u{62A}\u{628} \u{627}\u{643}\u{62A}\u{628}\u{648}\u{627} \
    \u{627}\u{643}\u{62A}\u{628}\u{64A} \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \
    \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645}\u{648}\u{627} \
    \u{627}\u{633}\u{62A}\u{639}\u{645}\u{644} \u{646}\u{643}\u{62A}\u{628} \
    \u{62A}\u{643}\u{62A}\u{628} \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645} \
    \u{628}\u{646}\u{648}\u{6CC}\u{633}\u{6CC}\u{62F} \u{628}\u{646}\u{648}\u{6CC}\u{633} \
    \u{646}\u{648}\u{634}\u{62A} \u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647} \
    \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA} \u{644}\u{6A9}\u{6BE}\u{648} \
    \u{644}\u{6A9}\u{6BE}\u{646}\u{627} \u{627}\u{633}\u{62A}\u{639}\u{645}\u{627}\u{644}
    """)

  // Not and instead of, in the same languages.
  private static let contrasts = Skeleton.words(
    """
    \u{5DC}\u{5D0} \u{5D1}\u{5DE}\u{5E7}\u{5D5}\u{5DD} \u{628}\u{62F}\u{644} \
    \u{628}\u{62F}\u{644}\u{627} \u{644}\u{64A}\u{633} \u{644}\u{627} \u{646}\u{647} \
    \u{628}\u{62C}\u{627}\u{6CC} \u{646}\u{6C1} \u{628}\u{62C}\u{627}\u{626}\u{6D2}
    """)
}
