internal import BidiAlgorithm

/// Lines that were found in files, as `grep -n` prints them: the file, the number of the line and
/// what stands in it, `notes.txt:12:ABC DEF`, `notes.txt-13-ABC DEF` around such a line, or
/// `12:ABC DEF` of one file. File and number stand at the left; the line is a text of its own.
enum FoundLine {
  /// The most scalars of a file, and the most digits of a number.
  private static let longestFile = 160
  private static let mostDigits = 6
  /// The most letters of the ending of a file.
  private static let longestEnding = 8
  /// The most signs that may begin a line, as those of an item or a heading do.
  private static let mostMarks = 3
  /// The fewest right-to-left words of a sentence that Latin words cut.
  private static let fewestWords = 3

  /// Whether tokens are one that stays from left to right: right-to-left letters come first behind
  /// the number. Of a number without a file, or with hyphens, the direction has to be set.
  /// O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton, isSet: Bool) -> Bool {
    guard let lead = lead(of: text), isSet || lead.isSure,
      let start = tokens.firstIndex(where: { $0.range.lowerBound >= lead.end })
    else { return false }
    return tokens[start...].first { $0.direction != nil }?.direction == .rightToLeft
  }

  /// The tokens of what was found, where Latin words cut its right-to-left ones; nil where none do,
  /// or English or signs of data are in it. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let lead = lead(of: text),
      var first = tokens.firstIndex(where: { $0.range.lowerBound >= lead.end })
    else { return nil }
    let mostMarks = first + Self.mostMarks
    while first < min(tokens.count, mostMarks),
      "-*+#>".unicodeScalars.contains(tokens[first].sign(in: text))
    {
      first += 1
    }
    guard first < tokens.count, tokens[first].isWord(.rightToLeft),
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft }), last > first,
      tokens[(last + 1)...].allSatisfy({ $0.direction == nil }),
      !tokens[first...].contains(where: { LedSentence.isOfData($0.sign(in: text)) })
    else { return nil }
    let found = tokens[first...last]
    let own = found.count { $0.isWord(.rightToLeft) }
    let latin = found.filter { $0.direction == .leftToRight }
    guard own >= fewestWords, latin.count * 2 <= own,
      !latin.contains(where: { CutSentence.isOfEnglish($0, text) }),
      found.indices.dropFirst().contains(where: { CutSentence.isCut(at: $0, tokens, text) })
    else { return nil }
    return first..<tokens.count
  }

  /// Where what was found begins, blanks before it or not, and whether nothing else begins so; nil
  /// where a text begins otherwise. O(1).
  private static func lead(of text: Skeleton) -> (end: Int, isSure: Bool)? {
    var end = 0
    while end < longestFile, text.at(end).isASCII, !text.isGap(end), text.at(end) != ":" {
      end += 1
    }
    guard end > 0 else { return nil }
    if text.at(end) == ":" {
      if isNumber(0..<end, text) {
        return text.isRightToLeftLetter(end + 1) ? (end: end + 1, isSure: false) : nil
      }
      guard isFile(0..<end, text), let line = endOfNumber(end, text) else { return nil }
      return (end: endOfNumber(line - 1, text) ?? line, isSure: true)
    }
    guard text.isRightToLeftLetter(end), text.at(end - 1) == "-" else { return nil }
    var first = end - 1
    while first > 0, text.isDigit(first - 1) { first -= 1 }
    guard isNumber(first..<end - 1, text), text.at(first - 1) == "-",
      isFile(0..<first - 1, text)
    else { return nil }
    return (end: end, isSure: false)
  }

  /// Behind the colon that stands behind a colon and a number; nil where they do not stand at a
  /// position.
  private static func endOfNumber(_ colon: Int, _ text: Skeleton) -> Int? {
    let end = text.endOfDigits(colon + 1)
    return text.at(colon) == ":" && isNumber(colon + 1..<end, text) && text.at(end) == ":"
      ? end + 1 : nil
  }

  /// Whether a range is the number of a line, in European digits.
  private static func isNumber(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    (1...mostDigits).contains(range.count)
      && range.allSatisfy { ("0"..."9").contains(text.at($0)) }
  }

  /// Whether a range is the Latin name of a file with its ending.
  private static func isFile(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard let dot = range.last(where: { text.at($0) == "." }), dot > range.lowerBound else {
      return false
    }
    let ending = dot + 1..<range.upperBound
    return (1...longestEnding).contains(ending.count) && ending.allSatisfy(text.isCodeLetter)
      && ending.contains(where: text.isLatin) && range.contains(where: text.isLatin)
  }
}
