internal import BidiAlgorithm

/// Right-to-left words between the marks of a comment, `<!-- ABC -->`, `/** ABC */`; or behind its
/// mark, `-- ABC`, `// ABC`, `# ABC`, where a line from left to right draws them in one stretch and
/// in their own order, or where they are a sentence, wherever its signs and names are drawn:
/// `# ABC x DEF.` They are a sentence of their own.
enum CommentStretch {
  /// The tokens of such words, with their signs; nil where a line is no such comment. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    var (start, end) = (0, text.count)
    while text.isSpace(ifThere: start) { start += 1 }
    while end > start, text.isSpace(end - 1) { end -= 1 }
    guard let mark = marks.first(where: { stands($0.opening, at: start, in: text) }) else {
      return nil
    }
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
    let words = LabelledStretch.insideBrackets(tokens[first...last], text)
    guard words.first?.direction == .rightToLeft else { return nil }
    let isOneStretch =
      words.allSatisfy { $0.direction != .leftToRight }
      && (!mark.closing.isEmpty || LabelledStretch.areInOrder(words, text)
        || text.endsSentence(tokens[last].range.lowerBound))
    let isSentence = CodeComment.isSentence(words) || CodeComment.isCut(words, text)
    return isOneStretch || isSentence ? first..<last + 1 : nil
  }

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

  /// Whether a line is such words behind a word with a hash that parts code or speaks to a
  /// compiler, `#region ABC`: no other text begins so. O(*n*).
  static func isDirective(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, text.at(first.range.lowerBound) == "#",
      text.isLatin(first.range.lowerBound + 1)
    else { return false }
    return range(tokens, text) != nil
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
}
