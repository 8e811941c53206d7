internal import BidiAlgorithm

/// A time, a range, a share or the state of a match right behind a name in right-to-left letters,
/// in a line in which Latin words stand before and behind it: `Bus 5 to ABC 14:30 (platform 2)`,
/// `Read pages of ABC 12–18 tonight`, `Live: ABC 250/4 (45.2) vs Oslo`. They are the line's.
///
/// A number of nothing but digits may be that of a house or of a chapter, which goes with the name,
/// and so may a verse, `12:1`, a house with its door, `3-1`, a rating, `4/5`, and a price. An hour,
/// a range and a share stand behind a name to which a preposition or what is being done leads.
enum FigureBehindName {
  /// The most elements behind a name.
  private static let mostBehind = 5

  /// Whether elements behind a name are such a figure, with what stands beside it. O(their length).
  static func isOfLine(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard (1...mostBehind).contains(tail.count), name.lowerBound > 0,
      all[0].kind == .date
        || all[..<name.lowerBound].contains(where: { $0.isWord && $0.direction == .leftToRight }),
      LabelledName.isName(all[name], text)
    else { return false }
    let first = all[tail.lowerBound]
    guard first.followsSpace, !text.followsWordForNumbered(first.range.lowerBound),
      !text.followsWordForValue(first.range.lowerBound),
      !all[name].contains(where: { LeadingWords.leadsToFigure($0.range, text) })
    else { return false }
    if tail.upperBound == all.count { return isTornShare(tail, all, text) }
    let rest = tail.dropFirst()
    if first.isSign(of: "\u{D7}=", in: text) {
      return rest.first.map { all[$0].isEuropeanNumber(in: text) } == true
        && rest.dropFirst().allSatisfy { all[$0].isJoinedSign(of: ",;", in: text) }
    }
    let lead = all[name.lowerBound - 1]
    // Behind other words a verse may have the form of an hour, and a share may be what was said.
    let isLed = all[0].kind == .date || leads(lead, text)
    let isFigure =
      (isLed && first.kind == .time && first.isEuropeanNumber(in: text))
      || ((isLed || lead.isJoinedSign(of: ":", in: text)) && first.kind == .date)
      || (isLed && (isFigure(first, text) || isRangeInBrackets(first, text)))
      || isState(
        first, rest.first.map { all[$0] }, isAgainst: isAgainst(lead, text), text)
    return isFigure
      && rest.allSatisfy { index in
        let element = all[index]
        return element.isJoinedSign(of: ",;.*", in: text) || isNumberInBrackets(element, text)
          || (element.isSign && element.followsSpace && index == tail.upperBound - 1)
      }
  }

  /// Whether a word leads to a name that is no book with verses: a preposition, or what is being
  /// done.
  private static func leads(_ word: Element, _ text: Skeleton) -> Bool {
    SentenceNumbers.isPreposition(word, text) || ProgressNumber.isVerb(word, text)
  }

  /// Whether an element is a share or a range whose numbers a dash for ranges parts.
  private static func isFigure(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.isEuropeanNumber(in: text)
      && element.range.contains { "%\u{2013}".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether an element is the state of a match: two numbers with a slash between them, of which
  /// the first is greater, as in no rating, behind a word for a match, or with one in brackets
  /// behind them.
  private static func isState(
    _ element: Element, _ next: Element?, isAgainst: Bool, _ text: Skeleton
  ) -> Bool {
    guard element.kind == .number, element.isEuropeanNumber(in: text) else { return false }
    let slash = text.endOfEuropeanDigits(element.range.lowerBound)
    guard text.at(slash) == "/", text.endOfEuropeanDigits(slash + 1) == element.range.upperBound
    else { return false }
    if let next, isNumberInBrackets(next, text) { return true }
    return isAgainst && slash - element.range.lowerBound <= longestNumber
      && element.range.upperBound - slash - 1 <= longestNumber
      && text.value(of: element.range.lowerBound..<slash)
        > text.value(of: slash + 1..<element.range.upperBound)
  }

  /// Whether a word leads to whom a match is against.
  private static func isAgainst(_ word: Element, _ text: Skeleton) -> Bool {
    word.isWord && word.range.count < 9 && ofMatches.contains(text.string(word.range))
  }

  private static let ofMatches: Set<String> = ["against", "beat", "beats", "defeated", "v", "vs"]

  /// The most digits of one of two such numbers.
  private static let longestNumber = 4

  /// Whether how much of something is done ends the line, which begins with what is being done,
  /// behind an Arabic letter, which tears its sign off (W2, W5): `Downloading ABC 45%`.
  private static func isTornShare(
    _ tail: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    tail.count == 1 && ProgressNumber.isVerb(all[0], text)
      && all[tail.lowerBound].isEuropeanNumber(in: text)
      && ProgressNumber.isShare(all[tail.lowerBound].range, text)
      && text.followsArabicLetter(all[tail.lowerBound].range.lowerBound)
  }

  /// Whether brackets hold a range and nothing else.
  private static func isRangeInBrackets(_ element: Element, _ text: Skeleton) -> Bool {
    isNumberInBrackets(element, text)
      && element.range.contains { "-\u{2013}".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether brackets hold a number and nothing else.
  private static func isNumberInBrackets(_ element: Element, _ text: Skeleton) -> Bool {
    guard element.kind == .brackets, element.parts.count == 3 else { return false }
    let inside = element.parts[1]
    return (inside.parts.isEmpty ? [inside] : inside.parts).allSatisfy {
      $0.isEuropeanNumber(in: text)
    }
  }
}
