import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// A press in the Runs pane goes to what is under it.
@Suite struct RunsPaneTests {
  /// The places of runs on the display leave the column at the border free.
  @Test(arguments: ["en", "he", "ar"]) func placesDoNotTouchTheBorder(_ language: String) {
    for (rows, columns) in [(40, 120), (60, 200)] {
      var stage = Stage("abc ABG 12 def", rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.focus(.text))
      let shown = stage.rows(of: InspectionFeature.runs).prefix(4)
      #expect(shown.count == 4, "\(language) \(stage)")
      for row in shown {
        #expect((language == "en" ? row.last : row.first) == " ", "\(language) \(stage)")
      }
    }
  }

  @Test func aPressGoesToTheRunOrTheSequence() throws {
    var stage = Stage("ab ABC {RLI}x{PDI} de", rows: 30, columns: 100)
    let inner = try #require(stage.app.plan[InspectionFeature.runs]).inner
    func press(_ words: String) throws -> Int {
      let row = try #require(
        stage.rows.indices.first { inner.row <= $0 && stage.rows[$0].contains(words) })
      stage.send(
        .mouse(MouseEvent(.press(.left), at: Point(row: row, column: inner.column + 8))))
      return stage.app.session.selection.focus.offset.rawValue
    }
    #expect(try press("[3,6)") == 3)
    #expect(stage.app.focus == InspectionFeature.runs)
    #expect(try press("[8,9)      level") == 8)
    #expect(try press("[0,8), [9,13)") == 0)
    // The heading is no run.
    stage.send(
      .mouse(MouseEvent(.press(.left), at: Point(row: inner.row, column: inner.column + 1))))
    #expect(stage.app.session.selection.focus.offset.rawValue == 0)
  }

  /// A level run that reaches over what X9 removes is said as What is this? says it.
  @Test func whatIsRemovedIsInNoSequence() {
    var stage = Stage("ab {RLI}CD{PDI} e{U+00AD}f gh", rows: 40, columns: 120)
    let rows = stage.rows(of: InspectionFeature.runs)
    #expect(rows.contains { $0.contains("[0,4), [6,9), [10,14)") }, "\(stage)")
    stage.act(.stepScalar(1))
    stage.press(.alt("?"))
    #expect(stage.shows("sequence [0,4) and"), "\(stage)")
    #expect(stage.shows("[6,9), [10,14) at level 0"), "\(stage)")
  }

  /// No value of a sequence is cut where the word of the level can go; an empty paragraph is called
  /// so below the heading.
  @Test(arguments: ["en", "he", "ar"]) func theValuesOfASequenceAreWhole(_ language: String) {
    var stage = Stage(String(repeating: "abc ", count: 300), rows: 24, columns: 80)
    stage.app.speak(Catalogue(language) ?? .english)
    let rows = stage.rows(of: InspectionFeature.runs)
    #expect(rows.contains { $0.contains("eos L") }, "\(stage)")
    #expect(!rows.contains { $0.unicodeScalars.contains(Sign.more) }, "\(stage)")
    var empty = Stage("", rows: 24, columns: 80)
    empty.app.speak(Catalogue(language) ?? .english)
    let said = empty.rows(of: InspectionFeature.runs).filter { $0.contains { $0 != " " } }
    #expect(said.count == 3, "\(empty)")
    let analysis = empty.analyser.analysis(of: empty.app)
    for row in 0..<3 {
      let action = InspectionFeature.runs.pane.action(
        forPressAt: Point(row: row, column: 3), size: Size(rows: 6, columns: 28), empty.app,
        analysis)
      #expect(action != nil, "\(row) \(empty)")
    }
  }

  @Test func aPressBelowEverythingMovesNothing() throws {
    var stage = Stage("ab ABC", rows: 40, columns: 100)
    let inner = try #require(stage.app.plan[InspectionFeature.runs]).inner
    stage.press(KeyPress(.end))
    for row in inner.row..<inner.row + inner.rows {
      stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: inner.column + 1))))
      #expect((0...6).contains(stage.app.session.selection.focus.offset.rawValue))
    }
  }
}
