import Explanation
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// What a rule says below the structure that it works on.
@Suite struct RuleInBriefTests {
  private func stage(_ language: String, _ rows: Int, _ columns: Int) -> Stage {
    var stage = Stage("abc (DEF) 12, ghi{LF}JKL", rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.function(3)))
    return stage
  }

  /// A sign behind the last words says where the rule's example, or how it does that, is left out;
  /// where all is told there is none.
  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func whatIsLeftOutHasASign(_ rows: Int, _ columns: Int) {
    var stage = stage("en", rows, columns)
    var (cut, whole) = (0, 0)
    for _ in 0..<10 {
      let shown = stage.rows(of: ExplanationFeature.structure)
      // The rule begins with its name in the second column.
      if let first = shown.firstIndex(where: { $0.contains(#/^ [A-Z][0-9]+[a-z]?: /#) }) {
        let told = shown[first...]
        let last = told.last { $0.contains { $0 != " " } } ?? ""
        let isCut = last.filter { $0 != " " }.last == "\u{2026}"
        let hasExample = told.contains { $0.contains("Example:") }
        #expect(isCut || hasExample, "\(stage)")
        cut += isCut ? 1 : 0
        whole += isCut ? 0 : 1
      }
      stage.press(KeyPress(.down))
    }
    #expect(rows != 40 || cut > 0, "\(stage)")
    #expect(rows < 60 || whole > 0, "\(stage)")
  }

  /// On mirrored screens it stands at the left, where the words end.
  @Test(arguments: ["he", "ar"]) func theSignStandsWhereWordsEnd(_ language: String) {
    let stage = stage(language, 24, 80)
    let shown = stage.rows(of: ExplanationFeature.structure)
    let last = shown.last { $0.contains { $0 != " " } } ?? ""
    #expect(last.first { $0 != " " } == "\u{2026}", "\(stage)")
  }

  /// Where the picture leaves a row, the rule is told there or cut with a sign, on every screen.
  @Test(arguments: ["en", "he", "ar"]) func aRowThatIsLeftTellsOfTheRule(_ language: String) {
    var told = 0
    for (rows, columns) in [(22, 80), (24, 80), (26, 90), (30, 100), (40, 120)] {
      var stage = stage(language, rows, columns)
      for _ in 0..<8 {
        let shown = stage.rows(of: ExplanationFeature.structure)
        // On mirrored screens the colon stands to the left of the name.
        let isTold = shown.contains { $0.contains(#/[A-Z][0-9]+[a-z]?: |:[A-Z][0-9]/#) }
        let isFilled = shown.last?.contains { $0 != " " } == true
        #expect(isTold || isFilled, "\(stage)")
        told += isTold ? 1 : 0
        stage.press(KeyPress(.down))
      }
    }
    #expect(told > 20, "\(language)")
  }

  /// The headline of P2 takes the rows that the picture leaves in a small pane, and no blank row
  /// takes one of them.
  @Test(arguments: ["one two three", "ABC DEF 12", "12 a (B) c"])
  func aHeadlineHasTheRowsOfASmallPane(_ first: String) {
    for key in [3, 5] {
      let text = first + "{LF}ABC def (12) GHI{LF}one 05-01-2024{LF}DEF 123 GHI{LF}a BC"
      var stage = Stage(text, rows: 24, columns: 80)
      stage.press(KeyPress(.function(key)))
      stage.act(.trace(.choose(.paragraph, ScalarOffset(0))))
      let shown = stage.rows(of: ExplanationFeature.structure)
      #expect(shown.contains { $0.contains("P2: find the first strong") }, "\(stage)")
    }
  }
}
