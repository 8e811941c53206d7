extension Piece {
  /// `+972-50-123-4567`, `(+966) 50-123-4567`, `(800) 955-2292`, `050 123 4567`, `*6050`: read
  /// from left to right everywhere.
  @Sendable static func phone(_ start: Int, _ text: Skeleton) -> Piece? {
    let first = text.at(start)
    let isBehindLetters = !text.mayBeginWord(start)
    guard !isBehindLetters || text.followsBarePrefix(start) else { return nil }
    guard !text.isDigit(start - 1), !text.isCodeLetter(start - 1) else { return nil }
    if first == "*" {
      let end = text.endOfDigits(start + 1)
      return (4...5).contains(end - start - 1) && text.at(end) != "*" && !text.isCodeLetter(end)
        ? Piece(kind: .phone, range: start..<end, order: .leftToRight) : nil
    }
    // The code of a country may stand in brackets by itself.
    let hasCodeInBrackets = first == "(" && text.at(start + 1) == "+" && text.isDigit(start + 2)
    let startsWithSign = first == "+" || hasCodeInBrackets
    guard
      text.isDigit(first == "+" || first == "(" ? start + 1 : start)
        || (first == "+" && text.at(start + 1) == "(") || hasCodeInBrackets
    else { return nil }
    var groups: [Range<Int>] = []
    var signs: [Unicode.Scalar] = []
    var end = start
    var position = first == "+" ? start + 1 : hasCodeInBrackets ? start + 2 : start
    var isOpen = hasCodeInBrackets
    if hasCodeInBrackets { signs.append("(") }
    reading: while position < text.count {
      if text.isDigit(position) {
        let last = text.endOfDigits(position)
        groups.append(position..<last)
        position = last
        end = last
        continue
      }
      let scalar = text.at(position)
      switch scalar {
      case "(" where !isOpen && text.isDigit(position + 1):
        isOpen = true
        signs.append(scalar)
      case ")" where isOpen:
        isOpen = false
        signs.append(scalar)
        end = position + 1
      case "-", ".", "\u{2011}", "\u{2013}":
        guard text.isDigit(position + 1) || text.at(position + 1) == "(" else { break reading }
        signs.append(scalar)
      case "/":
        guard text.isDigit(position + 1), groups.count == 1 else { break reading }
        signs.append(scalar)
      case " ", "\u{A0}":
        guard text.isDigit(position + 1) || text.at(position + 1) == "(",
          !beginsPointOfTime(position + 1, text)
        else { break reading }
        if text.at(position - 1) != ")" { signs.append(" ") }
      default: break reading
      }
      position += 1
    }
    guard !isOpen, !text.isCodeLetter(end), !hasCodeInBrackets || text.isDigit(end - 1) else {
      return nil
    }
    if first != "(", !startsWithSign, groups.count > 1, text.at(end) == "-", text.isLatin(end + 1),
      signs.allSatisfy({ $0 == "-" })
    {
      // The number of a document goes on with letters: `2024-001-INV`.
      return identifierAfterDigits(start, end, text)
    }
    guard isPhone(groups, signs, startsWithSign, text),
      !isBehindLetters || groups.reduce(0, { $0 + $1.count }) >= fewestBehindPrefix
    else { return nil }
    let isAccount = text.followsWordForAccount(start)
    if !isAccount, kind(groups, signs, text) == .phone {
      end = endOfOtherLines(behind: end, groups, text)
    }
    return Piece(
      kind: isAccount ? .number : kind(groups, signs, text),
      range: start..<endOfExtension(end, text), order: .leftToRight)
  }

  /// The fewest digits of a number right behind a prefix.
  private static let fewestBehindPrefix = 9

  /// The end of an extension behind a number: `ext. 5`, `x5`.
  private static func endOfExtension(_ end: Int, _ text: Skeleton) -> Int {
    guard text.isSpace(ifThere: end), text.isLatin(end + 1) else { return end }
    var last = end + 1
    while text.isLatin(last), last < end + 5 { last += 1 }
    let word = text.string(end + 1..<last).lowercased()
    guard ["ext", "x"].contains(word) else { return end }
    if text.at(last) == "." { last += 1 }
    if text.isSpace(ifThere: last) { last += 1 }
    let digits = text.endOfDigits(last)
    return digits > last ? digits : end
  }

  private static func isPhone(
    _ groups: [Range<Int>], _ signs: [Unicode.Scalar], _ startsWithSign: Bool, _ text: Skeleton
  ) -> Bool {
    let digits = groups.reduce(0) { $0 + $1.count }
    // One that is still being typed: a country and the beginning of a number.
    if startsWithSign, digits < 7, digits > 3, groups.count > 1, signs.allSatisfy({ $0 == "-" }) {
      return groups.count > 2 || groups[0].count == 3
    }
    if !startsWithSign, isKey(groups, signs, text) {
      return !isOfRoundNumbers(groups, signs, text)
    }
    guard (7...mostDigits).contains(digits), startsWithSign || groups.count > 1 else {
      return false
    }
    if startsWithSign { return true }
    if isTollFree(groups, text) { return true }
    // Years and ranges of years are no phones.
    if groups.allSatisfy({ $0.count == 4 }), groups.count < 4 { return false }
    if isRangeOfYears(groups, text) || isOfRoundNumbers(groups, signs, text) { return false }
    if signs.contains(".") {
      return groups.count > 2 && groups.allSatisfy { $0.count > 1 } && !signs.contains { $0 != "." }
        && digits > 8 && groups[0].count == 3 && groups[1].count == 3 && groups.last?.count == 4
    }
    if signs.contains("(") || signs.contains("-") {
      return groups.contains { $0.count > 2 } && !(groups.count == 2 && groups[0].count > 4)
    }
    if signs.contains("/") { return false }
    // With spaces alone only what begins as a phone does, or numbers grouped by three.
    return text.at(groups[0].lowerBound).value & 0xF == 0 || isGrouped(groups) || isCard(groups)
      || isMeeting(groups, text)
  }

  /// `800 124 1000`: a number that costs its caller nothing in the Gulf and in America.
  private static func isTollFree(_ groups: [Range<Int>], _ text: Skeleton) -> Bool {
    groups.map(\.count) == [3, 3, 4] && text.string(groups[0]) == "800"
  }

  /// `450-1100`: three digits and a year behind them; `(1010-970)`: years before the common era.
  private static func isRangeOfYears(_ groups: [Range<Int>], _ text: Skeleton) -> Bool {
    func digit(_ position: Int) -> UInt32 { text.at(position).value & 0xF }
    guard groups.count == 2 else { return false }
    if groups[0].count == 4, groups[1].count == 3 {
      return text.at(groups[0].lowerBound - 1) == "(" && text.at(groups[1].upperBound) == ")"
        && (1...2).contains(digit(groups[0].lowerBound)) && digit(groups[1].lowerBound) > 0
    }
    guard groups[0].count == 3, groups[1].count == 4 else { return false }
    let year = groups[1].lowerBound
    return digit(groups[0].lowerBound) > 0
      && (digit(year) == 1 || (digit(year) == 2 && digit(year + 1) == 0))
  }

  /// Whether groups are at least three round numbers with hyphens between them, each larger than
  /// the one before: `100-200-300`. They are prices, pages or the like, which may be read either
  /// way.
  private static func isOfRoundNumbers(
    _ groups: [Range<Int>], _ signs: [Unicode.Scalar], _ text: Skeleton
  ) -> Bool {
    func digit(_ position: Int) -> Int { Int(text.at(position).value & 0xF) }
    guard groups.count > 2, signs.allSatisfy({ $0 == "-" }),
      groups.allSatisfy({
        $0.count <= longestRound && digit($0.lowerBound) > 0 && digit($0.upperBound - 1) == 0
      })
    else { return false }
    let numbers = groups.map { text.value(of: $0) }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The most digits of a round number.
  private static let longestRound = 6

  private static func isCard(_ groups: [Range<Int>]) -> Bool {
    groups.count == 4 && groups.allSatisfy { $0.count == 4 }
  }

  /// The most digits of a phone number.
  private static let mostDigits = 19

  /// Whether groups are those of a licence, a key or a card, which hyphens alone join: three of
  /// four digits, of which at most one may be a year, or more digits than a phone number has, in
  /// groups of three or more.
  private static func isKey(
    _ groups: [Range<Int>], _ signs: [Unicode.Scalar], _ text: Skeleton
  ) -> Bool {
    guard groups.count > 2, signs.allSatisfy({ $0 == "-" }), signs.count == groups.count - 1,
      groups.allSatisfy({ $0.count > 2 })
    else { return false }
    if groups.allSatisfy({ $0.count == 4 }), groups.count == 3 {
      return groups.count { mayBeYear($0, text) } < 2
    }
    return groups.reduce(0) { $0 + $1.count } > mostDigits
  }

  /// Whether groups are of three, four and four digits, `812 3456 7890`, as the numbers of meetings
  /// have them, and none is a year.
  private static func isMeeting(_ groups: [Range<Int>], _ text: Skeleton) -> Bool {
    groups.map(\.count) == [3, 4, 4] && groups.dropFirst().allSatisfy { !mayBeYear($0, text) }
  }

  private static func isGrouped(_ groups: [Range<Int>]) -> Bool {
    groups[0].count < 4 && groups.count > 2 && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// A book's number, that of a card or a key and a number grouped by three are no phones.
  private static func kind(
    _ groups: [Range<Int>], _ signs: [Unicode.Scalar], _ text: Skeleton
  ) -> PieceKind {
    let isBook = groups[0].count == 3 && text.at(groups[0].lowerBound) == "9" && groups.count == 5
    let hasSpacesOnly = signs.allSatisfy { $0 == " " }
    let isGroupedNumber = hasSpacesOnly && isGrouped(groups)
    let isOther = isBook || isCard(groups) || isKey(groups, signs, text)
    return isOther || isGroupedNumber ? .number : .phone
  }
}
