extension Piece {
  /// `ABC/DEF-GHI`: the name of a branch with folders in it, at the end of what git says of one or
  /// of a command that takes one, `On branch ABC/DEF`, `$ git checkout ABC/DEF`; and folders behind
  /// `cd` or what git says of a file, `deleted:    ABC/DEF`. Elsewhere right-to-left words with a
  /// slash between them may be a choice of words. O(the length of the line before it, which is
  /// short).
  @Sendable static func branch(_ start: Int, _ text: Skeleton) -> Piece? {
    guard start > 2, start < longestBeforeBranch, text.at(0).isASCII else { return nil }
    let isQuoted = text.at(start - 1) == "'"
    guard isQuoted || text.at(start - 1) == " " else { return nil }
    var end = endOfFolders(start, text)
    guard (start..<end).contains(where: { text.at($0) == "/" }) else { return nil }
    if !isQuoted, text.at(end) == "/" { end += 1 }
    guard isQuoted ? text.at(end) == "'" : text.isGap(end), leadsToBranch(start, text) else {
      return nil
    }
    return Piece(
      kind: .path, range: start..<end, order: .leftToRight,
      parts: components(start..<end, text))
  }

  /// Such a line has fewer scalars before the name of its branch.
  private static let longestBeforeBranch = 100

  /// Whether what stands before a position leads to the name of a branch or of folders.
  private static func leadsToBranch(_ start: Int, _ text: Skeleton) -> Bool {
    let first = endOfPrompt(text)
    guard first < start else { return false }
    let words = text.string(first..<start)
    if words == "cd " || sayings.contains(words) || isStatus(words) { return true }
    let parts = words.split { $0 == " " || $0 == "\t" }
    guard parts.count > 1, parts.count <= mostWords, parts[0] == "git", words.last == " " else {
      return false
    }
    return ofBranches.contains(String(parts[1]))
      && parts.dropFirst(2).allSatisfy { $0.hasPrefix("-") || $0 == "origin" }
  }

  /// Whether words are what git says before the name of a file, whatever blanks are in them.
  static func isStatus(_ words: String) -> Bool {
    statuses.contains(words.split { $0 == " " || $0 == "\t" }.joined(separator: " "))
  }

  /// The most words before a branch in a command.
  private static let mostWords = 5

  /// What git says right before the name of a branch, in some languages.
  private static let sayings: Set<String> = [
    "Already on '", "Auf Branch ", "Deleted branch ", "En la rama ", "Merge branch '",
    "On branch ", "Sur la branche ", "Switched to a new branch '", "Switched to branch '",
    "Zu Branch '",
  ]

  /// What git says before the name of a file that was changed or that it does not know.
  private static let statuses: Set<String> = [
    "??", "both modified:", "copied:", "deleted:", "modified:", "new file:", "typechange:",
  ]

  /// The commands of git that take the name of a branch.
  private static let ofBranches: Set<String> = [
    "branch", "checkout", "fetch", "merge", "pull", "push", "rebase", "switch",
  ]
}
