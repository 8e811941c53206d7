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
    let analysis = stage.analyser.analysis(of: stage.app)
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

  /// A letter has the ink of its level in Text as in Order, at level 0 too.
  @Test func aLevelHasOneInkInAllPanes() throws {
    let stage = Stage("xy AB 12", rows: 40, columns: 120)
    let (frame, theme) = (stage.frame, stage.app.theme)
    for pane in [PaneID.text, InspectionFeature.order] {
      let inner = try #require(stage.app.plan[pane]).inner
      let letters: [(Unicode.Scalar, Int)] = [("y", 0), ("\u{5D0}", 1), ("1", 2)]
      for (letter, level) in letters {
        let cells = (inner.row..<inner.row + inner.rows).flatMap { row in
          (inner.column..<inner.column + inner.columns).map { frame[row, $0] }
        }
        #expect(
          cells.contains {
            $0.content == .glyph(letter)
              && $0.style.foreground == theme[.level(level)].foreground
          }, "\(pane) \(letter)\n\(stage)")
      }
    }
  }

  @Test func aTabBetweenHebrewWordsIsAtTheParagraphLevel() {
    let stage = Stage("ab CD{TAB}EF gh", rows: 40, columns: 120)
    let row = stage.rows(of: InspectionFeature.characters).first { $0.contains(" HT ") }
    #expect(row?.contains(" 0 \u{25B8}") == true, "\(stage)")
  }
}
