internal import BidiAlgorithm

/// Lines of chats in a terminal: when, who speaks in angle brackets in right-to-left letters, and
/// what is said, `[12:30] <ABC> DEF GHI`. The line runs from left to right, so that who speaks
/// stands left of what is said. So does what somebody does there, `[12:30] * ABC DEF`.
enum NickLine {
  /// The most scalars before a name, and of a name with its brackets.
  private static let longestStamp = 30
  private static let longestName = 32
  /// Signs before the name of somebody with rights.
  private static let rights = "@+%&~"

  /// Whether a line is one that stays from left to right where that was set. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    name(in: text) != nil || isAction(tokens, text)
  }

  /// The tokens of what is said, as a sentence of its own; nil where Latin words begin it or are
  /// more than its names, or the line is none. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let name = name(in: text),
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= name.upperBound }),
      tokens[first].isWord(.rightToLeft)
    else { return nil }
    let said = tokens[first...]
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.filter { $0.direction == .leftToRight }
    guard latin.count * 2 <= own, !latin.contains(where: { CutSentence.isOfEnglish($0, text) })
    else { return nil }
    return first..<tokens.count
  }

  /// The element of the name of who speaks, with its brackets, that begins with a token, and its
  /// end; nil where none begins. O(1).
  static func element(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> (element: Element, end: Int)? {
    guard tokens[start].sign(in: text) == "<", let name = name(in: text),
      name.lowerBound == tokens[start].range.lowerBound,
      let closing = tokens[start..<range.upperBound].firstIndex(where: {
        $0.range.upperBound == name.upperBound
      }),
      let first = tokens[start..<closing].firstIndex(where: { $0.direction == .rightToLeft })
    else { return nil }
    let letters = tokens[first].range.lowerBound..<tokens[closing - 1].range.upperBound
    let inside = Element.row(
      tokens[first..<closing].map { Element($0) }, .rightToLeft, in: letters)
    var element = Element(
      kind: .brackets, range: name, order: .leftToRight,
      parts: tokens[start..<first].map { Element($0) } + [inside, Element(tokens[closing])],
      direction: nil)
    element.followsSpace = tokens[start].followsSpace
    return (element, closing + 1)
  }

  /// The name of who speaks, with its brackets: a word or two with right-to-left letters and none
  /// of others, behind points of time or nothing, a blank and more behind it. Tags of markup have
  /// another one behind them.
  private static func name(in text: Skeleton) -> Range<Int>? {
    var start = 0
    while start < longestStamp, isOfStamp(start, text) { start += 1 }
    guard text.at(start) == "<", start == 0 || isStamp(0..<start, text) else { return nil }
    var end = start + 1
    if rights.unicodeScalars.contains(text.at(end)) { end += 1 }
    guard text.isRightToLeftLetter(end) else { return nil }
    while end < start + longestName, isOfName(end, text) { end += 1 }
    guard text.at(end) == ">", !text.isSpace(end - 1), text.isSpace(ifThere: end + 1),
      (start..<end).count(where: { text.isSpace($0) }) < 2, end + 2 < text.count,
      !(end + 1..<text.count).contains(where: { text.at($0) == "<" })
    else { return nil }
    return start..<end + 1
  }

  private static func isOfName(_ position: Int, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(position) || text.isMark(position) || text.isDigit(position)
      || (position < text.count && text.classes[position] == .bn)
      || "_- ".unicodeScalars.contains(text.at(position))
  }

  private static func isOfStamp(_ position: Int, _ text: Skeleton) -> Bool {
    let scalar = text.at(position)
    return ("0"..."9").contains(scalar) || "[]():.-/, ".unicodeScalars.contains(scalar)
  }

  /// Whether signs of a point of time are one, with a blank behind it.
  private static func isStamp(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.count > 4 && text.isSpace(range.upperBound - 1)
      && range.contains { text.at($0) == ":" && text.isDigit($0 - 1) && text.isDigit($0 + 1) }
  }

  /// Whether tokens are a point of time, a star and right-to-left words in their own order, which
  /// no sign ends.
  private static func isAction(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let star = tokens.firstIndex(where: { $0.sign(in: text) == "*" }), star > 0,
      star + 1 < tokens.count, tokens[star].followsSpace, tokens[star + 1].followsSpace,
      isStamp(0..<tokens[star].range.lowerBound, text),
      (0..<tokens[star].range.lowerBound).allSatisfy({ isOfStamp($0, text) })
    else { return false }
    let words = tokens[(star + 1)...]
    return words.allSatisfy { $0.isWord(.rightToLeft) } && LabelledStretch.areInOrder(words, text)
  }
}
