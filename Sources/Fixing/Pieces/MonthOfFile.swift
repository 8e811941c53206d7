extension Piece {
  /// The year and the month, with a hyphen between them, that end the Arabic, Persian or Urdu name
  /// of a file: `AB-2024-05.xlsx`. Behind Arabic letters a hyphen does not hold them together (W4),
  /// so that `05-2024` is read. Years that grow may be a range (`2004-05`). O(1).
  @Sendable static func monthOfFile(_ start: Int, _ text: Skeleton) -> Piece? {
    let (hyphen, end) = (start + lengthOfYear, start + lengthOfYear + 3)
    guard text.isEuropeanDigit(start), "-_ ".unicodeScalars.contains(text.at(start - 1)),
      text.isRightToLeftLetter(start - 2) || text.isMark(start - 2),
      text.followsArabicLetter(start), end < text.count,
      (start..<end).allSatisfy({ $0 == hyphen || text.isEuropeanDigit($0) }),
      text.at(hyphen) == "-", text.at(end) == ".", endOfEnding(end + 1, text) != nil
    else { return nil }
    let (year, month) = (text.value(of: start..<hyphen), text.value(of: hyphen + 1..<end))
    guard (1900...2099).contains(year), (1...12).contains(month), month < year % 100 else {
      return nil
    }
    return Piece(kind: .date, range: start..<end, order: .leftToRight)
  }

  private static let lengthOfYear = 4
}
