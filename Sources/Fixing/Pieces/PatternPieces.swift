extension Piece {
  /// `[a-z]+`, `\w+@\w+`, `(a|b)*`, `.*`: a pattern that does not begin with `^`, by what is said
  /// to repeat in it; up to the next space.
  @Sendable static func repetition(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "[(\\.".unicodeScalars.contains(text.at(start)), text.mayBeginWord(start) else {
      return nil
    }
    var end = text.patterns.end(start)
    guard !text.isStrong(end), isRepeated(start, end, text) else { return nil }
    while end > start, ".,:;!\"'".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    // A bracket that was opened before it.
    let opens = (start..<end).count { text.at($0) == "(" }
    let closes = (start..<end).count { text.at($0) == ")" }
    if text.at(end - 1) == ")", closes > opens { end -= 1 }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// Whether a class, a choice or any scalar at the beginning of a pattern repeats.
  private static func isRepeated(_ start: Int, _ end: Int, _ text: Skeleton) -> Bool {
    // A question mark before a blank may be the sentence's.
    func repeats(_ position: Int) -> Bool {
      position < end && "+*{".unicodeScalars.contains(text.at(position))
        || (text.at(position) == "?" && position + 1 < end)
    }
    switch text.at(start) {
    case "\\": return "dDwWsS".unicodeScalars.contains(text.at(start + 1)) && repeats(start + 2)
    case ".":
      return "*+".unicodeScalars.contains(text.at(start + 1)) && !text.isCodeLetter(start + 2)
    case "[":
      guard let close = text.patterns.squareBracket(start, before: end) else { return false }
      let isClass =
        text.patterns.hasClassSign(start + 1..<close)
        || (start + 1 < close && text.at(start + 1) == "^")
      return isClass && repeats(close + 1)
    default:
      guard let close = text.patterns.roundBracket(start, before: end) else { return false }
      return text.patterns.hasBar(start..<close) && repeats(close + 1)
    }
  }

  /// `*.txt`, `**/*.js`, `!*.log`: files by what their names have in common.
  @Sendable static func wildcard(_ start: Int, _ text: Skeleton) -> Piece? {
    let stars = text.at(start) == "!" ? start + 1 : start
    guard text.at(stars) == "*", text.mayBeginWord(start) else { return nil }
    var end = text.at(stars + 1) == "*" ? stars + 2 : stars + 1
    guard "./".unicodeScalars.contains(text.at(end)) else { return nil }
    while text.isCodeLetter(end) || ".*/-".unicodeScalars.contains(text.at(end)) { end += 1 }
    if text.at(end) == "{", text.at(end - 1) == ".",
      let close = (end..<min(text.count, end + 40)).first(where: { text.at($0) == "}" }),
      (end + 1..<close).allSatisfy({ text.isCodeLetter($0) || text.at($0) == "," })
    {
      end = close + 1
    }
    while end > stars, "./-".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    guard (stars..<end).contains(where: text.isLatin), !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }
}
