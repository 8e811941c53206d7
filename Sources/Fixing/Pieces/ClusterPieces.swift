internal import UnicodeData

/// Pieces and grapheme clusters: no piece begins or ends inside one, so nothing is put in there.
extension Piece {
  /// Digits on keys, each with U+FE0F and U+20E3 behind it, in a row or alone. They follow each
  /// other from left to right; those with a sign between may be read either way.
  @Sendable static func keycaps(_ start: Int, _ text: Skeleton) -> Piece? {
    guard var end = endOfKeycap(start, text) else { return nil }
    var parts = [start..<end]
    var hasSign = false
    while true {
      if let next = endOfKeycap(end, text) {
        parts.append(end..<next)
        end = next
      } else if "+-./:\u{2013}".unicodeScalars.contains(text.at(end)),
        let next = endOfKeycap(end + 1, text)
      {
        hasSign = true
        parts += [end..<end + 1, end + 1..<next]
        end = next
      } else {
        break
      }
    }
    return Piece(
      kind: .number, range: start..<end, order: hasSign ? .either : .leftToRight,
      parts: hasSign ? parts : [])
  }

  /// The end of a digit and the key around it; nil where there is none.
  private static func endOfKeycap(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isDigit(start), text.isMark(start + 1) else { return nil }
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
