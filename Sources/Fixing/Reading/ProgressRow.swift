internal import BidiAlgorithm

/// What a program that copies or loads a file tells of it behind its right-to-left name: a share,
/// how much, how fast and how long, `ABC   100% 2048     3.1MB/s   00:01`. All of it is the line's.
enum ProgressRow {
  /// The most scalars of such a row, and the most words of the name.
  private static let longest = 160
  private static let mostWords = 4

  /// Whether a text is one: right-to-left words begin it, a share in European digits stands behind
  /// them, how fast it goes behind that, and no other right-to-left letters. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest,
      let first = (0..<text.count).first(where: { !text.isSpace($0) }),
      text.isRightToLeftLetter(first),
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
    guard name == 0, let share = tail.first.map({ all[$0] }), share.followsSpace,
      share.kind == .number
    else { return false }
    return isOne(text)
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
