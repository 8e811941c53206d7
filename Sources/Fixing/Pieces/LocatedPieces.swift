extension Piece {
  /// The most scalars of a path with its line, and the most digits of a line.
  private static let longestLocated = 240
  private static let mostDigitsOfLine = 6

  /// `src/ABC:12:`, `./ABC:12:5:`: a file whose name ends in a right-to-left letter, and a line of
  /// it, as programs begin what they found there. The number would else be drawn on the far side
  /// of the name. One that begins with such a letter, `ABC:12:return 0`, may be a label with an
  /// hour: only code behind it tells it, what a program says of a fault, or folders before its name
  /// and a right-to-left letter right behind the second colon, `ABC/DEF:12:GHI`. O(the text's
  /// length).
  @Sendable static func locatedFile(_ start: Int, _ text: Skeleton) -> Piece? {
    let beginsWithWord = text.isRightToLeftLetter(start)
    guard beginsWithWord || text.isLatin(start) || text.at(start) == "." || text.at(start) == "~",
      (0..<start).allSatisfy({ text.isSpace($0) })
    else { return nil }
    var end = start
    var slash = start
    while end < min(text.count, start + longestLocated), text.at(end) != ":", !text.isSpace(end),
      !endsAddress(text.at(end))
    {
      if text.at(end) == "/" { slash = end }
      end += 1
    }
    guard slash > start || beginsWithWord, text.at(end) == ":", text.endsWord(end - 1) else {
      return nil
    }
    guard let line = endOfLine(end, text) else { return nil }
    let last = endOfLine(line - 1, text) ?? line
    let isInFolder = slash > start && text.isRightToLeftLetter(line)
    guard last < text.count,
      !beginsWithWord || isInFolder || leadsToCode(last, text) || leadsToMessage(last, text)
    else { return nil }
    return Piece(
      kind: .path, range: start..<last, order: .either, parts: components(start..<last, text))
  }

  /// Whether a text begins with such a file. O(its length).
  static func isLocated(_ text: Skeleton) -> Bool {
    guard let start = (0..<text.count).first(where: { !text.isSpace($0) }) else { return false }
    return locatedFile(start, text) != nil
  }

  /// Whether a Latin line stands right behind a position, or behind the blanks that indent it: one
  /// blank alone is that behind the colon of a sentence. O(the blanks).
  private static func leadsToCode(_ end: Int, _ text: Skeleton) -> Bool {
    let code = text.endOfBlanks(end)
    let sign = text.at(code)
    let first = "#<{(@$/\"'".unicodeScalars.contains(sign) ? code + 1 : code
    return (code != end + 1 || text.at(end) == "\t") && text.isLatin(first)
  }

  /// Whether one blank and an English message stand behind a position: with its kind, `error:`, or
  /// with a word for what failed. O(*n*).
  private static func leadsToMessage(_ end: Int, _ text: Skeleton) -> Bool {
    text.at(end) == " " && isEnglish(around: 0..<end, text)
      && (hasKindOfMessage(end + 1, text) || tellsFailure(behind: end, text))
  }

  /// Whether the kind of a message and its colon stand at a position: `warning:`, `TypeError:`.
  static func hasKindOfMessage(_ start: Int, _ text: Skeleton) -> Bool {
    let places = start..<max(start, min(text.count, start + longestKindOfMessage))
    guard let colon = places.first(where: { text.at($0) == ":" }) else { return false }
    let kind = text.string(start..<colon)
    if kindsOfMessages.contains(kind) { return true }
    return !kind.contains(" ") && (kind.hasSuffix("Error") || kind.hasSuffix("Warning"))
  }

  /// The most scalars of such a kind, and what compilers call their messages.
  private static let longestKindOfMessage = 40
  private static let kindsOfMessages: Set<String> = [
    "error", "fatal error", "hint", "info", "note", "remark", "warning",
  ]

  /// Behind a colon, a number in European digits and another colon; nil where they do not stand at
  /// a position.
  private static func endOfLine(_ colon: Int, _ text: Skeleton) -> Int? {
    let end = text.endOfDigits(colon + 1)
    guard text.at(colon) == ":", (1...mostDigitsOfLine).contains(end - colon - 1),
      text.at(colon + 1).isASCII, text.at(end) == ":"
    else { return nil }
    return end + 1
  }
}
