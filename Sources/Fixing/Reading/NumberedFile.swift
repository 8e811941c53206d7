/// Ends of names of files that begin with right-to-left letters, in a sentence that is read from
/// right to left: `ABC 2024.pdf`, `ABC 7.tar.gz`. The ending stands right of the number, and
/// behind several with low lines, as the day and the time of a photograph have one,
/// `ABC 20240115_093000.jpg`, right of the last of them.
enum NumberedFile {
  /// The end of the tokens of such an end that begins with a token: a number or a date behind a
  /// right-to-left word, a dot and a known ending of two letters or more, before which others may
  /// stand; nil where none does. O(its length).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    if let end = endOfJoined(start, in: range, tokens, text) { return end }
    let number = tokens[start].range
    guard start + 2 < range.upperBound,
      tokens[start].piece?.kind == .number || tokens[start].piece?.kind == .date,
      number.allSatisfy({ text.isDigit($0) || ".-".unicodeScalars.contains(text.at($0)) }),
      text.isRightToLeftLetter(number.lowerBound - 2) || text.isMark(number.lowerBound - 2),
      isJoint(before: number, text), tokens[start + 1].sign(in: text) == ".",
      tokens[start + 1].range.lowerBound == number.upperBound
    else { return nil }
    let ending = number.upperBound + 1
    guard let last = Piece.endOfKnownEndings(ending, text), last > ending + 1,
      let token = tokens[start..<range.upperBound].firstIndex(where: {
        $0.range.upperBound >= last
      }), tokens[token].range.upperBound == last
    else { return nil }
    return token + 1
  }

  /// Whether a sign that may stand between a word and a number of the name of a file is before a
  /// number. With a low line a plain one is part of the word.
  private static func isJoint(before number: Range<Int>, _ text: Skeleton) -> Bool {
    let sign = text.at(number.lowerBound - 1)
    return sign == " " || sign == "-" || (sign == "_" && !number.allSatisfy(text.isDigit))
  }

  /// The end of the tokens of several European numbers with low lines between them and an ending,
  /// right behind a right-to-left word and a blank, or behind a prefix; nil where none begin with a
  /// token. Single digits behind the first number stand as they are drawn. O(their length).
  private static func endOfJoined(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let first = tokens[start].range.lowerBound
    guard text.isEuropeanDigit(first),
      (text.isSpace(ifThere: first - 1) && text.endsWord(first - 2))
        || text.startOfPrefix(before: first) != nil
    else { return nil }
    var end = text.endOfEuropeanDigits(first)
    let isStamp =
      isDay(first..<end, text) && isTime(end + 1..<text.endOfEuropeanDigits(end + 1), text)
    var isLong = isStamp
    while text.at(end) == "_" || (isStamp && text.at(end) == "-"), text.isEuropeanDigit(end + 1) {
      let next = end + 1
      end = text.endOfEuropeanDigits(next)
      isLong = isLong || end > next + 1
    }
    guard isLong, text.at(end) == ".",
      let last = Piece.endOfKnownEndings(end + 1, text), last > end + 2,
      let token = tokens[start..<range.upperBound].firstIndex(where: {
        $0.range.upperBound >= last
      }), tokens[token].range.upperBound == last
    else { return nil }
    return token + 1
  }

  /// Whether eight digits are a year of these centuries, a month and a day.
  private static func isDay(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    guard digits.count == 8 else { return false }
    let start = digits.lowerBound
    return Piece.isYear(start..<start + 4, text)
      && (1...12).contains(text.value(of: start + 4..<start + 6))
      && (1...31).contains(text.value(of: start + 6..<start + 8))
  }

  /// Whether six digits, or nine with thousandths, are hours, minutes and seconds.
  private static func isTime(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    guard digits.count == 6 || digits.count == 9 else { return false }
    let start = digits.lowerBound
    return text.value(of: start..<start + 2) < 24 && text.value(of: start + 2..<start + 4) < 60
      && text.value(of: start + 4..<start + 6) < 60
  }
}
