/// Ends of names of files that begin with right-to-left letters, in a sentence that is read from
/// right to left: `ABC 2024.pdf`, `ABC 2024-01-15.log`. The ending stands right of the number. The
/// day and the time of a photograph are such a name by themselves, `20240115_093000.jpg`, and so
/// are other numbers with low lines behind a word for a file.
enum NumberedFile {
  /// The end of the tokens of such an end that begins with a token: a number or a date behind a
  /// right-to-left word, a dot and a known ending of two letters or more; nil where none does.
  /// O(1).
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
    let ending = tokens[start + 2].range
    guard ending.lowerBound == number.upperBound + 1, ending.count > 1,
      Piece.endOfEnding(ending.lowerBound, text) == ending.upperBound
    else { return nil }
    return start + 3
  }

  /// Whether a sign that may stand between a word and a number of the name of a file is before a
  /// number. With a low line a plain one is part of the word.
  private static func isJoint(before number: Range<Int>, _ text: Skeleton) -> Bool {
    let sign = text.at(number.lowerBound - 1)
    return sign == " " || sign == "-" || (sign == "_" && !number.allSatisfy(text.isDigit))
  }

  /// The end of the tokens of several European numbers with low lines between them and an ending,
  /// right behind a right-to-left word and a blank; nil where none begin with a token, or where the
  /// word and the numbers may be one name. O(their length).
  private static func endOfJoined(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let first = tokens[start].range.lowerBound
    guard text.isEuropeanDigit(first), text.isSpace(ifThere: first - 1), text.endsWord(first - 2)
    else { return nil }
    var end = endOfEuropean(first, text)
    let day = first..<end
    guard "_-".unicodeScalars.contains(text.at(end)), text.isEuropeanDigit(end + 1) else {
      return nil
    }
    let isStamp = isDay(day, text) && isTime(end + 1..<endOfEuropean(end + 1, text), text)
    let joints: [Unicode.Scalar] = isStamp ? ["_", "-"] : ["_"]
    while joints.contains(text.at(end)), text.isEuropeanDigit(end + 1) {
      end = endOfEuropean(end + 1, text)
    }
    guard text.at(end) == ".", let last = Piece.endOfEnding(end + 1, text), last > end + 2,
      isStamp || isFile(endingAt: first - 1, text),
      let next = tokens[start..<range.upperBound].firstIndex(where: {
        $0.range.upperBound >= last
      }), tokens[next].range.upperBound == last
    else { return nil }
    return next + 1
  }

  private static func endOfEuropean(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while text.isEuropeanDigit(end) { end += 1 }
    return end
  }

  /// Whether eight digits are a year of these centuries, a month and a day.
  private static func isDay(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    guard digits.count == 8 else { return false }
    let start = digits.lowerBound
    return (1900...2099).contains(text.value(of: start..<start + 4))
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

  /// Whether a word for a file, a picture, a film, a recording or a document ends at a position.
  private static func isFile(endingAt end: Int, _ text: Skeleton) -> Bool {
    var start = end
    while start > 0, end - start <= longestWord, text.isOfRightToLeftWord(start - 1) { start -= 1 }
    return text.isGap(start - 1) && Skeleton.has(text.string(start..<end), in: files)
  }

  private static let longestWord = 8

  // File, picture, photograph, film, recording, document in Hebrew, Arabic, Persian and Urdu.
  private static let files = Skeleton.words(
    """
    \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} \
    \u{5EA}\u{5E6}\u{5DC}\u{5D5}\u{5DD} \u{5E6}\u{5D9}\u{5DC}\u{5D5}\u{5DD} \
    \u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5DF} \u{5D4}\u{5E7}\u{5DC}\u{5D8}\u{5D4} \
    \u{5DE}\u{5E1}\u{5DE}\u{5DA} \u{645}\u{644}\u{641} \u{635}\u{648}\u{631}\u{629} \
    \u{641}\u{64A}\u{62F}\u{64A}\u{648} \u{62A}\u{633}\u{62C}\u{64A}\u{644} \
    \u{645}\u{633}\u{62A}\u{646}\u{62F} \u{641}\u{627}\u{6CC}\u{644} \
    \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{639}\u{6A9}\u{633} \
    \u{62A}\u{635}\u{648}\u{6CC}\u{631} \u{648}\u{6CC}\u{62F}\u{6CC}\u{648} \
    \u{648}\u{6CC}\u{62F}\u{626}\u{648} \u{633}\u{646}\u{62F} \u{641}\u{627}\u{626}\u{644} \
    \u{648}\u{6CC}\u{688}\u{6CC}\u{648} \u{62F}\u{633}\u{62A}\u{627}\u{648}\u{6CC}\u{632}
    """)
}
