import BidiAlgorithm
import Explanation
import Foundation
import TestSupport
import Testing
import UnicodeData

@testable import bidiscope
import Wording

/// What `explain` prints of one rule is what it prints of it among all.
@Suite struct ExplainReportTests {
  private static let texts = [
    "ab AB 12", "12", "!", "{RLE}a", "A{U+05B0}{U+05B7}b", "a(B)c{U+0300}", "A{LRO}b{PDF} 1,2",
    "{FSI}A{PDI} x", "AB{CR}{LF}", "{LRE}{LRI}a{PDF}b{PDI}", "ar{ALM}1%",
  ]

  private func printed(_ paragraph: ExplainedParagraph, _ rule: BidiRule, at: Int?) -> String {
    var report = ExplainReport(format: .text, rule: rule, at: at)
    report.append(paragraph, lines: [paragraph.line])
    return String(decoding: report.finished(file: nil), as: UTF8.self)
  }

  @Test(arguments: texts, [BaseDirection.auto, .explicit(.rightToLeft)]) func aRuleToldIsPrinted(
    _ text: String, _ direction: BaseDirection
  ) {
    let paragraph = ExplainedParagraph(
      Array(PseudoText.decode(text).unicodeScalars), direction: direction)
    for rule in BidiRule.allCases {
      for at in paragraph.scalars.indices {
        let told = paragraph.storySteps(at: at).filter { $0.rule == rule }.map(\.sentence.english)
        let words = printed(paragraph, rule, at: at)
        #expect(told.allSatisfy(words.contains), "\(rule) at \(at): \(words)")
        #expect(told.isEmpty || !words.contains("nothing to do"), "\(rule) at \(at)")
      }
      let told = paragraph.events.filter { $0.rule == rule }.map { paragraph.sentence($0).english }
      let words = printed(paragraph, rule, at: nil)
      #expect(told.allSatisfy(words.contains), "\(rule): \(words)")
      #expect(told.isEmpty || !words.contains("nothing to do"), "\(rule)")
    }
    // Each of these is so in every paragraph.
    for rule in [BidiRule.p1, .x8] {
      #expect(!printed(paragraph, rule, at: nil).contains("nothing to do"))
    }
    if direction == .auto {
      #expect(printed(paragraph, .p2, at: nil) == printed(paragraph, .p3, at: nil))
    }
  }

  /// The base moves as well as its marks.
  @Test func aBaseHasItsPlaceAfterL3() {
    let paragraph = ExplainedParagraph(
      Array(PseudoText.decode("A{U+05B0}b").unicodeScalars), direction: .auto)
    #expect(
      paragraph.sentences(.l3, at: 0).last?.english.contains("number 1 from the left") == true)
    #expect(
      paragraph.sentences(.l3, at: 1).last?.english.contains("number 2 from the left") == true)
    #expect(paragraph.sentences(.l3, at: 2).last?.english.contains("changes nothing") == true)
  }
}
