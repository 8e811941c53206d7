extension Piece {
  /// The piece with the hash right behind it that is pressed when its digits are, and unchanged
  /// where there is none: `03-1234567#`, `12-34#`. O(its length).
  ///
  /// A number without hyphens or blanks may have any sign behind it that its reader puts there.
  func withDialledEnd(in text: Skeleton) -> Piece {
    let end = range.upperBound
    guard text.at(end) == "#", [.phone, .number, .date].contains(kind),
      range.contains(where: { "-\u{2011}\u{2013} ".unicodeScalars.contains(text.at($0)) }),
      range.allSatisfy({
        text.isDigit($0) || "+()*-.\u{2011}\u{2013}\u{A0} ".unicodeScalars.contains(text.at($0))
      }), Self.isEndOfItem(end + 1, text)
    else { return self }
    return Piece(
      kind: kind, range: range.lowerBound..<end + 1, order: order,
      parts: parts.isEmpty ? [] : parts + [end..<end + 1])
  }
}
