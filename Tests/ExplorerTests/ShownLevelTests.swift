import BidiAlgorithm
import Explanation
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData

/// Every pane tells the levels of the lines that are shown: after L1.
@Suite struct ShownLevelTests {
  private static let texts = [
    "ab CD{TAB}EF gh", "ab CD EF  ", "abc CDE FGH IJK LMN", "AB{TAB}12{RLI}cd {PDI} ",
    "{RLE}AB {PDF} c{U+2029}", "AB 12 {LRI}c{PDI}{TAB} D ",
  ]

  @Test(arguments: texts, [20, 60]) func thoseOfCharactersAreAfterL1(_ text: String, _ columns: Int)
    throws
  {
    let stage = Stage(text, rows: 60, columns: columns + 40)
    let analysis = stage.analyser.analysis(of: stage.state)
    let layout = analysis.paragraphLayout
    for line in 0..<layout.lineCount {
      let range = layout.range(ofLine: line)
      var explained = ExplainedParagraph(
        layout.content.scalars.map(\.scalar), direction: .explicit(layout.paragraphLevel.direction))
      explained.show(line: range)
      for position in range where !explained.paragraph.isRemoved(at: position) {
        #expect(
          analysis.level(at: position) == explained.lineLevels[position - range.lowerBound],
          "\(text) \(position)")
      }
    }
  }

  @Test func aTabBetweenHebrewWordsIsAtTheParagraphLevel() {
    let stage = Stage("ab CD{TAB}EF gh", rows: 40, columns: 120)
    let row = stage.rows(of: InspectionFeature.characters).first { $0.contains(" HT ") }
    #expect(row?.contains(" 0 \u{25B8}") == true, "\(stage)")
  }
}
