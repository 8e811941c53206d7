internal import BidiAlgorithm

/// Ranges of dates and of months in digits, with no blank between them. Beside European digits a
/// hyphen or a slash holds both dates in one stretch from left to right (W4), so that nobody can
/// tell which one was meant to stand right of the other.
extension Piece {
  /// `1.5.2024-5.5.2024`, `1.5.2024-5.5`, `2024-05-01/2024-05-05`, `01/2019-03/2024`: it may be
  /// read either way, like a range of numbers, but each date of it is one.
  @Sendable static func dateRange(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), !text.followsCode(start),
      let (first, last) = daysOfRange(start, text) ?? monthsOfRange(start, text)
    else { return nil }
    return Piece(
      kind: .date, range: start..<last, order: .either,
      parts: [start..<first, first..<first + 1, first + 1..<last])
  }

  /// The ends of two days with the same signs and a hyphen or another sign between them; the second
  /// one may have no year. A hyphen inside dates in Arabic makes other dates of them as they are
  /// drawn: there each is judged by itself.
  private static func daysOfRange(_ start: Int, _ text: Skeleton) -> (first: Int, last: Int)? {
    guard let (first, sign) = endOfNumericDay(start, text), text.at(first) != sign,
      isHyphen(text.at(first)) || text.at(first) == "/",
      sign != "-" || (text.classes[start] == .en && !text.followsArabicLetter(start))
    else { return nil }
    if let (last, lastSign) = endOfNumericDay(first + 1, text) {
      return lastSign == sign && endsRange(last, text) ? (first, last) : nil
    }
    guard let last = endOfDayOfYear(first + 1, sign, text), endsRange(last, text) else {
      return nil
    }
    return (first, last)
  }

  /// The end of a date in digits, and the sign between its parts: a day and a month in either
  /// order with the year behind them, or that first.
  private static func endOfNumericDay(
    _ start: Int, _ text: Skeleton
  ) -> (end: Int, sign: Unicode.Scalar)? {
    let first = text.endOfDigits(start)
    let sign = text.at(first)
    guard "-/.".unicodeScalars.contains(sign) else { return nil }
    let second = text.endOfDigits(first + 1)
    guard text.at(second) == sign, (1...2).contains(second - first - 1) else { return nil }
    let end = text.endOfDigits(second + 1)
    let (head, tail) = (first - start, end - second - 1)
    let hasYearLast = (1...2).contains(head) && (tail == 4 || (tail == 2 && sign != "."))
    return hasYearLast || (head == 4 && (1...2).contains(tail)) ? (end, sign) : nil
  }

  /// The end of a day and a month without a year.
  private static func endOfDayOfYear(
    _ start: Int, _ sign: Unicode.Scalar, _ text: Skeleton
  ) -> Int? {
    let first = text.endOfDigits(start)
    let end = text.endOfDigits(first + 1)
    guard text.at(first) == sign, (1...2).contains(first - start), (1...2).contains(end - first - 1)
    else { return nil }
    return end
  }

  /// The ends of two months of years with a hyphen between them, as the lives of those who look for
  /// work have them.
  private static func monthsOfRange(_ start: Int, _ text: Skeleton) -> (first: Int, last: Int)? {
    guard let first = endOfMonthOfYear(start, text), isHyphen(text.at(first)),
      let last = endOfMonthOfYear(first + 1, text), endsRange(last, text)
    else { return nil }
    return (first, last)
  }

  /// The end of a month, a slash and a year, or of the year first.
  private static func endOfMonthOfYear(_ start: Int, _ text: Skeleton) -> Int? {
    let slash = text.endOfDigits(start)
    let end = text.endOfDigits(slash + 1)
    guard slash > start, end - slash <= 5, slash - start <= 4, text.at(slash) == "/" else {
      return nil
    }
    let (head, tail) = (start..<slash, slash + 1..<end)
    let isOne =
      (isMonthNumber(head, text) && isYearNumber(tail, text))
      || (isYearNumber(head, text) && isMonthNumber(tail, text))
    return isOne ? end : nil
  }

  private static func isMonthNumber(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    (1...2).contains(digits.count) && (1...12).contains(text.value(of: digits))
  }

  /// Whether four digits are a year of these times, in any calendar of the four languages.
  private static func isYearNumber(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    digits.count == 4 && [13, 14, 19, 20].contains(text.value(of: digits.prefix(2)))
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2011}"
  }

  /// Whether no name and no other number goes on at the end of a range.
  private static func endsRange(_ end: Int, _ text: Skeleton) -> Bool {
    let goesOn = "-/.:".unicodeScalars.contains(text.at(end)) && text.isDigit(end + 1)
    return !goesOn && !text.isCodeLetter(end)
  }
}
