/// Calculations whose terms have right-to-left units, which are read and drawn term by term from
/// the right.
extension Piece {
  /// The piece; or, where it is a calculation of numbers alone and is part of a longer one, or a
  /// right-to-left unit stands behind its last number, one that may be read either way. Turned
  /// round by itself, its numbers would change places with those around it: `20 ABC / 4 = 5 ABC`,
  /// `6 × 330 ABC`. O(its length).
  func amongUnits(in text: Skeleton) -> Piece {
    guard kind == .number, order == .leftToRight, parts.isEmpty,
      range.contains(where: { Self.isOperation(text.at($0)) }),
      Self.hasUnit(behind: range, text) || Self.followsTerm(range, text)
        || Self.leadsToTerm(range.upperBound, text),
      let terms = Self.terms(of: range, text)
    else { return self }
    return Piece(kind: .number, range: range, order: .either, parts: terms)
  }

  /// Whether a sign says that numbers are a calculation. Hyphens and slashes may stand in dates,
  /// scores and numbers of phones.
  private static func isOperation(_ scalar: Unicode.Scalar) -> Bool {
    operations.unicodeScalars.contains(scalar)
  }

  private static let operations = "+*=\u{D7}\u{F7}"

  /// The numbers of a calculation, and the signs between them with their blanks; nil where
  /// anything else stands in it, or a sign before its first number.
  private static func terms(of range: Range<Int>, _ text: Skeleton) -> [Range<Int>]? {
    let last = range.upperBound - 1
    // A price may end in signs: `950/=`.
    guard !isSign(text.at(range.lowerBound)),
      text.isDigit(last) || text.at(last) == ")" || isFraction(text.at(last))
    else { return nil }
    var parts: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      var end = isCurrency(text.at(place)) ? place + 1 : place
      let digits = endOfNumber(end, text)
      if digits > end {
        end = digits
      } else {
        end = place
        while end < range.upperBound, text.isSpace(end) { end += 1 }
        guard "()-/\u{2212}".unicodeScalars.contains(text.at(end)) || isOperation(text.at(end))
        else { return nil }
        end += 1
        while end < range.upperBound, text.isSpace(end) { end += 1 }
      }
      guard end <= range.upperBound else { return nil }
      parts.append(place..<end)
      place = end
    }
    return parts.count > 2 ? parts : nil
  }

  // MARK: - Units

  /// The most scalars of a unit, and of a term back to its number.
  private static let longestUnitWord = 16
  private static let longestTerm = 24

  /// Whether a currency, a percent sign or a right-to-left word that measures or counts stands
  /// behind numbers. Sizes in pixels are read from left to right, and pixels may be their unit.
  static func hasUnit(behind numbers: Range<Int>, _ text: Skeleton) -> Bool {
    let end = numbers.upperBound
    let start = text.isSpace(ifThere: end) ? end + 1 : end
    if isCurrency(text.at(start)) || text.at(start) == "%" { return !text.isDigit(start + 1) }
    guard start > end, text.isRightToLeftLetter(start) else { return false }
    let word = start..<endOfUnitWord(start, text)
    let last = text.at(word.upperBound - 1)
    let isShort =
      word.contains { "\"\u{201D}\u{5F4}".unicodeScalars.contains(text.at($0)) }
      || (word.count <= shortest && "'\u{2019}\u{5F3}".unicodeScalars.contains(last))
    if isShort || isOfPixels(numbers, text) { return isShort }
    if CountedThings.contains(word, in: text) { return true }
    let letters = text.string(word)
    return measures.contains(letters)
      || (word.count > shortest && CountedThings.endsAsPlural(word, in: text))
  }

  /// The most scalars of a unit that ends in an apostrophe, fewer than those of a plural.
  private static let shortest = 3

  // Metre, centimetre, millimetre, kilometre, litre, gram, kilo, ton, percent, euro in Hebrew.
  private static let measures: Set<String> = Skeleton.words(
    """
    \u{5DE}\u{5D8}\u{5E8} \u{5E1}\u{5E0}\u{5D8}\u{5D9}\u{5DE}\u{5D8}\u{5E8} \
    \u{5DE}\u{5D9}\u{5DC}\u{5D9}\u{5DE}\u{5D8}\u{5E8} \
    \u{5E7}\u{5D9}\u{5DC}\u{5D5}\u{5DE}\u{5D8}\u{5E8} \
    \u{5DC}\u{5D9}\u{5D8}\u{5E8} \u{5D2}\u{5E8}\u{5DD} \u{5E7}\u{5D9}\u{5DC}\u{5D5} \
    \u{5D8}\u{5D5}\u{5DF} \u{5D0}\u{5D7}\u{5D5}\u{5D6} \u{5D9}\u{5D5}\u{5E8}\u{5D5}
    """)

  /// The end of right-to-left letters, with a mark of an abbreviation among them or an apostrophe
  /// behind them.
  private static func endOfUnitWord(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while end < start + longestUnitWord {
      let isLetter = text.isRightToLeftLetter(end) || text.isMark(end)
      let isInside =
        "\"\u{201D}\u{5F4}".unicodeScalars.contains(text.at(end))
        && text.isRightToLeftLetter(end + 1)
      guard isLetter || isInside || "'\u{2019}\u{5F3}".unicodeScalars.contains(text.at(end)) else {
        break
      }
      end += 1
    }
    return end
  }

  // MARK: - Longer calculations

  /// Whether a sign of an operation and a term that has no Latin letter stand right before numbers.
  /// A dash, a slash and a sign of equality may part them from words: a number stands in the term
  /// then.
  private static func followsTerm(_ numbers: Range<Int>, _ text: Skeleton) -> Bool {
    let start = numbers.lowerBound
    let isSpaced = text.isSpace(ifThere: start - 1)
    let sign = isSpaced ? start - 2 : start - 1
    guard sign > 0, text.isSpace(ifThere: sign - 1) == isSpaced else { return false }
    let last = isSpaced ? sign - 2 : sign - 1
    let isDash = "-\u{2212}\u{2013}".unicodeScalars.contains(text.at(sign))
    if isDash || "/=".unicodeScalars.contains(text.at(sign)) {
      return (isSpaced || !isDash) && hasNumber(upTo: last, text)
    }
    return isOperation(text.at(sign)) && isOfTerm(last, text)
  }

  /// Whether what may end a term of a calculation stands at a position.
  private static func isOfTerm(_ position: Int, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(position) || text.isMark(position) || text.isDigit(position)
      || isCurrency(text.at(position)) || "%)'\u{5F3}".unicodeScalars.contains(text.at(position))
  }

  /// Whether right-to-left letters, a percent sign or a currency that end at a position have a
  /// number before them.
  private static func hasNumber(upTo last: Int, _ text: Skeleton) -> Bool {
    var position = last
    while position >= 0, last - position < longestTerm {
      if text.isDigit(position) { return true }
      guard
        isOfTerm(position, text) || text.isSpace(position)
          || "\"\u{201D}\u{5F4}\u{2019}".unicodeScalars.contains(text.at(position))
      else { return false }
      position -= 1
    }
    return false
  }

  /// Whether a sign of an operation and a number follow, with a right-to-left unit before them or
  /// without one.
  private static func leadsToTerm(_ end: Int, _ text: Skeleton) -> Bool {
    let start = text.isSpace(ifThere: end) ? end + 1 : end
    var last = endOfUnitWord(start, text)
    if last == start {
      last = end
      if isCurrency(text.at(start)) || text.at(start) == "%" { last = start + 1 }
    }
    guard let next = nextTerm(operations, last, text) else { return false }
    return text.isDigit(next.start) || isCurrency(text.at(next.start))
  }
}
