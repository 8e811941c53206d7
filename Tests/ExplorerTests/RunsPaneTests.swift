import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// A press in the Runs pane goes to what is under it.
@Suite struct RunsPaneTests {
  @Test func aPressGoesToTheRunOrTheSequence() throws {
    var stage = Stage("ab ABC {RLI}x{PDI} de", rows: 30, columns: 100)
    let inner = try #require(stage.state.plan[InspectionFeature.runs]).inner
    func press(_ words: String) throws -> Int {
      let row = try #require(
        stage.rows.indices.first { inner.row <= $0 && stage.rows[$0].contains(words) })
      stage.send(
        .mouse(MouseEvent(.press(.left), at: Point(row: row, column: inner.column + 8))))
      return stage.state.session.selection.focus.offset.rawValue
    }
    #expect(try press("[3,6)") == 3)
    #expect(stage.state.focus == InspectionFeature.runs)
    #expect(try press("8          level") == 8)
    #expect(try press("[0,8), [9,13)") == 0)
    // The heading is no run.
    stage.send(
      .mouse(MouseEvent(.press(.left), at: Point(row: inner.row, column: inner.column + 1))))
    #expect(stage.state.session.selection.focus.offset.rawValue == 0)
  }

  @Test func aPressBelowEverythingMovesNothing() throws {
    var stage = Stage("ab ABC", rows: 40, columns: 100)
    let inner = try #require(stage.state.plan[InspectionFeature.runs]).inner
    stage.press(KeyPress(.end))
    for row in inner.row..<inner.row + inner.rows {
      stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: inner.column + 1))))
      #expect((0...6).contains(stage.state.session.selection.focus.offset.rawValue))
    }
  }
}
