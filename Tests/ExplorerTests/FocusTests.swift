import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// Screen readers and Braille displays follow the hardware cursor: it stands in the pane that has
/// the focus.
@Suite struct FocusTests {
  @Test(arguments: [(24, 80), (48, 160)])
  func theCursorStandsInThePaneInFocus(_ rows: Int, _ columns: Int) {
    var lost: [String] = []
    for text in ["abc ABG (12) {RLI}d{PDI}", "", "A", "--", "ab\nAB\n\ncd"] {
      for arrangement in Registry.standard.arrangements {
        var stage = Stage(text, rows: rows, columns: columns)
        stage.act(.arrange(arrangement))
        for pane in arrangement.panes {
          stage.act(.focus(pane))
          let plan = stage.state.plan
          let cursor = stage.frame.cursor
          guard let place = plan[pane]?.inner else { continue }
          if cursor.map({ place.contains(row: $0.row, column: $0.column) }) != true {
            lost.append("\(arrangement) \(pane) on \(text): \(String(describing: cursor))")
          }
        }
      }
    }
    #expect(lost.isEmpty, "\(lost.joined(separator: "\n"))")
  }
}
