/// Addresses of devices, identifiers and bytes that begin with a decimal digit: groups of
/// hexadecimal digits. A letter at the start holds all of one together; behind right-to-left
/// letters a digit is drawn apart from the groups with letters.
extension Piece {
  /// The sizes of the groups of a universally unique identifier.
  private static let sizesOfIdentifier = [8, 4, 4, 4, 12]
  /// The most groups of two digits with signs between: those of a fingerprint of SHA-512.
  private static let mostPairs = 64
  /// The fewest groups of two digits with signs between, those of an address of a device, and with
  /// blanks between.
  private static let fewestPairs = 6
  private static let fewestBytes = 4

  /// `00:A0:C9:14:C8:29`, `00-a0-c9-14-c8-29`, `550e8400-e29b-41d4-a716-446655440000`,
  /// `48 65 6C 6C 6F`.
  @Sendable static func hexadecimal(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), !text.isCodeLetter(start - 1) else { return nil }
    let first = endOfHexadecimal(start, text)
    let end: Int?
    switch (first - start, text.at(first)) {
    case (8, "-"): end = endOfIdentifier(start, text)
    case (2, ":"), (2, "-"): end = endOfPairs(start, text.at(first), text)
    case (2, " "): end = endOfBytes(start, text)
    default: return nil
    }
    guard let end, !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  private static func endOfIdentifier(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    for (number, size) in sizesOfIdentifier.enumerated() {
      if number > 0 {
        guard text.at(end) == "-" else { return nil }
        end += 1
      }
      let last = endOfHexadecimal(end, text)
      guard last - end == size else { return nil }
      end = last
    }
    return goesOn("-", behind: end, text) ? nil : end
  }

  /// The end of pairs of digits with a sign between; numbers with hyphens between them may be
  /// others, so that one pair has a letter then.
  private static func endOfPairs(
    _ start: Int, _ sign: Unicode.Scalar, _ text: Skeleton
  ) -> Int? {
    var end = start + 2
    var pairs = 1
    while text.at(end) == sign, endOfHexadecimal(end + 1, text) == end + 3, pairs < mostPairs {
      end += 3
      pairs += 1
    }
    guard pairs >= fewestPairs, !goesOn(sign, behind: end, text),
      sign == ":" || (start..<end).contains(where: text.isLatin)
    else { return nil }
    return end
  }

  /// The end of bytes with blanks between; one of them is a digit and a letter, as no number and no
  /// word of two letters is.
  private static func endOfBytes(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start + 2
    var bytes = 1
    var hasBoth = text.isDigit(start) != text.isDigit(start + 1)
    while text.at(end) == " ", endOfHexadecimal(end + 1, text) == end + 3,
      !text.isStrong(end + 3)
    {
      hasBoth = hasBoth || text.isDigit(end + 1) != text.isDigit(end + 2)
      end += 3
      bytes += 1
      // A long list of numbers would be read anew from each of them.
      if bytes == mostPairs, !hasBoth { return nil }
    }
    return bytes >= fewestBytes && hasBoth ? end : nil
  }

  /// Whether another group follows.
  private static func goesOn(
    _ sign: Unicode.Scalar, behind end: Int, _ text: Skeleton
  ) -> Bool {
    text.at(end) == sign && (text.isCodeLetter(end + 1) || text.at(end + 1) == sign)
  }

  private static func endOfHexadecimal(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while isHexadecimal(text.at(end)) { end += 1 }
    return end
  }
}
