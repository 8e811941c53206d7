internal import BidiAlgorithm
internal import WritingDirection

/// How a program is called, as its help says it in a right-to-left line:
/// `tar [OPTION]... [FILE]...`, `cp [-r] <source> <dest>`. It is one piece: the dots that end it
/// say what may be repeated, and are no end of the sentence.
enum Synopsis {
  /// The most tokens of one.
  private static let longest = 64

  /// The end of the tokens of one that begins with a token: the name of a program or what it is put
  /// in for, right behind a right-to-left word or a colon, up to its last word, bracket or dots;
  /// nil where none does. At least one square bracket has to hold what may be left out. O(its
  /// length).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard begins(start, in: range, tokens, text) else { return nil }
    var open: [Int] = []
    var (index, end) = (start + 1, start + 1)
    var hasPart = false
    scan: while index < min(range.upperBound, start + longest),
      tokens[index].direction != .rightToLeft
    {
      let sign = tokens[index].sign(in: text)
      if "[<({".unicodeScalars.contains(sign) {
        open.append(index)
      } else if "]>)}".unicodeScalars.contains(sign) {
        guard let opening = open.popLast() else { break scan }
        if isPart(opening, index, of: tokens[start], tokens, text) { hasPart = true }
        if open.isEmpty { end = index + 1 }
      } else if ".\u{2026}".unicodeScalars.contains(sign) {
        let last = endOfDots(index, in: range, isInside: !open.isEmpty, tokens, text)
        guard last > index else { break scan }
        if open.isEmpty, end == index { end = last }
        index = last
        continue
      } else if tokens[index].sort != .sign {
        if open.isEmpty { end = index + 1 }
      } else if !"|=-".unicodeScalars.contains(sign), open.isEmpty || sign != "," {
        break scan
      }
      index += 1
    }
    return hasPart ? end : nil
  }

  /// Whether a token may be the name of a program, or a placeholder for it, where one begins.
  private static func begins(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let name = tokens[start]
    guard name.direction == .leftToRight, !text.isCapital(name.range.lowerBound) else {
      return false
    }
    if start == range.lowerBound { return true }
    let before = tokens[start - 1]
    return before.direction == .rightToLeft || before.sign(in: text) == ":"
      || CutSentence.followsPrefix(start, tokens, text)
  }

  /// Behind three dots, or the sign for them, that stand right behind what they repeat, in brackets
  /// also behind a blank; the token itself where there are none.
  private static func endOfDots(
    _ start: Int, in range: Range<Int>, isInside: Bool, _ tokens: [Token], _ text: Skeleton
  ) -> Int {
    guard isInside || !tokens[start].followsSpace else { return start }
    if tokens[start].sign(in: text) == "\u{2026}" { return start + 1 }
    let others = tokens[(start + 1)..<range.upperBound].prefix {
      $0.sign(in: text) == "." && !$0.followsSpace
    }
    return others.count + 1 == dotCount ? start + dotCount : start
  }

  /// How many dots say that something may be repeated.
  private static let dotCount = 3

  /// Whether brackets hold what may be left out of a command: a flag, a name in angle brackets, or
  /// a word in capitals; small letters where dots stand behind them or the program is known.
  private static func isPart(
    _ opening: Int, _ closing: Int, of program: Token, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard tokens[opening].sign(in: text) == "[", closing > opening + 1 else { return false }
    let inside = tokens[opening].range.upperBound..<tokens[closing].range.lowerBound
    let letters = inside.filter { text.isLatin($0) }
    if "-<".unicodeScalars.contains(text.at(inside.lowerBound)) { return !letters.isEmpty }
    guard letters.count > 1 else { return false }
    if letters.allSatisfy({ text.isCapital($0) }) { return true }
    let isRepeated =
      closing + 1 < tokens.count
      && ".\u{2026}".unicodeScalars.contains(text.at(tokens[closing].range.upperBound))
    return isRepeated || text.at(inside.upperBound - 1) == "." || isProgram(program, text)
  }

  /// Whether a token is the name of a program that is known. O(its length).
  static func isProgram(_ token: Token, _ text: Skeleton) -> Bool {
    token.range.count < longestProgram && ShellPrograms.names.contains(text.string(token.range))
  }

  /// No name of a known program is as long.
  private static let longestProgram = 14
}
