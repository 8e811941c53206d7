/// What is written about the settings of programs: quoted keys with their values.
extension Piece {
  /// The most scalars of keys with their values.
  private static let longestKeyed = 200

  /// `"debug": true`, `"port": 8080, "host": "a"`: quoted Latin keys with values of data behind a
  /// right-to-left word. At least one value has no quotation marks: strings alone look the same
  /// from either side.
  ///
  /// A number may be the sentence's, as behind the title of a work: its key is written as programs
  /// write them, and no word that is counted stands behind it.
  @Sendable static func keyedValue(_ start: Int, _ text: Skeleton) -> Piece? {
    let mark = text.at(start)
    guard mark == "\"" || mark == "'", text.isLatin(start + 1) || text.at(start + 1) == "_",
      followsOwnWord(start, text)
    else { return nil }
    let limit = min(text.count, start + longestKeyed)
    var end = start
    var hasValue = false
    while let pair = keyedPair(end, limit, text) {
      end = pair.end
      if !pair.isString { hasValue = true }
      let next = text.isSpace(ifThere: end + 1) ? end + 2 : end + 1
      guard text.at(end) == ",", text.at(next) == mark, keyedPair(next, limit, text) != nil else {
        break
      }
      end = next
    }
    guard hasValue, endsKeyed(end, text) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// Whether a right-to-left word stands before a position, with a blank, a colon or a comma and a
  /// blank, the hyphen of a prefix, or the mark of code behind a blank between them.
  private static func followsOwnWord(_ start: Int, _ text: Skeleton) -> Bool {
    if text.followsPrefix(start) { return true }
    var before = text.at(start - 1) == "`" ? start - 2 : start - 1
    guard text.isSpace(ifThere: before) else { return false }
    before -= 1
    if ":,\u{60C}".unicodeScalars.contains(text.at(before)) { before -= 1 }
    return text.endsWord(before)
  }

  /// The end of a key in quotation marks with its value, and whether that is a string; nil where
  /// none begins at a position.
  private static func keyedPair(
    _ start: Int, _ limit: Int, _ text: Skeleton
  ) -> (end: Int, isString: Bool)? {
    let mark = text.at(start)
    var close = start + 1
    while close < limit,
      text.isCodeLetter(close) || "-.$@/".unicodeScalars.contains(text.at(close))
    {
      close += 1
    }
    guard close > start + 1, text.at(close) == mark, text.at(close + 1) == ":" else { return nil }
    let value = text.isSpace(ifThere: close + 2) ? close + 3 : close + 2
    if text.at(value) == mark {
      var end = value + 1
      while end < limit, text.at(end) != mark, text.scalars[end].isASCII { end += 1 }
      return text.at(end) == mark ? (end: end + 1, isString: true) : nil
    }
    if text.isLatin(value) {
      var end = value
      while end < limit, text.isCodeLetter(end) { end += 1 }
      return keyedLiterals.contains(text.string(value..<end)) ? (end: end, isString: false) : nil
    }
    return endOfKeyedNumber(start + 1..<close, value, text).map { (end: $0, isString: false) }
  }

  /// Whether a value of data begins at a position, or behind the blank there.
  static func beginsValue(_ position: Int, _ text: Skeleton) -> Bool {
    let start = text.isSpace(ifThere: position) ? position + 1 : position
    if "\"'[{-".unicodeScalars.contains(text.at(start)) || text.isEuropeanDigit(start) {
      return true
    }
    var end = start
    while text.isCodeLetter(end) { end += 1 }
    return keyedLiterals.contains(text.string(start..<end))
  }

  /// The end of a European number that is the value of a key; nil where it may be the sentence's.
  private static func endOfKeyedNumber(
    _ key: Range<Int>, _ start: Int, _ text: Skeleton
  ) -> Int? {
    let isOfCode = !text.isCapital(key.lowerBound) || key.contains { text.at($0) == "_" }
    let first = text.at(start) == "-" ? start + 1 : start
    var end = first
    while text.isEuropeanDigit(end) || (text.at(end) == "." && text.isEuropeanDigit(end + 1)) {
      end += 1
    }
    guard isOfCode, end > first, text.isEuropeanDigit(first), !hasCounted(behind: end, text) else {
      return nil
    }
    return end
  }

  /// Whether a right-to-left word that is counted, or ends as Hebrew plurals do, stands behind a
  /// number.
  private static func hasCounted(behind end: Int, _ text: Skeleton) -> Bool {
    guard text.isSpace(ifThere: end) else { return false }
    var last = end + 1
    while text.isRightToLeftLetter(last) || text.isMark(last) { last += 1 }
    let word = end + 1..<last
    return CountedThings.contains(word, in: text) || CountedThings.endsAsPlural(word, in: text)
  }

  /// Whether values may end at a position: the text, a right-to-left word or signs of the sentence
  /// follow.
  private static func endsKeyed(_ position: Int, _ text: Skeleton) -> Bool {
    var end = text.at(position) == "`" ? position + 1 : position
    while ".,:;!?)\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard text.isGap(end) else { return false }
    return !text.isLatin(end + 1) && !text.isDigit(end + 1)
  }

  /// What values are that are no numbers and no strings, in data and in languages.
  private static let keyedLiterals: Set<String> = [
    "False", "None", "True", "false", "nil", "null", "true", "undefined",
  ]
}
