/// Messages of ICU that choose one of several texts.
extension Piece {
  /// The most scalars of such a message, its most branches, and how deep its braces are read.
  private static let longestChoice = 2_000
  private static let mostBranches = 16
  private static let deepestChoice = 8
  /// The most scalars of a name, and of a selector.
  private static let longestSelector = 32

  /// `{count, plural, one {ABC} other {DEF}}`: what chooses runs from left to right, and each
  /// branch with right-to-left letters is a text of its own. Its parts are the braces with what
  /// stands between the branches, and the branches. O(its length).
  @Sendable static func choice(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "{", var end = endOfChooser(start, text) else { return nil }
    var parts: [Range<Int>] = []
    var first = start
    var count = 0
    var hasRightToLeft = false
    while count < mostBranches, let open = openingOfBranch(end, text),
      let close = closingOfBranch(open, limit: start + longestChoice, text)
    {
      // Blanks at its ends are seen by nobody.
      let begin = min(text.endOfBlanks(open + 1), close)
      var last = close
      while last > begin, text.isSpace(last - 1) { last -= 1 }
      let branch = begin..<last
      parts.append(first..<begin)
      if !branch.isEmpty { parts.append(branch) }
      hasRightToLeft = hasRightToLeft || branch.contains(where: text.isRightToLeftLetter)
      (first, end) = (last, close + 1)
      count += 1
    }
    end = text.endOfBlanks(end)
    guard count > 0, hasRightToLeft, text.at(end) == "}" else { return nil }
    parts.append(first..<end + 1)
    return Piece(
      kind: .placeholder, range: start..<end + 1, order: .leftToRight, parts: parts)
  }

  /// The end of the name of what is chosen by, the kind of choice, and the commas behind both; nil
  /// where they do not stand there.
  private static func endOfChooser(_ start: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfBlanks(start + 1)
    let name = end
    while end < name + longestSelector, text.isCodeLetter(end) || text.at(end) == "." { end += 1 }
    guard end > name else { return nil }
    end = text.endOfBlanks(end)
    guard text.at(end) == "," else { return nil }
    let kind = text.endOfBlanks(end + 1)
    end = kind
    while text.isLatin(end), end < kind + longestSelector { end += 1 }
    guard choices.contains(text.string(kind..<end)) else { return nil }
    end = text.endOfBlanks(end)
    return text.at(end) == "," ? end + 1 : nil
  }

  private static let choices: Set<String> = ["plural", "select", "selectordinal"]

  /// Where the brace of a branch stands behind its selector, `other`, `=0`, with what is taken off
  /// before it, `offset:1`; nil where none does.
  private static func openingOfBranch(_ start: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfBlanks(start)
    for _ in 0..<2 {
      let selector = end
      if text.at(end) == "=" { end += 1 }
      while end < selector + longestSelector,
        text.isCodeLetter(end) || "-:".unicodeScalars.contains(text.at(end))
      {
        end += 1
      }
      guard end > selector else { return nil }
      end = text.endOfBlanks(end)
      if text.at(end) == "{" { return end }
      guard text.at(selector) == "o" else { return nil }
    }
    return nil
  }

  /// Where the brace stands that closes one at a position; nil where none does.
  private static func closingOfBranch(_ open: Int, limit: Int, _ text: Skeleton) -> Int? {
    var depth = 0
    for position in open..<min(text.count, max(open, limit)) {
      switch text.scalars[position] {
      case "{":
        depth += 1
        if depth > deepestChoice { return nil }
      case "}":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }
}
