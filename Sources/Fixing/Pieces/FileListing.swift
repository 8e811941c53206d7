internal import WritingDirection

/// Lines in which a program names files, in English or in signs: messages of what failed, the state
/// of a working copy, what is packed or unpacked, the heads of a patch.
enum FileListing {
  /// The most scalars of a line.
  private static let longest = 400

  /// Whether a text is one: right-to-left letters stand in words with a slash alone, and it begins
  /// as such lines do. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest else { return false }
    let words = text.string(0..<text.count).split { $0 == " " || $0 == "\t" }.map(String.init)
    let others = words.filter { word in
      !word.contains("/") && word.unicodeScalars.contains { $0.value > 0x2FF && isStrange($0) }
    }
    guard others.isEmpty, let first = words.first, words.count > 1 else { return false }
    if first.hasSuffix(":"), isProgram(first.dropLast()) { return true }
    if states.contains(first) { return true }
    let lead = words.prefix(2).joined(separator: " ")
    return leads.contains(lead) || (words.contains("|") && ChangedLines.isOne(text))
  }

  /// Whether a scalar is no sign such as a mark of quotation.
  private static func isStrange(_ scalar: Unicode.Scalar) -> Bool {
    !(0x2000...0x2BFF).contains(scalar.value)
  }

  /// Whether letters are the name of a program, or a word with which one begins its messages.
  private static func isProgram(_ name: Substring) -> Bool {
    ShellPrograms.names.contains(String(name)) || programs.contains(String(name))
  }

  /// Other programs that name files, and what they begin messages with.
  private static let programs: Set<String> = [
    "adding", "basename", "chgrp", "cmp", "cpio", "creating", "deleted", "diff", "du", "error",
    "extracting", "fatal", "file", "grep", "head", "inflating", "install", "ld", "ln", "mktemp",
    "modified", "patch", "readlink", "realpath", "rename", "renamed", "replacing", "rmdir",
    "skipping", "sort", "stat", "tail", "tee", "touch", "updating", "warning", "wc", "zip",
  ]

  /// The letters before a file in the state of a working copy, and before one in a patch.
  private static let states: Set<String> = [
    "+++", "---", "??", "A", "AM", "D", "M", "MM", "R", "U", "UU",
  ]

  /// The first two words of other lines.
  private static let leads: Set<String> = [
    "both modified:", "create mode", "delete mode", "diff --git", "new file:", "rename from",
    "rename to",
  ]
}
