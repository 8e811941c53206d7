extension Piece {
  /// `-2x + 1`, `3 + x = 5`, `5 - x = 2`: terms with names of one letter that begin with a sign or
  /// a number. One that begins with its name keeps together by itself, and `1 = a` may be read
  /// either way.
  @Sendable static func expression(_ start: Int, _ text: Skeleton) -> Piece? {
    let hasSign = isSign(text.at(start))
    guard hasSign || text.isDigit(start), text.mayBegin(start),
      let first = endOfTerm(hasSign ? start + 1 : start, text)
    else { return nil }
    let (end, signs) = terms(behind: first, text)
    let isSum = hasSign || signs.contains("+")
    guard end > first, isSum || isEquationOfUnknown(start..<end, signs, text),
      (start..<end).contains(where: text.isLatin), !text.isCodeLetter(end), !text.isStrong(end)
    else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `x / 2 = 4`, `x * 3 = 12`: an equation that begins with what is to be found. It keeps together
  /// by itself, but no number in it is one by itself.
  @Sendable static func equationOfQuotient(_ start: Int, _ text: Skeleton) -> Piece? {
    guard isUnknown(text.at(start)), text.mayBeginWord(start), let first = endOfTerm(start, text)
    else { return nil }
    let (end, signs) = terms(behind: first, text)
    guard let sign = signs.first, "*/\u{D7}\u{F7}".unicodeScalars.contains(sign),
      signs.contains("="), !text.isCodeLetter(end), !text.isStrong(end)
    else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `3x4=12`: numbers with a letter for the sign of a product right between them, and what that
  /// equals.
  @Sendable static func letteredProduct(_ start: Int, _ text: Skeleton) -> Piece? {
    // `0x10` is a number by itself.
    guard text.isDigit(start), text.at(start).isASCII, text.at(start) != "0", text.mayBegin(start)
    else { return nil }
    let first = text.endOfDigits(start)
    var end = first
    while "xX".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      end = text.endOfDigits(end + 1)
    }
    guard end > first, let result = nextTerm("=", end, text), text.isDigit(result.start) else {
      return nil
    }
    end = endOfNumber(result.start, text)
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// The end of the terms behind a first one, and the signs between them.
  private static func terms(
    behind first: Int, _ text: Skeleton
  ) -> (end: Int, signs: [Unicode.Scalar]) {
    var end = first
    var signs: [Unicode.Scalar] = []
    while let next = nextTerm("+-*/=\u{2212}\u{D7}\u{F7}", end, text),
      let last = endOfTerm(next.start, text)
    {
      signs.append(text.at(next.sign))
      end = last
    }
    return (end: end, signs: signs)
  }

  /// Whether terms are equal, an operation stands among them, and a letter for what is to be found,
  /// and the first number is no item's.
  private static func isEquationOfUnknown(
    _ range: Range<Int>, _ signs: [Unicode.Scalar], _ text: Skeleton
  ) -> Bool {
    signs.contains("=") && signs.contains { $0 != "=" }
      && range.contains { isUnknown(text.at($0)) } && !NumberOfItem.mayBe(range.lowerBound, text)
  }

  /// Whether a scalar is a letter for what is to be found.
  private static func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
    "xyz".unicodeScalars.contains(scalar)
  }

  /// The end of a number, a name of one letter and its exponent, of which one at least is there.
  private static func endOfTerm(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start).isASCII else { return nil }
    var end = endOfNumber(start, text)
    if "abcnxyz".unicodeScalars.contains(text.at(end)) {
      end += 1
      while isRaised(text.at(end)) { end += 1 }
      if text.at(end) == "^", text.isDigit(end + 1) { end = text.endOfDigits(end + 1) }
    }
    return end > start && !text.isCodeLetter(end) ? end : nil
  }

  /// The most scalars between the signs of a formula of TeX.
  private static let longestMaths = 80

  /// `$x^2$`: a formula of TeX inside a line.
  @Sendable static func maths(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "$", text.mayBeginWord(start), !text.isGap(start + 1) else {
      return nil
    }
    var end = start + 1
    while end < min(text.count, start + longestMaths), text.scalars[end].isASCII,
      text.at(end) != "$"
    {
      end += 1
    }
    let inside = start + 1..<end
    guard text.at(end) == "$", !inside.isEmpty, !text.isSpace(end - 1),
      !text.isCodeLetter(end + 1), !text.isStrong(end + 1), inside.contains(where: text.isLatin),
      inside.count == 1
        || inside.contains(where: { "\\^_{=+<>".unicodeScalars.contains(text.at($0)) })
    else { return nil }
    return Piece(kind: .identifier, range: start..<end + 1, order: .leftToRight)
  }

  /// The end of a product whose first number ends at a position, with its sign or a letter for it
  /// between spaces, `90 x 200 x 40`, or of what there is so many times of, `2 x AA`; nil where
  /// none is.
  static func endOfProduct(_ start: Int, _ text: Skeleton) -> Int? {
    func follows(_ sign: String, _ end: Int) -> Bool {
      text.at(end) == " " && sign.unicodeScalars.contains(text.at(end + 1))
        && text.at(end + 2) == " "
    }
    var end = start
    while follows("xX\u{D7}", end), text.isDigit(end + 3) { end = endOfNumber(end + 3, text) }
    if end > start {
      if follows("=", end), text.isDigit(end + 3) { end = endOfNumber(end + 3, text) }
      return text.isCodeLetter(end) ? nil : endOfUnit(behind: end, text) ?? end
    }
    guard follows("x", start), text.isCapital(start + 3) else { return nil }
    end = start + 3
    while text.isCodeLetter(end) { end += 1 }
    return text.isStrong(end) ? nil : end
  }

  /// A product of numbers alone, such as a size, among Arabic letters, where it may be read either
  /// way like a sum; nil of one with a sign before it or a unit, of a size in pixels, and of one
  /// elsewhere.
  static func productInArabic(_ range: Range<Int>, _ text: Skeleton) -> Piece? {
    guard text.isInArabic(range), !isOfPixels(range, text) else { return nil }
    var parts: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      var end = endOfNumber(place, text)
      if end == place {
        while end < range.upperBound, " =\u{D7}".unicodeScalars.contains(text.at(end)) { end += 1 }
      }
      guard end > place, end <= range.upperBound else { return nil }
      parts.append(place..<end)
      place = end
    }
    return Piece(kind: .number, range: range, order: .either, parts: parts)
  }

  /// Whether numbers with signs of a product right between them have three European digits or more
  /// each, as the sizes of screens and pictures do: `1920\u{D7}1080`. In Arabic, too, they have
  /// their width at the left. Before a word for pixels blanks may stand around the signs, and
  /// commas between thousands. What equals something is no size.
  static func isOfPixels(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let sign = text.isSpace(ifThere: range.upperBound) ? range.upperBound + 1 : range.upperBound
    if text.at(sign) == "=" { return false }
    var letters = text.string(range)
    if isWordForPixels(sign, text) { letters.removeAll { " ,".contains($0) } }
    let numbers = letters.split(separator: "\u{D7}", omittingEmptySubsequences: false)
    return numbers.count > 1
      && numbers.allSatisfy { number in
        number.count > 2 && number.allSatisfy { ("0"..."9").contains($0) }
      }
  }

  /// Whether a right-to-left word for pixels begins at a position. O(1).
  private static func isWordForPixels(_ start: Int, _ text: Skeleton) -> Bool {
    // One letter more tells that a word is longer.
    let word = text.letters(from: start, most: longestWordForPixels + 1)
    return !word.isEmpty && wordsForPixels.contains(text.string(word))
  }

  private static let longestWordForPixels = 8

  // Pixels in Hebrew, Arabic, Persian and Urdu.
  private static let wordsForPixels: Set<String> = Skeleton.words(
    """
    \u{5E4}\u{5D9}\u{5E7}\u{5E1}\u{5DC}\u{5D9}\u{5DD} \u{5E4}\u{5D9}\u{5E7}\u{5E1}\u{5DC} \
    \u{628}\u{643}\u{633}\u{644} \u{628}\u{64A}\u{643}\u{633}\u{644} \
    \u{628}\u{643}\u{633}\u{644}\u{627}\u{62A} \u{67E}\u{6CC}\u{6A9}\u{633}\u{644} \
    \u{67E}\u{6A9}\u{633}\u{644} \u{67E}\u{6A9}\u{633}\u{644}\u{632}
    """)
}
