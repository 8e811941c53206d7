internal import BidiAlgorithm

/// Numbers with blanks inside them. Blanks part digits, so that each group is a number of its own
/// for the algorithm; people read the groups from left to right.
extension Piece {
  /// What begins at a position, where it is one: an amount, `1 234 567,89`; a number with a
  /// fraction, `2 1/2`; the number of an identity card, `1234 5678 9012`; a place on the Earth,
  /// `30.6, 34.5`, or a count and its share, `60 (98 %)`, with nothing else in the paragraph. O(its
  /// length).
  static func spacedNumber(_ start: Int, _ text: Skeleton) -> Piece? {
    let first = text.isDigit(start) ? start : start + 1
    guard text.isDigit(first),
      first == start || isSign(text.at(start)) || isCurrency(text.at(start)),
      text.mayBeginWord(start)
    else { return nil }
    // A list of numbers is none.
    if text.isSpace(ifThere: start - 1), text.isDigit(start - 2) { return nil }
    let amount = endOfAmount(start, first, text) ?? endOfMixedNumber(start, first, text)
    guard let end = amount ?? (first == start ? endOfUnsigned(start, text) : nil) else {
      return nil
    }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  private static func endOfUnsigned(_ start: Int, _ text: Skeleton) -> Int? {
    endOfIdentity(start, text) ?? endOfPlace(start, text) ?? endOfShare(start, text)
  }

  /// The end of groups of three digits with blanks between and decimals behind them, and of a
  /// percent sign, a currency or a unit right behind. With one plain blank it may be two numbers of
  /// a row, `3 120.50`: then a colon before it, a currency beside it, or nothing else in the text
  /// says that it is one.
  private static func endOfAmount(_ start: Int, _ first: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfDigits(first)
    guard (1...3).contains(end - first), text.at(first).value & 0xF > 0 else { return nil }
    var groups = 0
    var isTied = true
    while isBlank(text.at(end)), text.endOfDigits(end + 1) == end + 4 {
      if text.at(end) == " " { isTied = false }
      groups += 1
      end += 4
    }
    guard groups > 0 else { return nil }
    let whole = end
    end = endOfDecimals(whole - 3, text)
    let decimals = max(0, end - whole - 1)
    guard !goesOn(end, text) else { return nil }
    let isLong = groups > 1 && decimals > 0
    let unit = endOfUnit(behind: end, text)
    guard isTied || isLong || (decimals == 2 && isOne(start, end, unit, text)) else { return nil }
    if let unit { return unit }
    let isArabic = text.classes[first] == .an || text.followsArabicLetter(first)
    let after = text.at(end)
    return !isArabic && (after == "%" || isCurrency(after)) ? end + 1 : end
  }

  /// Whether what stands beside a number says that its two groups are one amount.
  private static func isOne(_ start: Int, _ end: Int, _ unit: Int?, _ text: Skeleton) -> Bool {
    if unit != nil || isCurrency(text.at(start)) { return true }
    let after = text.isSpace(ifThere: end) ? end + 1 : end
    if isCurrency(text.at(after)) { return true }
    let before = text.isSpace(ifThere: start - 1) ? start - 2 : start - 1
    return text.at(before) == ":" || (start == 0 && end == text.count)
  }

  /// The end of three groups of four digits, of which at most one may be a year.
  private static func endOfIdentity(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    var years = 0
    for group in 0..<identityGroups {
      if group > 0 {
        guard isBlank(text.at(end)) else { return nil }
        end += 1
      }
      guard text.endOfDigits(end) == end + 4 else { return nil }
      if mayBeYear(end..<end + 4, text) { years += 1 }
      end += 4
    }
    return years < 2 && !goesOn(end, text) ? end : nil
  }

  /// Whether four digits may be a year.
  static func mayBeYear(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    let first = digits.lowerBound
    return digits.count == 4
      && centuries.contains((text.at(first).value & 0xF) * 10 + (text.at(first + 1).value & 0xF))
  }

  private static let identityGroups = 3

  /// What years begin with, of the calendars in use.
  private static let centuries: ClosedRange<UInt32> = 13...20

  /// The end of a latitude and a longitude of the countries that write from right to left, with as
  /// many decimals, which are all of a paragraph. Two decimals are those of prices.
  private static func endOfPlace(_ start: Int, _ text: Skeleton) -> Int? {
    guard start == 0, let latitude = decimal(start, text), text.at(latitude.end) == "," else {
      return nil
    }
    let second = latitude.end + 1
    guard let longitude = decimal(text.isSpace(ifThere: second) ? second + 1 : second, text),
      longitude.end == text.count, latitude.decimals == longitude.decimals, latitude.decimals != 2,
      latitudes.contains(latitude.whole), longitudes.contains(longitude.whole),
      latitude.whole != longitude.whole
    else { return nil }
    return longitude.end
  }

  private static let latitudes = 12...42
  private static let longitudes = 25...78

  /// A European number of two digits with decimals: its end, its whole part, and how many decimals
  /// it has.
  private static func decimal(
    _ start: Int, _ text: Skeleton
  ) -> (end: Int, whole: Int, decimals: Int)? {
    guard text.isDigit(start), let found = endOfDecimal(start, text),
      found.end - found.decimals == start + 3, let whole = Int(text.string(start..<start + 2))
    else { return nil }
    return (end: found.end, whole: whole, decimals: found.decimals)
  }

  /// The end of a count with its share in brackets, a blank before the percent sign, that is all of
  /// a paragraph: so English has it, and no letter says that the paragraph is of another language.
  private static func endOfShare(_ start: Int, _ text: Skeleton) -> Int? {
    guard start == 0, text.scalars[start].isASCII else { return nil }
    let bracket = endOfNumber(start, text) + 1
    guard text.isSpace(ifThere: bracket - 1), text.at(bracket) == "(", text.isDigit(bracket + 1)
    else { return nil }
    let blank = endOfNumber(bracket + 1, text)
    return text.isSpace(ifThere: blank) && text.at(blank + 1) == "%" && text.at(blank + 2) == ")"
      && blank + 3 == text.count ? text.count : nil
  }

  /// Whether a number goes on at a position, or belongs to a name or a list of numbers.
  static func goesOn(_ end: Int, _ text: Skeleton) -> Bool {
    if text.isCodeLetter(end) || text.isStrong(end) { return true }
    // Digits of a card may be hidden.
    if isBlank(text.at(end)), "*Xx\u{2022}\u{25CF}".unicodeScalars.contains(text.at(end + 1)) {
      return true
    }
    let parts = "-./:,\u{2013}\u{66B}\u{66C}\u{D7}".unicodeScalars
    return (isBlank(text.at(end)) || parts.contains(text.at(end))) && text.isDigit(end + 1)
  }

  /// A blank between groups of digits: a plain one, one that holds them together, or a thin one.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x2007, 0x2009, 0x202F: true
    default: false
    }
  }
}
