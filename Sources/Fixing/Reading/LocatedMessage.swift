internal import BidiAlgorithm

/// Lines that a program found in a file, or says something of, behind the Latin name of the file
/// and the number of the line: `notes.md:12:ABC 5 DEF`, `main.c:12:5: error: ABC DEF GHI`. What
/// stands there runs from left to right; the right-to-left words behind it are a sentence of their
/// own.
enum LocatedMessage {
  /// The most scalars of what leads a line, and the most letters of the kind of a message.
  private static let longestLead = 120
  private static let longestKind = 10
  /// The fewest right-to-left words of a sentence: fewer are a name.
  private static let fewestWords = 3

  /// Whether tokens are one. O(their number).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool { range(tokens, text) != nil }

  /// The tokens of such a sentence, behind the signs of an item, a heading or a comment or without
  /// them; nil where there is none. Latin words may stand in it where most words are right-to-left
  /// and no sign says that it is code, data or in parts. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let end = endOfLead(text),
      let first = tokens.prefix(longestLead).firstIndex(where: { $0.range.lowerBound >= end }),
      first > 0
    else { return nil }
    let signs = tokens[first...].prefix { "-*+#>/;%".unicodeScalars.contains($0.sign(in: text)) }
    let start = signs.endIndex
    guard start < tokens.count, tokens[start].isWord(.rightToLeft),
      signs.isEmpty || tokens[start].followsSpace
    else { return nil }
    let line = tokens[start...]
    guard line.count(where: { $0.isWord(.rightToLeft) }) >= fewestWords else { return nil }
    let hasLatin = line.contains { $0.direction == .leftToRight }
    if hasLatin, !CodeComment.isSentence(line) || line.contains(where: { isOfParts($0, text) }) {
      return nil
    }
    return start..<tokens.count
  }

  /// Where the name of a file with a known ending, the number of a line, that of a column or none,
  /// and the kind of a message or none end, each with a colon behind it; nil where a text begins
  /// with none. O(its length).
  private static func endOfLead(_ text: Skeleton) -> Int? {
    var end = 0
    while end < longestLead, text.at(end).isASCII, !text.isGap(end), text.at(end) != ":" {
      end += 1
    }
    guard text.at(end) == ":", Piece.endsInFile(0..<end, text), var last = endOfNumber(end, text)
    else { return nil }
    last = endOfNumber(last - 1, text) ?? last
    let kind = text.isSpace(ifThere: last) ? last + 1 : last
    var colon = kind
    while text.isLatin(colon), colon < kind + longestKind { colon += 1 }
    let hasKind =
      text.at(colon) == ":" && text.isSpace(ifThere: colon + 1)
      && kinds.contains(text.string(kind..<colon))
    return hasKind ? colon + 1 : last
  }

  /// Behind a colon, a number in European digits and another colon; nil where they do not stand at
  /// a position.
  private static func endOfNumber(_ colon: Int, _ text: Skeleton) -> Int? {
    let end = text.endOfDigits(colon + 1)
    guard end > colon + 1, text.at(colon + 1).isASCII, text.at(end) == ":" else { return nil }
    return end + 1
  }

  /// Whether a token is a sign of code or of data, or parts what a program says.
  private static func isOfParts(_ token: Token, _ text: Skeleton) -> Bool {
    let sign = token.sign(in: text)
    return sign == ":" || TokenPairs.isQuotationMark(sign) || CutSentence.isOfCode(sign)
  }

  /// What compilers call their messages.
  private static let kinds: Set<String> = ["error", "info", "note", "warning"]
}
