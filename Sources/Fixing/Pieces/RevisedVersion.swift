/// Versions of two numbers with the revision of what is made of them, `128.0-2`, behind a word for
/// a version. Elsewhere such numbers may be from one to the other, or a score.
extension Piece {
  /// The most scalars of one.
  private static let longestRevised = 20

  /// Such a version. Between Arabic words its numbers would change places. O(its length).
  @Sendable static func revisedVersion(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.isSpace(ifThere: start - 1) else { return nil }
    let dot = text.endOfDigits(start)
    guard text.at(dot) == ".", text.isDigit(dot + 1) else { return nil }
    let hyphen = text.endOfDigits(dot + 1)
    guard text.at(hyphen) == "-", text.isDigit(hyphen + 1) else { return nil }
    let end = text.endOfDigits(hyphen + 1)
    let goesOn = "-+.:/%".unicodeScalars.contains(text.at(end)) && text.isCodeLetter(end + 1)
    guard end - start <= longestRevised, !goesOn, text.at(end) != "%", !text.isCodeLetter(end),
      !text.isStrong(end), text.followsWord(start, of: wordsForVersion)
    else { return nil }
    return Piece(kind: .version, range: start..<end, order: .leftToRight)
  }

  // Version in Urdu, and issue in Persian, in two words.
  private static let wordsForVersion = Skeleton.versions.union(
    Skeleton.words(
      "\u{646}\u{633}\u{62E}\u{6C1} \u{646}\u{6AF}\u{627}\u{631}\u{634} \u{648}\u{6CC}\u{631}\u{627}\u{6CC}\u{634}"
    ))
}

extension Skeleton {
  // In Hebrew, also before a name; in Arabic and Persian.
  /// Words for a version.
  static let versions = words(
    """
    \u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5D2}\u{5E8}\u{5E1}\u{5EA} \
    \u{5D2}\u{5D9}\u{5E8}\u{5E1}\u{5D4} \u{5D2}\u{5D9}\u{5E8}\u{5E1}\u{5EA} \
    \u{625}\u{635}\u{62F}\u{627}\u{631} \u{627}\u{635}\u{62F}\u{627}\u{631} \
    \u{646}\u{633}\u{62E}\u{629} \u{646}\u{633}\u{62E}\u{647} \u{648}\u{631}\u{698}\u{646}
    """)
}
