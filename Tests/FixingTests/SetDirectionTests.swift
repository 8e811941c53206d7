import BidiAlgorithm
import Fixing
import TestSupport
import Testing

/// Where somebody set the direction, no candidate before the fourth asks for another one.
@Suite struct SetDirectionTests {
  private static func changesEarly(_ text: [Unicode.Scalar], _ direction: BaseDirection) -> Bool {
    let candidates = Fixer().fix(text, direction: direction).candidates
    let first = candidates.firstIndex { $0.direction != nil }
    return first.map { $0 < 3 } ?? false
  }

  /// What puts tags right beside other changes leaves fewer of them.
  @Test(arguments: ["%s\u{202C}\u{200E}<a href=\"x\">"])
  func tagsThatArePutRightLeaveFewer(_ text: String) {
    #expect(!Self.changesEarly(Array(text.unicodeScalars), LineExpectations.right))
  }

  private static let parts = [
    "<b>", "</b>", "<a href=\"x\">", "<br>", "&amp;", "%s", "{0}", "c++", "(3)", "ABC", "DEF GHI",
    "hello", "world", " ", " ", "1-2", "!", ".", "{U+2066}", "{U+2067}", "{U+2069}", "{U+202A}",
    "{U+202B}", "{U+202C}", "{U+200E}", "{U+200F}",
  ]

  /// The same of any words, tags and controls.
  @Test(arguments: 0..<400 as Range<UInt64>) func aSetDirectionStays(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pseudo = (0..<Int.random(in: 2...8, using: &random)).map { _ in
      Self.parts[Int.random(in: Self.parts.indices, using: &random)]
    }.joined()
    let text = BrokenString.scalars(pseudo)
    for direction in [LineExpectations.left, LineExpectations.right] {
      #expect(!Self.changesEarly(text, direction), "\(seed): \(pseudo)")
    }
  }
}
