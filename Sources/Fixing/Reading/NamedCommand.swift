internal import BidiAlgorithm
internal import WritingDirection

/// Commands of a shell that are given right-to-left names without marks of quotation:
/// `grep ABC DEF.txt`, `make ABC && ./DEF`, `cp ABC.txt DEF.txt`. All of such a line is read from
/// left to right, and each name by itself from right to left.
///
/// A sentence may begin with a program, too. What it has not tells a command: a right-to-left file
/// that the program is given, a sign between commands, a name between two flags.
enum NamedCommand {
  /// The fewest right-to-left names that could change places.
  private static let fewestNames = 2
  /// The most scalars of such a line.
  private static let longest = 240

  /// Whether a text that is laid out from left to right is a command with such names, of which one
  /// is a file, or which a sign joins with another or sends to a file. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard text.count <= longest, ShellLine.isOfNames(tokens, text),
      tokens.count(where: { $0.direction == .rightToLeft }) >= fewestNames,
      !tokens.contains(where: {
        TokenPairs.isQuotationMark($0.sign(in: text))
          || $0.isWord(.rightToLeft) && CommandOutcome.isOne($0.range, text)
      })
    else { return false }
    let words = words(of: text)
    return words.contains { isFile($0, text) || isSign($0, joining, text) }
      || (ShellLine.writes(text) && words.contains { isSign($0, sending, text) })
  }

  /// Whether a text is a known program and what it is given, and no right-to-left word of it can be
  /// one of a sentence: each is one of several files, or a name behind a flag, before another flag
  /// that is given something. O(*n*).
  static func isWhole(_ text: Skeleton) -> Bool {
    guard text.isLatin(0), text.count <= longest, !text.endsSentence(text.count - 1) else {
      return false
    }
    var words = words(of: text)
    if let first = words.first, text.string(first) == "sudo" { words.removeFirst() }
    guard let program = words.first, ShellPrograms.names.contains(text.string(program)) else {
      return false
    }
    var (files, values) = (0, 0)
    for index in words.indices.dropFirst()
    where words[index].contains(where: text.isRightToLeftLetter) {
      if isFile(words[index], text) {
        files += 1
      } else if isBetweenFlags(index, words, text), isName(words[index], text) {
        values += 1
      } else {
        return false
      }
    }
    return values > 0 || files >= fewestNames
  }

  /// What blanks part.
  private static func words(of text: Skeleton) -> [Range<Int>] {
    (0..<text.count).split { text.isSpace($0) }
  }

  /// Whether a word is a right-to-left file or folder: its ending is known, it ends in a slash, or
  /// a slash stands behind the dots or the tilde that it begins with.
  static func isFile(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    guard let first = word.first, let last = word.last,
      word.contains(where: text.isRightToLeftLetter)
    else { return false }
    if text.at(last) == "/" { return true }
    if "~.".unicodeScalars.contains(text.at(first)) {
      return word.contains { text.at($0) == "/" }
    }
    guard let dot = word.last(where: { text.at($0) == "." }) else { return false }
    return Piece.endOfEnding(dot + 1, text) == word.upperBound
  }

  /// Whether a word is a right-to-left name, no small word of a sentence, and not one for how a
  /// command went.
  static func isName(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    !SmallWords.isOne(word, text) && !CommandOutcome.isOne(word, text)
      && word.allSatisfy {
        text.isOfRightToLeftWord($0) || text.isDigit($0) || text.at($0) == "-"
          || text.at($0) == "_"
      }
  }

  /// Whether a long flag stands before a word, and one that is given something behind it.
  private static func isBetweenFlags(
    _ index: Int, _ words: [Range<Int>], _ text: Skeleton
  ) -> Bool {
    guard index > 1, index + 2 < words.count else { return false }
    return isLongFlag(words[index - 1], text) && isLongFlag(words[index + 1], text)
      && text.at(words[index + 2].lowerBound) != "-"
  }

  /// `--name`.
  private static func isLongFlag(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    let start = word.lowerBound
    return text.at(start) == "-" && text.at(start + 1) == "-" && text.isLatin(start + 2)
  }

  private static func isSign(
    _ word: Range<Int>, _ signs: Set<String>, _ text: Skeleton
  ) -> Bool {
    word.count < 3 && signs.contains(text.string(word))
  }

  /// Signs between commands. A bar alone may part a title.
  private static let joining: Set<String> = ["&&", "||"]
  /// Signs before the file that gets what a command says. Behind other programs they may compare.
  private static let sending: Set<String> = [">", ">>"]
}
