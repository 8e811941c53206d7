internal import BidiAlgorithm
internal import WritingDirection

/// Commands of a shell inside a right-to-left sentence, with quoted arguments that have
/// right-to-left words: those are parts of the command.
extension Piece {
  /// The most scalars of a command.
  private static let longestQuotedCommand = 160
  /// The most words before the quoted argument that are no flags.
  private static let mostWordsBefore = 4

  /// `git commit -m "ABC"`, `grep "ABC" file.txt`, `echo "ABC" > out.txt`: a program that is known
  /// and is given a flag, a file or text; another one only where a flag stands before the quotation
  /// mark.
  @Sendable static func quotedCommand(_ start: Int, _ text: Skeleton) -> Piece? {
    guard (0x61...0x7A).contains(text.at(start).value), text.mayBeginWord(start),
      followsOwnLetter(start, text), let command = quoted(start, text),
      !saysSentence(command, text)
    else { return nil }
    return command
  }

  /// Whether a command that is the whole line is given one quoted sentence, whose end stands behind
  /// a variable, `echo "ABC $name!"`, or which the program only writes, where the line is drawn
  /// from its left: `echo "ABC DEF!"`, `git commit -m "ABC DEF!"`, or that leads to a Latin name at
  /// its end: `git commit -m "ABC B-main"`. It is read by itself, as in a line of other code.
  private static func saysSentence(_ command: Piece, _ text: Skeleton) -> Bool {
    guard command.parts.count == 3,
      !(0..<command.range.lowerBound).contains(where: text.isStrong)
    else { return false }
    let start = command.parts[1].upperBound
    guard
      let close = (start..<command.range.upperBound).first(where: {
        text.at($0) == "\"" || text.at($0) == "'"
      }),
      !(close..<text.count).contains(where: text.isRightToLeftLetter)
    else { return false }
    if endsInLedName(command.parts[1].lowerBound..<close, text) { return true }
    let hasVariable = (start..<close).contains {
      text.at($0) == "$" && (text.isLatin($0 + 1) || text.at($0 + 1) == "{")
    }
    return text.endsSentence(close - 1)
      && (hasVariable
        || (writesSentence(command.range.lowerBound, endingBefore: close, text)
          && text.ranks[command.range.lowerBound] < text.ranks[command.parts[1].lowerBound]))
  }

  /// `--title "ABC"`, `-m "ABC"`: a flag with its argument.
  @Sendable static func quotedFlag(_ start: Int, _ text: Skeleton) -> Piece? {
    guard isFlag(start, text), text.mayBegin(start), followsOwnLetter(start, text) else {
      return nil
    }
    return quoted(start, text)
  }

  private static func quoted(_ start: Int, _ text: Skeleton) -> Piece? {
    let limit = min(text.count, start + longestQuotedCommand)
    var parts: [Range<Int>] = []
    var (first, end, position) = (start, start, start)
    var words = 0
    // Whether a flag is the argument before, whether a sign that leads to a file is, and whether a
    // flag, a file or such a sign is there at all.
    var (followsFlag, followsSign, hasOther) = (false, false, false)
    // Whether the first quoted words are the argument of a flag.
    var isOfFlag = false
    while let given = argument(position, limit, text) {
      let range = position..<given.end
      let hasWords = !given.words.isEmpty
      let isSign = !hasWords && !range.contains(where: text.isCodeLetter)
      let isOwnFlag = isFlag(position, text)
      let isFile = position > start && !hasWords && isOfFile(range, text)
      if hasWords {
        if parts.isEmpty { isOfFlag = followsFlag || isOwnFlag }
        let said =
          parts.isEmpty
          ? withOwnEnd(given.words, closedAt: given.end - 1, of: start, text) : given.words
        parts.append(first..<said.lowerBound)
        parts +=
          partsOfExpression(around: given.words, text)
          ?? partsOfClass(given.words, of: start, text) ?? [said]
        first = said.upperBound
      } else if isSign {
        guard isRedirection(range, text) else { break }
        if !parts.isEmpty { hasOther = true }
      } else if parts.isEmpty {
        if !isOwnFlag { words += 1 }
        guard words <= mostWordsBefore else { return nil }
      } else if !isOwnFlag, !isFile, !followsSign {
        // A Latin word of the sentence.
        break
      }
      if isOwnFlag || isFile { hasOther = true }
      (followsFlag, followsSign) = (isOwnFlag && !hasWords, isSign)
      if !isSign { end = given.end }
      guard text.at(given.end) == " " else { break }
      position = given.end + 1
    }
    guard !parts.isEmpty, first <= end, isOfFlag || isCommand(start, hasOther: hasOther, text)
    else {
      return nil
    }
    return Piece(
      kind: .identifier, range: start..<end, order: .leftToRight, parts: parts + [first..<end])
  }

  /// The parts of quoted words of a command that are ranges of letters of a pattern, where no
  /// right-to-left sentence is around the command; nil of other words.
  private static func partsOfClass(
    _ words: Range<Int>, of command: Int, _ text: Skeleton
  ) -> [Range<Int>]? {
    (0..<command).contains(where: text.isRightToLeftLetter)
      ? nil : partsOfLetterClass(around: words, text)
  }

  /// The end of an argument up to a blank or to what closes the sentence, with the right-to-left
  /// words of a quotation that it is or that follows its `=`; those are empty where it has none.
  private static func argument(
    _ start: Int, _ limit: Int, _ text: Skeleton
  ) -> (end: Int, words: Range<Int>)? {
    var end = start
    while end < limit, isOfArgument(text.scalars[end]) { end += 1 }
    var words = start..<start
    let mark = text.at(end)
    if mark == "\"" || mark == "'", end + 1 < limit {
      guard end == start || text.at(end - 1) == "=",
        let close = (end + 1..<limit).first(where: { text.at($0) == mark }),
        let inside = wordsOfString(end + 1..<close, text)
      else { return nil }
      words = inside.isEmpty ? inside : inside.lowerBound..<endOfNumbered(inside, close, text)
      end = close + 1
      guard isEndOfArgument(end, text) else { return nil }
      return (end, words)
    }
    guard text.isGap(end) || isEndOfArgument(end, text) else { return nil }
    while end > start, ".,:;!?".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    return end > start ? (end, words) : nil
  }

  /// Where quoted right-to-left words end, with the number, the ticket, the version, the date or
  /// the time that closes them, in brackets or without: `"ABC #42"` is one right-to-left text of
  /// its own.
  ///
  /// Only what a line from left to right draws left of the words and in its own order: digits with
  /// what W4 and W5 join to them. Behind Arabic letters (W2) those are single separators alone.
  private static func endOfNumbered(_ words: Range<Int>, _ close: Int, _ text: Skeleton) -> Int {
    let end = words.upperBound
    var start = end
    if ":,-\u{2013}\u{60C}".unicodeScalars.contains(text.at(start)) { start += 1 }
    guard text.isSpace(ifThere: start) else { return end }
    start += 1
    let isInBrackets = text.at(start) == "("
    if isInBrackets { start += 1 }
    // A hash, or a currency: what stands before digits and goes with them (W5).
    guard start < close, text.classes[start] == .et || text.isDigit(start),
      let piece = recognise(at: start, in: text), piece.order == .leftToRight, piece.parts.isEmpty,
      [.number, .identifier, .version, .date, .time].contains(piece.kind),
      !isInBrackets || text.at(piece.range.upperBound) == ")"
    else { return end }
    let last = isInBrackets ? piece.range.upperBound + 1 : piece.range.upperBound
    let letter = words.last(where: text.isRightToLeftLetter) ?? words.lowerBound
    let isHebrew = text.classes[letter] == .r
    let isInOrder = piece.range.allSatisfy {
      switch text.classes[$0] {
      case .en, .cs: true
      case .et, .es: isHebrew
      default: false
      }
    }
    return last <= close && isInOrder ? last : end
  }

  /// Whether a blank or a sign that closes a sentence stands at a position, so that an argument
  /// ends there.
  private static func isEndOfArgument(_ position: Int, _ text: Skeleton) -> Bool {
    var end = position
    while ".,:;!?)".unicodeScalars.contains(text.at(end)) { end += 1 }
    return text.isGap(end)
  }

  private static func isOfArgument(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-_./=:,@+~$|&><*".unicodeScalars.contains(scalar)
    }
  }

  private static func isRedirection(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    ["|", "||", "&&", ">", ">>", "<"].contains(text.string(range))
  }

  /// Whether an argument has a dot, a slash or `=`, as names of files and settings have.
  private static func isOfFile(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.contains { "./=".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether a hyphen or two and a Latin letter stand at a position.
  private static func isFlag(_ start: Int, _ text: Skeleton) -> Bool {
    guard text.at(start) == "-" else { return false }
    return text.isLatin(text.at(start + 1) == "-" ? start + 2 : start + 1)
  }

  /// Whether a word is a program that takes text, or another one that is known where something says
  /// that it is called.
  private static func isCommand(_ start: Int, hasOther: Bool, _ text: Skeleton) -> Bool {
    var end = start
    while text.isCodeLetter(end) || (text.at(end) == "-" && text.isLatin(end + 1)) { end += 1 }
    let program = text.string(start..<end)
    return takersOfText.contains(program) || (hasOther && ShellPrograms.names.contains(program))
  }

  /// Programs that are given text, and whose names are no words of English.
  private static let takersOfText: Set<String> = ["awk", "echo", "egrep", "grep", "printf", "sed"]

  /// Whether nothing, or a right-to-left letter as the last strong one, stands before a position.
  private static func followsOwnLetter(_ position: Int, _ text: Skeleton) -> Bool {
    var before = position - 1
    while before >= 0, !text.isStrong(before) { before -= 1 }
    return before < 0 || text.isRightToLeftLetter(before)
  }
}
