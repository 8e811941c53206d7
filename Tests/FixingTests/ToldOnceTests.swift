import BidiAlgorithm
import Testing
import Wording

@testable import Fixing

/// One thing is told of one piece.
@Suite struct ToldOnceTests {
  private static let directions = [
    BaseDirection.auto, LineExpectations.left, LineExpectations.right,
  ]

  // MARK: - Problems

  /// What is not drawn in its own order is not told to be out of its place, too.
  @Test(
    arguments: [
      ("Call \u{627}\u{628}\u{62A} 050-123-4567 now", 9..<21),
      ("Tel \u{627}\u{628}\u{62A} 04 123 4567", 8..<19),
      ("Phone / \u{62A}\u{644}\u{641}\u{646}: 021-1234567", 14..<25),
      ("Seen by \u{644}\u{64A}\u{644}\u{649} \u{62D}\u{633}\u{646} 2023-04-11 09:15 UTC", 17..<27),
    ] as [(String, Range<Int>)])
  func aTornPieceIsNotAlsoOutOfPlace(_ text: String, _ range: Range<Int>) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      let problems = Judge().problems(of: Array(text.unicodeScalars), direction: direction)
      #expect(problems.filter { $0.range == range }.map(\.tear.way) == [.notInOrder])
    }
  }

  /// A reference that is not drawn in its order is not told as the sign that it stands for.
  @Test(
    arguments: [
      ("ABC DEF GHI&#33;", 11..<16), ("ABC DEF&#46;", 7..<12),
    ] as [(String, Range<Int>)])
  func aTornReferenceIsNotAlsoASign(_ pseudo: String, _ range: Range<Int>) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(fixed.problems.map(\.kind) == [.identifier])
    #expect(fixed.problems.map(\.range) == [range])
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// Of code that is the whole line and stays torn in the direction of its words that is told.
  @Test(arguments: [
    "echo \"\u{646}\u{633}\u{628}\u{629} 5%\"",
    "sed 's/\u{642}\u{62F}\u{64A}\u{645}/\u{62C}\u{62F}\u{64A}\u{62F}/g' file.txt",
    "cat a.txt | sed \"s/\u{5E9}\u{5DC}\u{5D5}\u{5DD}/\u{5D4}\u{5D9}\u{5D9}/g\"",
  ])
  func aLineThatIsOnePieceIsToldOnce(_ text: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.right)
    #expect(fixed.problems.map(\.kind) == [.identifier])
    let said = fixed.problems.first?.sentence.english
    #expect(said?.contains(", also with the paragraph's direction put right: ") == true)
    #expect(fixed.candidates.first?.problems == 0)
  }
}
