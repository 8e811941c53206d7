import Explorer
import ExplorerCore
import Languages
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
          let plan = stage.app.plan
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

  /// Whichever other pane has the focus, the text shows its caret in the same way: at the place at
  /// which the cursor stands when the text has the focus, in any line, without colours too.
  @Test(arguments: ["en", "he"]) func theTextShowsItsCaretBesideEveryPane(_ language: String) throws
  {
    let catalogue = try #require(Catalogue(language))
    for depth in [Theme.Depth.colors256, .monochrome] {
      for arrangement in Registry.standard.arrangements {
        for keys in [[], [KeyPress.Key.down], [.end], [.right, .right, .down, .right]] {
          var stage = Stage("abc DEF\nGHI (jk) 12\n\nlm", rows: 24, columns: 80)
          stage.app.speak(catalogue)
          stage.app.theme = Theme(depth: depth)
          stage.act(.arrange(arrangement))
          stage.act(.focus(.text))
          for key in keys { stage.press(KeyPress(key)) }
          let inText = stage.frame
          let caret = try #require(inText.cursor)
          let alone = inText[caret.row, caret.column].style
          for pane in arrangement.panes where pane != .text && stage.app.plan[pane] != nil {
            stage.act(.focus(pane))
            let style = stage.frame[caret.row, caret.column].style
            #expect(
              style.isReversed != alone.isReversed,
              "\(pane) after \(keys), \(depth)\n\(stage)")
            #expect(style.isUnderlined, "\(pane): it is not what is selected")
          }
        }
      }
    }
  }
}
