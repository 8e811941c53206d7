/// What a program that checks files says of each, where nobody set a direction: a file with a
/// right-to-left name and a known ending, a colon and a Latin word of a program for how it went,
/// `ABC.pdf: FAILED`. The name has the first strong letter, so that its ending and the word would
/// be laid out left of it.
enum VerdictBehindFile {
  /// The most scalars of such a line.
  private static let longest = 120

  /// Whether a text is one and nothing else. What stands before a file in a sentence is parted from
  /// it by a blank, so that the name may have none. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest, !text.hasControls,
      let colon = text.scalars.firstIndex(of: ":"), text.isSpace(ifThere: colon + 1),
      !(0..<colon).contains(where: { text.isSpace($0) }), RightToLeftFile.isOne(0..<colon, text)
    else { return false }
    return verdicts.contains(text.string(colon + 2..<text.count))
  }

  private static let verdicts: Set<String> = [
    "FAIL", "FAILED", "OK", "PASS", "PASSED", "done", "failed", "ok", "passed",
  ]
}
