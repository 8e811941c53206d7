/// Numbers of which some digits are hidden.
extension Piece {
  /// `4580 **** **** 1234`, `****1234`, `***-**-1234`: the number of a card or the like, with
  /// stars, dots or `X` for the digits that are not shown. Its groups are read from left to right
  /// in every script.
  @Sendable static func maskedNumber(_ start: Int, _ text: Skeleton) -> Piece? {
    guard isShown(text.at(start)) || isMask(text.at(start)), text.mayBeginWord(start),
      !text.isCodeLetter(start - 1)
    else { return nil }
    var groups: [Range<Int>] = []
    var separator: Unicode.Scalar?
    var position = start
    while let group = maskedGroup(position, text), groups.count < mostGroups {
      // Groups with blanks between are as long as those of a card; others are the sentence's.
      if separator == " ", !lengthsOfGroups.contains(group.count) { break }
      groups.append(group)
      let sign = text.at(group.upperBound)
      guard sign == " " || sign == "-", separator == nil || sign == separator else { break }
      separator = sign
      position = group.upperBound + 1
    }
    guard let last = groups.last else { return nil }
    let range = start..<last.upperBound
    let masks = range.filter { isMask(text.at($0)) }
    guard let mask = masks.first.map(text.at), masks.allSatisfy({ text.at($0) == mask }),
      range.count(where: { isShown(text.at($0)) }) > 1,
      isShown(text.at(start)) || isShown(text.at(last.upperBound - 1)),
      !text.isCodeLetter(last.upperBound), !text.isStrong(last.upperBound),
      !isMask(text.at(last.upperBound))
    else { return nil }
    let hasBlanks = groups.count > 1 && separator == " "
    guard isMaskedNumber(groups, masks.count, mask, hasBlanks: hasBlanks, text) else { return nil }
    return Piece(kind: .number, range: range, order: .leftToRight)
  }

  /// Whether groups with so many hidden digits are a number, and no stars of a rating.
  private static func isMaskedNumber(
    _ groups: [Range<Int>], _ masks: Int, _ mask: Unicode.Scalar, hasBlanks: Bool,
    _ text: Skeleton
  ) -> Bool {
    let start = groups[0].lowerBound
    let isFirstShown = groups[0].allSatisfy { isShown(text.at($0)) }
    // Latin letters keep together by themselves, but for shown digits before them.
    if mask == "X" || mask == "x" { return hasBlanks && isFirstShown && groups.count > 2 }
    if hasBlanks {
      guard groups.allSatisfy({ lengthsOfGroups.contains($0.count) }) else { return false }
      return groups.count > 2 || text.followsWordForCard(start)
    }
    if groups.count > 1 { return masks > 2 }
    let areEndsShown = isShown(text.at(start)) && isShown(text.at(groups[0].upperBound - 1))
    return masks > (areEndsShown ? 2 : 3)
  }

  /// How many digits a group of the number of a card has.
  private static let lengthsOfGroups = 4...6
  /// The most groups.
  private static let mostGroups = 6
  /// The most digits, shown and hidden, of one group.
  private static let longestGroup = 20

  /// Two or more digits, shown or hidden, at a position; nil where there are none.
  private static func maskedGroup(_ start: Int, _ text: Skeleton) -> Range<Int>? {
    var end = start
    while isShown(text.at(end)) || isMask(text.at(end)), end < start + longestGroup { end += 1 }
    return end > start + 1 ? start..<end : nil
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  private static func isMask(_ scalar: Unicode.Scalar) -> Bool {
    "*Xx\u{2022}\u{25CF}".unicodeScalars.contains(scalar)
  }
}
