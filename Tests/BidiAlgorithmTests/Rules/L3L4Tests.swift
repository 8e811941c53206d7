import BidiAlgorithm
import Testing

/// L3 and L4: marks on their base, and mirrors.
@Suite struct L3L4Tests {
  @Test func marksFollowTheirBase() {
    let paragraph = resolve(RuleExamples.input("aB{U+05B0}{U+05B1}C{U+05B2}d{U+0301}"))
    #expect(paragraph.wholeLine.order == [0, 5, 4, 3, 2, 1, 6, 7])
    let marks: Set = [2, 3, 5, 7]
    #expect(paragraph.wholeLine.applyL3 { marks.contains($0) } == [0, 4, 5, 1, 2, 3, 6, 7])
  }

  @Test func aMarkWithoutABaseStays() {
    let paragraph = resolve(RuleExamples.input("{U+05B0}A"), direction: .explicit(.rightToLeft))
    #expect(paragraph.wholeLine.applyL3 { $0 == 0 } == [1, 0])
  }

  @Test func oddLevelsMirror() {
    #expect(applyL4(level: .rightToLeft, isMirrored: true))
    #expect(!applyL4(level: .rightToLeft, isMirrored: false))
    #expect(!applyL4(level: EmbeddingLevel(2), isMirrored: true))
  }
}
