import Explanation
import Explorer
import ExplorerCore
import Foundation
import Languages
import Screen
import Testing
import TextModel
import Wording

/// What stands for a place or for a command answers a press: rows of panes, facts of the title,
/// titles of panes.
@Suite struct PaneClickTests {
  private static let sizes = [(24, 80), (40, 120), (60, 200)]

  /// Panes each of whose rows answers, with the words of rows that only say there is nothing.
  private static let panes = [
    InspectionFeature.paragraph, InspectionFeature.runs, SelectionFeature.selection,
    ExplanationFeature.structure, LogFeature.log, AttributesFeature.attributes,
    CalendarsFeature.calendarPreview, FormatsFeature.formatPreview, EnginesFeature.engines,
    DirectionFeature.direction, KeyboardsFeature.keyboard, CalendarsFeature.calendars,
    CalendarsFeature.calendarMonth, CalendarsFeature.calendarAhead, InspectionFeature.characters,
    InspectionFeature.order, SelectionFeature.policies, ExplanationFeature.trace,
    ExplanationFeature.story, LanguagesFeature.languages,
  ]
  private static let silent = [
    "No attributes here", "is in no sequence", "no bracket pairs",
    "nothing is reversed", "pass over a boundary neutral", "too long to list",
    "asking for the day",
  ]

  private func stage(_ rows: Int, _ columns: Int) -> Stage {
    var stage = EveryScreen(words: .english).stage(
      "ab (CD 12) {RLI}x Y{PDI} e", rows: rows, columns: columns)
    stage.pass(.calendars(.today(20_557)))
    return stage
  }

  /// The rows of a pane that show something and answer nowhere.
  private func deafRows(_ pane: PaneID, _ stage: Stage) -> [String] {
    guard let inner = stage.app.plan[pane]?.inner else { return [] }
    let analysis = stage.analyser.analysis(of: stage.app)
    let screen = stage.rows
    return (0..<inner.rows).compactMap { row in
      let shown = screen[inner.row + row].unicodeScalars.dropFirst(inner.column)
        .prefix(inner.columns)
      let words = String(String.UnicodeScalarView(shown))
      // A border within the pane says nothing.
      guard words.contains(where: { $0 != " " && $0 != "\u{2502}" }),
        !Self.silent.contains(where: words.contains)
      else { return nil }
      let isDeaf = (0..<inner.columns).allSatisfy { column in
        pane.pane.action(
          forPressAt: Point(row: row, column: column), size: inner.size, stage.app, analysis)
          == nil
      }
      return isDeaf ? "\(pane) \(inner.rows)x\(inner.columns): \(words)" : nil
    }
  }

  @Test(arguments: sizes) func eachRowAnswers(_ rows: Int, _ columns: Int) {
    var deaf: [String] = []
    func look(_ stage: Stage) {
      for pane in stage.app.arrangement.panes where Self.panes.contains(pane) {
        deaf += deafRows(pane, stage)
      }
    }
    for arrangement in Registry.standard.arrangements {
      var stage = stage(rows, columns)
      stage.act(.arrange(arrangement))
      look(stage)
      // Each rule's structure.
      if arrangement.panes.contains(ExplanationFeature.structure) {
        for position in [4, 11, 15] {
          stage.act(.goTo(ScalarOffset(position)))
          for _ in 0..<30 {
            let former = stage.app[ExplanationFeature.self]
            stage.act(.trace(.stage(by: -1)))
            guard stage.app[ExplanationFeature.self] != former else { break }
            look(stage)
          }
          for _ in 0..<30 { stage.act(.trace(.stage(by: 1))) }
        }
      }
      stage.act(.focus(.text))
      stage.press(KeyPress(.home), KeyPress(.right), KeyPress(.right))
      for _ in 0..<6 { stage.press(KeyPress(.right, .shift)) }
      look(stage)
      stage.act(.edit(.mark(.bold)))
      look(stage)
      stage.act(.edit(.backspace))
      look(stage)
    }
    #expect(deaf.isEmpty, "\(deaf.joined(separator: "\n"))")
  }

  /// The keyboards that are drawn, and the answers of other engines beside ours.
  @Test(arguments: sizes) func eachRowOfKeyboardsAndEnginesAnswers(_ rows: Int, _ columns: Int) {
    var deaf: [String] = []
    let keyboard = KeyboardsFeature.keyboard
    for name in ["", "hebrew", "arabic", "arabizi", "thai-24"] {
      var stage = self.stage(rows, columns)
      if !name.isEmpty { stage.act(.keyboards(.use(name))) }
      stage.press(KeyPress(.character("8"), .alt))
      #expect(stage.app.plan[keyboard] != nil)
      for position in [0, 4, 8] {
        stage.act(.goTo(ScalarOffset(position)))
        deaf += deafRows(keyboard, stage)
      }
    }
    let engines = EnginesFeature.engines
    var asked = self.stage(rows, columns)
    EveryScreen(words: .english).answer(asked.press(KeyPress(.function(5))), &asked)
    #expect(asked.app.plan[engines] != nil)
    for _ in 0..<5 {
      deaf += deafRows(engines, asked)
      asked.act(.engines(.choose(by: 1)))
    }
    #expect(deaf.isEmpty, "\(deaf.joined(separator: "\n"))")
  }

  /// Wherever the head of Direction has its counts, a press on that of right-to-left answers goes
  /// to the first of them, and one elsewhere to the first of all.
  @Test(arguments: [(24, 80), (12, 40)])
  func aPressOnACountGoesToWhatItCounts(_ rows: Int, _ columns: Int) throws {
    var stage = Stage("ab CD", rows: rows, columns: columns)
    stage.press(KeyPress(.function(4)))
    let pane = DirectionFeature.direction
    let inner = try #require(stage.app.plan[pane]?.inner)
    let head = Array(stage.rows[inner.row].unicodeScalars).dropFirst(inner.column)
    let count = try #require(head.firstIndex(of: "\u{25C2}")) - inner.column
    func action(at column: Int) -> Action? {
      pane.pane.action(
        forPressAt: Point(row: 0, column: column), size: inner.size, stage.app,
        stage.analyser.analysis(of: stage.app))
    }
    let first = try #require(action(at: 0))
    #expect(action(at: count) != first && action(at: count) == action(at: count + 2), "\(stage)")
  }

  /// What rows that say something of others lead to.
  @Test func rowsLeadWhereTheirWordsSay() throws {
    func action(_ words: String, _ pane: PaneID, _ stage: Stage) throws -> Action? {
      let inner = try #require(stage.app.plan[pane]?.inner)
      let row = try #require((0..<inner.rows).first { stage.rows[inner.row + $0].contains(words) })
      let shown = stage.rows[inner.row + row]
      let start = try #require(shown.range(of: words)).lowerBound
      let column = shown.unicodeScalars.distance(from: shown.startIndex, to: start) - inner.column
      return pane.pane.action(
        forPressAt: Point(row: row, column: column), size: inner.size, stage.app,
        stage.analyser.analysis(of: stage.app))
    }
    var stage = self.stage(24, 80)
    stage.press(KeyPress(.character("8"), .alt))
    let list = try action("lists the keyboards", KeyboardsFeature.keyboard, stage)
    #expect(list == Action.keyboards(.openList))
    stage = self.stage(40, 120)
    stage.press(KeyPress(.function(4)))
    let direction = DirectionFeature.direction
    #expect(try action("Enter lets it decide", direction, stage) == Action.lab(.accept))
    #expect(try action("Shift+F9 with marks", direction, stage) == Action.lab(.toggleFixes))
    guard case .goTo? = try action("first strong is", direction, stage) else {
      Issue.record("the deciding scalar is not gone to")
      return
    }
    // The count of the answers of one direction chooses the first of them.
    let counted = try #require(try action("\u{25C2} ", direction, stage))
    stage.act(counted)
    #expect(stage.app.direction == .standard)
    stage.press(KeyPress(.character("6"), .alt))
    guard case .say? = try action("source: ", CalendarsFeature.calendars, stage) else {
      Issue.record("the source is not said")
      return
    }
  }

  /// It says where the range is, and leaves the sweep as it is.
  @Test(arguments: sizes) func thePressedRowOfASelectionShowsItsRange(_ rows: Int, _ columns: Int)
    throws
  {
    var stage = stage(rows, columns)
    for _ in 0..<6 { stage.press(KeyPress(.right, .shift)) }
    let ranges = stage.app.session.ranges.ranges
    #expect(ranges.count == 2)
    let inner = try #require(stage.app.plan[SelectionFeature.selection]?.inner)
    let said = "\(ranges[1].lowerBound.rawValue)"
    let row = try #require(
      (inner.row + 1..<inner.row + inner.rows).first {
        String(
          String.UnicodeScalarView(
            stage.rows[$0].unicodeScalars.dropFirst(inner.column + 1).prefix(20))
        ).trimmingPrefix("[").hasPrefix(said)
      })
    let at = Point(row: row, column: inner.column + 2)
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
    #expect(stage.app.session.ranges.ranges == ranges, "\(stage)")
    let message = stage.app.message?.english ?? ""
    #expect(message.contains(said) && message.contains("utf16"), "\(message)")
  }

  /// No row of Selection and of Runs sends the caret where it is: a press on it would only choose
  /// the pane.
  @Test(arguments: sizes) func noRowLeadsToTheCaretItself(_ rows: Int, _ columns: Int) throws {
    var stage = stage(rows, columns)
    stage.act(.goTo(ScalarOffset(5)))
    let analysis = stage.analyser.analysis(of: stage.app)
    let inner = try #require(stage.app.plan[SelectionFeature.selection]?.inner)
    for row in 0..<inner.rows {
      let action = SelectionFeature.selection.pane.action(
        forPressAt: Point(row: row, column: 0), size: inner.size, stage.app, analysis)
      #expect(action != .goTo(stage.app.session.selection.focus.offset), "\(row) \(stage)")
    }
    let runs = try #require(stage.app.plan[InspectionFeature.runs]?.inner)
    let head = InspectionFeature.runs.pane.action(
      forPressAt: Point(row: 0, column: 0), size: runs.size, stage.app, analysis)
    #expect(head != nil, "\(stage)")
  }

  /// The first press on a row that says how keys or drags work chooses the row and says what a
  /// second one, or Enter, does.
  @Test func theFirstPressOnAPolicyChangesNothing() throws {
    let inSelection = Stage("abc ABG", rows: 40, columns: 120)
    let inner = try #require(inSelection.app.plan[SelectionFeature.selection]?.inner)
    let heads = ["arrows ", "deletion ", "unit ", "single "]
    for head in heads {
      let row = try #require(
        inSelection.rows(of: SelectionFeature.selection).firstIndex { $0.hasPrefix(head) },
        "\(head) \(inSelection)")
      let press = InputEvent.mouse(
        MouseEvent(.press(.left), at: Point(row: inner.row + row, column: inner.column + 1)))
      for isByKey in [false, true] {
        var stage = inSelection
        let policies = stage.app.session.policies
        stage.send(press)
        #expect(stage.app.session.policies == policies, "\(head)")
        #expect(stage.app.message?.english.hasPrefix("A second click or Enter") == true)
        // Elsewhere it is forgotten.
        stage.act(.focus(.text))
        stage.send(press)
        #expect(stage.app.session.policies == policies, "\(head)")
        if isByKey {
          stage.press(KeyPress(.enter))
        } else {
          stage.send(press)
        }
        #expect(stage.app.session.policies != policies, "\(head) \(stage)")
        #expect(stage.text == inSelection.text)
      }
    }
  }

  @Test(arguments: sizes) func thePressThatChoosesAPaneEditsNothing(_ rows: Int, _ columns: Int)
    throws
  {
    for arrangement in Registry.standard.arrangements {
      var opened = stage(rows, columns)
      opened.act(.arrange(arrangement))
      opened.act(.focus(.text))
      for placement in opened.app.plan.panes where placement.pane != .text {
        for row in 0..<placement.inner.rows {
          guard !placement.pane.pane.takesTyping else { continue }
          var stage = opened
          let at = Point(row: placement.inner.row + row, column: placement.inner.column + 3)
          stage.send(.mouse(MouseEvent(.press(.left), at: at)))
          #expect(stage.text == opened.text, "\(placement.pane) row \(row)")
        }
      }
    }
    // The next press does what the row stands for.
    var stage = stage(rows, columns)
    stage.act(.arrange(.calendars))
    let inner = try #require(stage.app.plan[CalendarsFeature.calendarPreview]?.inner)
    let at = Point(row: inner.row, column: inner.column + 3)
    let before = stage.text
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
    stage.send(.mouse(MouseEvent(.release(.left), at: at)))
    #expect(stage.text == before)
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
    #expect(stage.text != before)
  }

  @Test(arguments: sizes) func everyFactOfTheTitleAnswers(_ rows: Int, _ columns: Int) {
    var stage = stage(rows, columns)
    for step in [SessionStep.type("x"), .toggleReadOnly] {
      let title = Array(stage.rows[0].unicodeScalars)
      let analysis = stage.analyser.analysis(of: stage.app)
      for (column, scalar) in title.enumerated() where scalar != " " {
        let action = TitleBar.action(at: column, stage.app, analysis)
        #expect(action != nil, "\(column) of \(stage.rows[0])")
      }
      stage.act(.edit(step))
    }
  }

  @Test(arguments: sizes) func everyTitleOfAPaneAnswers(_ rows: Int, _ columns: Int) {
    for arrangement in Registry.standard.arrangements {
      var stage = stage(rows, columns)
      stage.act(.arrange(arrangement))
      for placement in stage.app.plan.panes {
        stage.act(.focus(placement.pane == .text ? arrangement.panes[1] : .text))
        let selection = stage.app.session.selection
        let at = Point(row: placement.outer.row, column: placement.outer.column + 3)
        stage.send(.mouse(MouseEvent(.press(.left), at: at)))
        stage.send(.mouse(MouseEvent(.release(.left), at: at)))
        #expect(stage.app.focus == placement.pane)
        stage.send(.mouse(MouseEvent(.press(.left), at: at)))
        #expect(stage.app.isZoomed, "\(placement.pane)")
        stage.act(.zoom)
        #expect(stage.app.session.selection == selection)
      }
    }
  }

  /// The words at the right of the Text pane's edge do what the fact of the title does that says
  /// the same.
  @Test(arguments: ["en", "he", "ar"]) func theNoteOfTheTextTogglesControls(_ language: String) {
    var stage = stage(40, 120)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.inspect))
    func presses(_ stage: Stage) -> Int {
      (0..<120).count { column in
        var stage = stage
        let hides = stage.app.hidesControls
        stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 1, column: column))))
        return stage.app.hidesControls != hides
      }
    }
    let words = stage.app.words.onScreen("controls as labels").columns
    #expect(presses(stage) >= words, "\(stage)")
    stage.act(.focus(.text))
    #expect(presses(stage) >= words, "\(stage)")
  }

  /// Names before the strips of Order and the rows of Trace say what these are, or do what the key
  /// does that the bar names.
  @Test(arguments: sizes) func namesOfRowsAnswer(_ rows: Int, _ columns: Int) throws {
    var stage = stage(rows, columns)
    let order = InspectionFeature.order
    let inner = try #require(stage.app.plan[order]?.inner)
    for row in 0..<inner.rows {
      let name = stage.rows[inner.row + row].unicodeScalars.dropFirst(inner.column).prefix(8)
      guard name.contains(where: { $0 != " " }) else { continue }
      let action = order.pane.action(
        forPressAt: Point(row: row, column: 0), size: inner.size, stage.app,
        stage.analyser.analysis(of: stage.app))
      guard case .say? = action else {
        Issue.record("\(row) \(stage)")
        continue
      }
    }
    stage.act(.arrange(.explain))
    stage.act(.trace(.choose(.l2, nil)))
    let trace = ExplanationFeature.trace
    let table = try #require(stage.app.plan[trace]?.inner)
    for row in 0..<table.rows {
      let shown = stage.rows(of: trace)[row].prefix(7).filter { $0 != " " }
      guard shown.contains("L2") || shown.hasPrefix("\u{2265}") else { continue }
      let action = trace.pane.action(
        forPressAt: Point(row: row, column: 3), size: table.size, stage.app,
        stage.analyser.analysis(of: stage.app))
      #expect(action == .trace(.openRule), "\(shown) \(stage)")
    }
  }
}
