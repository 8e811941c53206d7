internal import BidiAlgorithm

/// What a program that copies or loads a file tells of it behind its right-to-left name: a share,
/// how much, how fast and how long, `ABC   100% 2048     3.1MB/s   00:01`. All of it is the line's,
/// also where the name stands behind a count in brackets: `[2/5] ABC 45% - 3.2MB/s`.
enum ProgressRow {
  /// The most scalars of such a row, and the most words of the name.
  private static let longest = 160
  private static let mostWords = 4

  /// Whether a text is one: right-to-left words begin it or stand behind its count, a share in
  /// European digits stands behind them, how fast it goes behind that, and no other right-to-left
  /// letters. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest,
      let first = startOfName(text),
      let digit = (first..<text.count).first(where: text.isDigit),
      (first..<digit).count(where: { text.isSpace($0) && !text.isSpace($0 + 1) }) <= mostWords,
      (first..<digit).allSatisfy({ isOfName($0, text) }), text.isSpace(ifThere: digit - 1),
      isShare(digit, text)
    else { return false }
    let rest = digit..<text.count
    return !rest.contains(where: text.isRightToLeftLetter)
      && rest.contains { isRate($0, text) }
  }

  /// Whether elements right behind the name that begins a row begin with the share. O(*n*).
  static func isOfLine(
    _ tail: Range<Int>, behind name: Int, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard all[name].range.lowerBound == startOfName(text),
      let share = tail.first.map({ all[$0] }), share.followsSpace, share.kind == .number
    else { return false }
    return isOne(text)
  }

  /// Where right-to-left letters begin a text, or stand right behind two numbers in brackets with a
  /// slash between them; nil where others do.
  private static func startOfName(_ text: Skeleton) -> Int? {
    var start = text.endOfBlanks(0)
    if "[(".unicodeScalars.contains(text.at(start)) {
      let slash = text.endOfDigits(start + 1)
      let end = text.endOfDigits(slash + 1)
      guard slash > start + 1, text.at(slash) == "/", end > slash + 1,
        "])".unicodeScalars.contains(text.at(end)), text.isSpace(ifThere: end + 1)
      else { return nil }
      start = end + 2
    }
    return text.isRightToLeftLetter(start) ? start : nil
  }

  private static func isOfName(_ position: Int, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(position) || text.isMark(position) || text.isSpace(position)
      || text.classes[position] == .bn || "-_'\"".unicodeScalars.contains(text.at(position))
  }

  /// Whether a number of up to three European digits and a percent sign begin at a position.
  private static func isShare(_ digit: Int, _ text: Skeleton) -> Bool {
    let end = text.endOfDigits(digit)
    return (1...3).contains(end - digit) && text.at(digit).isASCII && text.at(end) == "%"
  }

  /// Whether the slash of how many bytes a second takes, `3.1MB/s`, stands at a position.
  private static func isRate(_ slash: Int, _ text: Skeleton) -> Bool {
    text.at(slash) == "/" && text.at(slash + 1) == "s" && text.isGap(slash + 2)
      && "Bb".unicodeScalars.contains(text.at(slash - 1))
  }
}
