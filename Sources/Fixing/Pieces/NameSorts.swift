/// Commands, versions, formulas and phrases with numbers: what the kinds of pieces do not say.
extension Skeleton {
  /// The most scalars of such a piece.
  private static let longestSorted = 80

  /// Whether a path is a slash and a word that is sent to a program that talks, `/start`. Others,
  /// such as `/usr`, are folders or pages. O(its length).
  func isCommand(_ range: Range<Int>) -> Bool {
    guard range.count > 1, range.count <= Self.longestSorted, at(range.lowerBound) == "/" else {
      return false
    }
    // What is started stands behind a low line: `/start_game`.
    let word = range.dropFirst().prefix { at($0) != "_" }
    return range.dropFirst().allSatisfy(isCodeLetter) && Self.commands.contains(string(word))
  }

  /// Commands of programs that talk, and of channels.
  private static let commands: Set<String> = [
    "afk", "ban", "cancel", "help", "invite", "join", "kick", "leave", "me", "msg", "mute", "nick",
    "ping", "poll", "remind", "roll", "settings", "shrug", "start", "stop", "subscribe", "unban",
    "unmute", "unsubscribe", "whisper",
  ]

  /// Whether an identifier is the number of a version with the letter for one before it: `v1.0`,
  /// `v2.0+`, `v1.0-beta`. O(its length).
  func isNamedVersion(_ range: Range<Int>) -> Bool {
    guard range.count > 1, range.count <= Self.longestSorted, at(range.lowerBound) == "v",
      isDigit(range.lowerBound + 1), !followsWordForCode(range.lowerBound)
    else { return false }
    let number = range.dropFirst().prefix { isDigit($0) || at($0) == "." }
    let behind = range.dropFirst(number.count + 1)
    guard let sign = behind.first else { return true }
    return "+-".unicodeScalars.contains(at(sign))
      && behind.allSatisfy { isCodeLetter($0) || ".+-".unicodeScalars.contains(at($0)) }
  }

  /// What a number with Latin letters is; nil of one with its unit or its currency, and of an
  /// equation. O(its length).
  func sortOfNumber(_ range: Range<Int>) -> IdentifierSort? {
    guard range.count <= Self.longestSorted, range.contains(where: isLatin), !isEquation(range)
    else { return nil }
    if isCount(range) { return .phrase }
    let start = range.lowerBound
    let formulas = [
      Piece.equation(start, self), Piece.power(start, self), Piece.expression(start, self),
    ]
    return formulas.contains { $0?.range == range } ? .formula : nil
  }

  /// Whether a range is a number and plain words behind it that measure nothing, `3 new`,
  /// `12 people`. O(its length).
  private func isCount(_ range: Range<Int>) -> Bool {
    let number = range.prefix { isDigit($0) || ".,".unicodeScalars.contains(at($0)) }
    let words = range.dropFirst(number.count)
    guard !number.isEmpty, isDigit(range.lowerBound), words.count > 2, isSpace(words.lowerBound),
      words.allSatisfy({ isLatin($0) || isSpace($0) })
    else { return false }
    let first = words.dropFirst().prefix { isLatin($0) }
    // Capitals are a unit or a currency: `16 GB`, `100 USD`.
    return first.count > 1 && !first.allSatisfy(isCapital)
      && Piece.endOfUnit(behind: number.upperBound, self) != range.upperBound
      && !MeasureWords.isOne(string(words.dropFirst()))
  }

  /// What Latin letters with signs or digits are that are nobody's name: the marker of an item of a
  /// list, `A)`, or the number of a book behind the name for such numbers. O(its length).
  func sortOfName(_ range: Range<Int>) -> IdentifierSort? {
    guard let first = range.first, range.count <= Self.longestSorted, isLatin(first) else {
      return nil
    }
    if range.count == 2, at(first + 1) == ")" { return .listMarker }
    let name = range.prefix { isLatin($0) }
    let number = range.dropFirst(name.count)
    let isNumber =
      number.contains(where: isDigit)
      && number.allSatisfy { isDigit($0) || isSpace($0) || "-:X".unicodeScalars.contains(at($0)) }
    return isNumber && Self.namesOfNumbers.contains(string(name)) ? .number : nil
  }

  /// Names for the numbers of books, and of what comes out again and again.
  private static let namesOfNumbers: Set<String> = ["ISBN", "ISSN"]
}
