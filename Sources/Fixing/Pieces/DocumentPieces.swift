extension Piece {
  /// The most scalars of the number of a document, and the most letters between its signs.
  private static let longestDocument = 40
  private static let longestSeries = 6

  /// The piece, or the number of a document where letters behind a hyphen go on with a date, a
  /// phone or the sign for a number: `2024-01-15-draft`.
  func withLetters(in text: Skeleton) -> Piece {
    let end = range.upperBound
    guard text.at(end) == "-", text.isLatin(end + 1), order == .leftToRight, parts.isEmpty else {
      return self
    }
    let first = range.lowerBound
    let isNumbered = kind == .number && text.at(first) == "\u{2116}"
    guard isNumbered || ((kind == .date || kind == .phone) && text.isDigit(first)) else {
      return self
    }
    return Self.identifierAfterDigits(first, end, text) ?? self
  }

  /// `2024/INV/0017`, `12/AB-345`, `95/46/EC`, `#7/HR/2023`: the number of a document that begins
  /// with digits and has slashes, a series in capitals and another number.
  @Sendable static func documentNumber(_ start: Int, _ text: Skeleton) -> Piece? {
    let hasSign = "#\u{2116}".unicodeScalars.contains(text.at(start))
    let first = hasSign ? start + 1 : start
    guard text.mayBeginWord(start), text.isDigit(first), text.scalars[first].isASCII,
      !text.isCodeLetter(start - 1)
    else { return nil }
    var end = text.endOfDigits(first)
    var (numbers, series) = (1, 0)
    var hasSlash = false
    while "/-".unicodeScalars.contains(text.at(end)), text.isCodeLetter(end + 1),
      end < start + longestDocument
    {
      if text.at(end) == "/" { hasSlash = true }
      var last = end + 1
      while text.isCodeLetter(last), text.at(last) != "_" { last += 1 }
      let group = end + 1..<last
      if group.contains(where: text.isDigit) {
        // A letter may follow its digits, or stand before them.
        guard group.count(where: text.isLatin) < 3 else { return nil }
        numbers += 1
      } else {
        // A word is none of its parts.
        guard !group.isEmpty, group.count <= longestSeries, group.allSatisfy(text.isCapital) else {
          return nil
        }
        series += 1
      }
      end = last
    }
    guard hasSlash, series > 0, numbers > 1, !text.isCodeLetter(end), !text.isStrong(end),
      !"/@:\\".unicodeScalars.contains(text.at(end)) || text.isGap(end + 1)
    else { return nil }
    if text.at(end) == ".", text.isCodeLetter(end + 1) { end = text.endOfDottedName(end + 1) }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `@@ -5,3 +5,4 @@`: the head of a part of a patch.
  @Sendable static func hunk(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "@", text.at(start + 1) == "@", text.at(start + 2) == " ",
      text.mayBegin(start), let old = endOfLines("-", start + 3, text), text.at(old) == " ",
      let new = endOfLines("+", old + 1, text), text.at(new) == " ", text.at(new + 1) == "@",
      text.at(new + 2) == "@", text.isGap(new + 3)
    else { return nil }
    return Piece(kind: .identifier, range: start..<new + 3, order: .leftToRight)
  }

  /// The end of a sign, the number of a line and how many there are.
  private static func endOfLines(
    _ sign: Unicode.Scalar, _ start: Int, _ text: Skeleton
  ) -> Int? {
    guard text.at(start) == sign, text.isDigit(start + 1) else { return nil }
    let end = text.endOfDigits(start + 1)
    guard text.at(end) == ",", text.isDigit(end + 1) else { return end }
    return text.endOfDigits(end + 1)
  }
}
