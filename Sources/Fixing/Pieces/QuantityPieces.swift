extension Piece {
  /// `≤ 2.5 mg/kg`, `>140/90 mmHg`: a bound, its number and a Latin unit.
  @Sendable static func bound(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "<>\u{2264}\u{2265}\u{2248}".unicodeScalars.contains(text.at(start)),
      text.mayBegin(start)
    else { return nil }
    let isSpaced = text.isSpace(ifThere: start + 1)
    let first = isSpaced ? start + 2 : start + 1
    guard text.isDigit(first), !isSpaced || !text.isCodeLetter(start - 2),
      let end = endOfUnit(behind: endOfNumber(first, text), text)
    else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `978-965-13-123-X`: the number of a book whose check digit is a letter.
  @Sendable static func bookNumber(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBeginWord(start), let end = endOfDigitGroups(start, text),
      text.at(end) == "-", "xX".unicodeScalars.contains(text.at(end + 1)),
      !text.isCodeLetter(end + 2), text.at(end + 2) != "-", !text.isStrong(end + 2)
    else { return nil }
    return Piece(kind: .number, range: start..<end + 2, order: .leftToRight)
  }

  /// The end of three groups of digits or more with hyphens between them; nil where there are
  /// fewer. O(their length).
  static func endOfDigitGroups(_ start: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfDigits(start)
    var groups = 1
    while text.at(end) == "-", text.isDigit(end + 1) {
      end = text.endOfDigits(end + 1)
      groups += 1
    }
    return groups > 2 ? end : nil
  }

  /// `12(b)(3)`: a section of a law with its parts, of which one has a Latin letter.
  @Sendable static func section(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBeginWord(start) else {
      return nil
    }
    let digits = text.endOfDigits(start)
    guard let end = endOfParts(digits, text), (digits..<end).contains(where: text.isLatin) else {
      return nil
    }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// The end of brackets that hold a letter, a number or a Roman one each; nil where others stand
  /// among them.
  private static func endOfParts(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.at(end) == "(" {
      var last = end + 1
      while text.isCodeLetter(last), last < end + 6 { last += 1 }
      let name = end + 1..<last
      let isPart =
        name.count == 1
        || name.allSatisfy { text.isDigit($0) || "ivx".unicodeScalars.contains(text.at($0)) }
      guard !name.isEmpty, isPart, text.at(last) == ")" else { return nil }
      end = last + 1
    }
    return text.isCodeLetter(end) || text.isStrong(end) ? nil : end
  }

  /// `42 U.S.C. § 1983`: a paragraph of a collection of laws.
  @Sendable static func statute(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBegin(start) else { return nil }
    var end = text.endOfDigits(start)
    guard text.at(end) == " ", text.isLatin(end + 1) else { return nil }
    end += 1
    let name = end
    while text.isLatin(end), text.at(end + 1) == "." { end += 2 }
    guard end > name + 2, text.at(end) == " ", text.at(end + 1) == "\u{A7}" else { return nil }
    end = text.at(end + 2) == "\u{A7}" ? end + 3 : end + 2
    if text.isSpace(ifThere: end) { end += 1 }
    guard text.isDigit(end), let last = endOfParts(text.endOfDottedName(end), text) else {
      return nil
    }
    return Piece(kind: .number, range: start..<last, order: .leftToRight)
  }

  /// `§5`, `§§ 5-7`, `№5`: a paragraph of a law, or a number, whose sign stands left of European
  /// digits.
  @Sendable static func sectionSign(_ start: Int, _ text: Skeleton) -> Piece? {
    let sign = text.at(start)
    guard sign == "\u{A7}" || sign == "\u{2116}", text.mayBeginWord(start) else { return nil }
    var number = text.at(start + 1) == sign ? start + 2 : start + 1
    if text.isSpace(ifThere: number) { number += 1 }
    guard text.isDigit(number), text.scalars[number].isASCII else { return nil }
    var end = text.endOfDottedName(number)
    if text.at(end) == "-", text.isDigit(end + 1) { end = text.endOfDottedName(end + 1) }
    guard let last = endOfParts(end, text) else { return nil }
    return Piece(kind: .number, range: start..<last, order: .leftToRight)
  }

  /// `[0, 1)`: an interval of which one end is not in it. One whose brackets are a pair looks the
  /// same both ways.
  @Sendable static func interval(_ start: Int, _ text: Skeleton) -> Piece? {
    let opening = text.at(start)
    guard opening == "[" || opening == "(", text.mayBeginWord(start),
      let comma = endOfIntervalEnd(start + 1, text), text.at(comma) == ",",
      let last = endOfIntervalEnd(text.isSpace(ifThere: comma + 1) ? comma + 2 : comma + 1, text),
      text.at(last) == (opening == "[" ? ")" : "]"), !text.isStrong(last + 1)
    else { return nil }
    return Piece(kind: .number, range: start..<last + 1, order: .leftToRight)
  }

  /// The end of a number, or of infinity, with its sign.
  private static func endOfIntervalEnd(_ start: Int, _ text: Skeleton) -> Int? {
    let first = isSign(text.at(start)) ? start + 1 : start
    if text.at(first) == "\u{221E}" { return first + 1 }
    guard text.isDigit(first) else { return nil }
    let end = text.endOfDigits(first)
    return text.at(end) == "." && text.isDigit(end + 1) ? text.endOfDigits(end + 1) : end
  }
}
