import TestSupport
import Testing
import TextModel

/// What ranges take of each paragraph: cut in one pass, as if each paragraph were cut by itself.
@Suite struct ParagraphPartTests {
  @Test func partsAreTheIntersections() {
    let seed: UInt64 = 29
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        ["a", "\u{5D0}", "\n", "\r\n", "\u{2029}", "bc"].randomElement(using: &random) ?? ""
      }.joined()
      let document = Document(text: text)
      var ranges = RangeSet<ScalarOffset>()
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        let lower = Int.random(in: 0...document.scalarCount, using: &random)
        let upper = Int.random(in: lower...document.scalarCount, using: &random)
        ranges.insert(contentsOf: ScalarOffset(lower)..<ScalarOffset(upper))
      }
      var expected: [ParagraphPart] = []
      for number in 0..<document.paragraphCount {
        let paragraph = ParagraphIndex(number)
        let range = document.range(of: paragraph)
        let own = ranges.intersection(RangeSet(range)).ranges
        guard !own.isEmpty else { continue }
        let separator = document.content(of: paragraph).separatorCount
        expected.append(
          ParagraphPart(
            paragraph: paragraph,
            content: range.lowerBound..<range.upperBound.advanced(by: -separator),
            ranges: Array(own)))
      }
      #expect(document.parts(of: ranges) == expected, "seed \(seed): \(text.debugDescription)")
    }
  }
}
