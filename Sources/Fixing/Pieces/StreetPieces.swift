extension Piece {
  /// The most words before the word for a street, and in all of the address.
  private static let longestStreet = 4
  private static let longestAddress = 12

  /// `350 5th Ave, New York`, `10 Downing Street`: an address that begins with the number of its
  /// house, with what follows up to the next right-to-left word.
  @Sendable static func street(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.scalars[start].isASCII, text.mayBeginWord(start) else {
      return nil
    }
    let number = text.endOfDigits(start)
    var position = text.isCapital(number) ? number + 1 : number
    guard number - start < 6, !isYear(start..<number, text) else { return nil }
    var end: Int?
    for word in 0..<longestAddress {
      let first = text.at(position) == "," && end != nil ? position + 2 : position + 1
      guard text.isSpace(ifThere: first - 1), isAddressWord(first, text, behindStreet: end != nil)
      else { break }
      var last = first
      while text.isCodeLetter(last)
        || ("'-".unicodeScalars.contains(text.at(last)) && text.isCodeLetter(last + 1))
      {
        last += 1
      }
      guard !text.isStrong(last) else { break }
      let isStreet = word > 0 && streets.contains(text.string(first..<last))
      if text.at(last) == ".", isStreet || end != nil, isWithin(last + 1, text) { last += 1 }
      if end != nil || isStreet { end = last }
      if end == nil, word + 1 > longestStreet { break }
      position = last
    }
    guard let end, !text.isStrong(end) else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// Whether digits may be a year of these days, which no house has for its number.
  private static func isYear(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    guard digits.count == 4, let number = Int(text.string(digits)) else { return false }
    return (1900..<2100).contains(number)
  }

  /// Whether something of the address may follow a full stop.
  private static func isWithin(_ position: Int, _ text: Skeleton) -> Bool {
    text.at(position) == "," || (text.at(position) == " " && !text.isGap(position + 1))
  }

  /// Whether a word of an address begins: one with a capital, a numbered street, and behind the
  /// street a flat or the code of a town, `4B`, `10118`, but no number of the sentence.
  private static func isAddressWord(
    _ start: Int, _ text: Skeleton, behindStreet: Bool
  ) -> Bool {
    if text.isCapital(start) { return true }
    let digits = text.endOfDigits(start)
    guard digits > start, text.scalars[start].isASCII else { return false }
    return text.isLatin(digits) || (behindStreet && digits - start == 5)
  }

  /// Words for a street of English, behind its name.
  private static let streets: Set<String> = [
    "Ave", "Avenue", "Blvd", "Boulevard", "Highway", "Hwy", "Lane", "Ln", "Parkway",
    "Pkwy", "Rd", "Road", "Sq", "Square", "St", "Street", "Terrace",
  ]
}
