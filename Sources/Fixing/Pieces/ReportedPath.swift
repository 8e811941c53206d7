/// Paths with right-to-left folders that an English message of a program names: `cannot access
/// 'ABC/DEF': No such file`, `pathspec 'ABC/12' did not match`.
///
/// Words with a slash between them may be words to choose from, `Type 'ABC/DEF'`. That they are a
/// path, or the name of a branch as one, the words around them have to tell.
extension Piece {
  /// The most scalars of such a message, and of a path in it.
  private static let longestMessage = 400
  private static let longestReported = 160
  /// Words with more letters tell nothing here.
  private static let longestTelling = 12

  /// Such a path: between quotation marks behind a word for what has one, or behind what failed to
  /// be done with it; or between two colons of a fault, `cd: ABC/DEF: No such file`. Its folders
  /// follow each other from left to right, as the message does, also in an isolate from right to
  /// left. O(the message's length), which is short.
  @Sendable static func reportedPath(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.count <= longestMessage else { return nil }
    let closing = closingMark(openedAt: start - 1, text)
    guard closing != nil || isBehindColon(start, text) else { return nil }
    var end = start
    var (hasSlash, hasRightToLeft) = (false, false)
    while end < start + longestReported, isOfReported(end, text),
      closing != nil || !text.isSpace(end)
    {
      if text.at(end) == "/" { hasSlash = true }
      if text.isRightToLeftLetter(end) { hasRightToLeft = true }
      end += 1
    }
    guard hasSlash, hasRightToLeft, !text.isSpace(start), !text.isSpace(end - 1) else { return nil }
    let isTold =
      if let closing {
        text.at(end) == closing && isNamed(before: start - 1, text)
      } else {
        text.at(end) == ":" && leadsToFault(end, text)
      }
    guard isTold, isEnglish(around: start..<end, text) else { return nil }
    return Piece(
      kind: .path, range: start..<end, order: .leftToRight, parts: components(start..<end, text))
  }

  /// Whether what is quoted begins right behind a position, so that a right-to-left letter there
  /// may begin such a path. O(1).
  static func opensQuotation(_ position: Int, _ text: Skeleton) -> Bool {
    closingMark(openedAt: position, text) != nil
  }

  /// The mark that closes what one at a position opens; nil where none opens anything there.
  static func closingMark(openedAt position: Int, _ text: Skeleton) -> Unicode.Scalar? {
    let closing: Unicode.Scalar
    switch text.at(position).value {
    case 0x22, 0x27, 0x60: closing = text.at(position)
    case 0x2018: closing = "\u{2019}"
    case 0x201C: closing = "\u{201D}"
    default: return nil
    }
    let opens = text.isGap(position - 1) || "(:=[".unicodeScalars.contains(text.at(position - 1))
    return opens ? closing : nil
  }

  private static func isBehindColon(_ start: Int, _ text: Skeleton) -> Bool {
    text.isSpace(ifThere: start - 1) && text.at(start - 2) == ":"
  }

  /// Whether a scalar may stand in the name of a folder, or between two.
  private static func isOfReported(_ position: Int, _ text: Skeleton) -> Bool {
    text.isOfRightToLeftWord(position) || text.isDigit(position) || text.isCodeLetter(position)
      || "/ -.()&+#".unicodeScalars.contains(text.at(position))
  }

  // MARK: - What tells it

  /// Whether the word before the mark that opens a quotation says that a path is in it: one for
  /// what has a path, or in a fault of a program one for what was done.
  private static func isNamed(before mark: Int, _ text: Skeleton) -> Bool {
    let word = tellingWord(before: mark, text)
    return ofPaths.contains(word) || (deeds.contains(word) && isFault(text))
  }

  /// The short Latin word before a position, in small letters, with a colon and a blank between
  /// them or without; empty where there is none. O(1).
  static func tellingWord(before position: Int, _ text: Skeleton) -> String {
    var end = position
    while end > position - 3, end > 0, text.isSpace(end - 1) || text.at(end - 1) == ":" {
      end -= 1
    }
    var start = end
    while start > end - longestTelling, text.isLatin(start - 1) { start -= 1 }
    guard start < end, !text.isStrong(start - 1), !text.isCodeLetter(start - 1) else { return "" }
    return text.string(start..<end).lowercased()
  }

  /// Whether a message begins with the name of a program or a word for a fault and a colon, and
  /// says that something was not done.
  private static func isFault(_ text: Skeleton) -> Bool {
    var end = 0
    while text.isCodeLetter(end) || "-.".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard text.isLatin(0), text.at(end) == ":", text.isSpace(ifThere: end + 1) else { return false }
    let words = text.string(end..<text.count).lowercased().split { !$0.isLetter && $0 != "'" }
    return words.contains { failures.contains(String($0)) }
  }

  /// Whether a word for what failed stands behind a position. `no` and `not` are said of anything.
  /// O(*n*).
  static func tellsFailure(behind position: Int, _ text: Skeleton) -> Bool {
    text.string(position..<text.count).lowercased().split { !$0.isLetter && $0 != "'" }
      .contains { $0.count > 3 && failures.contains(String($0)) }
  }

  /// Whether a blank behind a colon leads to why something failed.
  private static func leadsToFault(_ colon: Int, _ text: Skeleton) -> Bool {
    guard text.isLatin(0), text.isSpace(ifThere: colon + 1) else { return false }
    let reason = text.string(colon + 2..<min(text.count, colon + 2 + longestReason))
    return reasons.contains { reason.hasPrefix($0) }
  }

  /// Whether all right-to-left letters of a text stand in a range or in quotation marks. O(*n*).
  static func isEnglish(around path: Range<Int>, _ text: Skeleton) -> Bool {
    var closing: Unicode.Scalar?
    for position in 0..<text.count where !path.contains(position) {
      if let mark = closing {
        if text.at(position) == mark { closing = nil }
      } else if let mark = closingMark(openedAt: position, text) {
        closing = mark
      } else if text.isRightToLeftLetter(position) {
        return false
      }
    }
    return true
  }

  /// What has a path, or a name with slashes as one.
  private static let ofPaths: Set<String> = [
    "branch", "dir", "directory", "file", "folder", "path", "pathspec", "ref", "refspec",
    "repository", "submodule", "worktree",
  ]

  /// What programs do with files, and what they call one that they were given.
  private static let deeds: Set<String> = [
    "access", "argument", "chdir", "copy", "create", "delete", "execute", "find", "from", "load",
    "lstat", "mkdir", "move", "name", "open", "opendir", "overwrite", "read", "remove", "rename",
    "rmdir", "save", "scandir", "stat", "to", "unlink", "write",
  ]

  /// Words that say that something was not done.
  private static let failures: Set<String> = [
    "can't", "cannot", "couldn't", "denied", "enoent", "error", "failed", "missing", "no", "not",
    "unable", "unknown",
  ]

  /// How the reasons of faults begin, and the most scalars of such a beginning.
  private static let reasons = [
    "Cannot ", "Directory not", "File exists", "Is a directory", "No such file", "Not a directory",
    "Permission denied", "cannot ", "not found",
  ]
  private static let longestReason = 20
}
