import BidiAlgorithm
import Fixing
import Testing
import UnicodeData
import Wording

/// What people see as one character stays whole: no control is put into it.
@Suite struct WholeClusterTests {
  private static let keycap = "1\u{FE0F}\u{20E3}"

  private static let texts = [
    "1\u{FE0F}\u{20E3} \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5D7}",
    "\u{5D0}\u{5D1} \u{B1}5\u{304} \u{5DE}\u{5E2}",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D3} 1\u{FE0F}\u{20E3}1\u{FE0F}\u{20E3}1\u{FE0F}\u{20E3} \u{5E0}\u{5DB}",
    "\u{634}\u{631}\u{627}\u{621} \u{1F468}\u{200D}\u{1F469} C++ 1\u{FE0F}\u{20E3}.",
    "\u{5D0}\u{5D1} -5\u{304}C++ \u{5DE}\u{5E2}",
  ]

  @Test(arguments: texts)
  func noCandidateIsInsideACluster(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    let clusters = GraphemeBreaks(scalars)
    for direction in [BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft)] {
      for candidate in Fixer().fix(scalars, direction: direction).candidates {
        #expect(
          candidate.insertions.allSatisfy { clusters.isBoundary($0.at) },
          "\(candidate.name.english)")
      }
    }
  }

  @Test func aWantedOrderIsSearchedBetweenClusters() {
    let text = Array("a\u{301}\(Self.keycap)\u{5D0}".unicodeScalars)
    let clusters = GraphemeBreaks(text)
    let wanted = Array("\u{5D0}\(Self.keycap)a\u{301}".unicodeScalars)
    let fixed = Fixer().fix(text, wanted: wanted, direction: .explicit(.leftToRight))
    #expect(!fixed.candidates.isEmpty)
    for candidate in fixed.candidates {
      #expect(candidate.insertions.allSatisfy { clusters.isBoundary($0.at) })
      #expect(candidate.display == wanted)
    }
  }
}
