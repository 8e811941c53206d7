internal import UnicodeData

/// Pieces and grapheme clusters: no piece begins or ends inside one, so nothing is put in there.
extension Piece {
  /// Digits and signs on keys, each with U+FE0F and U+20E3 behind it, in a row or alone. Digits on
  /// keys follow each other from left to right, and so does what is dialled, from a star to a
  /// number sign. Others may be read either way: a number sign beside digits is drawn with those
  /// (W5).
  @Sendable static func keycaps(_ start: Int, _ text: Skeleton) -> Piece? {
    var parts: [Range<Int>] = []
    var (hasKey, hasDigit) = (false, false)
    var end = start
    while true {
      let first = end
      while let next = endOfKeycap(end, text) { end = next }
      if end > first {
        parts.append(first..<end)
        (hasKey, hasDigit) = (true, true)
        guard "+-./:\u{2013}".unicodeScalars.contains(text.at(end)),
          endOfKeycap(end + 1, text) != nil
        else { continue }
        end += 1
        parts.append(end - 1..<end)
      } else if let next = endOfSignKey(end, text) {
        end = next
        parts.append(first..<end)
        hasKey = true
      } else {
        end = endOfBareDigits(end, text)
        guard end > first else { break }
        parts.append(first..<end)
        hasDigit = true
      }
    }
    guard hasKey, hasDigit else { return nil }
    // What is dialled begins with a star and ends with a number sign.
    let isDialled =
      text.at(start) == "*" && parts.last.map { text.at($0.lowerBound) == "#" } == true
    let isOne = parts.count == 1 || isDialled
    return Piece(
      kind: .number, range: start..<end, order: isOne ? .leftToRight : .either,
      parts: isOne ? [] : parts)
  }

  /// The end of a number without keys, with the separators inside it.
  private static func endOfBareDigits(_ start: Int, _ text: Skeleton) -> Int {
    guard text.isDigit(start) else { return start }
    let number = endOfNumber(start, text)
    if !text.isMark(number) { return number }
    var end = start
    while text.isDigit(end), !text.isMark(end + 1) { end += 1 }
    return end
  }

  /// The end of a number sign or a star and the key around it; nil where there is none.
  private static func endOfSignKey(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start) == "#" || text.at(start) == "*" else { return nil }
    return endOfKey(start, text)
  }

  /// The end of a digit and the key around it; nil where there is none.
  private static func endOfKeycap(_ start: Int, _ text: Skeleton) -> Int? {
    text.isDigit(start) ? endOfKey(start, text) : nil
  }

  /// The end of a scalar and the key around it; nil where there is none.
  private static func endOfKey(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isMark(start + 1) else { return nil }
    let end = text.endOfCluster(start)
    return (start + 1..<end).contains { text.at($0).value == key } ? end : nil
  }

  /// COMBINING ENCLOSING KEYCAP.
  private static let key: UInt32 = 0x20E3

  /// The same with the marks behind its last digit or letter, and the digits of its number behind
  /// those: `±5\u{304}`. O(their length).
  func withWholeClusters(in text: Skeleton) -> Piece {
    var end = range.upperBound
    while !text.isClusterEnd(end) {
      end += 1
      while !text.isClusterEnd(end) { end += 1 }
      if kind == .number, text.isDigit(end) { end = Piece.endOfNumber(end, text) }
    }
    guard end > range.upperBound else { return self }
    var piece = self
    piece.range = range.lowerBound..<end
    if let last = piece.parts.popLast() { piece.parts.append(last.lowerBound..<end) }
    return piece
  }
}

extension Skeleton {
  /// Whether a grapheme cluster of what is read ends at a position, or the text does.
  func isClusterEnd(_ position: Int) -> Bool {
    position >= count || GraphemeBreaks(scalars).isBoundary(position)
  }

  /// The end of the grapheme cluster that begins at a position. O(its length).
  func endOfCluster(_ start: Int) -> Int {
    GraphemeBreaks(scalars).next(afterBoundary: start)
  }
}
