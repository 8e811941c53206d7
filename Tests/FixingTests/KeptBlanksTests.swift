import BidiAlgorithm
import Fixing
import TestSupport
import Testing

/// No change draws words without the blank between them.
@Suite struct KeptBlanksTests {
  /// In how many stretches between blanks scalars stand.
  private static func stretches(_ scalars: [Unicode.Scalar]) -> Int {
    let shown = scalars.filter { !("\u{200B}"..."\u{200F}").contains($0) }
    return shown.split { $0 == " " }.count
  }

  /// A mark between a sign and the blank behind it would draw that blank at the edge of the line.
  @Test(arguments: [
    "ABC? [y/n]", "ABC DEF? [y/n]", "ABC DEF! (ok)", "ABC? <a@b.com>",
    "{U+0647}{U+0644} {U+062A}{U+0631}{U+064A}{U+062F}? [y/n]",
    "{U+062D}{U+0630}{U+0641} {U+0634}{U+0648}{U+062F}? [y/n]",
    "{U+062C}{U+0627}{U+0631}{U+06CC}? (y/n)",
  ])
  func aMarkGluesNothing(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
      for candidate in Fixer().fix(text, direction: direction).candidates {
        #expect(Self.stretches(candidate.display) >= Self.stretches(text), "\(candidate.text)")
      }
    }
  }

  private static let words = [
    "ABC", "DEF GHI", "JKL?", "MNO!", "[y/n]", "(ok)", "abc", "c++", "-5", "12:30", "50%", "x = 1",
    "\"abc\"", "{U+0633}{U+0644}{U+0627}{U+0645}", "{U+062F}{U+0646}{U+06CC}{U+0627}!",
    "{U+06A9}{U+062A}{U+0627}{U+0628}:",
  ]

  /// The same of any words.
  @Test(arguments: 0..<300 as Range<UInt64>) func wordsStayParted(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pseudo = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      Self.words[Int.random(in: Self.words.indices, using: &random)]
    }.joined(separator: " ")
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
      let fixed = Fixer().fix(text, direction: direction)
      let fewest = min(Self.stretches(fixed.display), Self.stretches(text))
      for candidate in fixed.candidates {
        #expect(Self.stretches(candidate.display) >= fewest, "\(seed): \(pseudo)")
      }
    }
  }
}
