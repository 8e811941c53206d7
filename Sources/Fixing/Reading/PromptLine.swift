internal import WritingDirection

/// Lines behind a prompt, as people paste them from a terminal: `$ ls ABC`, `>>> ABC`. They are
/// commands, whatever their arguments are, and stay as a terminal draws them.
enum PromptLine {
  /// The most letters of the name of a program.
  private static let longestName = 12

  /// Whether a text is one: the dollar sign of a shell, a blank and a program that is known, or the
  /// prompt of Python before what ends no sentence. An amount, `$ 50 ABC`, is none. O(1).
  static func isOne(_ text: Skeleton) -> Bool {
    if text.at(0) == "$" {
      guard text.isSpace(ifThere: 1) else { return false }
      var end = 2
      while text.isCodeLetter(end), end < 2 + longestName { end += 1 }
      let program = text.string(2..<end)
      return text.isSpace(ifThere: end)
        && (ShellPrograms.names.contains(program) || program == "echo")
    }
    return (0..<3).allSatisfy { text.at($0) == ">" } && text.isSpace(ifThere: 3) && text.count > 4
      && !text.endsSentence(text.count - 1)
  }
}
