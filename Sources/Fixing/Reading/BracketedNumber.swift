internal import BidiAlgorithm

/// A number in brackets behind a name: how many there are, which ticket or which record it is, or
/// the address of a device, `ABC (12)`, `ABC (#123)`, `ABC (289346590)`, `ABC (10.0.0.5)`. It
/// belongs to what stands around the name.
enum BracketedNumber {
  /// The most digits of a number, with the signs between its thousands.
  static let longest = 14

  /// Whether an element is one that the sentence puts behind the name, and not a part of that.
  static func isOfSentence(
    _ index: Int, _ all: [Element], _ text: Skeleton, _ context: TextDirection
  ) -> Bool {
    let element = all[index]
    if isOfSubject(index, all, text, context) { return true }
    if context == .leftToRight, TitleLength.isOne(index, all, text) { return true }
    return isOne(element, text, context)
      && (!isOfCopy(element, text) || isInLatinName(index, all, text, context))
      && !isBehindLatin(index, all, text, context) && !isOfCommit(index, all, text)
  }

  /// Whether brackets with the number of a copy stand at the end of the name of a file that begins
  /// in Latin letters, alone on a line: `Lesson 4 - ABC (1).pptx`, `Copy of ABC (1).xlsx`. It is
  /// that of all the name.
  private static func isInLatinName(
    _ index: Int, _ all: [Element], _ text: Skeleton, _ context: TextDirection
  ) -> Bool {
    guard context == .leftToRight, all[0].direction == .leftToRight,
      Piece.endOfEnding(all[index].range.upperBound + 1, text) == text.count,
      let name = all.firstIndex(where: { $0.direction == .rightToLeft }), name > 1
    else { return false }
    let lead = all[name - 1]
    if lead.followsSpace, lead.isSign(of: "-\u{2013}\u{2014}", in: text) { return true }
    return name == 2 && text.string(all[0].range.lowerBound..<lead.range.upperBound) == "Copy of"
  }

  /// Whether brackets end the right-to-left subject of a commit, and hold the number of its
  /// request: `a1b2c3d ABC B-parser (#42)`. It is that of all the subject, and none of its last
  /// word.
  private static func isOfSubject(
    _ index: Int, _ all: [Element], _ text: Skeleton, _ context: TextDirection
  ) -> Bool {
    let element = all[index]
    guard context == .rightToLeft, index == all.count - 1, element.kind == .brackets,
      element.followsSpace, element.range.upperBound == text.count,
      text.at(element.range.lowerBound + 1) == "#"
    else { return false }
    return text.lead?.isCommit == true
  }

  /// Whether brackets hold a number and nothing else: a small one, and in a sentence that is read
  /// from left to right also that of a ticket, `(#123)`, a place in a file, a long one, the
  /// address of a device, or the offset of a time zone at the end.
  private static func isOne(
    _ element: Element, _ text: Skeleton, _ context: TextDirection
  ) -> Bool {
    guard element.kind == .brackets, element.parts.count == 3, element.followsSpace else {
      return false
    }
    let inside = element.parts[1].range
    if context == .leftToRight, ZoneOffset.brackets(text) == element.range { return true }
    if context == .leftToRight, text.at(inside.lowerBound) == "#" {
      return (2...8).contains(inside.count) && inside.dropFirst().allSatisfy(text.isDigit)
    }
    if context == .leftToRight, text.at(element.range.lowerBound) == "[",
      inside.contains(where: { text.at($0) == ":" })
    {
      // A place in a file: `[12:5]`.
      return inside.allSatisfy { text.isDigit($0) || text.at($0) == ":" }
    }
    if inside.count < 4 { return inside.allSatisfy(text.isDigit) }
    return context == .leftToRight
      && (isLong(inside, text) || Piece.endOfHost(inside.lowerBound, text) == inside.upperBound)
  }

  /// Whether a number of more than three digits is neither a year of any calendar, which is read
  /// with a title, nor one that begins with a zero, as those of phones do.
  private static func isLong(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    guard number.count <= longest, text.isDigit(number.lowerBound) else { return false }
    let end = text.endOfDigits(number.lowerBound)
    let first = text.at(number.lowerBound).value & 0xF
    guard end < number.upperBound else {
      return first != 0 && (number.count > 4 || ![1, 2, 5].contains(first))
    }
    // Thousands with commas between them.
    var next = end
    while next < number.upperBound {
      guard ",\u{66C}".unicodeScalars.contains(text.at(next)),
        text.endOfDigits(next + 1) == next + 4
      else { return false }
      next += 4
    }
    return first != 0 && end - number.lowerBound < 4 && next == number.upperBound
  }

  /// Whether brackets stand right before the ending of a file: `ABC (1).pdf`. Their number is that
  /// of a copy, and a part of its name.
  private static func isOfCopy(_ brackets: Element, _ text: Skeleton) -> Bool {
    let dot = brackets.range.upperBound
    return text.at(dot) == "." && Piece.endOfEnding(dot + 1, text) != nil
  }

  /// Whether brackets with a ticket end the line of a commit, whose words those may be drawn with:
  /// `a1b2c3d (HEAD -> main) ABC DEF (#482)`. Whoever wrote the words put it behind them. Arabic
  /// letters would draw its sign behind its number.
  private static func isOfCommit(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    index == all.count - 1 && ChangeLine.isTicket(all[index], text)
      && !text.followsArabicLetter(all[index].range.lowerBound) && LogLine.isOfCommits(text)
  }

  /// Whether round brackets stand right behind a Latin word or piece of code in a right-to-left
  /// sentence: `ABC Inbox (12)`, `ABC: C++ (3)`; or any behind one and `=`: `ABC x = [5]`. Their
  /// number may be read with the Latin, as that of a copy or a user, or with the sentence: it may
  /// stand either way.
  private static func isBehindLatin(
    _ index: Int, _ all: [Element], _ text: Skeleton, _ context: TextDirection
  ) -> Bool {
    guard context == .rightToLeft, index > 0 else { return false }
    if index > 1, all[index - 1].isSign(of: "=", in: text) {
      return all[index - 2].direction == .leftToRight
    }
    return all[index - 1].direction == .leftToRight
      && text.at(all[index].range.lowerBound) == "("
  }

  /// Whether brackets between two tokens hold no letters and stand right behind a Latin word, or
  /// behind one and `=`, in a right-to-left sentence: `ABC Excel (12, 13)`, `ABC x = [1, 2]`. Their
  /// numbers may follow each other either way. O(their length).
  static func mayTurn(
    _ opening: Int, _ closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard opening > 0, "([{".unicodeScalars.contains(tokens[opening].sign(in: text)),
      tokens[opening...closing].allSatisfy({ $0.direction == nil })
    else { return false }
    let isValue = opening > 1 && tokens[opening - 1].sign(in: text) == "="
    return tokens[isValue ? opening - 2 : opening - 1].direction == .leftToRight
  }
}
