import BidiAlgorithm
import Fixing
import Testing
import UnicodeData

/// Nothing is put inside a grapheme cluster, and no piece begins or ends inside one.
@Suite struct ClusterTests {
  private static let key = "{U+FE0F}{U+20E3}"

  /// Keys with digits, flags and families are drawn as they are written: nothing is torn.
  @Test(arguments: [
    "1\(key) ABCD EF GHIJ", "ABCD 1\(key): EFGH", "ABC 1\(key)2\(key)3\(key) DEF",
    "ABCD 5\(key)/5\(key) EFGH", "{U+0634}{U+0631} 2\(key)", "ABC 1{U+20E3} DEF",
    "ABC {U+1F1EE}{U+1F1F1} DEF", "ABC {U+1F468}{U+200D}{U+1F469}{U+200D}{U+1F467} DEF",
    "ABC {U+2764}{U+FE0F} DEF", "ABC \u{B1}5{U+0304} DEF", "ABC 5{U+0304}3 DEF",
    "_{ZWNJ}{U+0632}{U+0628} {U+062C}",
  ])
  func clustersAreWhole(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      let inside = Judge().problems(of: text, direction: direction).filter { problem in
        problem.kind != .paragraph && !Self.isWhole(problem.range, text)
      }
      #expect(inside.isEmpty)
    }
    guard !pseudo.contains("\u{B1}") else { return }
    #expect(Judge().problems(of: text, direction: .explicit(.rightToLeft)).isEmpty)
  }

  private static func isWhole(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    let clusters = GraphemeBreaks(text)
    return clusters.isBoundary(range.lowerBound) && clusters.isBoundary(range.upperBound)
  }

  @Test(arguments: [
    "1\(key) ABC c++", "c++ 1\(key) ABC -5{U+0304} DE c++", "ABC -5{U+0304}", "ABC c++{U+FE0F}",
    "ABC {U+1F1EE}{U+1F1F1} c++ {U+1F468}{U+200D}{U+1F469} -5\(key)", "ABC a{U+0301}+{U+0301} DE",
    "results: ABC (3{U+0304})", "abc A{U+05B8} (3)",
  ])
  func nothingIsPutInside(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      for candidate in Fixer().fix(text, direction: direction).candidates {
        for insertion in candidate.insertions {
          #expect(GraphemeBreaks(text).isBoundary(insertion.at))
        }
      }
    }
  }

  /// Keys with signs beside digits are drawn with those (W5); a row of keys that is dialled is not,
  /// and all of it is one piece.
  @Test func signsOnKeysGoWithDigits() {
    let rightToLeft = BaseDirection.explicit(.rightToLeft)
    let fine = [
      "#\(Self.key)5", "5#\(Self.key)", "ABC #\(Self.key)5 DEF", "#\(Self.key)123 ABC",
      "ABC #\(Self.key)5\(Self.key) DEF", "ABC 5\(Self.key)5 DEF", "ABC *\(Self.key)5 DEF",
      "ABC 1\(Self.key)2\(Self.key)*\(Self.key) DEF", "ABC 1\(Self.key)10:30 DEF",
      "#\(Self.key)#\(Self.key)5", "ABC #\(Self.key) 5 DEF", "ABC #\(Self.key) DEF",
      "{U+0634}{U+0631} #\(Self.key)5 {U+0634}", "{U+06A9}{U+062F} 5\(Self.key)#\(Self.key)",
    ]
    for pseudo in fine {
      let text = BrokenString.scalars(pseudo)
      #expect(Judge().problems(of: text, direction: rightToLeft).isEmpty, "\(pseudo)")
    }
    let dialled = "*\(Self.key)123#\(Self.key)"
    let text = BrokenString.scalars("ABC \(dialled) DEF")
    let fixed = Fixer().fix(text, direction: rightToLeft)
    #expect(fixed.problems.map(\.kind) == [.number])
    #expect(
      fixed.candidates.first?.display == BrokenString.scalars("FED \(dialled) CBA"))
  }
}
