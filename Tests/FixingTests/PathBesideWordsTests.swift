import BidiAlgorithm
import Fixing
import Testing

/// Paths with right-to-left folders beside Latin words in lines from right to left: an isolate
/// around the path alone would put it on the other side of the words, or leave words that ask for
/// the other direction.
@Suite struct PathBesideWordsTests {
  /// A line that has right-to-left letters in its paths alone is in order as a whole, and keeps the
  /// direction that was set.
  @Test(
    arguments: [
      ("git add src/AB/CD.txt", "git add src/BA/DC.txt"),
      ("git rm src/AB/CD/EF.txt", "git rm src/BA/DC/FE.txt"),
      ("git log -- src/AB/CD.txt", "git log -- src/BA/DC.txt"),
      ("open AB/CD.txt", "open BA/DC.txt"),
      ("cd AB/CD", "cd BA/DC"),
      ("scp AB/CD.txt host:/tmp", "scp BA/DC.txt host:/tmp"),
      ("cp src/AB/CD.txt dst/", "cp src/BA/DC.txt dst/"),
      ("grep \"EFG\" src/AB/CD.txt", "grep \"GFE\" src/BA/DC.txt"),
      ("deleted:    AB/CD.txt", "deleted:    BA/DC.txt"),
      ("path: src/AB/CD.txt", "path: src/BA/DC.txt"),
      ("file = src/AB/CD.txt", "file = src/BA/DC.txt"),
      ("version 1.2: src/AB/CD.txt", "version 1.2: src/BA/DC.txt"),
      ("[link](docs/AB/CD.md)", "[link](docs/BA/DC.md)"),
      ("src/AB/CD.txt:12: error: not found", "src/BA/DC.txt:12: error: not found"),
      ("see docs/AB/CD.md and docs/EF/GH.md", "see docs/BA/DC.md and docs/FE/HG.md"),
      ("* open src/AB/CD.txt", "open src/BA/DC.txt *"),
    ] as [(String, String)])
  func aLineWithAPathIsInOrder(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.right)
    #expect(fixed.candidates.allSatisfy { $0.direction == nil })
  }

  /// In a right-to-left sentence a command, or other Latin words that the path is drawn beside, go
  /// with it.
  @Test(
    arguments: [
      ("EFGH: git add src/AB/CD.txt", "git add src/BA/DC.txt :HGFE"),
      ("EFGH git add src/AB/CD.txt IJK", "KJI git add src/BA/DC.txt HGFE"),
      ("EFGH (git add src/AB/CD.txt) IJK", "KJI (git add src/BA/DC.txt) HGFE"),
      ("EFGH open src/AB/CD.txt, IJK", "KJI ,open src/BA/DC.txt HGFE"),
      ("EFGH: scp AB/CD.txt host:/tmp", "scp BA/DC.txt host:/tmp :HGFE"),
      (
        "EFGH IJK: error in src/AB/CD.txt line 12",
        "error in src/BA/DC.txt line 12 :KJI HGFE"
      ),
    ] as [(String, String)])
  func wordsGoWithThePathBesideThem(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }

  /// So they do where the sentence is laid out against its words.
  @Test func wordsGoWithThePathInATurnedSentence() {
    LineExpectations.expectFirst(
      pseudo: "EFGH IJKL MNO git add src/AB/CD.txt NOP QRS TUV",
      "VUT SRQ PON git add src/BA/DC.txt ONM LKJI HGFE", LineExpectations.left)
  }

  /// A word before a path that begins with a right-to-left folder may be another part of the
  /// sentence: both are given, and the smaller piece first.
  @Test func aWordBeforeAPathMayStandByItself() {
    let text = BrokenString.scalars("xyz AB/CD.txt EFG")
    LineExpectations.expectFirst(
      text, BrokenString.scalars("GFE BA/DC.txt xyz"), LineExpectations.right)
    let fixed = Fixer().fix(text, direction: LineExpectations.right)
    #expect(fixed.candidates.contains { $0.display == BrokenString.scalars("GFE xyz BA/DC.txt") })
  }

  /// A path by itself, with signs and numbers beside it, is isolated alone.
  @Test(
    arguments: [
      ("src/AB/CD.txt", "src/BA/DC.txt"), ("EFG src/AB/CD.txt HIJ", "JIH src/BA/DC.txt GFE"),
      ("12 src/AB/CD.txt", "src/BA/DC.txt 12"),
      ("src/AB/CD.txt, AB/EF.txt", "BA/FE.txt ,src/BA/DC.txt"),
    ] as [(String, String)])
  func aPathByItselfIsIsolatedAlone(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// Where nobody set the direction, isolates around the folders would take all letters from what
  /// decides it: it is set with them.
  @Test(arguments: ["~/A/B 2", "~/ABC/DEF 2024", "~/ABC/DEF (2)", "./ABC/DEF 2", "../ABC/DEF 2"])
  func aNumberBehindFoldersIsNoHindrance(_ line: String) throws {
    let fixed = Fixer().fix(BrokenString.scalars(line))
    let first = try #require(fixed.candidates.first)
    #expect(!fixed.problems.isEmpty && first.problems == 0)
    let direction = first.direction.map(BaseDirection.explicit) ?? .auto
    #expect(Judge().problems(of: first.text, direction: direction).isEmpty)
  }
}
