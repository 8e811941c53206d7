internal import BidiAlgorithm

/// Right-to-left words between the marks of a comment, `<!-- ABC -->`, `/** ABC */`; or behind its
/// mark, `-- ABC`, `// ABC`, `# ABC`, where a line from left to right draws them in one stretch and
/// in their own order, or where they are a sentence, wherever its signs and names are drawn:
/// `# ABC x DEF.` So are those behind a mark of code, `@return ABC DEF`. They are a sentence of
/// their own.
enum CommentStretch {
  /// The tokens of such words, with their signs; nil where a line is no such comment. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    var (start, end) = (0, text.count)
    while text.isSpace(ifThere: start) { start += 1 }
    while end > start, text.isSpace(end - 1) { end -= 1 }
    let mark = marks.first { stands($0.opening, at: start, in: text) }
    if (mark?.opening.count ?? 0) < shortestWord, let tag = endOfTag(text) {
      let close = stands("*/", at: end - 2, in: text) ? end - 2 : end
      guard let first = tokens.firstIndex(where: { $0.range.lowerBound >= tag }), first > 0,
        let last = tokens.lastIndex(where: { $0.range.upperBound <= close }), first <= last
      else { return nil }
      return sentence(first...last, isClosed: false, tokens, text)
    }
    guard let mark else { return nil }
    var open = start + mark.opening.unicodeScalars.count
    var close = end - mark.closing.unicodeScalars.count
    // An asterisk at the start of a line is rather that of a list.
    guard open < close, stands(mark.closing, at: close, in: text), mark.opening != "*" || start > 0,
      mark.opening.first == "\"" || text.isSpace(ifThere: open)
    else { return nil }
    // What closes a ruled comment may be its mark once more: `-- ABC DEF --`.
    let again = close - mark.opening.unicodeScalars.count
    if mark.closing.isEmpty, again > open, stands(mark.opening, at: again, in: text),
      text.isSpace(again - 1)
    {
      close = again
    }
    if let inside = insideRule(open..<close, text) {
      (open, close) = (inside.lowerBound, inside.upperBound)
    }
    guard let first = tokens.firstIndex(where: { $0.range.lowerBound >= open }), first > 0,
      let last = tokens.lastIndex(where: { $0.range.upperBound <= close }), first <= last
    else { return nil }
    // An arrow leads to the next step, or to what came of one: only a sentence that is cut there.
    if mark.opening == arrow {
      return CutSentence.isOne(Array(tokens[first...last]), text) ? first..<last + 1 : nil
    }
    return sentence(first...last, isClosed: !mark.closing.isEmpty, tokens, text)
  }

  /// The tokens of a range, where they are right-to-left words that are a sentence or are drawn in
  /// one stretch; nil where they are others. O(their number).
  private static func sentence(
    _ range: ClosedRange<Int>, isClosed: Bool, _ tokens: [Token], _ text: Skeleton
  ) -> Range<Int>? {
    let words = LabelledStretch.insideBrackets(tokens[range], text)
    guard words.first?.direction == .rightToLeft else { return nil }
    let isOneStretch =
      words.allSatisfy { $0.direction != .leftToRight }
      && (isClosed || LabelledStretch.areInOrder(words, text)
        || text.endsSentence(tokens[range.upperBound].range.lowerBound))
    let isSentence = CodeComment.isSentence(words) || CodeComment.isCut(words, text)
    return isOneStretch || isSentence ? range.lowerBound..<range.upperBound + 1 : nil
  }

  /// Behind a mark of code that begins a line, by itself or in a comment, and the type in braces
  /// behind it: `@param {string} ABC`, `* @return ABC`; nil where a line begins with none. O(*n*).
  private static func endOfTag(_ text: Skeleton) -> Int? {
    var start = text.endOfBlanks(0)
    if let comment = leadsOfTags.first(where: { stands($0, at: start, in: text) }) {
      start = text.endOfBlanks(start + comment.unicodeScalars.count)
    }
    guard "@#".unicodeScalars.contains(text.at(start)) else { return nil }
    var end = start + 1
    while text.isCodeLetter(end) { end += 1 }
    guard text.isMarkOfCode(start..<end), text.isSpace(ifThere: end) else { return nil }
    let brace = text.endOfBlanks(end)
    guard text.at(brace) == "{",
      let close = (brace..<text.count).first(where: { text.at($0) == "}" }),
      text.isSpace(ifThere: close + 1)
    else { return end }
    return close + 1
  }

  /// What a comment begins with before such a mark.
  private static let leadsOfTags = ["/**", "///", "//", "*"]

  /// Whether the scalars of a mark stand from a position on. O(its length).
  static func stands(_ mark: String, at position: Int, in text: Skeleton) -> Bool {
    mark.unicodeScalars.enumerated().allSatisfy { text.at(position + $0.offset) == $0.element }
  }

  /// What stands between the signs of a ruled line, `# ===== ABC =====`, or behind those before it;
  /// nil where a comment begins with none. O(its length).
  private static func insideRule(_ comment: Range<Int>, _ text: Skeleton) -> Range<Int>? {
    var (start, end) = (comment.lowerBound, comment.upperBound)
    while start < end, text.isSpace(start) { start += 1 }
    let sign = text.at(start)
    guard signsOfRules.unicodeScalars.contains(sign), text.at(start + 1) == sign else { return nil }
    while start < end, text.at(start) == sign { start += 1 }
    guard text.isSpace(ifThere: start) else { return nil }
    while end > start, text.isSpace(end - 1) { end -= 1 }
    while end > start, text.at(end - 1) == sign { end -= 1 }
    return start..<end
  }

  /// Signs that lines are ruled with.
  private static let signsOfRules = "=-*#~_"

  /// Whether a line is such words behind a word with a hash or an at sign that parts code or speaks
  /// of it, `#region ABC`, `@param {string} ABC DEF`: no other text begins so. O(*n*).
  static func isDirective(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first else { return false }
    let isHash =
      text.at(first.range.lowerBound) == "#" && text.isLatin(first.range.lowerBound + 1)
    return (isHash || endOfTag(text) != nil) && range(tokens, text) != nil
  }

  /// What opens a comment, and what closes it: longer ones before those that they begin with. A
  /// hash opens a heading, too, which its page draws without it.
  private static let marks: [(opening: String, closing: String)] = [
    ("<!--", "-->"), ("/**", "*/"), ("/*", "*/"), ("\"\"\"", "\"\"\""), ("///", ""), ("//", ""),
    ("--", ""), (";;", ""), (";", ""), ("%%", ""), ("%", ""), ("*", ""), ("#endregion", ""),
    ("#region", ""), ("#pragma mark", ""), ("#warning", ""), ("#error", ""), ("###", ""),
    ("##", ""), ("#", ""), ("'", ""), (">", ""), (arrow, ""),
  ]
  private static let arrow = "\u{2192}"
  /// The fewest scalars of a mark that is a word by itself: `#error`.
  private static let shortestWord = 5
}
