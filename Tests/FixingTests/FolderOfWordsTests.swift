import BidiAlgorithm
import Fixing
import TestSupport
import Testing

/// A path that ends with a right-to-left name before right-to-left words, in a line from left to
/// right: whether the words are a part of the name nobody can tell, and no change may part them.
@Suite struct FolderOfWordsTests {
  @Test(arguments: [
    "abc /home/DEF GHI", "ls /home/DEF GHI", "ABC ls /home/DEF GHI", "abc ls /home/DEF GHI abc",
    "open docs/ABC/DEF GHI JKL now", "see (/home/DEF GHI)", "saved to http://x.com/ABC DEF",
  ])
  func whatMayBeOneNameIsWhole(_ pseudo: String) {
    #expect(
      Judge().problems(of: BrokenString.scalars(pseudo), direction: LineExpectations.left).isEmpty)
  }

  /// In a sentence from right to left the path ends where its blank is.
  @Test(arguments: ["ABC DEF /home/GHI JKL", "ABC /home/DEF GHI"])
  func inASentenceItEnds(_ pseudo: String) throws {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(fixed.problems.contains { $0.kind == .path })
    #expect(try #require(fixed.candidates.first).problems == 0)
  }

  /// What surely is no part of the name stays apart from it: another name that a command is given,
  /// and words that the isolate around the path puts behind it.
  @Test(arguments: ["cp /home/ABC DEF", "mv docs/ABC DEF"])
  func whatACommandIsGivenStaysApart(_ pseudo: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(!fixed.problems.isEmpty && fixed.candidates.first?.problems == 0)
  }

  @Test func whatIsHeldApartIsReadSo() {
    let text = BrokenString.scalars("abc {U+2066}/home/DEF{U+2069} GHI")
    #expect(Judge().problems(of: text, direction: LineExpectations.left).isEmpty)
  }
}
