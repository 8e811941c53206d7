internal import BidiAlgorithm

extension Piece {
  /// A place on the Earth, `31.7683° N, 35.2137° E` or `31°46′06″N`: read from left to right in
  /// every script.
  @Sendable static func coordinates(_ start: Int, _ text: Skeleton) -> Piece? {
    if let pair = decimalPair(start, text) ?? signedPair(start, text) { return pair }
    guard text.mayBeginWord(start),
      let first = endOfAngle(start, "NS", text) ?? endOfAngle(start, "EW", text)
    else { return nil }
    var second = text.at(first) == "," ? first + 1 : first
    if text.isSpace(ifThere: second) { second += 1 }
    let end = endOfAngle(second, "EW", text) ?? endOfAngle(second, "NS", text) ?? first
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `-33.8688, 151.2093`: a latitude and a longitude of which one has a sign, or both are exact.
  /// Less exact ones are a pair where nothing else stands in their brackets, or in the line but a
  /// name, and behind a word for a map or a place, or beside the name of a town that lies there.
  private static func decimalPair(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), let first = endOfDecimal(start, text), text.at(first.end) == ","
    else { return nil }
    let comma = first.end
    let second = text.isSpace(ifThere: comma + 1) ? comma + 2 : comma + 1
    guard let last = endOfDecimal(second, text), !text.isCodeLetter(last.end) else { return nil }
    let hasParts = first.decimals > 1 && last.decimals > 1
    if hasParts, isOnMap(start..<first.end, second..<last.end, text) {
      return Piece(kind: .number, range: start..<last.end, order: .leftToRight)
    }
    guard
      isSign(text.at(start)) || isSign(text.at(second)) || (first.decimals > 3 && last.decimals > 3)
    else { return nil }
    let isExact = first.decimals > 2 && last.decimals > 2
    let isAlone = text.at(start - 1) == "(" && text.at(last.end) == ")"
    let isNamed = hasParts && isOnlyNamed(start..<first.end, second..<last.end, text)
    guard isExact || isAlone || isNamed else { return nil }
    return Piece(kind: .number, range: start..<last.end, order: .leftToRight)
  }

  /// The end of a European number of up to three digits with decimals, and how many these are.
  static func endOfDecimal(
    _ start: Int, _ text: Skeleton
  ) -> (end: Int, decimals: Int)? {
    let first = isSign(text.at(start)) ? start + 1 : start
    let dot = text.endOfDigits(first)
    guard (1...3).contains(dot - first), text.at(dot) == ".", text.scalars[first].isASCII else {
      return nil
    }
    let end = text.endOfDigits(dot + 1)
    return end > dot + 1 ? (end: end, decimals: end - dot - 1) : nil
  }

  /// The end of degrees, minutes and seconds with one of these letters behind them.
  private static func endOfAngle(_ start: Int, _ letters: String, _ text: Skeleton) -> Int? {
    guard text.isDigit(start) else { return nil }
    var end = start
    var hasDegrees = false
    while text.isDigit(end) || isMark(text.at(end)) {
      if text.at(end) == "\u{B0}" { hasDegrees = true }
      end += 1
    }
    guard hasDegrees else { return nil }
    end = max(end, steps(at: start, text).last?.upperBound ?? end)
    let letter = text.isSpace(ifThere: end) ? end + 1 : end
    guard letters.unicodeScalars.contains(text.at(letter)), !text.isCodeLetter(letter + 1) else {
      return nil
    }
    return letter + 1
  }

  /// `32\u{B0}04\u{2032}`, `40\u{B0} 26\u{2032} 46\u{2033}`: degrees with minutes, and seconds
  /// behind them. With spaces between them, and in Arabic, they may follow each other either way.
  @Sendable static func angle(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start) else { return nil }
    let found = steps(at: start, text)
    guard found.count > 1, let last = found.last, !text.isCodeLetter(last.upperBound) else {
      return nil
    }
    let range = start..<last.upperBound
    if text.classes[start] == .an || text.followsArabicLetter(start) {
      return Piece(
        kind: .number, range: range, order: .either, parts: found.flatMap { parts(of: $0, text) })
    }
    let isSpaced = range.contains { text.isSpace($0) }
    return Piece(
      kind: .number, range: range, order: isSpaced ? .either : .leftToRight,
      parts: isSpaced ? found : [])
  }

  /// A number of a step, and each sign behind it.
  private static func parts(of step: Range<Int>, _ text: Skeleton) -> [Range<Int>] {
    let digits = endOfDecimals(step.lowerBound, text)
    var parts = [step.lowerBound..<digits]
    for sign in digits..<step.upperBound { parts.append(sign..<sign + 1) }
    return parts
  }

  /// Degrees, minutes and seconds with their signs from a position on, with a space before each of
  /// the others or without one; empty where there are no degrees.
  private static func steps(at start: Int, _ text: Skeleton) -> [Range<Int>] {
    var steps: [Range<Int>] = []
    var end = start
    for signs in ["\u{B0}", "'\u{2032}\u{2019}", "\"\u{2033}\u{201D}"] {
      let first = !steps.isEmpty && text.isSpace(ifThere: end) ? end + 1 : end
      let digits = endOfDecimals(first, text)
      guard digits > first else { break }
      if signs.unicodeScalars.contains(text.at(digits)) {
        end = digits + 1
      } else if steps.count == 2, text.at(digits) == "'", text.at(digits + 1) == "'" {
        end = digits + 2
      } else {
        break
      }
      steps.append(first..<end)
    }
    return steps
  }

  /// The end of digits, and of decimals behind them.
  static func endOfDecimals(_ start: Int, _ text: Skeleton) -> Int {
    let end = text.endOfDigits(start)
    guard end > start, ".,\u{66B}".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1)
    else { return end }
    return text.endOfDigits(end + 1)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ".'\"\u{B0}\u{2032}\u{2033}\u{2019}\u{201D}".unicodeScalars.contains(scalar)
  }
}
