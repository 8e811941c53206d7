import BidiAlgorithm
import Fixing
import Testing

/// Commands with right-to-left names that stand without marks of quotation, and sentences that
/// begin with the name of a program.
@Suite struct NamedCommandTests {
  /// Names that a command is given follow each other.
  @Test(
    arguments: [
      ("grep ABC DEF.txt", "grep CBA FED.txt"),
      ("grep -r ABC ./DEF", "grep -r CBA ./FED"),
      ("make ABC && ./ABC", "make CBA && ./CBA"),
      ("echo ABC > DEF", "echo CBA > FED"),
    ] as [(String, String)])
  func namesFollowEachOther(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// What is a command as a whole runs from left to right, also where right to left was set.
  @Test(
    arguments: [
      ("python3 main.py --name ABC --age 30", "python3 main.py --name CBA --age 30"),
      ("cp ABC.txt DEF.txt", "cp CBA.txt FED.txt"),
      ("git add ABC.txt DEF.txt", "git add CBA.txt FED.txt"),
    ] as [(String, String)])
  func aWholeCommandRunsFromLeftToRight(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// Words of English, titles with signs between their parts, and sentences.
  @Test(arguments: [
    "make ABC great", "make ABC DEF", "find ABC DEF.txt", "echo ABC DEF", "echo ABC",
    "git ABC DEF", "grep ABC DEF", "make ABC > DEF", "docker ABC | DEF", "python ABC > DEF",
    "find ABC and DEF", "cat ABC is cute", "git is ABC DEF", "ls ABC DEF", "echo of ABC, DEF",
    "grep ABC DEF.",
  ])
  func sentencesAreNoCommands(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// A right-to-left sentence may begin with a program, and say something of a file or a flag.
  @Test(arguments: [
    "git ABC DEF.txt", "git push --force ABC", "npm ABC DEF", "docker ABC.txt", "cp ABC DEF",
    "grep ABC DEF.txt", "git ABC readme.md", "docker ABC", "git commit ABC", "npm ABC.",
  ])
  func sentencesRunFromRightToLeft(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }
}
