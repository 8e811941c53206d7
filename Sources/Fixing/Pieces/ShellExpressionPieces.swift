/// Quoted expressions of programs that look for something and put something in its place.
extension Piece {
  /// The most scalars of such an expression, and of the command before it.
  private static let longestExpression = 200

  /// `'s/ABC/DEF/g'`, `'/ABC/,/DEF/p'` behind `sed` and the like, `'ABC|DEF'` behind `grep` and the
  /// like: at least two right-to-left parts, which the program reads one behind the other. O(the
  /// most scalars of these).
  @Sendable static func shellExpression(_ start: Int, _ text: Skeleton) -> Piece? {
    let mark = text.at(start - 1)
    guard mark == "'" || mark == "\"", text.isSpace(ifThere: start - 2), text.at(0).isASCII,
      let end = (start..<min(text.count, start + longestExpression)).first(where: {
        text.at($0) == mark
      }), end > start, text.isGap(end + 1) || ";|)&".unicodeScalars.contains(text.at(end + 1))
    else { return nil }
    let parts = partsOfExpression(start..<end, text)
    guard parts.count(where: { text.isRightToLeftLetter($0.lowerBound) }) > 1,
      let program = program(before: start - 1, text)
    else { return nil }
    let isOne =
      ofPatterns.contains(program)
      ? (start..<end).contains { text.at($0) == "|" } : isSubstitution(start, text)
    guard isOne else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight, parts: parts)
  }

  /// The parts of such an expression that stand in a range, which begins and ends with
  /// right-to-left words of it; nil of other words in quotation marks.
  static func partsOfExpression(around words: Range<Int>, _ text: Skeleton) -> [Range<Int>]? {
    let far = max(0, words.lowerBound - longestExpression)..<words.lowerBound
    guard let mark = far.last(where: { text.at($0) == "'" || text.at($0) == "\"" }),
      let expression = shellExpression(mark + 1, text)
    else { return nil }
    return expression.parts.filter { words.contains($0.lowerBound) }.map { $0.clamped(to: words) }
  }

  /// Whether an expression begins with what it looks for, or with the letters that say that this is
  /// replaced: `/ABC/`, `s/`, `y/`, `tr/`.
  private static func isSubstitution(_ start: Int, _ text: Skeleton) -> Bool {
    if text.at(start) == "/" { return true }
    let isLong = text.at(start) == "t" && text.at(start + 1) == "r"
    let sign = text.at(isLong ? start + 2 : start + 1)
    return (isLong || text.at(start) == "s" || text.at(start) == "y")
      && "/|#,:@!~{".unicodeScalars.contains(sign)
  }

  /// The parts of an expression: right-to-left words with the blanks and numbers between them,
  /// Latin ones, and each sign by itself.
  private static func partsOfExpression(_ range: Range<Int>, _ text: Skeleton) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      var end = position + 1
      if text.isRightToLeftLetter(position) {
        while end < range.upperBound {
          let next = text.isSpace(end) ? end + 1 : end
          guard next < range.upperBound,
            text.isRightToLeftLetter(next) || text.isMark(next) || text.isDigit(next)
          else { break }
          end = next + 1
        }
      } else if text.isCodeLetter(position) {
        while end < range.upperBound, text.isCodeLetter(end) { end += 1 }
      }
      if !text.isSpace(position) { parts.append(position..<end) }
      position = end
    }
    return parts
  }

  /// The program of this kind whose argument stands behind a position, in the same command; nil
  /// where there is none.
  private static func program(before mark: Int, _ text: Skeleton) -> String? {
    var isQuoted = false
    for position in (max(0, mark - longestExpression)..<mark).reversed() {
      let sign = text.at(position)
      if sign == "'" || sign == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "|;&".unicodeScalars.contains(sign) { return nil }
      guard text.isLatin(position),
        text.isGap(position - 1) || "(/`".unicodeScalars.contains(text.at(position - 1))
      else { continue }
      var end = position
      while text.isLatin(end), end < mark { end += 1 }
      let word = text.string(position..<end)
      if text.isSpace(ifThere: end), ofPatterns.contains(word) || ofExpressions.contains(word) {
        return word
      }
    }
    return nil
  }

  /// Programs that take a pattern.
  private static let ofPatterns: Set<String> = ["ack", "ag", "egrep", "grep", "rg", "zgrep"]
  /// Programs that take what is to be done to each line.
  private static let ofExpressions: Set<String> = ["awk", "gawk", "gsed", "mawk", "perl", "sed"]
}
