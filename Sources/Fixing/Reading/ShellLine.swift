internal import BidiAlgorithm
internal import WritingDirection

/// Lines that are commands of a shell, as people paste them: `git commit -m "ABC"`. A control that
/// is put into one is a part of what the shell is given.
enum ShellLine {
  /// Whether a text is one: it begins with a program that is known, behind a prompt or without one,
  /// has a prompt, a flag, a quoted argument, a path or a sign of a shell, and ends no sentence.
  /// O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    // No name of a program begins otherwise.
    guard text.at(0) == "$" || (0x61...0x7A).contains(text.at(0).value) else {
      return false
    }
    // Most lines begin with another word, and are not taken apart.
    let begin = text.string(0..<(text.scalars.firstIndex(of: " ") ?? text.count))
    guard begin == "$" || begin == "sudo" || isProgram(begin) else { return false }
    var words = text.string(0..<text.count).split(separator: " ")[...]
    let isPrompted = words.first == "$"
    if isPrompted { words.removeFirst() }
    if words.first == "sudo" { words.removeFirst() }
    guard let program = words.first.map(String.init), let last = words.last,
      isProgram(program), !endsSentence(last)
    else { return false }
    let isWord = english.contains(program)
    return isPrompted
      || words.dropFirst().contains { isFlag($0) || isSign($0) || !isWord && isOfShell($0) }
  }

  /// Whether a word is the name of a program that such lines begin with. O(1).
  private static func isProgram(_ word: String) -> Bool {
    ShellPrograms.names.contains(word) || writers.contains(word)
  }

  /// Whether a text is one whose right-to-left words stand in quotation marks, but for a name or
  /// two: no sentence that begins with the name of a program. O(*n*).
  static func isOfNames(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard isOne(text) else { return false }
    var isQuoted = false
    var names = 0
    for token in tokens {
      if TokenPairs.isQuotationMark(token.sign(in: text)) {
        isQuoted.toggle()
      } else if !isQuoted, token.isWord(.rightToLeft) {
        names += 1
        if names > mostNames || SmallWords.isOne(token, text) { return false }
      }
    }
    return true
  }

  /// Whether the quotation between two tokens is a right-to-left sentence that a command is given,
  /// and leads to a Latin name at its end: `git commit -m "ABC B-README.md"`. O(*n*) for such a
  /// quotation.
  static func givesLedName(
    from opening: Int, to closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let inside = tokens[opening].range.upperBound..<tokens[closing].range.lowerBound
    return Piece.endsInLedName(inside, text) && isOne(text)
  }

  /// The most words of names without marks.
  private static let mostNames = 2

  /// Whether a sign, alone or doubled, sends what a program says to the file behind it, whose name
  /// begins with a digit: `echo ABC > 1.txt`. That digit draws the sign with the word before it.
  /// O(*n*) for such a sign.
  static func sends(_ sign: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    func isArrow(_ index: Int) -> Bool {
      all.indices.contains(index) && all[index].isSign
        && text.at(all[index].range.lowerBound) == ">"
    }
    let first = isArrow(sign - 1) && !all[sign].followsSpace ? sign - 1 : sign
    let file = isArrow(first + 1) && !all[first + 1].followsSpace ? first + 2 : first + 1
    guard isArrow(sign), all[first].followsSpace, file < all.count, all[file].kind == .path,
      all[file].followsSpace, text.isDigit(all[file].range.lowerBound)
    else { return false }
    return isOne(text)
  }

  /// Whether a text begins with a program that writes what it is given, behind a prompt or without
  /// one. O(its name's length).
  static func writes(_ text: Skeleton) -> Bool {
    let start = Piece.endOfPrompt(text)
    var end = start
    while text.isLatin(end), end < start + longestWriter { end += 1 }
    return text.isSpace(ifThere: end) && writers.contains(text.string(start..<end))
  }

  /// The most letters of the name of such a program.
  private static let longestWriter = 6
  /// Programs that write what they are given, and whose names are no words of English.
  private static let writers: Set<String> = ["echo", "printf"]
  /// Programs whose names begin sentences, too: a path behind one may be a word of the sentence.
  private static let english: Set<String> = ["cat", "find", "make"]

  /// Whether letters with a sign that ends a sentence behind them are a word.
  private static func endsSentence(_ word: Substring) -> Bool {
    guard let sign = word.last, ".!?\u{61F}\u{6D4}".contains(sign) else { return false }
    return word.contains { $0.isLetter }
  }

  /// `-m`, `--message`.
  private static func isFlag(_ word: Substring) -> Bool {
    guard word.hasPrefix("-"), let name = word.first(where: { $0 != "-" }) else { return false }
    return name.isASCII && name.isLetter
  }

  private static func isSign(_ word: Substring) -> Bool {
    ["|", "||", "&&", ">", ">>", "<"].contains(word)
  }

  /// Whether a word begins a quoted argument, or has a slash or a dot inside, as paths and names of
  /// files have.
  private static func isOfShell(_ word: Substring) -> Bool {
    if word.hasPrefix("\"") || word.hasPrefix("'") { return true }
    return word.dropFirst().dropLast().contains { $0 == "/" || $0 == "." }
  }
}
