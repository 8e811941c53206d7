internal import BidiAlgorithm

/// The name of a file in right-to-left letters with a known Latin ending, in a sentence that is
/// read from right to left: `ABC.pdf (12 KB)`, `ABC.pdf 2 DEF`, `ABC (1).docx dana DEF`. What
/// stands behind it goes with the Latin ending, and so is drawn between that and the name. The file
/// is one piece, with its ending left of the name.
///
/// A colon right behind a file may be that of a program, and a wide gap or a bar parts the columns
/// of its rows, all from left to right. So may a file be what a command is given.
enum FileInSentence {
  /// The most scalars of all endings of a name: `.tar.gz`.
  private static let longestEndings = 24
  /// The most digits of the number of a copy.
  private static let mostDigits = 3
  /// So many tokens before a file a command may stand that is given it.
  private static let farthest = 8

  /// The end of the tokens of such a file that begins with a token, before something that could go
  /// with its ending; nil where none does. O(its length), and O(*n*) where one ends a line.
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let before = tokens[start].range.lowerBound - 1
    guard isOfName(tokens[start]),
      text.isGap(before) || "([-".unicodeScalars.contains(text.at(before))
    else { return nil }
    let name = endOfName(start, in: range, tokens, text)
    let dot = endOfCopy(tokens[name - 1].range.upperBound, text)
    guard text.at(dot) == ".", text.at(dot - 1) != "\u{5BE}", let last = endOfEndings(dot, text),
      mayTakeMore(last, text), !isGiven(start, tokens, text)
    else { return nil }
    let end = Token.index(from: last, in: tokens)
    guard end <= range.upperBound, tokens[end - 1].range.upperBound == last else { return nil }
    return end
  }

  /// Where such files end among tokens, in scalars. O(*n*).
  static func ends(_ tokens: [Token], _ text: Skeleton) -> Set<Int> {
    Set(
      tokens.indices.compactMap { start in
        end(start, in: tokens.indices, tokens, text).map { tokens[$0 - 1].range.upperBound }
      })
  }

  /// Whether a known command that is given what follows stands shortly before a token.
  private static func isGiven(_ start: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens[max(0, start - farthest)..<start].contains { Synopsis.isProgram($0, text) }
  }

  /// Whether a token is a right-to-left word, or several that low lines join.
  private static func isOfName(_ token: Token) -> Bool {
    if token.isWord(.rightToLeft) { return true }
    return token.direction == .rightToLeft && token.piece?.kind == .identifier
      && token.piece?.order == .either
  }

  /// The end of the tokens that are joined to the first word of a name.
  private static func endOfName(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int {
    var end = start + 1
    while end < range.upperBound, !tokens[end].followsSpace {
      if isOfName(tokens[end]) {
        end += 1
      } else if "-_".unicodeScalars.contains(tokens[end].sign(in: text)),
        end + 1 < range.upperBound, !tokens[end + 1].followsSpace, isOfName(tokens[end + 1])
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Behind the number of a copy, `(1)`, at a position or behind a blank there; the position itself
  /// where there is none.
  private static func endOfCopy(_ position: Int, _ text: Skeleton) -> Int {
    let opening = text.isSpace(ifThere: position) ? position + 1 : position
    guard text.at(opening) == "(" else { return position }
    let closing = text.endOfDigits(opening + 1)
    return (1...mostDigits).contains(closing - opening - 1) && text.at(closing) == ")"
      ? closing + 1 : position
  }

  /// The end of a known ending of two letters or more behind a dot, before which others may stand,
  /// `.tar.gz`; nil where there is none. A capital before small letters begins a sentence.
  private static func endOfEndings(_ dot: Int, _ text: Skeleton) -> Int? {
    var start = dot + 1
    while start < dot + longestEndings, text.isLatin(start) {
      if let end = Piece.endOfEnding(start, text) {
        let isWord = text.isCapital(start) && !text.isCapital(start + 1)
        return end > start + 1 && !isWord ? end : nil
      }
      while text.isCodeLetter(start) { start += 1 }
      guard text.at(start) == "." else { return nil }
      start += 1
    }
    return nil
  }

  /// Whether something stands behind an ending that could go with it and is another part of the
  /// sentence: Latin letters, a number, brackets or a tag, also behind a pause or a dash.
  private static func mayTakeMore(_ end: Int, _ text: Skeleton) -> Bool {
    let isPaused = ",;.!?\u{60C}".unicodeScalars.contains(text.at(end))
    let gap = isPaused ? end + 1 : end
    let first = text.isSpace(ifThere: gap) && text.at(gap) != "\t" ? gap + 1 : gap
    let sign = text.at(first)
    if "([".unicodeScalars.contains(sign) { return !isNote(first, text) }
    guard first > gap, first < text.count, !text.isSpace(first) else { return false }
    if "-&+\u{2013}\u{2014}".unicodeScalars.contains(sign) { return text.isGap(first + 1) }
    if "#@".unicodeScalars.contains(sign) { return !text.isGap(first + 1) }
    if text.isDigit(first) { return true }
    return text.isLatin(first) && !isOfEnglish(first, text)
  }

  /// Whether brackets at a position hold Latin words and end the line, which say something of the
  /// file: alone with it they run from left to right, `ABC.txt (Copy)`.
  private static func isNote(_ opening: Int, _ text: Skeleton) -> Bool {
    text.isLatin(opening + 1) && ")]".unicodeScalars.contains(text.at(text.count - 1))
      && !(opening..<text.count).contains(where: text.isRightToLeftLetter)
  }

  /// Whether English that says something of the file begins at a position: one of its words, with
  /// no right-to-left one behind it.
  private static func isOfEnglish(_ start: Int, _ text: Skeleton) -> Bool {
    var end = start
    while text.isLatin(end) { end += 1 }
    return NamedSentence.isOfEnglish(text.string(start..<end).lowercased())
      && !(end..<text.count).contains(where: text.isRightToLeftLetter)
  }
}
