import ExplorerCore
import Screen
import Testing
import TextModel

/// Where the terminal reports the mouse in pixels, a press takes the nearer edge of a cluster.
@Suite struct PointerHalfTests {
  private func caret(
    _ stage: inout Stage, _ column: Int, _ half: MouseEvent.Half?
  ) -> Int {
    let at = stage.cell(0, column)
    stage.send(.mouse(MouseEvent(.press(.left), at: at, half: half)))
    stage.send(.mouse(MouseEvent(.release(.left), at: at, half: half)))
    stage.pass(.pointerRested)
    let line = stage.app.session.layout.place(of: stage.app.session.selection.focus)
    return line.column.rawValue
  }

  @Test func aPressTakesTheNearerEdgeInEitherDirection() {
    // The Hebrew word and a cluster of two columns.
    var stage = Stage("ab ABG \u{6F22}x")
    for column in [0, 1, 2, 3, 4, 5, 6, 9] {
      #expect(caret(&stage, column, .left) == column, "\(column)")
      #expect(caret(&stage, column, .right) == column + 1, "\(column)")
    }
    for half in [MouseEvent.Half.left, .right] {
      #expect(caret(&stage, 7, half) == 7)
      #expect(caret(&stage, 8, half) == 9)
    }
    // Where only the cell is known, it is the edge where it begins.
    #expect(caret(&stage, 1, nil) == 1)
    #expect(caret(&stage, 4, nil) == 5)
    // Beyond the end of the line there is its end.
    #expect(caret(&stage, 30, .left) == 10)
  }

  @Test func theLeftEndOfARightToLeftRunCanBeHit() {
    var stage = Stage("abc ABG def")
    let (from, to) = (stage.cell(0, 4), stage.cell(0, 6))
    stage.send(.mouse(MouseEvent(.press(.left), at: from, half: .left)))
    stage.send(.mouse(MouseEvent(.drag(.left), at: to, half: .right)))
    stage.send(.mouse(MouseEvent(.release(.left), at: to, half: .right)))
    #expect(stage.taken == [4..<7])
  }

  @Test func aDragOfHalfACellTakesItAndBackLetsItGo() {
    var stage = Stage("abc def")
    let at = stage.cell(0, 1)
    stage.send(.mouse(MouseEvent(.press(.left), at: at, half: .left)))
    stage.send(.mouse(MouseEvent(.drag(.left), at: at, half: .right)))
    #expect(stage.taken == [1..<2])
    stage.send(.mouse(MouseEvent(.drag(.left), at: at, half: .left)))
    #expect(stage.taken == [])
  }
}
