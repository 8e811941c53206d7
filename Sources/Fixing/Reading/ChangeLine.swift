/// Subjects of changes of programs: `fix: ABC #123`, `feat(ui)!: ABC DEF (#45)`, `Merge #12: ABC`.
/// They run from left to right, and the tickets at their end are theirs.
enum ChangeLine {
  /// The most scalars of what leads a subject.
  private static let longestLead = 48

  /// Whether a text is one. O(1).
  static func isOne(_ text: Skeleton) -> Bool { endOfLead(text) != nil }

  /// The position behind the colon of what leads a subject; nil where nothing does: a kind of
  /// change, what it is of in brackets or not, and `!` where it breaks something; or what was done
  /// with a ticket. Of a subject that is quoted, the position where it begins is asked about. O(1).
  static func endOfLead(_ text: Skeleton, from start: Int = 0) -> Int? {
    var end = start
    let longestLead = start + Self.longestLead
    while text.isLatin(end), end < longestLead { end += 1 }
    guard end > start + 1 else { return nil }
    let word = text.string(start..<end)
    if kinds.contains(word) {
      if text.at(end) == "(" { end = endOfScope(end, text) ?? end }
      if text.at(end) == "!" { end += 1 }
      return isColon(end, text) ? end + 1 : nil
    }
    guard deeds.contains(word) else { return nil }
    var hasTicket = false
    while end < longestLead, text.at(end).isASCII, text.at(end) != ":" {
      if text.at(end) == "#", text.isDigit(end + 1) { hasTicket = true }
      end += 1
    }
    return hasTicket && isColon(end, text) ? end + 1 : nil
  }

  /// Whether elements are a subject, or one that is quoted in the subject of another change:
  /// `Revert "fix: ABC (#12)"`. O(1).
  static func isOne(_ all: [Element], _ text: Skeleton) -> Bool {
    endOfLead(text) != nil
      || all.first.map { endOfLead(text, from: $0.range.lowerBound) != nil } == true
  }

  /// Whether an element is a ticket behind a blank, in brackets or not: `#123`, `(#123)`.
  static func isTicket(_ element: Element, _ text: Skeleton) -> Bool {
    guard element.followsSpace else { return false }
    var inside = element.range
    if element.kind == .brackets {
      guard element.parts.count == 3, text.at(inside.lowerBound) == "(" else { return false }
      inside = element.parts[1].range
    }
    guard let first = inside.first, text.at(first) == "#", inside.count > 1 else { return false }
    return inside.dropFirst().allSatisfy(text.isDigit)
  }

  private static func isColon(_ position: Int, _ text: Skeleton) -> Bool {
    text.at(position) == ":" && text.isSpace(ifThere: position + 1)
  }

  /// The end of what a change is of, with its brackets: `(ui)`, `(api/users)`.
  private static func endOfScope(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start + 1
    while end < start + longestLead,
      text.isCodeLetter(end) || "-/.,*@".unicodeScalars.contains(text.at(end))
    {
      end += 1
    }
    return end > start + 1 && text.at(end) == ")" ? end + 1 : nil
  }

  /// What a change of a program is said to be.
  private static let kinds: Set<String> = [
    "bugfix", "build", "chore", "ci", "docs", "feat", "fix", "hotfix", "perf", "refactor", "revert",
    "style", "test",
  ]

  /// What is done with a ticket or a branch.
  private static let deeds: Set<String> = [
    "Backport", "Close", "Closes", "Fix", "Fixes", "Merge", "Merged", "Resolves", "Revert",
  ]
}
