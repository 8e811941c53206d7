/// The plates of cars.
extension Piece {
  /// The most digits on either side of the letters, the fewest where nothing follows them, and the
  /// letters of a plate.
  private static let longestOfPlate = 5
  private static let fewestOfPlate = 3
  private static let lettersOfPlate = 1...3

  /// `1234 ABD`, `22 A 12345`: digits, Latin capitals and digits or none, with blanks between them,
  /// behind a word for the plate of a car: it is read as it hangs there, from left to right. What
  /// begins with its letters is drawn so. The code of a currency is a price. O(its length).
  @Sendable static func licencePlate(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isEuropeanDigit(start), text.mayBegin(start) else { return nil }
    let digits = text.endOfDigits(start)
    guard digits - start <= longestOfPlate, text.at(digits) == " ",
      endOfUnit(behind: digits, text) == nil
    else { return nil }
    var end = digits + 1
    while text.isCapital(end) { end += 1 }
    let letters = end - digits - 1
    guard lettersOfPlate.contains(letters) else { return nil }
    if text.at(end) == " ", text.isEuropeanDigit(end + 1) {
      let last = text.endOfDigits(end + 1)
      guard last - end - 1 <= longestOfPlate else { return nil }
      end = last
    } else {
      guard digits - start >= fewestOfPlate, letters > 1 else { return nil }
    }
    // Other Latin words or numbers go on with it.
    let goesOn =
      "-+/.:".unicodeScalars.contains(text.at(end)) && !text.isGap(end + 1)
      || text.isSpace(ifThere: end) && (text.isCodeLetter(end + 1) || text.isDigit(end + 1))
    guard !goesOn, !text.isCodeLetter(end), !text.isStrong(end), text.followsWordForPlate(start)
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }
}

/// Words for plates.
extension Skeleton {
  /// How many words before a position are looked at, and their most letters.
  private static let wordsBeforePlate = 3
  private static let longestOfPlateWord = 12

  /// Whether a word for the plate of a car stands before a position, with nothing but words for a
  /// number or a licence between. One that may also be a picture or a dish needs such a word for a
  /// number beside it, or one for a car in the text. O(*n*).
  fileprivate func followsWordForPlate(_ position: Int) -> Bool {
    var end = position
    var isNumbered = false
    for _ in 0..<Self.wordsBeforePlate {
      guard let word = plateWord(endingBefore: end) else { return false }
      let letters = string(word)
      if Self.has(letters, in: Self.plates) { return true }
      if Self.has(letters, in: Self.mayBePlates) {
        let before = plateWord(endingBefore: word.lowerBound).map(string)
        return isNumbered || before.map { Self.has($0, in: Self.numbersOfPlates) } == true
          || hasWordForCar
      }
      guard Self.has(letters, in: Self.numbersOfPlates) else { return false }
      isNumbered = true
      end = word.lowerBound
    }
    return false
  }

  /// The right-to-left word before a position, with blanks, brackets or a colon between.
  private func plateWord(endingBefore position: Int) -> Range<Int>? {
    var end = position
    while end > 0, isSpace(end - 1) || ":(".unicodeScalars.contains(at(end - 1)) { end -= 1 }
    var start = end
    while isRightToLeftLetter(start - 1) || isMark(start - 1) {
      start -= 1
      if end - start > Self.longestOfPlateWord { return nil }
    }
    return start < end ? start..<end : nil
  }

  /// Whether a word for a car, a lorry or a motorcycle stands in the text.
  private var hasWordForCar: Bool { hasWord(of: Self.cars) }

  // Plate in Hebrew, in Persian and as Arabic borrowed it.
  private static let plates = words(
    """
    \u{5DC}\u{5D5}\u{5D7}\u{5D9}\u{5EA} \u{5DC}\u{5D5}\u{5D7}\u{5D9}\u{5D5}\u{5EA} \
    \u{67E}\u{644}\u{627}\u{6A9} \u{628}\u{644}\u{627}\u{643}
    """)

  // Plate, board or picture in Arabic; plate or dish in Urdu.
  private static let mayBePlates = words(
    """
    \u{644}\u{648}\u{62D}\u{629} \u{644}\u{648}\u{62D}\u{62A}\u{647}\u{627} \
    \u{644}\u{648}\u{62D}\u{627}\u{62A} \u{67E}\u{644}\u{6CC}\u{679}
    """)

  // Number, whose number is, licence in Hebrew; number, of metal, of traffic in Arabic; number in
  // Persian and Urdu.
  private static let numbersOfPlates = words(
    """
    \u{5DE}\u{5E1}\u{5E4}\u{5E8} \u{5DE}\u{5E1}\u{5E4}\u{5E8}\u{5D4} \
    \u{5DE}\u{5E1}\u{5E4}\u{5E8}\u{5D5} \u{5E8}\u{5D9}\u{5E9}\u{5D5}\u{5D9} \
    \u{5E8}\u{5DB}\u{5D1} \u{631}\u{642}\u{645} \u{631}\u{642}\u{645}\u{647}\u{627} \
    \u{645}\u{639}\u{62F}\u{646}\u{64A}\u{629} \u{645}\u{631}\u{648}\u{631}\u{64A}\u{629} \
    \u{634}\u{645}\u{627}\u{631}\u{647} \u{634}\u{645}\u{627}\u{631}\u{6C0} \
    \u{646}\u{645}\u{628}\u{631}
    """)

  // Car, vehicle, lorry, motorcycle, bus, taxi in Arabic; car and motorcycle in Urdu.
  private static let cars = words(
    """
    \u{633}\u{64A}\u{627}\u{631}\u{629} \u{633}\u{64A}\u{627}\u{631}\u{62A}\u{647} \
    \u{633}\u{64A}\u{627}\u{631}\u{62A}\u{64A} \u{645}\u{631}\u{643}\u{628}\u{629} \
    \u{634}\u{627}\u{62D}\u{646}\u{629} \u{62F}\u{631}\u{627}\u{62C}\u{629} \
    \u{62D}\u{627}\u{641}\u{644}\u{629} \u{6AF}\u{627}\u{691}\u{6CC} \u{6A9}\u{627}\u{631} \
    \u{645}\u{648}\u{679}\u{631}\u{633}\u{627}\u{626}\u{6CC}\u{6A9}\u{644}
    """)
}
