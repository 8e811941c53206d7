/// Patterns with ranges of right-to-left letters, in lines from left to right.
extension Piece {
  /// The most scalars of a pattern.
  private static let longestPattern = 120

  /// A range from one right-to-left letter to another in square brackets, with what makes it a
  /// pattern: a sign that repeats it, `^`, `$`, slashes around it, other ranges, quotation marks,
  /// or nothing else in the line. `^[A-B]+$`, `/^[A-B ]{2,}$/`, `[a-zA-B]*`. Code is read from left
  /// to right, and so is the range; in a right-to-left sentence it may be drawn as its words are.
  /// O(its length).
  @Sendable static func letterClass(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "[^/(\\".unicodeScalars.contains(text.at(start)),
      text.isGap(start - 1) || "\"'`(=,".unicodeScalars.contains(text.at(start - 1)),
      let end = endOfPattern(start, text), isPattern(start..<end, text)
    else { return nil }
    var piece = Piece(
      kind: .identifier, range: start..<end, order: .either,
      parts: partsOfPattern(start..<end, text))
    piece.isPattern = true
    return piece
  }

  /// The parts of right-to-left words of a string that are such ranges in square brackets, `A-B` of
  /// `'[A-B]+'`; nil of other words. O(their length).
  static func partsOfLetterClass(around words: Range<Int>, _ text: Skeleton) -> [Range<Int>]? {
    let far = max(0, words.lowerBound - longestPattern)..<words.lowerBound
    guard let open = far.last(where: { "[]".unicodeScalars.contains(text.at($0)) }),
      text.at(open) == "[", let end = endOfPattern(open, text), end >= words.upperBound
    else { return nil }
    return partsOfPattern(words, text)
  }

  /// The end of a pattern up to a blank outside of its brackets, or to what closes a string or a
  /// call around it; nil where it has no range of right-to-left letters, or has others.
  private static func endOfPattern(_ start: Int, _ text: Skeleton) -> Int? {
    let limit = min(text.count, start + longestPattern)
    var end = start
    var (isInClass, hasRange) = (false, false)
    while end < limit {
      let scalar = text.at(end)
      if isInClass {
        guard !text.isRightToLeftLetter(end) || mayStandInClass(end, text) else { return nil }
        if isRange(end, text) { hasRange = true }
        if scalar == "]" { isInClass = false }
      } else if text.isSpace(end) || "\"'`".unicodeScalars.contains(scalar) {
        break
      } else {
        guard !text.isRightToLeftLetter(end) else { return nil }
        if scalar == "[" { isInClass = true }
      }
      end += 1
    }
    guard hasRange, !isInClass else { return nil }
    var depth = (start..<end).reduce(0) { depth, position in
      depth + (text.at(position) == "(" ? 1 : text.at(position) == ")" ? -1 : 0)
    }
    while end > start + 1 {
      let last = text.at(end - 1)
      guard last == "," || last == ";" || (last == ")" && depth < 0) else { break }
      if last == ")" { depth += 1 }
      end -= 1
    }
    return end
  }

  /// Whether the hyphen of a range between right-to-left letters stands at a position.
  private static func isRange(_ position: Int, _ text: Skeleton) -> Bool {
    text.at(position) == "-" && text.isRightToLeftLetter(position - 1)
      && text.isRightToLeftLetter(position + 1)
  }

  /// Whether a right-to-left letter in square brackets is that of a range, or stands between signs
  /// and other letters: several side by side are a word.
  private static func mayStandInClass(_ position: Int, _ text: Skeleton) -> Bool {
    func isOfRange(_ letter: Int) -> Bool { isRange(letter - 1, text) || isRange(letter + 1, text) }
    guard text.isRightToLeftLetter(position + 1) else { return true }
    return isOfRange(position) && isOfRange(position + 1)
  }

  /// Whether signs in a range or around it say that it is a pattern.
  private static func isPattern(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if text.at(end - 1) == "$"
      || (text.at(start) == "/" && range.contains(where: { $0 > start && text.at($0) == "/" }))
    {
      return true
    }
    let mark = text.at(start - 1)
    if "\"'`".unicodeScalars.contains(mark), text.at(end) == mark { return true }
    if range.contains(where: { "^\\|".unicodeScalars.contains(text.at($0)) }) { return true }
    let isRepeated = range.dropLast().contains { position in
      text.at(position) == "]"
        && ("+*{".unicodeScalars.contains(text.at(position + 1))
          || (text.at(position + 1) == "?" && position + 2 < end))
    }
    let ranges = range.count { position in
      isRange(position, text)
        || (text.at(position) == "-" && text.isCodeLetter(position - 1)
          && text.isCodeLetter(position + 1))
    }
    return isRepeated || ranges > 1
      || ((0..<start).allSatisfy { text.isSpace($0) }
        && (end..<text.count).allSatisfy { text.isSpace($0) })
  }

  /// The parts of a pattern: each right-to-left letter by itself, and what stands between them.
  private static func partsOfPattern(_ range: Range<Int>, _ text: Skeleton) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for position in range where text.isRightToLeftLetter(position) {
      if start < position { parts.append(start..<position) }
      parts.append(position..<position + 1)
      start = position + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
