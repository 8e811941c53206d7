/// A row of a list of changed files: how many lines of each are new and old, `ABC | 12 +++++---`.
/// It runs from left to right, whatever the names of the files are.
enum ChangedLines {
  /// The sign between the name and the number.
  static let separator: Unicode.Scalar = "|"
  /// The most scalars of a row, and the most blanks in the name of a file.
  private static let longest = 200
  private static let mostBlanks = 3

  /// The fewest signs of a row that has not one for each line.
  private static let fewestSigns = 5

  /// Whether a text is one: a name, a bar between blanks, a number, and as many pluses with minuses
  /// behind them up to the end, or a share of them. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest, text.count > 5, isSign(text.at(text.count - 1)) else {
      return false
    }
    var minus = text.count
    while text.at(minus - 1) == "-" { minus -= 1 }
    var plus = minus
    while text.at(plus - 1) == "+" { plus -= 1 }
    guard text.isSpace(ifThere: plus - 1) else { return false }
    var digits = plus - 1
    while text.isEuropeanDigit(digits - 1) { digits -= 1 }
    let signs = text.count - plus
    guard let lines = Int(text.string(digits..<plus - 1)),
      signs == lines || (fewestSigns..<max(lines, fewestSigns)).contains(signs),
      let bar = (0..<digits).last(where: { !text.isSpace($0) }),
      text.at(bar) == separator, text.isBetweenSpaces(bar),
      let first = (0..<bar).first(where: { !text.isSpace($0) }),
      let last = (first..<bar).last(where: { !text.isSpace($0) })
    else { return false }
    let name = first...last
    return name.count(where: { text.isSpace($0) }) <= mostBlanks
      && !name.contains { text.at($0) == separator }
  }

  private static func isSign(_ sign: Unicode.Scalar) -> Bool { sign == "+" || sign == "-" }
}

extension Piece {
  /// `+120/-35`, `+4/\u{2212}2`: how many lines are new and how many old, as programs that compare
  /// write them in every language. O(its length).
  @Sendable static func linesOfChange(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "+", text.mayBegin(start) else { return nil }
    let slash = text.endOfEuropeanDigits(start + 1)
    let end = text.endOfEuropeanDigits(slash + 2)
    guard slash > start + 1, text.at(slash) == "/",
      "-\u{2212}".unicodeScalars.contains(text.at(slash + 1)), end > slash + 2,
      !text.isCodeLetter(end), !text.isStrong(end), text.at(end) != "/"
    else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `ABC/DEF | 12 +++---`: the right-to-left folders that begin a row of changed files. They
  /// follow each other as the row does. O(its length).
  @Sendable static func changedFile(_ start: Int, _ text: Skeleton) -> Piece? {
    guard (0..<start).allSatisfy({ text.isSpace($0) }), ChangedLines.isOne(text) else { return nil }
    var end = start
    while !text.isGap(end) { end += 1 }
    let joints = (start..<end).filter { text.at($0) == "/" }
    guard let first = joints.first, let last = joints.last, first > start, last < end - 1 else {
      return nil
    }
    return Piece(
      kind: .path, range: start..<end, order: .either, parts: components(start..<end, text))
  }
}
