import BidiAlgorithm
import Fixing
import Testing
import UnicodeData
import Wording

/// Orders with brackets, which are drawn mirrored at odd levels (L4): nothing is offered that
/// changes nothing on the screen.
@Suite struct WantedBracketTests {
  private static func fixed(
    _ pseudo: String, _ wanted: String, _ direction: BaseDirection = .auto
  ) -> FixedParagraph {
    Fixer().fix(
      BrokenString.scalars(pseudo), wanted: BrokenString.scalars(wanted), direction: direction)
  }

  /// All orders of the scalars of a text.
  private static func orders(_ text: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
    guard let first = text.first else { return [[]] }
    var found: Set<[Unicode.Scalar]> = []
    for order in orders(Array(text.dropFirst())) {
      for place in 0...order.count {
        found.insert(Array(order[..<place]) + [first] + order[place...])
      }
    }
    return found
  }

  /// Whatever is wanted, what is offered changes what is seen, and where it looks so already
  /// nothing is.
  @Test(arguments: ["A(1)", "(A)b", "A)(b", "A()", "A<1>"])
  func eachCandidateChangesWhatIsSeen(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      for wanted in Self.orders(text) {
        let fixed = Fixer().fix(text, wanted: wanted, direction: direction)
        #expect(
          fixed.offered.allSatisfy { $0.display != fixed.display }, "\(pseudo) \(wanted)")
        let isSo =
          wanted == fixed.display || BrokenStringTests.stored(text, direction) == wanted
        #expect(!isSo || fixed.looksAsWanted, "\(pseudo) \(wanted)")
        if fixed.looksAsWanted {
          #expect(fixed.offered.isEmpty, "\(pseudo) \(wanted)")
          #expect(fixed.reason?.english.hasPrefix("It looks like this already.") == true)
        }
      }
    }
  }

  /// As it is stored, it needs no more words; else the mirrors are named.
  @Test(arguments: [
    // As it is stored, and as it is seen.
    ("(A)", ")A(", BaseDirection.auto, false), ("(A)", "(A)", .auto, true),
    ("A (b", "b( A", .auto, false), ("A(1)", "(1)A", .auto, true),
    ("A<1>", "<1>A", .auto, true), ("Ab", "bA", .auto, false),
    // In another order of storage it would look as before.
    ("A()", "A)(", .explicit(.leftToRight), true), ("(A)b", ")A(b", .explicit(.leftToRight), true),
  ])
  func whatLooksSoIsSaid(
    _ pseudo: String, _ wanted: String, _ direction: BaseDirection, _ namesMirrors: Bool
  ) {
    let fixed = Self.fixed(pseudo, wanted, direction)
    let looksSo = "It looks like this already."
    let mirrored = "In right-to-left text brackets are drawn mirrored."
    #expect(fixed.looksAsWanted && fixed.offered.isEmpty)
    #expect(fixed.reason?.english == (namesMirrors ? looksSo + " " + mirrored : looksSo))
  }

  /// What is seen is no impossible order, though L1 forbids it as it is stored.
  @Test func whatIsSeenIsPossible() {
    let fixed = Self.fixed("A)\t(B", "B)\t(A", .explicit(.rightToLeft))
    #expect(fixed.looksAsWanted && fixed.offered.isEmpty)
    #expect(fixed.reason?.english.contains("L1") == false)
  }

  /// Brackets that are typed as they are to be seen are found where they stand in text from left to
  /// right.
  @Test func whatIsTypedAsSeenIsFound() throws {
    let fixed = Self.fixed("results: ABC (3)", "results: CBA (3)")
    let first = try #require(fixed.candidates.first)
    #expect(first.display == BrokenString.scalars("results: CBA (3)"))
    #expect(!fixed.looksAsWanted)
  }
}
