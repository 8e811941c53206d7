internal import BidiAlgorithm
internal import WritingDirection

/// Commands of a shell in quotation marks that a line from left to right gives to something:
/// `alias g="echo ABC DEF"`, `ssh host "git commit -m ABC"`. They run from left to right, too,
/// however few Latin letters they have.
enum QuotedShell {
  /// The most letters of the name of a program.
  private static let longestProgram = 16

  /// Whether a quotation from a token on holds one: the name of a program in small letters and a
  /// blank begin it, in a line that begins with a word behind which commands stand; or a program
  /// that only writes what it is given begins it, right behind `=` or a colon. O(1).
  static func isOne(_ opening: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard opening > 0, opening + 2 < tokens.count else { return false }
    let (program, argument) = (tokens[opening + 1], tokens[opening + 2])
    guard program.isWord(.leftToRight), program.range.count <= longestProgram,
      argument.followsSpace
    else { return false }
    let name = text.string(program.range)
    if name == "echo" || name == "printf" {
      return ":=".unicodeScalars.contains(tokens[opening - 1].sign(in: text))
        || isLed(tokens, text)
    }
    return ShellPrograms.names.contains(name) && isLed(tokens, text)
  }

  /// Whether a line begins with a word behind which a quoted command stands.
  private static func isLed(_ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens[0].isWord(.leftToRight) && tokens[0].range.count <= longestProgram
      && leads.contains(text.string(tokens[0].range))
  }

  private static let leads: Set<String> = [
    "alias", "bash", "eval", "sh", "ssh", "su", "trap", "watch", "xargs", "zsh",
  ]
}
