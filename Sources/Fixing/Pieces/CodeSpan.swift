extension Piece {
  /// The piece up to the backtick that closes the span of code in which it stands, and unchanged
  /// where it does not reach one: nothing goes on behind what the marks hold. O(its length), and
  /// O(*n*) where it has a backtick.
  func insideCodeSpan(in text: Skeleton) -> Piece {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start < end, let mark = (start + 1..<end).first(where: { text.at($0) == "`" }),
      text.at(start) != "`", !(0..<start).count(where: { text.at($0) == "`" }).isMultiple(of: 2)
    else { return self }
    let inside = start..<mark
    return Piece(
      kind: kind, range: inside, order: order,
      parts: parts.map { $0.clamped(to: inside) }.filter { !$0.isEmpty })
  }
}
