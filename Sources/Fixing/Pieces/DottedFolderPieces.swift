extension Piece {
  /// The most scalars of such a name.
  private static let longestDotted = 120

  /// `./ABC`, `../ABC` between marks of quotation, as programs name a file that they speak of. In a
  /// line from left to right it is drawn as it is typed; in a sentence from right to left the dot
  /// and its slash may stand right of the name. O(its length).
  @Sendable static func dottedFolder(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == ".", "\"'`\u{2018}\u{201C}".unicodeScalars.contains(text.at(start - 1))
    else { return nil }
    let slash = text.at(start + 1) == "." ? start + 2 : start + 1
    guard text.at(slash) == "/", text.isRightToLeftLetter(slash + 1) else { return nil }
    var end = slash + 1
    while end < start + longestDotted, !text.isGap(end), text.at(end) != "/",
      !closesName(end, text)
    {
      guard !text.isLatin(end) else { return nil }
      end += 1
    }
    guard closesName(end, text) else { return nil }
    return Piece(
      kind: .path, range: start..<end, order: .either,
      parts: [start..<slash, slash..<slash + 1, slash + 1..<end])
  }

  /// Whether a mark that is none inside a word closes a quotation.
  private static func closesName(_ position: Int, _ text: Skeleton) -> Bool {
    "\"'`\u{2019}\u{201D}".unicodeScalars.contains(text.at(position))
      && !text.isStrong(position + 1)
  }
}
