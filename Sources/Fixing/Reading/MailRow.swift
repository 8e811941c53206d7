/// Rows of the list of mails that a program shows from left to right: when one came, who sent it,
/// how long it is, and of what it is, `14 Mar ABC DEF (12) GHI: JKL MNO`. The subject is a sentence
/// of its own.
///
/// Who is so old may be told of in the same way, so that a number or a letter before the day, a
/// unit behind the length, a wide gap, an answer or a colon in the subject tells such a row.
enum MailRow {
  /// The most words of a sender, and the most scalars of a row.
  private static let mostWords = 4
  private static let longest = 400
  /// The most digits of the number of a mail, and the most letters that say what was done to it.
  private static let longestNumber = 6
  private static let longestFlag = 3

  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool { parts(text) != nil }

  /// Where the sender, the length and the subject of one begin; empty where a text is none. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard let row = parts(text) else { return [] }
    return [row.sender, row.size, row.subject]
  }

  /// The tokens of the subject; nil where a text is no such row. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let row = parts(text),
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= row.words })
    else { return nil }
    return first..<tokens.count
  }

  /// Where the parts of a row begin, and the words of its subject behind what says that it is an
  /// answer.
  private static func parts(
    _ text: Skeleton
  ) -> (sender: Int, size: Int, subject: Int, words: Int)? {
    guard text.count <= longest, text.at(0).isASCII else { return nil }
    let start = text.endOfBlanks(0)
    // The number of a mail may be taken for a day: `3 Mar 14`.
    let bare = startOfSender(start, text)
    guard let sender = bare ?? endOfFlags(start, text).flatMap({ startOfSender($0, text) }) else {
      return nil
    }
    var end = sender
    while text.isRightToLeftLetter(end) || text.isMark(end) || text.isSpace(ifThere: end) {
      end += 1
    }
    guard text.at(end) == "(", text.isSpace(end - 1),
      text.string(sender..<end).split(separator: " ").count <= mostWords,
      let size = endOfSize(end, text), text.isSpace(ifThere: size.end)
    else { return nil }
    let subject = text.endOfBlanks(size.end)
    let words = endOfAnswer(subject, text)
    guard text.isRightToLeftLetter(words) else { return nil }
    let isSure =
      bare == nil || size.hasUnit || words > subject
      || ColumnRow.isWide(sender..<end, text)
      || (words..<text.count).contains {
        text.at($0) == ":" && text.endsWord($0 - 1) && text.isSpace(ifThere: $0 + 1)
      }
    guard isSure else { return nil }
    return (sender: sender, size: end, subject: subject, words: words)
  }

  /// Where right-to-left words begin behind a day and a blank; nil where a position has none.
  private static func startOfSender(_ start: Int, _ text: Skeleton) -> Int? {
    guard let day = endOfDay(start, text), text.isSpace(ifThere: day) else { return nil }
    let sender = text.endOfBlanks(day)
    return text.isRightToLeftLetter(sender) ? sender : nil
  }

  /// The end of the number of a mail and the blanks behind it, and of the letters that say what was
  /// done to it; nil where neither is there.
  private static func endOfFlags(_ start: Int, _ text: Skeleton) -> Int? {
    let digits = text.endOfDigits(start)
    guard digits - start <= longestNumber, digits == start || text.isSpace(ifThere: digits) else {
      return nil
    }
    let flags = text.endOfBlanks(digits)
    var end = flags
    while "NODFLTdrs+*!".unicodeScalars.contains(text.at(end)), end - flags < longestFlag {
      end += 1
    }
    guard end > flags, text.isSpace(ifThere: end) else { return flags > start ? flags : nil }
    return text.endOfBlanks(end)
  }

  /// The end of `14 Mar` or `Mar 14`, with an hour behind it or none; nil of anything else.
  private static func endOfDay(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    if let month = Piece.endOfMonth(start, text) {
      end = text.endOfDigits(text.endOfBlanks(month))
      guard month < end, text.isSpace(month),
        (1...2).contains(end - text.endOfBlanks(month))
      else { return nil }
    } else {
      end = text.endOfDigits(start)
      guard (1...2).contains(end - start), text.isSpace(ifThere: end),
        let month = Piece.endOfMonth(text.endOfBlanks(end), text)
      else { return nil }
      end = month
    }
    let hour = text.endOfBlanks(end)
    guard hour > end, let time = ListingRow.endOfTime(hour, text) else { return end }
    return time
  }

  /// The end of brackets with a length in them, `(12)`, `( 1.2K)`, and whether it has a unit; nil
  /// of others.
  private static func endOfSize(
    _ opening: Int, _ text: Skeleton
  ) -> (end: Int, hasUnit: Bool)? {
    let number = text.endOfBlanks(opening + 1)
    var end = text.endOfDigits(number)
    guard end > number else { return nil }
    if text.at(end) == ".", text.isDigit(end + 1) { end = text.endOfDigits(end + 1) }
    let hasUnit = "KM".unicodeScalars.contains(text.at(end))
    if hasUnit { end += 1 }
    return text.at(end) == ")" ? (end: end + 1, hasUnit: hasUnit) : nil
  }

  /// The end of `Re: `, `Fwd: `; the position itself where nothing says that it is an answer.
  private static func endOfAnswer(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while text.isLatin(end), end < start + 4 { end += 1 }
    let isAnswer = ["Re", "RE", "Fw", "FW", "Fwd", "FWD"].contains(text.string(start..<end))
    return isAnswer && text.at(end) == ":" ? text.endOfBlanks(end + 1) : start
  }
}
