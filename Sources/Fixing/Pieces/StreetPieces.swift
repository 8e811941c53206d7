internal import BidiAlgorithm

extension Piece {
  /// The most words before the word for a street, and in all of the address.
  private static let longestStreet = 4
  private static let longestAddress = 12

  /// `350 5th Ave, New York`, `10 Downing Street`: an address that begins with the number of its
  /// house, with what follows up to the next right-to-left word. Behind a label that says so no
  /// word for a street is needed: `ABC: 1356 Kingsway Vancouver`.
  @Sendable static func street(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.scalars[start].isASCII, text.mayBeginWord(start) else {
      return nil
    }
    let number = text.endOfDigits(start)
    var position = text.isCapital(number) ? number + 1 : number
    guard number - start < 6, !isYear(start..<number, text) else { return nil }
    let fewest = fewestDigits(behindLabel: start, text)
    let isLabelled = fewest.map { number - start >= $0 } ?? false
    var end: Int?
    var hasStreet = false
    var isOfFlat = false
    for word in 0..<longestAddress {
      let first = text.at(position) == "," && end != nil ? position + 2 : position + 1
      guard text.isSpace(ifThere: first - 1),
        isAddressWord(first, text, behindStreet: end != nil)
          || (isOfFlat && text.isEuropeanDigit(first))
      else { break }
      var last = first
      while text.isCodeLetter(last)
        || ("'-".unicodeScalars.contains(text.at(last)) && text.isCodeLetter(last + 1))
      {
        last += 1
      }
      guard !text.isStrong(last) else { break }
      // Behind the word for a street there are names alone: `New York`.
      if isLabelled, !hasStreet, isCounted(first..<last, text) { return nil }
      if word > 0, streets.contains(text.string(first..<last)) { hasStreet = true }
      let isStreet = word > 0 && (isLabelled || hasStreet)
      let letters = first..<last
      if text.at(last) == ".", isStreet || end != nil, isWithin(last + 1, text) { last += 1 }
      isOfFlat = end != nil && flats.contains(text.string(letters))
      if end != nil || isStreet { end = last }
      if end == nil, word + 1 > longestStreet { break }
      position = last
    }
    guard let end, !text.isStrong(end) else { return nil }
    // Other Latin words go on with what a label leads to.
    if isLabelled, text.isSpace(ifThere: end), text.isLatin(end + 1) { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// How many digits a number has at least that a label of an address, or of an example to type,
  /// leads to; nil where none stands before it. O(1).
  private static func fewestDigits(behindLabel start: Int, _ text: Skeleton) -> Int? {
    guard start > 0, text.isSpace(start - 1) else { return nil }
    let colon = text.isSpace(ifThere: start - 2) ? start - 3 : start - 2
    guard text.at(colon) == ":" else { return nil }
    var end = colon
    for _ in 0..<mostLabelWords {
      while text.isSpace(ifThere: end - 1) { end -= 1 }
      var first = end
      while end - first < longestLabelWord,
        text.isRightToLeftLetter(first - 1) || text.isMark(first - 1)
      {
        first -= 1
      }
      guard first < end else { return nil }
      let word = text.string(first..<end)
      if addressLabels.contains(word) { return 1 }
      if exampleLabels.contains(word) { return 3 }
      end = first
    }
    return nil
  }

  /// The most words of a label that are looked at, and the most scalars of one of them.
  private static let mostLabelWords = 3
  private static let longestLabelWord = 16

  /// Whether a word says what a number before it counts.
  private static func isCounted(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    CountedThings.contains(word, in: text)
  }

  /// Address, the address, place, the place in Hebrew; the same in Arabic; address in Persian and
  /// in Urdu.
  private static let addressLabels: Set<String> = Set(
    """
    \u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} \u{5D4}\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} \
    \u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA}\u{5DA} \u{5DE}\u{5E2}\u{5DF} \
    \u{5DE}\u{5D9}\u{5E7}\u{5D5}\u{5DD} \u{5D4}\u{5DE}\u{5D9}\u{5E7}\u{5D5}\u{5DD} \
    \u{627}\u{644}\u{639}\u{646}\u{648}\u{627}\u{646} \u{639}\u{646}\u{648}\u{627}\u{646} \
    \u{639}\u{646}\u{648}\u{627}\u{646}\u{643} \u{627}\u{644}\u{645}\u{648}\u{642}\u{639} \
    \u{622}\u{62F}\u{631}\u{633} \u{646}\u{634}\u{627}\u{646}\u{6CC} \u{67E}\u{62A}\u{6C1} \
    \u{67E}\u{62A}\u{627}
    """.split(separator: " ").map(String.init))

  /// For example, example, for instance in Hebrew; the example, example, for example in Arabic,
  /// Persian and Urdu.
  private static let exampleLabels: Set<String> = Set(
    """
    \u{5DC}\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4} \u{5DC}\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0} \
    \u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4} \u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0} \
    \u{5DC}\u{5DE}\u{5E9}\u{5DC} \u{627}\u{644}\u{645}\u{62B}\u{627}\u{644} \
    \u{645}\u{62B}\u{627}\u{644} \u{645}\u{62B}\u{644}\u{627} \
    \u{645}\u{62B}\u{644}\u{627}\u{64B}
    """.split(separator: " ").map(String.init))

  /// Whether digits may be a year of these days, which no house has for its number.
  static func isYear(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
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

  /// Words behind which the number of a flat or a floor stands.
  private static let flats: Set<String> = [
    "Apartment", "Apt", "Fl", "Flat", "Floor", "Room", "Ste", "Suite", "Unit",
  ]

  /// Words for a street of English, behind its name.
  private static let streets: Set<String> = [
    "Ave", "Avenue", "Blvd", "Boulevard", "Highway", "Hwy", "Lane", "Ln", "Parkway",
    "Pkwy", "Rd", "Road", "Sq", "Square", "St", "Street", "Terrace",
  ]
}
