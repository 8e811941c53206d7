internal import BidiAlgorithm

/// Lines of a chat as a program writes them into a file: a date, a time, who speaks, a colon and
/// what is said, `12/03/2024, 21:14 - Dana: ABC DEF!`, `[12/03/2024, 21:14:05] Dana: ABC, DEF.`
///
/// All lines of such a file begin so: they run from left to right, also where nobody set a
/// direction. What is said is a sentence of its own, with who says it where that name is a
/// right-to-left one. With a time alone it may be a text of somebody, and its words have to tell.
enum ExportedChat {
  /// The most scalars of a name.
  private static let longestName = 40

  /// What stands before what is said: where the name of who speaks begins, and where it ends with
  /// its colon and the blank behind that.
  private typealias Lead = (name: Int, end: Int)

  /// Whether a line is one in which a right-to-left word begins what is said. O(1).
  static func isOne(_ text: Skeleton) -> Bool {
    lead(text).map { text.isRightToLeftLetter($0.end) } ?? false
  }

  /// The tokens of what is said, with a right-to-left name before it, and without the pictures that
  /// end it; nil where Latin words are many or end it, or signs of data are in it, or the line is
  /// none. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let lead = lead(text), text.isRightToLeftLetter(lead.end) else { return nil }
    let start = text.isRightToLeftLetter(lead.name) ? lead.name : lead.end
    guard let first = tokens.firstIndex(where: { $0.range.lowerBound >= start }), first > 0,
      tokens[first].isWord(.rightToLeft), tokens[first].followsSpace
    else { return nil }
    var last = tokens.count
    while last > first + 1, isPicture(tokens[last - 1], text) { last -= 1 }
    let said = tokens[first..<last]
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.filter { $0.direction == .leftToRight }
    guard said.last(where: { $0.direction != nil })?.direction == .rightToLeft,
      latin.count * 2 <= own, !latin.contains(where: { CutSentence.isOfEnglish($0, text) }),
      !said.contains(where: { LedSentence.isOfData($0.sign(in: text)) })
    else { return nil }
    return first..<last
  }

  /// Whether a token is a sign that is no letter's and no sentence's, as pictures are.
  private static func isPicture(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .sign && !token.sign(in: text).isASCII
      && !text.endsSentence(token.range.lowerBound)
  }

  /// A date, a time in its brackets or with a dash behind it, who speaks, and a colon; nil where a
  /// text begins otherwise, or with the level of a log. O(1).
  private static func lead(_ text: Skeleton) -> Lead? {
    let isInBrackets = text.at(0) == "["
    guard var end = endOfDate(isInBrackets ? 1 : 0, text) else { return nil }
    if text.at(end) == "," { end += 1 }
    guard text.isSpace(ifThere: end), let time = endOfTime(end + 1, text) else { return nil }
    end = time
    if isInBrackets {
      guard text.at(end) == "]" else { return nil }
    } else {
      guard text.isSpace(ifThere: end), "-\u{2013}".unicodeScalars.contains(text.at(end + 1))
      else { return nil }
      end += 1
    }
    guard text.isSpace(ifThere: end + 1) else { return nil }
    let name = end + 2
    let isRightToLeft = text.isRightToLeftLetter(name)
    end = name
    while end < name + longestName, isOfName(end, isRightToLeft: isRightToLeft, text) {
      end += 1
    }
    guard isRightToLeft || text.isCapital(name) || "+~".unicodeScalars.contains(text.at(name)),
      !text.isSpace(end - 1), text.at(end) == ":", text.isSpace(ifThere: end + 1),
      !LogLine.isLevel(text.string(name..<end).uppercased())
    else { return nil }
    return (name, end + 2)
  }

  /// The end of a day, a month and a year in any order, with a sign between them, in European
  /// digits: `12/03/2024`, `2024-03-12`.
  private static func endOfDate(_ start: Int, _ text: Skeleton) -> Int? {
    let first = text.endOfEuropeanDigits(start)
    let sign = text.at(first)
    guard "/.-".unicodeScalars.contains(sign) else { return nil }
    let second = text.endOfEuropeanDigits(first + 1)
    guard text.at(second) == sign else { return nil }
    let third = text.endOfEuropeanDigits(second + 1)
    let counts = [first - start, second - first - 1, third - second - 1]
    return counts.allSatisfy { (1...4).contains($0) } ? third : nil
  }

  /// The end of an hour with its minutes, with seconds and the half of the day or without them.
  private static func endOfTime(_ start: Int, _ text: Skeleton) -> Int? {
    let hour = text.endOfEuropeanDigits(start)
    var end = text.endOfEuropeanDigits(hour + 1)
    guard (1...2).contains(hour - start), text.at(hour) == ":", end == hour + 3 else { return nil }
    if text.at(end) == ":", text.endOfEuropeanDigits(end + 1) == end + 3 { end += 3 }
    let half = text.isSpace(ifThere: end) ? end + 1 : end
    let isHalf =
      "AaPp".unicodeScalars.contains(text.at(half))
      && "Mm".unicodeScalars.contains(text.at(half + 1)) && !text.isLatin(half + 2)
    return isHalf ? half + 2 : end
  }

  /// Whether a scalar may stand in a name with letters of one direction, or in a phone number.
  private static func isOfName(
    _ position: Int, isRightToLeft: Bool, _ text: Skeleton
  ) -> Bool {
    (isRightToLeft ? text.isOfRightToLeftWord(position) : text.isCodeLetter(position))
      || text.isSpace(ifThere: position)
      || "+-'.()~".unicodeScalars.contains(text.at(position))
  }
}
