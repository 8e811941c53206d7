import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// The wheel and the edge of a drag: what scrolls, and what stays.
@Suite struct ScrollingTests {
  private func stage(lines: Int) -> Stage {
    Stage((1...lines).map { "line \($0) ABC" }.joined(separator: "\n"), rows: 24, columns: 80)
  }

  private func firstLine(_ stage: Stage) -> String {
    let row = stage.rows[2].drop { $0 == "\u{2502}" || $0 == " " }
    return String(row.prefix { $0 != "\u{25B8}" })
  }

  @Test func theWheelScrollsAndChangesNothingElse() {
    var stage = stage(lines: 60)
    stage.drag(stage.edge(0, 2), stage.edge(1, 4))
    let (selection, session) = (stage.app.session.selection, stage.app.session)
    #expect(!stage.taken.isEmpty)
    for _ in 0..<5 { stage.mouse(.wheelDown, stage.cell(0, 2)) }
    #expect(firstLine(stage) == "16")
    #expect(stage.app.session == session && stage.app.session.selection == selection)
    #expect(stage.frame.cursor == nil, "the caret is out of view")
    stage.mouse(.wheelUp, stage.cell(0, 2))
    #expect(firstLine(stage) == "13" && stage.app.session == session)
    // The next key is for the caret, which comes into view.
    stage.press(KeyPress(.right, .shift))
    #expect(firstLine(stage) != "13" && stage.frame.cursor != nil)
  }

  @Test func theWheelDoesNotMoveWhatIsWhollyVisible() {
    var stage = stage(lines: 3)
    let top = stage.app.top
    for kind in [MouseEvent.Kind.wheelDown, .wheelDown, .wheelUp] {
      stage.mouse(kind, stage.cell(0, 2))
      #expect(stage.app.top == top)
    }
    #expect(stage.frame.cursor == stage.cell(0, 0))
  }

  @Test func theWheelStopsWithTheLastLineAtTheBottom() {
    var stage = stage(lines: 60)
    for _ in 0..<40 { stage.mouse(.wheelDown, stage.cell(0, 2)) }
    #expect(stage.shows("line 60") && stage.shows("line 59"))
    for _ in 0..<40 { stage.mouse(.wheelUp, Point(row: 3, column: 4)) }
    #expect(firstLine(stage) == "1")
  }

  @Test func aClickInAScrolledViewSelectsWhatIsSeen() {
    var stage = stage(lines: 60)
    for _ in 0..<5 { stage.mouse(.wheelDown, stage.cell(0, 2)) }
    let at = stage.cell(0, 2)
    stage.click(at)
    #expect(firstLine(stage) == "16" && stage.frame.cursor == at)
    #expect(
      stage.app.session.document.paragraph(containing: stage.app.session.selection.focus.offset)
        .rawValue == 15)
  }

  @Test func typingInAScrolledViewGoesWhereTheCaretIs() {
    var stage = stage(lines: 60)
    for _ in 0..<5 { stage.mouse(.wheelDown, stage.cell(0, 2)) }
    stage.type("x")
    #expect(stage.text.hasPrefix("xline 1") && firstLine(stage) == "1")
  }

  @Test func aDragBelowAWhollyVisibleTextDoesNotScrollIt() {
    var stage = stage(lines: 3)
    let top = stage.app.top
    let start = stage.cell(0, 2)
    stage.mouse(.press(.left), start)
    for row in start.row..<22 { stage.mouse(.drag(.left), Point(row: row, column: start.column)) }
    for _ in 0..<5 { stage.pass(.pointerHeld) }
    #expect(stage.app.top == top && stage.shows("line 1"))
    stage.mouse(.release(.left), Point(row: 21, column: start.column))
    #expect(stage.app.top == top && !stage.taken.isEmpty)
  }

  @Test func aDragBelowALongTextScrollsToItsEndAndNoFurther() {
    var stage = stage(lines: 20)
    let start = stage.cell(0, 2)
    stage.mouse(.press(.left), start)
    stage.mouse(.drag(.left), Point(row: 20, column: start.column))
    for _ in 0..<40 { stage.pass(.pointerHeld) }
    #expect(stage.shows("line 20") && stage.shows("line 19"))
    #expect(stage.taken.last?.upperBound ?? 0 > stage.app.session.document.scalarCount - 14)
  }
}

/// Panes that say that they do not show all their rows.
@Suite struct PaneScrollingTests {
  /// A long paragraph with many runs, and two ranges selected in it.
  private func stage() -> Stage {
    var stage = Stage(
      "drag from here ABG DHV to here: A b C d E f G, one sweep and several ranges of it", rows: 24,
      columns: 80)
    for _ in 0..<18 { stage.press(KeyPress(.right, .shift)) }
    return stage
  }

  private static let panes = [
    SelectionFeature.selection, InspectionFeature.characters, InspectionFeature.runs,
  ]

  @Test func theWheelOverThemScrollsThemAndNothingElse() throws {
    for pane in Self.panes {
      var stage = stage()
      let (session, top, before) = (stage.app.session, stage.app.top, stage.rows(of: pane))
      let inner = try #require(stage.app.plan[pane]?.inner)
      stage.mouse(.wheelDown, Point(row: inner.row + 1, column: inner.column + 2))
      #expect(stage.rows(of: pane) != before, "\(pane) \(stage)")
      #expect(stage.app.session == session && stage.app.top == top)
      // What is typed next is seen where it is typed.
      stage.type("x")
      #expect(stage.app.scrolledRows(of: pane) == 0)
    }
  }

  @Test func keysScrollThemInFocus() {
    for pane in Self.panes {
      for key in [KeyPress(.pageDown), KeyPress(.down)] {
        guard key != KeyPress(.down) || pane != InspectionFeature.characters else { continue }
        var stage = stage()
        stage.act(.focus(pane))
        let (session, before) = (stage.app.session, stage.rows(of: pane))
        stage.press(key)
        #expect(stage.rows(of: pane) != before, "\(pane) \(key.name) \(stage)")
        #expect(stage.app.session == session)
        stage.press(KeyPress(.escape), KeyPress(.right))
        #expect(stage.app.session != session)
      }
    }
  }

  /// In lists with a chosen row a page is ten rows, and moves no caret.
  @Test func aPageGoesAlongAList() {
    var stage = Stage("drag from here ABG DHV", rows: 24, columns: 80)
    stage.press(KeyPress(.function(4)))
    let (session, before) = (
      stage.app.session, stage.rows(of: DirectionFeature.direction)
    )
    stage.press(KeyPress(.pageDown))
    #expect(stage.rows(of: DirectionFeature.direction) != before)
    #expect(stage.app.session == session)
    stage.press(KeyPress(.pageUp))
    #expect(stage.rows(of: DirectionFeature.direction) == before)
  }

  /// Down shows each row, and at the end one Up is enough to go back.
  @Test func theLastRowIsReached() {
    var stage = stage()
    let pane = SelectionFeature.selection
    #expect(!stage.rows(of: pane).contains { $0.contains("typed into") }, "\(stage)")
    stage.act(.focus(pane))
    var seen = false
    for _ in 0..<40 {
      stage.press(KeyPress(.down))
      seen = seen || stage.rows(of: pane).contains { $0.contains("typed into") }
    }
    #expect(seen, "\(stage)")
    let end = stage.rows(of: pane)
    #expect(end.last?.contains { $0 != " " } == true)
    stage.press(KeyPress(.up))
    #expect(stage.rows(of: pane) != end)
  }

  /// Over a pane that shows all it has the wheel scrolls the text, as it does over the text.
  @Test func overAWholePaneTheWheelIsForTheText() throws {
    let text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    var stage = Stage(text, rows: 40, columns: 120)
    let inner = try #require(stage.app.plan[SelectionFeature.selection]?.inner)
    let top = stage.app.top
    stage.mouse(.wheelDown, Point(row: inner.row + 1, column: inner.column + 2))
    #expect(stage.app.top != top)
  }
}

/// The direction of the user's own keyboard, and what the panes show of controls and candidates.
@Suite struct KeyboardDirectionTests {
  @Test func aKeySaysTheDirectionOfTheOwnKeyboard() {
    var stage = Stage("abcABC", rows: 24, columns: 120)
    #expect(stage.app.session.keyboard == nil)
    stage.press(KeyPress(.character("e"), .alt))
    #expect(stage.app.session.keyboard == .leftToRight && stage.shows("own keyboard \u{25B8}"))
    stage.press(KeyPress(.character("e"), .alt))
    #expect(stage.app.session.keyboard == .rightToLeft && stage.shows("own keyboard \u{25C2}"))
    // The caret's place belongs to gap 3 and to gap 6.
    stage.press(KeyPress(.right), KeyPress(.right), KeyPress(.right))
    stage.type("D")
    #expect(stage.text == "abcABCD")
    stage.press(KeyPress(.character("e"), .alt))
    #expect(stage.app.session.keyboard == nil)
  }

  @Test func aLayoutGoesBeforeIt() {
    var stage = Stage("abc", rows: 24, columns: 120)
    stage.press(KeyPress(.character("e"), .alt))
    stage.act(.keyboards(.use("hebrew")))
    #expect(stage.app.session.keyboard == .rightToLeft)
    stage.press(KeyPress(.character("e"), .alt))
    #expect(stage.shows("hebrew always types right to left"))
    stage.act(.keyboards(.use(nil)))
    #expect(stage.app.session.keyboard == .leftToRight)
  }

  @Test func itIsKeptForTheDocument() {
    var stage = Stage("abc")
    stage.press(KeyPress(.character("e"), .alt), KeyPress(.character("e"), .alt))
    let memory = stage.app.memory(for: .document)
    var other = Stage("abc")
    other.app.recall(memory, for: .document, other.analyser)
    #expect(other.app.session.keyboard == .rightToLeft)
  }

  @Test func theTitleSaysHowControlsAreShownAndCharactersHasTheColumnsOfBoth() {
    var stage = Stage("a{RLI}B{PDI}c", rows: 30, columns: 130)
    #expect(stage.shows("controls as labels"))
    func row(_ code: String) -> [Substring] {
      stage.rows.first { $0.contains(code) }!.split(separator: " ")
    }
    #expect(stage.shows("col  hidden"))
    // RLI and PDI take three columns each as labels, none hidden.
    #expect(row("U+0063").contains("8") && row("U+0063").contains("2"))
    stage.press(KeyPress(.function(7)))
    #expect(stage.shows("controls hidden") && stage.shows("col  labels"))
    #expect(row("U+0063").contains("8") && row("U+0063").contains("2"))
    // Where both are the same nothing is said twice.
    #expect(!Stage("abc", rows: 30, columns: 130).shows("col  hidden"))
  }

  @Test func theSelectionPaneSaysWhereLettersWouldAppearInEachRange() {
    var stage = Stage("the title is ABG DVH in hebrew", rows: 56, columns: 100)
    stage.act(.arrange(.select))
    stage.drag(stage.edge(0, 10), stage.edge(0, 16))
    let rows = stage.rows.map { $0.split(separator: "\u{2502}").last.map(String.init) ?? "" }
    let table = rows.drop { !$0.hasPrefix("typed into") }.prefix(3).map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(
      Array(table) == [
        ["typed", "into", "L", "at", "R", "at", "1", "at"],
        ["[10,13)", "10", "\u{2190}", "13", "10", "\u{2190}"],
        ["[17,20)", "14", "10", "\u{2190}", "10"],
      ], "\(table)")
  }
}
