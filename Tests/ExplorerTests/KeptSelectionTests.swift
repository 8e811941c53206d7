import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// A press beside the text shows the place that a row or a cell names; what is selected goes only
/// with a second press.
@Suite struct KeptSelectionTests {
  private func press(_ stage: inout Stage, _ at: Point) {
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
    stage.send(.mouse(MouseEvent(.release(.left), at: at)))
  }

  /// The place that the message names.
  private func place(_ stage: Stage) -> Int? {
    guard let message = stage.app.message?.english,
      message.hasPrefix("A second click goes to gap ")
    else { return nil }
    return message.firstMatch(of: /gap ([0-9]+)/).flatMap { Int($0.1) }
  }

  @Test(arguments: ["ab (CD 12) {RLI}x Y{PDI} e", "ABC def\nGHI (jk) 12\nlm NOP"])
  func noPressLosesASelection(_ text: String) {
    var placed: Set<PaneID> = []
    for arrangement in Registry.standard.arrangements {
      var opened = EveryScreen(words: .english).stage(text, rows: 24, columns: 80)
      opened.act(.arrange(arrangement))
      opened.act(.focus(.text))
      opened.press(KeyPress(.end, .shift))
      let selection = opened.app.session.selection
      for placement in opened.app.plan.panes where placement.pane != .text {
        let inner = placement.inner
        for row in 0..<inner.rows {
          for column in stride(from: 0, to: inner.columns, by: 5) {
            var stage = opened
            let at = Point(row: inner.row + row, column: inner.column + column)
            press(&stage, at)
            // A key that is drawn types, and takes what is selected away.
            guard stage.text == opened.text else { continue }
            #expect(stage.app.session.selection == selection, "\(placement.pane) \(at) \(stage)")
            guard let place = place(stage) else { continue }
            placed.insert(placement.pane)
            // Other panes show more of the rule that is pressed, and other rows with that.
            guard Self.steady.contains(placement.pane) else { continue }
            press(&stage, at)
            let now = stage.app.session.selection
            #expect(now.isCaret && now.focus.offset.rawValue == place, "\(placement.pane) \(at)")
          }
        }
      }
    }
    #expect(placed.isSuperset(of: Self.steady + [ExplanationFeature.trace]), "\(placed)")
  }

  private static let steady = [
    InspectionFeature.paragraph, InspectionFeature.runs, InspectionFeature.characters,
    InspectionFeature.order,
  ]

  /// Between the two presses nothing else may happen: a key, or a press on another place.
  @Test func onlyTheNextPressGoesThere() throws {
    var stage = Stage("abc DEF ghi", rows: 24, columns: 80)
    for _ in 0..<3 { stage.press(KeyPress(.right, .shift)) }
    let selection = stage.app.session.selection
    let inner = try #require(stage.app.plan[InspectionFeature.characters]?.inner)
    let (first, second) = (
      Point(row: inner.row + 1, column: inner.column + 4),
      Point(row: inner.row + 3, column: inner.column + 4)
    )
    press(&stage, first)
    press(&stage, second)
    press(&stage, first)
    #expect(stage.app.session.selection == selection, "\(stage)")
    stage.press(KeyPress(.function(7)), KeyPress(.function(7)))
    press(&stage, first)
    #expect(stage.app.session.selection == selection, "\(stage)")
    press(&stage, first)
    #expect(stage.app.session.selection.isCaret, "\(stage)")
    // Without a selection the first press goes there.
    press(&stage, second)
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(2), "\(stage)")
  }

  /// The place is brought into view, also where the selection is not.
  @Test func thePlaceIsInView() throws {
    var stage = Stage(String(repeating: "abc def ", count: 100), rows: 24, columns: 80)
    for _ in 0..<3 { stage.press(KeyPress(.right, .shift)) }
    let (selection, top) = (stage.app.session.selection, stage.app.top)
    let inner = try #require(stage.app.plan[InspectionFeature.paragraph]?.inner)
    let shown = (0..<inner.rows).compactMap { row -> Stage? in
      var pressed = stage
      press(&pressed, Point(row: inner.row + row, column: inner.column))
      return place(pressed) == 800 ? pressed : nil
    }
    var end = try #require(shown.first, "\(stage)")
    #expect(end.app.top > top && end.app.session.selection == selection, "\(end)")
    // The next key brings the caret back into view.
    end.press(KeyPress(.right, .shift))
    #expect(end.app.top == top && !end.app.session.selection.isCaret, "\(end)")
  }
}
