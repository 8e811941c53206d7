internal import BidiAlgorithm

/// Right-to-left words between the marks of a comment, `<!-- ABC -->`, `/** ABC */`; or behind its
/// mark, `-- ABC`, `// ABC`, where a line from left to right draws them in one stretch and in their
/// own order. They are a sentence of their own.
enum CommentStretch {
  /// The tokens of such words, with their signs; nil where a line is no such comment. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    var (start, end) = (0, text.count)
    while text.isSpace(ifThere: start) { start += 1 }
    while end > start, text.isSpace(end - 1) { end -= 1 }
    func stands(_ sign: String, at position: Int) -> Bool {
      sign.unicodeScalars.enumerated().allSatisfy { text.at(position + $0.offset) == $0.element }
    }
    guard let mark = marks.first(where: { stands($0.opening, at: start) }) else { return nil }
    let open = start + mark.opening.unicodeScalars.count
    let close = end - mark.closing.unicodeScalars.count
    // An asterisk at the start of a line is rather that of a list.
    guard open < close, stands(mark.closing, at: close), mark.opening != "*" || start > 0,
      mark.opening.first == "\"" || text.isSpace(ifThere: open),
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= open }), first > 0,
      let last = tokens.lastIndex(where: { $0.range.upperBound <= close }), first <= last,
      tokens[first].direction == .rightToLeft
    else { return nil }
    let words = tokens[first...last]
    guard words.allSatisfy({ $0.direction != .leftToRight }),
      !mark.closing.isEmpty || LabelledStretch.areInOrder(words, text)
    else { return nil }
    return first..<last + 1
  }

  /// What opens a comment, and what closes it: longer ones before those that they begin with.
  private static let marks: [(opening: String, closing: String)] = [
    ("<!--", "-->"), ("/**", "*/"), ("/*", "*/"), ("\"\"\"", "\"\"\""), ("///", ""), ("//", ""),
    ("--", ""), (";;", ""), (";", ""), ("%%", ""), ("%", ""), ("*", ""),
  ]
}
