import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import UnicodeData
import Wording

/// The mark of a row, its words and its digits do not touch.
@Suite struct RowMarkTests {
  private static let arrows: Set<Character> = ["\u{25B8}", "\u{25C2}"]
  /// What may follow a mark: a blank, or a sign of its own (deciding, in use). The sign of more
  /// would read as a word that is cut.
  private static let followers: Set<Character> = [" ", "\u{25C6}", "\u{2713}"]

  @Test(arguments: ["en", "he", "ar"]) func aMarkIsFollowedByABlank(_ language: String) {
    let everywhere = EveryScreen(words: Catalogue(language) ?? .english)
    var marks = 0
    for (rows, columns) in [(24, 80), (40, 120), (60, 200), (12, 40)] {
      var stage = everywhere.stage(
        "abc DEF (GHI) 12 jkl{LF}MNO 34 {RLI}pq{PDI} rs", rows: rows, columns: columns)
      for arrangement in stage.app.registry.arrangements {
        everywhere.answer(stage.act(.arrange(arrangement)), &stage)
        for pane in arrangement.panes where pane != .text {
          stage.act(.focus(pane))
          let isFromRight = stage.app.words.isRightToLeft && pane.pane.isMirrored
          for row in stage.rows(of: pane) {
            let cells = isFromRight ? Array(row.reversed()) : Array(row)
            guard cells.count > 1, Self.arrows.contains(cells[0]) else { continue }
            // A row that is not mirrored may begin with its level, read from the right: the arrow
            // stands behind the number. It is no mark.
            let isLevel =
              pane == InspectionFeature.order && stage.app.words.isRightToLeft
              && cells[1].isNumber
            guard !isLevel else { continue }
            marks += 1
            #expect(
              Self.followers.contains(cells[1]),
              "\(language) \(columns)x\(rows) \(pane): \(row)")
          }
        }
      }
    }
    #expect(marks > 50)
  }

  @Test func aLevelStandsApartFromItsArrow() {
    var stage = Stage("ab {RLI}CD (e) 12{PDI} f", rows: 40, columns: 120)
    stage.press(KeyPress(.function(3)))
    for _ in 0..<30 {
      for row in stage.rows(of: ExplanationFeature.structure) {
        let cells = Array(row)
        for (digit, arrow) in zip(cells, cells.dropFirst()) where Self.arrows.contains(arrow) {
          #expect(!digit.isNumber, "\(stage)")
        }
      }
      stage.press(KeyPress(.down))
    }
  }
}
