import BidiAlgorithm
import Fixing
import Testing

/// Quotations beside each other, and what stands in one.
@Suite struct QuotationTests {
  private func problems(_ pseudo: String, _ direction: BaseDirection = .auto) -> [Problem] {
    Judge().problems(of: BrokenString.scalars(pseudo), direction: direction)
  }

  /// Two equal quotations side by side have changed places, which nobody can see.
  @Test(arguments: [
    #"he said "ABC" "ABC"."#, #"he said "ABC DEF" "ABC DEF""#, "he said 'ABC' 'ABC'.",
    "say {U+00AB}ABC{U+00BB} {U+00AB}ABC{U+00BB} now", #"say "ABC" "ABC" "ABC" now"#,
    #"say "ABC" "DEF" "ABC" now"#,
    #"they sang "{U+0644}{U+0627}" "{U+0644}{U+0627}" all night"#,
    #"she wrote "{U+06A9}{U+0648}" "{U+06A9}{U+0648}"."#,
  ])
  func equalQuotationsAreWhole(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
    #expect(Fixer().fix(BrokenString.scalars(pseudo)).candidates.isEmpty)
  }

  /// Latin ones in a right-to-left sentence are drawn as they are read.
  @Test(arguments: [#"ABC DEF "abc" "abc" GHI"#, #"ABC DEF "abc" "def" GHI"#])
  func latinQuotationsAreWhole(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
  }

  /// Others are set apart, and each keeps its marks; so are equal ones whose marks look otherwise
  /// the other way round, or between which a comma moved.
  @Test(
    arguments: [
      (#"he said "ABC" "DEF"."#, #"he said "CBA" "FED"."#),
      (#"say "ABC DEF" "GH" today"#, #"say "FED CBA" "HG" today"#),
      (#"he said "ABC", "ABC"."#, #"he said "CBA", "CBA"."#),
      (#"say "{U+0644}{U+0627}" "ABC" now"#, #"say "{U+0627}{U+0644}" "CBA" now"#),
    ] as [(String, String)])
  func otherQuotationsAreSetApart(_ pseudo: String, _ wanted: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// Marks that are not mirrored tell that something is the wrong way round.
  @Test func curvedMarksAreSeen() {
    let pseudo = "say {U+201C}ABC{U+201D} {U+201C}ABC{U+201D} now"
    #expect(problems(pseudo).map(\.kind) == [.quotation, .quotation])
  }
}
