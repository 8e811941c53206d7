internal import BidiAlgorithm

extension Piece {
  /// `-5`, `$5`, `50%`, `1,000.5`, `5 GB`, `10-20`, with digits of any script.
  ///
  /// A sign before European digits stands left of them, and a Latin unit right of them. Behind
  /// Arabic letters percent and currency may stand on either side where there is no sign, and all
  /// of them beside Arabic digits, as CLDR writes those. A range may be read either way.
  @Sendable static func number(_ start: Int, _ text: Skeleton) -> Piece? {
    var first = start
    var hasSign = false
    // Behind the currency of another number it is no sign: `5$-10$`.
    if isSign(text.at(first)),
      text.mayBeginWord(start) || (isCurrency(text.at(start - 1)) && !text.isDigit(start - 2))
    {
      hasSign = true
      first += 1
    }
    var hasPrefix = false
    if isCurrency(text.at(first)) || "#%~\u{66A}".unicodeScalars.contains(text.at(first)) {
      hasPrefix = true
      first += 1
      if !hasSign, isSign(text.at(first)) {
        hasSign = true
        first += 1
      }
    }
    guard text.isDigit(first), first > start || !text.followsCode(start),
      !hasPrefix || !text.isCodeLetter(start - 1)
    else { return nil }
    let end = endOfNumber(first, text)
    if text.isLatin(end) || (text.at(end) == "-" && text.isLatin(end + 1)) {
      // `3D`, `64-bit`, `#00ff00`, `$100K`: a name of code that begins with digits. In Arabic a
      // currency may stand on either side.
      let isArabic = text.classes[first] == .an || text.followsArabicLetter(first)
      let isOfDigits = (start..<first).contains { "#~".unicodeScalars.contains(text.at($0)) }
      return isArabic && hasPrefix && !isOfDigits
        ? nil : identifierAfterDigits(start, end, text)
    }
    if text.string(first..<end).contains("."), let last = endOfBuild(behind: end, text) {
      return Piece(kind: .version, range: start..<last, order: .leftToRight)
    }
    if let power = endOfPower(end, text) {
      // In Arabic what it equals may stand on either side.
      let sum = text.followsArabicLetter(first) ? nil : endOfSum(power, text)
      return Piece(kind: .number, range: start..<(sum ?? power), order: .leftToRight)
    }
    if let last = endOfRate(start..<first, end, text) ?? endOfError(end, text)
      ?? endOfProtocol(behind: end, text)
    {
      return Piece(kind: .number, range: start..<last, order: .leftToRight)
    }
    if let last = endOfRange(end, text) {
      return numbers(start, end, last, text)
    }
    // In Arabic a sum may be read either way.
    if first == start || hasSign, text.classes[first] == .en, !text.followsArabicLetter(first),
      let sum = endOfSum(end, text)
    {
      return Piece(kind: .number, range: start..<sum, order: .leftToRight)
    }
    if first == start, let sum = tightSum(start, end, text) { return sum }
    if text.at(end) == "/", "-=".unicodeScalars.contains(text.at(end + 1)), text.isGap(end + 2) {
      // A price as it is written in India, Pakistan and Kenya: `1,500/-`, `1,500/=`.
      return Piece(kind: .number, range: start..<end + 2, order: .leftToRight)
    }
    if text.at(end) == "\"", isInches(first..<end, text) {
      return Piece(kind: .number, range: start..<end + 1, order: .leftToRight)
    }
    if text.scalars[first].isASCII, let product = endOfProduct(end, text) {
      return productInArabic(start..<product, text)
        ?? Piece(kind: .number, range: start..<product, order: .leftToRight)
    }
    // A tilde says about, on whichever side of the number.
    let isAbout = text.at(start) == "~" && first == start + 1
    let isArabic = isAbout || text.classes[first] == .an || text.followsArabicLetter(first)
    var after = end
    if let unit = endOfUnit(behind: end, text), !isLetterOfNumbered(start, end, text) {
      let end = endOfMore(behind: unit, text)
      return Piece(kind: .number, range: start..<endOfEqual(end, text), order: .leftToRight)
    }
    if !isArabic, text.at(first).isASCII, let percent = endOfSpacedPercent(behind: end, text) {
      return Piece(kind: .number, range: start..<percent, order: .leftToRight)
    }
    // What is dialled ends with a hash: `1234#`.
    while "%\u{2030}\u{66A}\u{B0}\u{2032}\u{2033}".unicodeScalars.contains(text.at(after))
      || isCurrency(text.at(after)) || (text.at(after) == "#" && text.isGap(after + 1))
    {
      after += 1
    }
    let hasAffix = hasPrefix || after > end
    // A sign before European digits stands left of them, also in Arabic.
    let hasOwnSign = hasSign && text.classes[first] == .en
    if isArabic, !hasOwnSign, hasAffix || text.classes[first] == .an {
      var parts = (start..<first).map { $0..<$0 + 1 }
      parts.append(first..<end)
      parts += (end..<after).map { $0..<$0 + 1 }
      return Piece(kind: .number, range: start..<after, order: .either, parts: parts)
    }
    return Piece(kind: .number, range: start..<after, order: .leftToRight)
  }

  /// `5+3`, `4+4+2`: numbers with plus signs right between them, which may follow each other either
  /// way; nil where a unit or a percent sign belongs to the last one.
  private static func tightSum(_ start: Int, _ end: Int, _ text: Skeleton) -> Piece? {
    var parts = [start..<end]
    var last = end
    while text.at(last) == "+", text.isDigit(last + 1) {
      let next = endOfNumber(last + 1, text)
      parts += [last..<last + 1, last + 1..<next]
      last = next
    }
    guard parts.count > 1, !text.isCodeLetter(last), endOfUnit(behind: last, text) == nil,
      !"+-%\u{2030}\u{66A}\u{B0}\u{D7}".unicodeScalars.contains(text.at(last)),
      !isCurrency(text.at(last))
    else { return nil }
    return Piece(kind: .number, range: start..<last, order: .either, parts: parts)
  }

  /// The end of a sum whose first number ends at a position, such as `5 - 3 = 2`; nil where no
  /// sign of equality follows.
  static func endOfSum(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    var isEquation = false
    while true {
      guard let next = nextTerm("+-*/=\u{2212}\u{D7}\u{F7}", end, text), text.isDigit(next.start)
      else { break }
      if text.at(next.sign) == "=" { isEquation = true }
      end = endOfNumber(next.start, text)
    }
    return isEquation && !text.isCodeLetter(end) ? end : nil
  }

  /// Where one of these signs stands behind a term, and where the next term begins: with a space on
  /// both sides of the sign, or on none.
  static func nextTerm(
    _ signs: String, _ end: Int, _ text: Skeleton
  ) -> (sign: Int, start: Int)? {
    let sign = text.isSpace(ifThere: end) ? end + 1 : end
    guard signs.unicodeScalars.contains(text.at(sign)) else { return nil }
    let start = text.isSpace(ifThere: sign + 1) ? sign + 2 : sign + 1
    return (start - sign == 2) == (sign > end) ? (sign, start) : nil
  }

  /// A least or greatest number with its sign of two characters: `>=2.0`, `!=1`.
  @Sendable static func comparison(_ start: Int, _ text: Skeleton) -> Piece? {
    if text.at(start) == "~", text.mayBegin(start), let least = version(start + 1, text) {
      // About a version: `~1.2.3`.
      return Piece(kind: .version, range: start..<least.range.upperBound, order: .leftToRight)
    }
    guard text.mayBegin(start), var end = endOfComparison(start, isNext: false, text) else {
      return nil
    }
    // Another one that holds, too: `>=1.0 <2.0`.
    while text.at(end) == " " || text.at(end) == "," {
      let start = text.at(end + 1) == " " ? end + 2 : end + 1
      guard let next = endOfComparison(start, isNext: true, text) else { break }
      end = next
    }
    return Piece(kind: .version, range: start..<end, order: .leftToRight)
  }

  /// The end of a sign of two characters and a number; behind another comparison one may do.
  private static func endOfComparison(_ start: Int, isNext: Bool, _ text: Skeleton) -> Int? {
    guard "<>=!~".unicodeScalars.contains(text.at(start)) else { return nil }
    let isLong = "=>".unicodeScalars.contains(text.at(start + 1))
    let number = isLong ? start + 2 : start + 1
    guard text.isDigit(number), isLong || isNext else { return nil }
    return text.endOfDottedName(number)
  }

  /// A number that is below a name, and that below another: `0 <= i < n`, `2.7 < Python <= 3.8`.
  @Sendable static func chain(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBegin(start), text.scalars[start].isASCII else { return nil }
    var end = text.endOfDottedName(start)
    for _ in 0..<2 {
      guard text.at(end) == " ", text.at(end + 1) == "<" else { return nil }
      let blank = text.at(end + 2) == "=" ? end + 3 : end + 2
      guard text.at(blank) == " ", text.isCodeLetter(blank + 1) else { return nil }
      end = text.endOfDottedName(blank + 1)
    }
    guard (start..<end).contains(where: text.isLatin), !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// A price of India or Pakistan behind the name of its money: `Rs. 1,500/-`.
  @Sendable static func rupees(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "R", text.at(start + 1) == "s", text.mayBegin(start) else {
      return nil
    }
    var first = start + 2
    if text.at(first) == "." { first += 1 }
    if text.isSpace(ifThere: first) { first += 1 }
    guard text.isDigit(first) else { return nil }
    let end = endOfNumber(first, text)
    let hasDash = text.at(end) == "/" && text.at(end + 1) == "-"
    return Piece(kind: .number, range: start..<(hasDash ? end + 2 : end), order: .leftToRight)
  }

  /// The end of what a quantity with a unit is equal to, where that has a unit, too:
  /// `1 USD = 3.65 ILS`; the end of the unit where nothing is.
  private static func endOfEqual(_ unit: Int, _ text: Skeleton) -> Int {
    var end = unit
    while text.at(end) == " ", text.at(end + 1) == "=", text.at(end + 2) == " ",
      text.isDigit(end + 3)
    {
      let number = endOfNumber(end + 3, text)
      guard let next = endOfUnit(behind: number, text) else {
        // What it is equal to has its unit in right-to-left letters: `1 USD = 3.65 ABC`.
        return text.isSpace(ifThere: number) && text.isRightToLeftLetter(number + 1) ? number : end
      }
      end = next
    }
    return end
  }

  /// The end of digits with the separators inside them, and of a fraction behind them: `1\u{BD}`.
  static func endOfNumber(_ start: Int, _ text: Skeleton) -> Int {
    var end = text.endOfDigits(start)
    while ".,:/'\u{66B}\u{66C}\u{60C}".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1)
    {
      end = text.endOfDigits(end + 1)
    }
    return end > start && text.classes[start] == .en && isFraction(text.at(end)) ? end + 1 : end
  }

  /// Whether a scalar is a fraction: `\u{BD}`.
  static func isFraction(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xBC...0xBE, 0x2150...0x215E: true
    default: false
    }
  }

  /// Whether a quotation mark behind a number, small or with a fraction, is the sign of inches: it
  /// ends no quotation. In Arabic a sign may stand on either side.
  static func isInches(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    let end = number.upperBound + 1
    let isWhole = number.allSatisfy(text.isDigit)
    let isSmall = Int(text.string(number)).map { $0 < mostInches } ?? false
    guard isSmall || !isWhole, !text.isStrong(end), !text.isCodeLetter(end),
      !text.followsArabicLetter(number.lowerBound)
    else { return false }
    return !isQuotationOpen(at: number.lowerBound, text)
  }

  /// Whether a quotation was opened before a number, so that a mark behind it may end that. Neither
  /// the mark of an abbreviation, inside a word, nor that of other inches begins one.
  static func isQuotationOpen(at number: Int, _ text: Skeleton) -> Bool {
    (max(0, number - inchReach)..<number).contains {
      "\"\u{201C}\u{201D}\u{201E}\u{5F4}".unicodeScalars.contains(text.at($0))
        && !text.isDigit($0 - 1)
        && !(text.isStrong($0 - 1) && text.isStrong($0 + 1)
          && text.isRightToLeftLetter($0 - 1) == text.isRightToLeftLetter($0 + 1))
    }
  }

  /// So far back, in scalars, the beginning of a quotation is looked for.
  private static let inchReach = 400
  /// A whole number of inches is below this.
  private static let mostInches = 120

  /// A range whose first number ends at a position, with the percent sign, the currency or the unit
  /// behind it.
  private static func numbers(
    _ start: Int, _ end: Int, _ last: Range<Int>, _ text: Skeleton
  ) -> Piece? {
    let isEuropean = text.scalars[last.lowerBound].isASCII
    let unit =
      isEuropean
      ? endOfUnit(behind: last.upperBound, text) ?? endOfProtocol(behind: last.upperBound, text)
      : nil
    let letter = text.at(last.upperBound) == "-" ? last.upperBound + 1 : last.upperBound
    if unit == nil, text.isLatin(letter) || text.isCodeLetter(last.upperBound) {
      // `2-3x`, `1-800-FLOWERS`: letters right behind a range keep it from left to right.
      return identifierAfterDigits(start, last.upperBound, text)
    }
    // A size, such as that of a picture, is read from left to right, with its unit.
    let isSize = text.at(end) == "\u{D7}" && isEuropean
    let isOfPhone = text.at(start) == "+"
    if unit == nil, isModel(start..<end, last, text) {
      return Piece(kind: .identifier, range: start..<last.upperBound, order: .leftToRight)
    }
    if isSize, unit == nil, !text.followsWordForCode(start),
      let product = productInArabic(start..<last.upperBound, text)
    {
      return product
    }
    if isSize || isOfPhone || unit != nil || text.followsWordForCode(start)
      || text.isNumberOfRecord(start..<end, last)
    {
      return Piece(kind: .number, range: start..<(unit ?? last.upperBound), order: .leftToRight)
    }
    var after = last.upperBound
    while "%\u{66A}\u{B0}".unicodeScalars.contains(text.at(after)) || isCurrency(text.at(after)) {
      after += 1
    }
    var parts = [start..<end, end..<last.lowerBound]
    if text.classes[last.lowerBound] == .en, !text.followsArabicLetter(start),
      !text.hasControl(from: last.upperBound - 1, to: after - 1)
    {
      // Beside European digits such signs are drawn with them (W5): `5-10%`.
      parts.append(last.lowerBound..<after)
    } else {
      parts.append(last)
      parts += (last.upperBound..<after).map { $0..<$0 + 1 }
    }
    return Piece(kind: .number, range: start..<after, order: .either, parts: parts)
  }

  /// Whether two numbers with a hyphen between are the name of an aircraft behind that of who makes
  /// it, or such as `737-800` behind a word for one: no range.
  private static func isModel(_ first: Range<Int>, _ last: Range<Int>, _ text: Skeleton) -> Bool {
    guard first.count == 3, last.count < 4, first.allSatisfy(text.isDigit),
      last.allSatisfy(text.isDigit),
      "-\u{2011}".unicodeScalars.contains(text.at(first.upperBound))
    else { return false }
    if text.followsMakerOfAircraft(first.lowerBound) {
      return !isSeries(first, text) || !isSeries(last, text)
    }
    return isSeries(first, text) && !isSeries(last, text)
      && text.followsWordForAircraft(first.lowerBound)
  }

  /// Whether a number is that of a series of Boeing: `737`.
  private static func isSeries(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    func digit(_ position: Int) -> UInt32 { text.at(position).value & 0xF }
    return number.count == 3 && digit(number.lowerBound) == 7 && digit(number.lowerBound + 2) == 7
  }

  /// The second number of a range whose first one ends at a position; of a size the rest of them.
  private static func endOfRange(_ end: Int, _ text: Skeleton) -> Range<Int>? {
    guard "-\u{2013}\u{2014}\u{2212}~\u{D7}\u{2011}".unicodeScalars.contains(text.at(end)) else {
      return nil
    }
    guard text.isDigit(end + 1) else { return nil }
    let isProduct = text.at(end) == "\u{D7}"
    var last = endOfNumber(end + 1, text)
    while isProduct, text.at(last) == "\u{D7}", text.isDigit(last + 1) {
      last = endOfNumber(last + 1, text)
    }
    // A power of ten: `6.02\u{D7}10\u{B2}\u{B3}`.
    if isProduct { while isRaised(text.at(last)) { last += 1 } }
    return end + 1..<last
  }

  /// The most letters of the word behind the slash of a price.
  private static let longestRate = 8

  /// The end of the word behind the slash of a price for each, `$19.99/mo`, with a currency among
  /// the signs before its number.
  private static func endOfRate(_ signs: Range<Int>, _ end: Int, _ text: Skeleton) -> Int? {
    guard text.at(end) == "/", text.isLatin(end + 1),
      signs.contains(where: { isCurrency(text.at($0)) })
    else { return nil }
    var last = end + 1
    while text.isLatin(last), last <= end + longestRate { last += 1 }
    return text.isCodeLetter(last) || text.isStrong(last) ? nil : last
  }

  /// The end of how much a number may be wrong by, behind it: `5.2 ± 1.1`.
  private static func endOfError(_ end: Int, _ text: Skeleton) -> Int? {
    guard let next = nextTerm("\u{B1}", end, text), text.isDigit(next.start) else { return nil }
    let last = endOfNumber(next.start, text)
    return text.isCodeLetter(last) ? nil : endOfUnit(behind: last, text) ?? last
  }

  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    "+-\u{2212}\u{B1}".unicodeScalars.contains(scalar)
  }

  static func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20C0: true
    default: false
    }
  }
}

extension Skeleton {
  /// Whether the last strong letter before a position is Arabic, so that W2 makes numbers Arabic.
  /// O(1).
  func followsArabicLetter(_ position: Int) -> Bool {
    areBehindArabic[max(0, min(position, count))]
  }

  /// Whether the last strong letter before a range is Arabic, or the first behind it where none
  /// stands before it. O(*n*).
  func isInArabic(_ range: Range<Int>) -> Bool {
    if (0..<range.lowerBound).contains(where: { classes[$0].isStrong }) {
      return followsArabicLetter(range.lowerBound)
    }
    let behind = (range.upperBound..<count).first { classes[$0].isStrong }
    return behind.map { classes[$0] == .al } ?? false
  }
}
