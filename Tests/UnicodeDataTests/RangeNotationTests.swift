import Testing
import UnicodeData

/// One notation for all ranges that a user reads.
@Suite struct RangeNotationTests {
  @Test(arguments: [(0..<29, "[0,29)"), (4..<5, "4"), (3..<3, "[3,3)"), (3..<5, "[3,5)")])
  func aRangeIsItsEndsAndOneScalarItsNumber(_ range: Range<Int>, _ text: String) {
    #expect(RangeNotation.text(range) == text)
  }

  @Test func aRunIsItsEndsAlways() {
    #expect(RangeNotation.run(4..<5) == "[4,5)")
    #expect(RangeNotation.runs([0..<2, 4..<5], from: 10) == "[10,12), [14,15)")
  }

  @Test func severalAreSeparatedByCommas() {
    #expect(RangeNotation.text([0..<2, 4..<5]) == "[0,2), 4")
    #expect(RangeNotation.text([0..<2, 4..<5], from: 10) == "[10,12), 14")
    #expect(RangeNotation.text([] as [Range<Int>]) == "")
  }
}
