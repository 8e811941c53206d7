/// What a program that checks files says of each, where nobody set a direction: a file with a
/// right-to-left name and a known ending, a colon and a Latin word of a program for how it went,
/// `ABC.pdf: FAILED`; and the system's own words for why a name did not do, whatever its ending,
/// `ABC: No such file or directory`. The name has the first strong letter, so that its ending and
/// the words would be laid out left of it.
enum VerdictBehindFile {
  /// The most scalars of such a line.
  private static let longest = 120

  /// Whether a text is one and nothing else. What stands before a file in a sentence is parted from
  /// it by a blank, so that the name may have none. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest, !text.hasControls,
      let colon = text.scalars.firstIndex(of: ":"), text.isSpace(ifThere: colon + 1),
      !(0..<colon).contains(where: { text.isSpace($0) })
    else { return false }
    let said = text.string(colon + 2..<text.count)
    if faults.contains(said) {
      return text.isRightToLeftLetter(0) && !KnownLabel.isOne(0..<colon, text)
    }
    return verdicts.contains(said) && RightToLeftFile.isOne(0..<colon, text)
  }

  private static let verdicts: Set<String> = [
    "FAIL", "FAILED", "OK", "PASS", "PASSED", "done", "failed", "ok", "passed",
  ]

  /// What the C library says of the errors that files have (POSIX, `strerror`), and a shell of a
  /// program.
  private static let faults: Set<String> = [
    "Device or resource busy", "Directory not empty", "File exists", "File too large",
    "Input/output error", "Is a directory", "No space left on device", "No such file or directory",
    "Not a directory", "Operation not permitted", "Permission denied", "Read-only file system",
    "Text file busy", "Too many open files", "command not found",
  ]
}
