import Explanation
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel

/// The line in storage order and after each reversal of L2: whole where there are rows, and with a
/// sign where it is cut.
@Suite struct StructureStripTests {
  private func strips(
    _ pseudo: String, at offset: Int, _ size: Size, _ language: String
  ) -> [String] {
    var stage = Stage(pseudo, rows: size.rows, columns: size.columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.function(3)))
    stage.act(.trace(.choose(.l2, ScalarOffset(offset))))
    return stage.rows(of: ExplanationFeature.structure).map { String($0.dropFirst(8)) }
  }

  private static let sizes = [
    Size(rows: 24, columns: 80), Size(rows: 40, columns: 120), Size(rows: 60, columns: 200),
  ]

  /// Shown is the whole line, or a sign at each end that is missing.
  @Test(arguments: ["en", "he", "ar"]) func whatIsCutHasASign(_ language: String) {
    let line = "drag from here ABC DEF to here: one sweep, several ranges."
    let dotted = line.replacing(" ", with: "\u{B7}")
    for size in Self.sizes {
      for offset in [0, 16, 30, line.count - 1] {
        let rows = strips(line, at: offset, size, language)
        let text = rows.joined().filter { $0 != " " }
        let isWhole = text.contains("\(dotted.prefix(14))") && text.contains("ranges.")
        let comment: Comment = "\(size) \(offset): \(rows)"
        #expect(isWhole || text.contains("\u{2026}"), comment)
        if !isWhole {
          #expect(text.contains("drag") || text.first == "\u{2026}", comment)
        }
      }
    }
  }

  /// At 120 columns there are rows for all of it.
  @Test func aLongLineHasSeveralRows() {
    let line = "drag from here ABC DEF to here: one sweep, several ranges."
    let rows = strips(line, at: 16, Size(rows: 40, columns: 120), "en")
    #expect(rows.joined().filter { $0 != " " }.contains("several\u{B7}ranges."), "\(rows)")
    // Below the strips the rule is told, of which there may be more.
    let strips = rows.filter { $0.contains("\u{B7}") }
    #expect(!strips.joined().contains("\u{2026}"), "\(rows)")
  }
}
