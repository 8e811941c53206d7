internal import BidiAlgorithm

/// Lines of programs that begin with signs or numbers of theirs, and run from left to right
/// whatever the right-to-left words behind those are: branches of a tree, `├── ABC`, files that git
/// does not know, `?? ABC/`, what a hunk stands in, `@@ -1,3 +1,4 @@ ABC DEF`, counts in a column
/// of their own, `   12 ABC`, and lines that were found in files, `ABC/notes.txt:12: DEF`.
enum PrintedLead {
  /// The most scalars of a lead, and the most words behind a count.
  private static let longest = 120
  private static let mostWords = 4

  /// Whether a text is one, and all that is right-to-left in it is drawn in its own order. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }),
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft }),
      !tokens[first...].contains(where: { $0.isWord(.leftToRight) }),
      LabelledStretch.areInOrder(tokens[first...last], text)
    else {
      return isFound(text)
    }
    let start = tokens[first].range.lowerBound
    return isBranch(start, text) || isStatus(start, text) || isHunk(text)
      || isCount(start, tokens[first...], text) || isFound(text)
  }

  /// Whether the branch of a tree, in signs that boxes are drawn with or in ASCII, leads to a
  /// position.
  private static func isBranch(_ start: Int, _ text: Skeleton) -> Bool {
    guard start > 2, start < longest, text.isSpace(start - 1),
      (0..<start).allSatisfy({
        text.isSpace($0)
          || "\u{2502}\u{251C}\u{2514}\u{2570}\u{2500}|+`\\-".unicodeScalars
            .contains(text.at($0))
      })
    else { return false }
    var end = start
    while text.isSpace(end - 1), end > 1 { end -= 1 }
    let arm = text.at(end - 1)
    guard arm == "\u{2500}" || arm == "-" else { return false }
    while end > 0, text.at(end - 1) == arm { end -= 1 }
    return "\u{251C}\u{2514}\u{2570}|+`\\".unicodeScalars.contains(text.at(end - 1))
  }

  /// `?? `, `!! `: a file that git does not know, or looks away from.
  private static func isStatus(_ start: Int, _ text: Skeleton) -> Bool {
    start == 3 && (text.at(0) == "?" || text.at(0) == "!") && text.at(1) == text.at(0)
      && text.isSpace(2)
  }

  /// `@@ -1,3 +1,4 @@ `.
  private static func isHunk(_ text: Skeleton) -> Bool {
    text.at(0) == "@" && text.at(1) == "@" && text.at(2) == " " && text.at(3) == "-"
      && text.isDigit(4)
  }

  /// Whether a text begins with blanks that bring its number to the end of a column, or with
  /// several numbers in columns, and few words that no sign ends stand behind them.
  private static func isCount(
    _ start: Int, _ words: ArraySlice<Token>, _ text: Skeleton
  ) -> Bool {
    guard start < longest, text.isSpace(0),
      (0..<start).allSatisfy({ text.isSpace($0) || text.isDigit($0) }), text.isSpace(start - 1),
      words.allSatisfy({ $0.sort == .word }), words.count <= mostWords
    else { return false }
    let numbers = (0..<start).count { text.isDigit($0) && !text.isDigit($0 - 1) }
    return numbers > 1 || (numbers == 1 && text.isSpace(1))
  }

  /// Whether a text begins with the name of a file with a known ending, the number of a line and
  /// colons, and a right-to-left folder or file is in it: `ABC/notes.txt:12:`.
  private static func isFound(_ text: Skeleton) -> Bool {
    var end = 0
    while end < longest, !text.isGap(end), text.at(end) != ":" { end += 1 }
    guard text.at(end) == ":", (0..<end).contains(where: text.isRightToLeftLetter),
      let dot = (0..<end).last(where: { text.at($0) == "." }),
      Piece.endOfEnding(dot + 1, text) == end
    else { return false }
    let line = text.endOfDigits(end + 1)
    return line > end + 1 && text.at(line) == ":"
  }
}
