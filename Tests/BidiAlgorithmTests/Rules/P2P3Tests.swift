import BidiAlgorithm
import Testing

/// P2, P3 and HL1: the paragraph level and the reason for it.
@Suite struct P2P3Tests {
  @Test(arguments: [
    ("abc DEF", 0, 0), ("12 ABC def", 1, 3), ("{RLI}abc{PDI} 12 DEF gh", 1, 9),
    ("{LRI}abc{RLI}d{PDI}e{PDI}F", 1, 9), ("{RLE}abc", 0, 1), ("{RLM}abc", 1, 0),
    ("{ALM}abc", 1, 0),
    ("{PDI}a", 0, 1), ("{U+0661}B", 1, 1), ("{LRM}A", 0, 0), ("{U+0627}a", 1, 0),
  ])
  func theFirstStrongCharacterDecides(_ pseudo: String, _ level: Int, _ position: Int) {
    let paragraph = resolve(RuleExamples.input(pseudo))
    #expect(paragraph.paragraphLevel == EmbeddingLevel(level))
    #expect(paragraph.reason == ParagraphLevelReason(rule: .p2, position: position))
  }

  @Test(arguments: ["", "123", "{RLI}ABC", "{FSI}A{LRI}b{PDI}", "!?"])
  func withoutOneTheLevelIsZero(_ pseudo: String) {
    let paragraph = resolve(RuleExamples.input(pseudo))
    #expect(paragraph.paragraphLevel == .leftToRight)
    #expect(paragraph.reason == ParagraphLevelReason(rule: .p3, position: nil))
  }

  @Test func aHigherLevelProtocolDecides() {
    let paragraph = resolve(RuleExamples.input("abc"), direction: .explicit(.rightToLeft))
    #expect(paragraph.paragraphLevel == .rightToLeft)
    #expect(paragraph.reason == ParagraphLevelReason(rule: .hl1, position: nil))
  }

  @Test func saysWhatWasPassedOver() {
    let events = RuleExamples.events(pseudo: "{RLI}A{PDI}1{LRI}b{RLI}{PDI}{PDI}C", of: .p2)
    #expect(events.map(\.because) == [[9]])
    #expect(events.map(\.detail) == [.skipped([0..<3, 4..<9])])
  }
}
