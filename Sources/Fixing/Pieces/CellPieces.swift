/// What is written about the cells of a table that calculates.
extension Piece {
  /// The most scalars of a formula.
  private static let longestCalculation = 200

  /// `=A1*1.17`, `=SUM(A1:B2)`, `=IF(A1>1;"ABC";"DEF")`, `=ABC!B2`, `=SUM(ABC,DEF)`: a formula, up
  /// to the next space that is in no brackets. Strings, and names of sheets and in brackets those
  /// of cells, with right-to-left letters are parts of it.
  @Sendable static func calculation(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "=", text.at(start - 1) != "=", text.mayBeginWord(start) else {
      return nil
    }
    let name = isSign(text.at(start + 1)) ? start + 2 : start + 1
    guard text.isCapital(name) || text.at(name) == "$" || beginsSheet(name, text) else {
      return nil
    }
    let limit = min(text.count, start + longestCalculation)
    var parts: [Range<Int>] = []
    var first = start
    var end = name
    var depth = 0
    var hasCell = false
    reading: while end < limit {
      switch text.at(end) {
      case "\"":
        guard let closing = (end + 1..<limit).first(where: { text.at($0) == "\"" }) else {
          return nil
        }
        if (end + 1..<closing).contains(where: text.isRightToLeftLetter) {
          parts += [first..<end + 1, end + 1..<closing]
          first = closing
        }
        end = closing + 1
      case "(":
        if text.isCapital(end - 1) { hasCell = true }
        depth += 1
        end += 1
      case ")":
        guard depth > 0 else { break reading }
        depth -= 1
        end += 1
      case " " where depth == 0: break reading
      default:
        if text.isRightToLeftLetter(end) {
          let sheet = end
          guard let last = endOfSheet(end, text) ?? (depth > 0 ? endOfOperand(end, text) : nil)
          else { return nil }
          end = last
          if endOfCell(end + 1, text) != nil { hasCell = true }
          parts += [first..<sheet, sheet..<end]
          first = end
        } else {
          guard text.scalars[end].isASCII else { return nil }
          if text.isCapital(end), text.isDigit(end + 1) { hasCell = true }
          end += 1
        }
      }
    }
    while end > first + 1, ".,:;!?".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    guard depth == 0, hasCell, end > first, !text.isStrong(end) else { return nil }
    return Piece(
      kind: .identifier, range: start..<end, order: .leftToRight,
      parts: parts.isEmpty ? [] : parts + [first..<end])
  }

  /// The end of the right-to-left name of a sheet, before its exclamation mark; nil where none is.
  private static func endOfSheet(_ start: Int, _ text: Skeleton) -> Int? {
    let end = endOfName(start, text)
    return text.at(end) == "!" ? end : nil
  }

  /// The end of the right-to-left name of a cell, before a sign of a formula; nil where there is
  /// none, as before another word.
  private static func endOfOperand(_ start: Int, _ text: Skeleton) -> Int? {
    let end = endOfName(start, text)
    let sign = text.isSpace(ifThere: end) ? end + 1 : end
    return "=<>+-*/^&,;)".unicodeScalars.contains(text.at(sign)) ? end : nil
  }

  /// The end of right-to-left letters, with digits and low lines behind the first of them.
  private static func endOfName(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while text.isRightToLeftLetter(end) || text.isMark(end)
      || (end > start && (text.isDigit(end) || text.at(end) == "_"))
    {
      end += 1
    }
    return end
  }

  /// Whether the right-to-left name of a sheet and a cell of it begin at a position.
  private static func beginsSheet(_ start: Int, _ text: Skeleton) -> Bool {
    guard text.isRightToLeftLetter(start), let end = endOfSheet(start, text) else { return false }
    return endOfCell(end + 1, text) != nil
  }

  /// `$A$1`, `$A1:$B9`: a cell, or a range, that stays the same when its formula is copied. `$A1`
  /// alone may be a variable.
  @Sendable static func cell(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "$", text.mayBeginWord(start), let first = endOfCell(start, text) else {
      return nil
    }
    let end = text.at(first) == ":" ? endOfCell(first + 1, text) ?? first : first
    guard (start + 1..<end).contains(where: { text.at($0) == "$" }), !text.isCodeLetter(end),
      !text.isStrong(end)
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `#DIV/0!`, `#REF!`: what a cell shows instead of a result.
  @Sendable static func cellError(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "#", text.isCapital(start + 1), text.mayBeginWord(start) else {
      return nil
    }
    var end = start + 1
    while text.isCapital(end) || "/0!?".unicodeScalars.contains(text.at(end)), end < start + 10 {
      end += 1
    }
    guard cellErrors.contains(text.string(start..<end)), !text.isCodeLetter(end) else {
      return nil
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The errors of cells, by name.
  private static let cellErrors: Set<String> = [
    "#CALC!", "#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#SPILL!", "#VALUE!",
  ]

  /// The end of up to three capitals and a number, each with `$` before it or without.
  private static func endOfCell(_ start: Int, _ text: Skeleton) -> Int? {
    let column = text.at(start) == "$" ? start + 1 : start
    var row = column
    while text.isCapital(row) { row += 1 }
    guard (1...3).contains(row - column) else { return nil }
    if text.at(row) == "$" { row += 1 }
    let end = text.endOfDigits(row)
    return end > row ? end : nil
  }
}
