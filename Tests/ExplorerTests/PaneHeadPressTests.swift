import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel

/// What is no place of the text, such as a head, a legend or the numbers below a strip, never sends
/// the caret anywhere: what is selected stays.
@Suite struct PaneHeadPressTests {
  private func stage(_ rows: Int, _ columns: Int, _ arrangement: Arrangement) -> Stage {
    var stage = Stage("ab (CD 12) {RLI}x Y{PDI} e", rows: rows, columns: columns)
    for _ in 0..<6 { stage.press(KeyPress(.right, .shift)) }
    stage.act(.arrange(arrangement))
    return stage
  }

  /// The rows of a pane on which a press keeps what is selected, by what they show.
  private func isHead(_ row: String, _ number: Int, _ pane: PaneID) -> Bool {
    switch pane {
    case SelectionFeature.policies: row.contains { $0 != " " }
    case InspectionFeature.characters: number == 0
    // Where rows are few, the level shares its row with the scalar that decides.
    case InspectionFeature.paragraph:
      row.hasPrefix("level ") && !row.contains("P2") || row.contains("scalars, line of")
    case InspectionFeature.runs:
      row.contains("of this line") || row.contains("isolating run sequences")
    // The offsets below a strip, and the names before it.
    case InspectionFeature.order: row.unicodeScalars.contains(Sign.caretUp)
    default: false
    }
  }

  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func noPressOnAHeadDropsTheSelection(_ rows: Int, _ columns: Int) {
    var wrong: [String] = []
    var seen: Set<PaneID> = []
    for arrangement in [Arrangement.inspect, .select] {
      let opened = stage(rows, columns, arrangement)
      let ranges = opened.app.session.ranges
      for placement in opened.app.plan.panes {
        let pane = placement.pane
        for (number, row) in opened.rows(of: pane).enumerated() where isHead(row, number, pane) {
          seen.insert(pane)
          for column in 0..<placement.inner.columns {
            var stage = opened
            let at = Point(
              row: placement.inner.row + number, column: placement.inner.column + column)
            stage.send(.mouse(MouseEvent(.press(.left), at: at)))
            if stage.app.session.ranges != ranges {
              wrong.append("\(pane) column \(column): \(row)")
              break
            }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(
      seen.isSuperset(of: [
        SelectionFeature.policies, InspectionFeature.characters, InspectionFeature.order,
      ]))
  }

  /// What Backspace would remove is shown; the caret stays.
  @Test func aPressOnWhatAKeyRemovesMovesNothing() throws {
    var stage = Stage("abc ABG", rows: 40, columns: 120)
    stage.press(KeyPress(.right))
    let inner = try #require(stage.app.plan[SelectionFeature.selection]?.inner)
    let row = try #require(
      stage.rows(of: SelectionFeature.selection).firstIndex { $0.hasPrefix("Backspace") })
    let selection = stage.app.session.selection
    let at = Point(row: inner.row + row, column: inner.column + 2)
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
    #expect(stage.app.session.selection == selection && stage.app.message != nil, "\(stage)")
  }

  /// A fact of the title whose pane has the focus already is said in full.
  @Test(arguments: [(24, 80), (40, 120)])
  func aFactOfTheShownPaneIsSaid(_ rows: Int, _ columns: Int) {
    var opened = Stage("abc ABG 12", rows: rows, columns: columns)
    opened.press(KeyPress(.function(4)))
    let title = Array(opened.rows[0].unicodeScalars)
    for column in title.indices where title[column] != " " {
      var stage = opened
      stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: column))))
      let isAnswered =
        stage.app.message != nil || stage.app.overlay != nil || stage.rows != opened.rows
      #expect(isAnswered, "column \(column) of \(opened.rows[0])")
    }
  }
}
