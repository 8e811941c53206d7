import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// The rows of the Selection pane that change how keys or drags work are chosen by keys, too.
@Suite struct SelectionRowKeysTests {
  private func stage(_ rows: Int, _ columns: Int, isSelected: Bool) -> Stage {
    var stage = Stage("abc ABG (12)", rows: rows, columns: columns)
    if isSelected { for _ in 0..<6 { stage.press(KeyPress(.right, .shift)) } }
    stage.act(.focus(SelectionFeature.selection))
    return stage
  }

  @Test(arguments: [(24, 80), (40, 120)], [false, true])
  func rightChoosesARowAndEnterChangesIt(_ size: (Int, Int), _ isSelected: Bool) {
    var stage = stage(size.0, size.1, isSelected: isSelected)
    let selection = stage.app.session.selection
    let before = stage.app.session.policies
    stage.press(KeyPress(.right))
    guard stage.app[SelectionFeature.self].chosen != nil else {
      #expect(stage.shows("can be changed"), "\(stage)")
      return
    }
    #expect(stage.app.message?.english.hasPrefix("A second click or Enter") == true, "\(stage)")
    #expect(stage.app.session.policies == before)
    stage.press(KeyPress(.enter))
    #expect(stage.app.session.policies != before, "\(stage)")
    #expect(stage.app.session.selection == selection)
  }

  /// All of them are reached, and back again.
  @Test func eachRowIsReached() {
    var stage = stage(40, 120, isSelected: false)
    var chosen: [SessionStep] = []
    for _ in 0..<12 {
      stage.press(KeyPress(.right))
      if let step = stage.app[SelectionFeature.self].chosen, chosen.last != step {
        chosen.append(step)
      }
    }
    #expect(chosen.contains(.nextMotionPolicy) && chosen.contains(.selectionPolicy(.snap)))
    for step in chosen.dropLast().reversed() {
      stage.press(KeyPress(.left))
      #expect(stage.app[SelectionFeature.self].chosen == step)
    }
  }
}
