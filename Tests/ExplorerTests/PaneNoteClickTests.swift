import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// What stands beside a pane's title answers a press, each part with what it says.
@Suite struct PaneNoteClickTests {
  private func stage(_ columns: Int, _ language: String, _ arrangement: Arrangement) -> Stage {
    let rows = columns < 60 ? 12 : columns < 100 ? 24 : 40
    var stage = Stage("ab (CD 12) {RLI}x Y{PDI} e", rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(arrangement))
    return stage
  }

  /// The columns of a pane's upper edge, in the plan, that hold words beside its title.
  private func columns(_ placement: PanePlacement, _ stage: Stage) -> [Int] {
    let title = stage.app.words.onScreen(placement.pane.title).columns
    let outer = placement.outer
    let row = Array(stage.rows[outer.row].unicodeScalars)
    let start = outer.column + title + 4
    return (start..<max(start, outer.column + outer.columns - 1)).filter { column in
      let sign = row[frameColumn(column, stage)]
      return sign != " " && !("\u{2500}"..."\u{257F}").contains(sign)
    }
  }

  private func frameColumn(_ column: Int, _ stage: Stage) -> Int {
    stage.app.words.isRightToLeft ? stage.app.size.columns - 1 - column : column
  }

  private func pressed(_ column: Int, _ placement: PanePlacement, _ stage: Stage) -> Stage {
    var stage = stage
    stage.app.message = nil
    let at = Point(row: placement.outer.row, column: frameColumn(column, stage))
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
    return stage
  }

  @Test(arguments: ["en", "he", "ar"], [40, 80, 120])
  func everyWordBesideATitleAnswers(_ language: String, _ width: Int) {
    var deaf: Set<String> = []
    for arrangement in Registry.standard.arrangements {
      var stage = stage(width, language, arrangement)
      for pane in stage.app.plan.panes.map(\.pane) {
        stage.act(.focus(pane))
        guard let placement = stage.app.plan[pane] else { continue }
        for column in columns(placement, stage) {
          let after = pressed(column, placement, stage)
          let isAnswered =
            after.app.message != nil || after.app.overlay != nil || after.rows != stage.rows
          if !isAnswered { deaf.insert("\(placement.pane): \(stage.rows[placement.outer.row])") }
        }
      }
    }
    #expect(deaf.isEmpty, "\(deaf.sorted().joined(separator: "\n"))")
  }

  /// The parts of the note of Trace do what their keys do.
  @Test(arguments: ["en", "he", "ar"]) func thePartsOfTheNoteOfTraceDoWhatTheySay(
    _ language: String
  ) throws {
    var stage = stage(120, language, .explain)
    let trace = ExplanationFeature.trace
    stage.act(.focus(trace))
    stage.act(.goTo(ScalarOffset(0)))
    let placement = try #require(stage.app.plan[trace])
    let noted = columns(placement, stage)
    func count(_ does: (Stage) -> Bool) -> Int {
      noted.count { does(pressed($0, placement, stage)) }
    }
    let idle = stage.app.trace.idleStages
    #expect(count { $0.app.trace.idleStages != idle } > 5, "\(stage)")
    for key in [KeyPress(.right, .control), KeyPress(.end, .control)] {
      var keyed = stage
      keyed.press(key)
      let wanted = keyed.app.session.selection
      #expect(wanted != stage.app.session.selection)
      #expect(count { $0.app.session.selection == wanted } > 5, "\(key) \(stage)")
    }
  }

  /// A press on a row of the log says which change it is about, also where the caret is there.
  @Test func aRowOfTheLogSaysItsChange() throws {
    var stage = Stage("abc", rows: 24, columns: 100)
    stage.act(.arrange(.select))
    stage.type("x")
    stage.press(KeyPress(.left))
    let inner = try #require(stage.app.plan[LogFeature.log]?.inner)
    stage.send(
      .mouse(MouseEvent(.press(.left), at: Point(row: inner.row + 1, column: inner.column + 6))))
    #expect(stage.app.message?.english == "The caret is at the place of change 1.", "\(stage)")
    stage.app.message = nil
    stage.send(
      .mouse(MouseEvent(.press(.left), at: Point(row: inner.row, column: inner.column + 6))))
    #expect(stage.app.message != nil)
  }
}
