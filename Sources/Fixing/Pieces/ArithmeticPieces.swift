internal import BidiAlgorithm

extension Piece {
  /// The most signs of operations in a calculation.
  private static let mostOperations = 40

  /// `7 - 4 + 2`, `(2 + 3) * 4`, `5 + 3 = ?`, `3 - 5 = -2`: a calculation whose order tells its
  /// result. A sum or a product of numbers alone may be read either way, so may a range, unless
  /// words beside it ask for its result. In Arabic all of it may, but for calculations in the
  /// digits of Persian and Urdu, and for equations and what is divided in European digits beside
  /// letters that Arabic has not.
  @Sendable static func arithmetic(_ start: Int, _ text: Skeleton) -> Piece? {
    let first = isSign(text.at(start)) ? start + 1 : start
    let isInArabic = text.followsArabicLetter(start)
    // Who writes these digits writes calculations from left to right.
    let hasPersianDigits = (0x6F0...0x6F9).contains(text.at(first).value)
    let isPersian = isInArabic && hasPersianDigits
    guard text.isDigit(first) || text.at(first) == "(", text.mayBeginWord(start),
      !text.isCodeLetter(start - 1), !isInArabic || isPersian || text.at(first).isASCII
    else { return nil }
    var end = first
    var depth = 0
    var operations: Set<Unicode.Scalar> = []
    var count = 0
    while count < mostOperations {
      while text.at(end) == "(", depth < mostOperations {
        depth += 1
        end += 1
      }
      if count > 0, isSign(text.at(end)) { end += 1 }
      guard text.isDigit(end), text.classes[end] == .en else { return nil }
      end = endOfNumber(end, text)
      while depth > 0, text.at(end) == ")" {
        depth -= 1
        end += 1
      }
      guard let next = nextTerm("+-*/=\u{2212}\u{D7}\u{F7}", end, text) else { break }
      if text.at(next.sign) == "=", !text.isStrong(next.start + 1),
        asks(next.start, text, isPersian: hasPersianDigits)
      {
        operations.insert("=")
        end = next.start + 1
        break
      }
      if text.at(next.sign) == "=", !operations.isEmpty, let gap = endOfGap(next.start, text) {
        operations.insert("=")
        end = gap
        break
      }
      // What it equals may have a sign of its own.
      let operand =
        text.at(next.sign) == "=" && !operations.isEmpty && isSign(text.at(next.start))
        ? next.start + 1 : next.start
      guard text.isDigit(operand) || text.at(next.start) == "(" else { break }
      operations.insert(text.at(next.sign))
      count += 1
      end = next.start
    }
    if depth == 0, !text.isCodeLetter(end), !text.isStrong(end),
      let last = AskedCalculation.end(of: start..<end, operations, in: text)
    {
      return Piece(kind: .number, range: start..<last, order: .leftToRight)
    }
    // Hyphens and slashes alone part the numbers of dates.
    let hasSign = operations.contains { "+*\u{D7}".unicodeScalars.contains($0) }
    let isMixed = hasSign && operations.count > 1
    guard depth == 0, isMixed || operations.contains("=") || operations.contains("\u{F7}"),
      !text.isCodeLetter(end), !text.isStrong(end)
    else { return nil }
    if isInArabic {
      // Two numbers alone that are equal may be a key and its value. A slash right between two
      // numbers stands inside of what was read as one.
      let isDivision =
        operations.contains("\u{F7}") || (start..<end).contains { text.at($0) == "/" }
      guard isDivision || operations.count > 1,
        isPersian || operations.contains("=") || operations.contains("\u{F7}"),
        isPersian || text.isPersian(near: start)
      else { return nil }
    }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// Whether a question mark stands for the result; that of Arabic in Persian and Urdu.
  private static func asks(_ position: Int, _ text: Skeleton, isPersian: Bool) -> Bool {
    text.at(position) == "?"
      || (text.at(position) == "\u{61F}" && (isPersian || text.isPersian(near: position)))
  }

  /// The end of a line to write a result on, `___`; nil where none begins.
  private static func endOfGap(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.at(end) == "_" { end += 1 }
    return end > start + 1 && !text.isCodeLetter(end) ? end : nil
  }

  /// `\u{221A}2`: a root.
  @Sendable static func root(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "\u{221A}", text.isDigit(start + 1), text.mayBeginWord(start) else {
      return nil
    }
    let end = endOfNumber(start + 1, text)
    guard !text.isCodeLetter(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `4-3-3`, `4-0-32-1`: three numbers or more with hyphens between them that are no date: how a
  /// team stands, what a player did. Long numbers, and those of who counts, `1-2-3`, may be read
  /// either way.
  @Sendable static func joinedNumbers(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.scalars[start].isASCII, text.mayBeginWord(start) else {
      return nil
    }
    var end = start
    var numbers: [Int] = []
    var parts: [Range<Int>] = []
    while text.isDigit(end) {
      let last = text.endOfDigits(end)
      guard last - end < 5, let number = Int(text.string(end..<last)) else { return nil }
      numbers.append(number)
      parts.append(end..<last)
      end = last
      guard text.at(end) == "-", text.isDigit(end + 1) else { break }
      parts.append(end..<end + 1)
      end += 1
    }
    let goesOn = "-.,:/".unicodeScalars.contains(text.at(end)) && !text.isGap(end + 1)
    guard numbers.count > 2, !goesOn, !text.isCodeLetter(end), !text.isStrong(end) else {
      return nil
    }
    let isCount = zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
    guard isCount || numbers.contains(where: { $0 > 99 }) else {
      return Piece(kind: .number, range: start..<end, order: .leftToRight)
    }
    return Piece(kind: .number, range: start..<end, order: .either, parts: parts)
  }
}
