internal import BidiAlgorithm

/// Rows of a list of commits with columns of their own: the name of the commit, a right-to-left
/// author, when it was made and its subject, `3f2a91c ABC DEF 2021-11-14 GHI JKL`,
/// `3f2a91c - ABC DEF, 2 days ago : GHI`, `3f2a91c ABC <a@example.com> (2021-11-14) DEF`; and what
/// begins with the author and a mail address. The columns follow each other from left to right,
/// where the day would go with the right-to-left words on both sides of it.
///
/// A subject may have a day in it, too. Words for what was changed, and small words, are in no
/// name.
enum CommitRow {
  /// The most scalars of a row, and the most words of a name.
  private static let longest = 400
  private static let longestName = 3
  /// The fewest words of a subject.
  private static let fewestWords = 2

  /// What a row has from left to right, each where it begins; what it has not is nil.
  private struct Columns {
    var author = 0
    var comma: Int?
    var mail: Int?
    var time = 0
    var sign: Int?
    var subject = 0

    var starts: Set<Int> {
      let all: [Int?] = [author, comma, mail, time, sign, subject]
      return Set(all.compactMap { $0 })
    }
  }

  /// Where the columns of a text begin behind the name of a commit; empty where it is no row of
  /// this kind. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard let author = endOfCommit(text) else { return [] }
    return columns(from: author, text)?.starts ?? []
  }

  /// Whether a text is such a row that begins with a name and a mail address. O(*n*).
  static func isAuthored(_ text: Skeleton) -> Bool {
    columns(from: text.endOfBlanks(0), text)?.mail != nil
  }

  /// The tokens of the subject, behind the name of a commit. O(tokens).
  static func subject(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let author = endOfCommit(text), let columns = columns(from: author, text),
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= columns.subject })
    else { return nil }
    return first..<tokens.count
  }

  /// Where what stands behind the name of a commit begins, behind a dash or without one.
  private static func endOfCommit(_ text: Skeleton) -> Int? {
    guard text.count <= longest, let end = LogLine.endOfCommit(text) else { return nil }
    let next = text.endOfBlanks(end)
    let isDash = "-\u{2013}\u{2014}".unicodeScalars.contains(text.at(next))
    return isDash && text.isSpace(ifThere: next + 1) ? text.endOfBlanks(next + 1) : next
  }

  /// The columns of a row whose author begins at a position.
  private static func columns(from author: Int, _ text: Skeleton) -> Columns? {
    guard text.count <= longest, text.isRightToLeftLetter(author) else { return nil }
    var columns = Columns(author: author)
    var position = author
    var words = 0
    while text.isRightToLeftLetter(position) {
      let end = endOfWord(position, text)
      guard words < longestName, isOfName(position..<end, text) else { return nil }
      words += 1
      if ",\u{60C}".unicodeScalars.contains(text.at(end)) {
        columns.comma = end
        position = text.endOfBlanks(end + 1)
        break
      }
      guard text.isSpace(ifThere: end) else { return nil }
      position = text.endOfBlanks(end)
    }
    if text.at(position) == "<" {
      guard let close = endOfMail(position, text), text.isSpace(ifThere: close) else { return nil }
      columns.mail = position
      position = text.endOfBlanks(close)
    }
    columns.time = position
    guard let time = endOfTime(position, isParted: columns.comma != nil, text),
      text.isSpace(ifThere: time)
    else { return nil }
    position = text.endOfBlanks(time)
    if ":-|\u{2013}\u{2014}".unicodeScalars.contains(text.at(position)),
      text.isSpace(ifThere: position + 1)
    {
      columns.sign = position
      position = text.endOfBlanks(position + 1)
    }
    columns.subject = position
    guard text.isRightToLeftLetter(position), isLong(position, text) else { return nil }
    let first = position..<endOfWord(position, text)
    return SmallWords.isOne(first, text) || LeadingWords.isOne(first, text) ? nil : columns
  }

  /// Whether a subject that begins at a position has more than one word.
  private static func isLong(_ start: Int, _ text: Skeleton) -> Bool {
    let blanks = (start..<text.count).count { text.isSpace($0) && !text.isGap($0 + 1) }
    return blanks + 1 >= fewestWords
  }

  /// The end of a right-to-left word, with what stands between its letters.
  private static func endOfWord(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while text.isOfRightToLeftWord(end)
      || ("'\"-\u{2019}".unicodeScalars.contains(text.at(end))
        && text.isRightToLeftLetter(end + 1))
    {
      end += 1
    }
    return end
  }

  /// Whether a word may be one of a name.
  private static func isOfName(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    !SmallWords.isOne(word, text) && !LeadingWords.isOne(word, text)
      && !Skeleton.has(text.string(word), in: ofChanges)
  }

  /// The end of a mail address in angle brackets, with the second one.
  private static func endOfMail(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start + 1
    while end < text.count, text.at(end) != ">", !text.isSpace(end), text.scalars[end].isASCII {
      end += 1
    }
    guard text.at(end) == ">", (start..<end).contains(where: { text.at($0) == "@" }) else {
      return nil
    }
    return end + 1
  }

  /// The end of a day that begins with its year, with the time behind it or without it, or of how
  /// long ago something was, in brackets or not; the latter needs these or a comma before it.
  private static func endOfTime(_ start: Int, isParted: Bool, _ text: Skeleton) -> Int? {
    let isInBrackets = "([".unicodeScalars.contains(text.at(start))
    let first = isInBrackets ? start + 1 : start
    var end = endOfDay(first, text)
    if end == nil, isParted || isInBrackets { end = endOfAge(first, text) }
    guard let end else { return nil }
    guard isInBrackets else { return end }
    return ")]".unicodeScalars.contains(text.at(end)) ? end + 1 : nil
  }

  /// The end of a day such as `2021-11-14`, with `10:30:00 +0200` behind it or without that.
  private static func endOfDay(_ start: Int, _ text: Skeleton) -> Int? {
    let year = text.endOfDigits(start)
    let month = text.endOfDigits(year + 1)
    let day = text.endOfDigits(month + 1)
    guard year - start == 4, month - year == 3, day - month == 3,
      "-/".unicodeScalars.contains(text.at(year)), text.at(month) == text.at(year)
    else { return nil }
    var end = day
    let hour = text.endOfBlanks(day)
    if hour == day + 1, text.isDigit(hour) {
      var last = hour
      while text.isDigit(last) || (text.at(last) == ":" && text.isDigit(last + 1)) { last += 1 }
      guard (hour..<last).contains(where: { text.at($0) == ":" }) else { return nil }
      end = last
      let zone = last + 1
      if text.isSpace(ifThere: last), "+-".unicodeScalars.contains(text.at(zone)),
        text.isDigit(zone + 1)
      {
        end = text.endOfDigits(zone + 1)
      }
    }
    return end
  }

  /// The end of how long ago something was: `2 days ago`.
  private static func endOfAge(_ start: Int, _ text: Skeleton) -> Int? {
    let number = text.endOfDigits(start)
    guard number > start, text.isSpace(ifThere: number) else { return nil }
    var unit = number + 1
    while text.isLatin(unit) { unit += 1 }
    let end = unit + 4
    guard ages.contains(text.string(number + 1..<unit)), end <= text.count,
      text.string(unit..<end) == " ago"
    else { return nil }
    return end
  }

  private static let ages: Set<String> = [
    "day", "days", "hour", "hours", "minute", "minutes", "month", "months", "second", "seconds",
    "week", "weeks", "year", "years",
  ]

  // Repair, update, addition (of), change, removal (of), release, version, backup, report, day,
  // date, until, since and merge in Hebrew; the same in Arabic and Persian; in Urdu.
  private static let ofChanges = Skeleton.words(
    """
    \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5E0}\u{5D9} \
    \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5E0}\u{5D9} \
    \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5D4} \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \
    \u{5E9}\u{5D9}\u{5E0}\u{5D5}\u{5D9} \u{5E9}\u{5D9}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD} \
    \u{5D4}\u{5E1}\u{5E8}\u{5D4} \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5DE}\u{5D7}\u{5D9}\u{5E7}\u{5EA} \
    \u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5D2}\u{5E8}\u{5E1}\u{5EA} \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9} \
    \u{5D3}\u{5D5}\u{5D7} \u{5D9}\u{5D5}\u{5DD} \u{5DE}\u{5D9}\u{5D5}\u{5DD} \
    \u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5DE}\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \
    \u{5E2}\u{5D3} \u{5DE}\u{5D0}\u{5D6} \u{5DE}\u{5D9}\u{5D6}\u{5D5}\u{5D2} \
    \u{5E9}\u{5D7}\u{5E8}\u{5D5}\u{5E8} \u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD} \
    \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{635}\u{644}\u{627}\u{62D} \
    \u{62A}\u{62D}\u{62F}\u{64A}\u{62B} \u{625}\u{636}\u{627}\u{641}\u{629} \
    \u{62A}\u{63A}\u{64A}\u{64A}\u{631} \u{62D}\u{630}\u{641} \u{625}\u{632}\u{627}\u{644}\u{629} \
    \u{625}\u{635}\u{62F}\u{627}\u{631} \u{646}\u{633}\u{62E}\u{629} \u{62A}\u{642}\u{631}\u{64A}\u{631} \
    \u{64A}\u{648}\u{645} \u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{628}\u{62A}\u{627}\u{631}\u{64A}\u{62E} \
    \u{62D}\u{62A}\u{649} \u{645}\u{646}\u{630} \u{62F}\u{645}\u{62C} \
    \u{628}\u{647}\u{200C}\u{631}\u{648}\u{632}\u{631}\u{633}\u{627}\u{646}\u{6CC} \
    \u{628}\u{631}\u{648}\u{632}\u{631}\u{633}\u{627}\u{646}\u{6CC} \
    \u{627}\u{641}\u{632}\u{648}\u{62F}\u{646} \u{62A}\u{63A}\u{6CC}\u{6CC}\u{631} \
    \u{627}\u{646}\u{62A}\u{634}\u{627}\u{631} \u{646}\u{633}\u{62E}\u{647} \u{6AF}\u{632}\u{627}\u{631}\u{634} \
    \u{631}\u{648}\u{632} \u{62A}\u{627}\u{631}\u{6CC}\u{62E} \u{62A}\u{627} \
    \u{627}\u{62F}\u{63A}\u{627}\u{645} \u{62F}\u{631}\u{633}\u{62A} \
    \u{627}\u{67E}\u{688}\u{6CC}\u{679} \u{634}\u{627}\u{645}\u{644} \
    \u{62A}\u{628}\u{62F}\u{6CC}\u{644}\u{6CC} \u{631}\u{67E}\u{648}\u{631}\u{679}
    """)
}
