import Explorer
import ExplorerCore
import Languages
import Screen
import TextModel
import Testing
import Wording

/// A pane other than the text's never changes the text by surprise, and the key bar is that of the
/// pane in focus.
@Suite struct PaneKeyTests {
  private static let sizes = [(24, 80), (40, 120), (12, 40)]

  /// A stage for each pane of each arrangement, with some text selected.
  private func stages(
    rows: Int, columns: Int, _ look: (_ pane: PaneID, _ stage: Stage) -> Void
  ) {
    for arrangement in Registry.standard.arrangements {
      for pane in arrangement.panes where pane != .text {
        var stage = EveryScreen(words: .english).stage(
          "abc ABC 12{LF}def ABG", rows: rows, columns: columns)
        stage.pass(.calendars(.today(20_557)))
        stage.press(KeyPress(.right), KeyPress(.right, .shift))
        stage.act(.arrange(arrangement))
        stage.act(.focus(pane))
        look(pane, stage)
        guard pane == DirectionFeature.direction else { continue }
        stage.act(.lab(.toggleFixes))
        look(pane, stage)
      }
    }
  }

  /// Whether the key bar names a key that is the pane's own, itself and not another one of the same
  /// command; or says that typing edits, where the key does in the pane what it does in the text.
  private func isAnnounced(_ key: KeyPress, _ pane: PaneID, _ stage: Stage) -> Bool {
    let bar = stage.rows.last ?? ""
    let keys = KeySequence(key)
    if stage.app.commands.isOwn(keys, of: pane) {
      return bar.split { $0 == " " || $0 == "/" }.contains(Substring(keys.shortName))
    }
    guard pane.pane.takesTyping else { return false }
    let inText = stage.app.commands.action(for: keys, in: .text)
    guard stage.app.commands.action(for: keys, in: pane) == inText else { return false }
    if bar.contains("typing edits") { return true }
    guard bar.contains(" the text") else { return false }
    switch inText {
    case .edit(.paste("\n"), _): return bar.contains("letters, Enter")
    case .edit(.delete, _): return bar.contains("Del")
    default: return bar.contains("letters")
    }
  }

  @Test(arguments: sizes) func everyKeyThatEditsIsAnnounced(_ rows: Int, _ columns: Int) {
    var surprises: [String] = []
    stages(rows: rows, columns: columns) { pane, stage in
      for key in Self.keys(of: stage) {
        var pressed = stage
        pressed.press(key)
        if pressed.text != stage.text, !isAnnounced(key, pane, stage) {
          surprises.append("\(pane): \(key.name) on [\(stage.rows.last ?? "")]")
        }
      }
      var pasted = stage
      pasted.send(.paste("xyz"))
      if pasted.text != stage.text, !pane.pane.takesTyping { surprises.append("\(pane): a paste") }
    }
    #expect(surprises.isEmpty, "\(surprises.joined(separator: "\n"))")
  }

  /// All keys of all commands, and every letter, alone and with Alt and Control.
  private static func keys(of stage: Stage) -> Set<KeyPress> {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Unicode.Scalar($0) }
    let others: [Unicode.Scalar] = [" ", "A", "1", "."]
    return Set(stage.app.commands.all.flatMap(\.keys).map(\.first))
      .union((letters + others).map { KeyPress(.character($0)) })
      .union(letters.map { KeyPress.alt($0) }).union(letters.map { KeyPress.control($0) })
  }

  /// A key that moves the caret or finds something in the text edits in no pane: who has it in the
  /// fingers presses it there too.
  @Test func noKeyOfAMotionEdits() {
    var surprises: [String] = []
    stages(rows: 24, columns: 80) { pane, stage in
      let motions = Self.keys(of: stage).filter {
        var pressed = stage
        pressed.act(.focus(.text))
        pressed.press($0)
        return $0.modifiers.contains(.alt) && pressed.text == stage.text
      }
      for key in motions {
        var pressed = stage
        pressed.press(key)
        if pressed.text != stage.text { surprises.append("\(pane): \(key.name)") }
      }
    }
    #expect(surprises.isEmpty, "\(surprises.joined(separator: "\n"))")
  }

  /// Keys that move in lists and texts are the pane's that has the focus: the caret of the text and
  /// what is selected stay, unless the pane's bar names the key.
  @Test(arguments: sizes) func noKeyMovesTheCaretUnlessTheBarNamesIt(_ rows: Int, _ columns: Int) {
    let keys: [KeyPress.Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .backspace, .delete,
      .character("a"), .character(" "),
    ]
    var surprises: [String] = []
    stages(rows: rows, columns: columns) { pane, stage in
      let named = pane.pane.bar(in: stage.app).flatMap(\.actions).compactMap {
        stage.app.commands.keys(of: $0, in: pane)
      }
      for key in keys.map({ KeyPress($0) }) where !named.contains(KeySequence(key)) {
        var pressed = stage
        pressed.press(key)
        guard pressed.app.session.selection != stage.app.session.selection else { continue }
        // Letters, Enter and what deletes go to the text where the bar says so.
        if pressed.text != stage.text, isAnnounced(key, pane, stage) { continue }
        surprises.append("\(pane): \(key.name) on [\(stage.rows.last ?? "")]")
      }
    }
    #expect(surprises.isEmpty, "\(surprises.joined(separator: "\n"))")
  }

  /// On a wide screen the bar shows all that a pane says of its keys, and no key that scrolls where
  /// all rows are shown.
  @Test func theBarNamesNoKeyThatIsDead() {
    var dead: [String] = []
    stages(rows: 40, columns: 240) { pane, stage in
      let bar = stage.rows.last ?? ""
      guard bar.contains("scroll"), let inner = stage.app.plan[pane]?.inner else { return }
      let isMoved = [KeyPress.Key.up, .down].contains { key in
        var moved = stage
        moved.press(KeyPress(key))
        return moved.rows(of: pane) != stage.rows(of: pane)
      }
      if !isMoved {
        dead.append("\(pane) in \(inner.rows) rows: \(bar)")
      }
    }
    #expect(dead.isEmpty, "\(dead.joined(separator: "\n"))")
  }

  /// Choosing who decides outlasts the text: the bar names that key on the smallest screen too.
  @Test func theKeyThatDecidesIsNamedOnTheSmallestScreen() {
    var stage = Stage("abc ABC", rows: 12, columns: 40)
    stage.press(KeyPress(.function(4)))
    #expect((stage.rows.last ?? "").contains("Enter apply"), "\(stage)")
  }

  /// The key of the first difference is named where there is one; elsewhere it says that there is
  /// none.
  @Test func aDifferenceThatIsNotThereIsNotNamed() {
    var stage = Stage("abc ABC (12)", rows: 24, columns: 120)
    stage.app.engines.names = ["one"]
    stage.press(KeyPress(.function(5)))
    #expect(!(stage.rows.last ?? "").contains("first difference"), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("There is no difference to go to."), "\(stage)")
  }

  /// A structure that is higher than its pane is scrolled by the keys and the wheel.
  @Test func aStructureThatIsCutIsScrolled() throws {
    var stage = Stage("a [b] (c) {x} [d] (e) [f] (g) [h] ABC", rows: 24, columns: 80)
    stage.press(KeyPress(.function(3)), .alt("j"))
    stage.press(KeyPress(.character("N")), KeyPress(.character("0")), KeyPress(.enter))
    let pane = ExplanationFeature.structure
    stage.act(.focus(pane))
    let inner = try #require(stage.app.plan[pane]?.inner)
    let before = stage.rows(of: pane)
    let (selection, top) = (stage.app.session.selection, stage.app.top)
    stage.press(KeyPress(.down))
    #expect(stage.rows(of: pane) != before, "\(stage)")
    let at = Point(row: inner.row + 1, column: inner.column + 2)
    stage.send(.mouse(MouseEvent(.wheelUp, at: at)))
    stage.send(.mouse(MouseEvent(.wheelUp, at: at)))
    #expect(stage.app.session.selection == selection && stage.app.top == top)
  }

  @Test(arguments: sizes) func helpIsNamedInEveryPane(_ rows: Int, _ columns: Int) {
    stages(rows: rows, columns: columns) { pane, stage in
      let bar = stage.rows.last ?? ""
      #expect(bar.contains("F1 help"), "\(pane): \(bar)")
      if columns >= 80 { #expect(bar.contains("F9 fix"), "\(pane): \(bar)") }
    }
  }

  /// On the smallest screen too the pane's first key, help and the key that mends stand side by
  /// side; the edge of the pane names the way to the others where the bar does not.
  @Test(arguments: ["en", "he", "ar"]) func theSmallestBarLeadsToWhatMends(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    let seen: [(arrangement: Arrangement, panes: [PaneID])] = [
      (.inspect, [.text, InspectionFeature.order, InspectionFeature.characters]),
      (.explain, [ExplanationFeature.trace, ExplanationFeature.story, .text]),
      (.select, [.text, SelectionFeature.policies, SelectionFeature.selection]),
    ]
    for (arrangement, panes) in seen {
      var stage = EveryScreen(words: words).stage("abc ABC 12", rows: 12, columns: 40)
      stage.act(.arrange(arrangement))
      for pane in panes {
        stage.act(.focus(pane))
        let bar = stage.rows.last ?? ""
        let own = pane.pane.bar(in: stage.app).prefix(2).flatMap(\.actions).compactMap {
          stage.app.commands.keys(of: $0, in: pane)?.shortName
        }
        #expect(own.contains { bar.contains($0) }, "\(pane): \(bar)")
        #expect(bar.contains("F1") && bar.contains("F9"), "\(pane): \(bar)")
        #expect(stage.rows.contains { $0.contains("Tab") }, "\(pane) \(stage)")
      }
    }
  }

  /// A key that leads to an arrangement leads away from it where it is shown: the bar does not name
  /// it there, and names it elsewhere.
  @Test func theBarNamesNoKeyToWhereOneIs() {
    let led = Registry.standard.arrangements.filter { $0.barLabel != nil }
    #expect(led.count >= 3)
    for arrangement in Registry.standard.arrangements {
      var stage = EveryScreen(words: .english).stage("abc ABC 12", rows: 60, columns: 300)
      stage.act(.arrange(arrangement))
      for pane in arrangement.panes {
        stage.act(.focus(pane))
        let bar = stage.rows.last ?? ""
        for other in led {
          let key = KeySequence(other.keys[0]).shortName
          let isNamed = bar.contains("\(key) \(other.name.english)")
          if other == arrangement { #expect(!isNamed, "\(pane): \(bar)") }
          if other != arrangement, pane == .text { #expect(isNamed, "\(arrangement): \(bar)") }
        }
      }
    }
  }

  /// What Enter does with a value is said with a verb.
  @Test func theBarSaysThatEnterAddsAParagraph() {
    for arrangement in [Arrangement.formats, .messages, .calendars] {
      var stage = Stage("abc ABC", rows: 40, columns: 120)
      stage.act(.arrange(arrangement))
      #expect((stage.rows.last ?? "").contains("Enter add paragraph"), "\(stage)")
    }
  }

  @Test func theBarBeginsWithThePanesOwnKeys() {
    stages(rows: 40, columns: 120) { pane, stage in
      let bar = (stage.rows.last ?? "").drop { $0 == " " }
      let own = pane.pane.bar(in: stage.app).flatMap(\.actions).compactMap {
        stage.app.commands.keys(of: $0, in: pane)?.shortName
      }
      if pane.pane.takesTyping { return }
      let isOwn = own.isEmpty ? bar.hasPrefix("F1") : own.contains { bar.hasPrefix($0) }
      #expect(isOwn, "\(pane): \(bar)")
    }
  }

  /// Panes that only show something name the keys that work there.
  @Test func panesThatOnlyShowNameKeysToo() {
    let panes = [
      InspectionFeature.order, InspectionFeature.paragraph, InspectionFeature.runs,
      SelectionFeature.selection, SelectionFeature.policies, AttributesFeature.attributes,
    ]
    var seen: Set<PaneID> = []
    stages(rows: 24, columns: 80) { pane, stage in
      guard panes.contains(pane) else { return }
      seen.insert(pane)
      let bar = stage.rows.last ?? ""
      #expect(!bar.hasPrefix(" F1") && bar.contains("F2 zoom"), "\(pane): \(bar)")
    }
    #expect(seen == Set(panes))
    stages(rows: 24, columns: 240) { pane, stage in
      let bar = stage.rows.last ?? ""
      for label in ["F2 zoom", "what is this?", "F6 policy"] {
        #expect(bar.ranges(of: label).count <= 1, "\(pane): \(bar)")
      }
    }
  }

  @Test func theTraceNamesItsBestKeys() throws {
    var stage = Stage("abc ABC (12)", rows: 24, columns: 80)
    stage.press(KeyPress(.function(3)))
    #expect(stage.shows("stop here") && stage.shows("next change") && stage.shows("reference"))
    let bar = try #require(stage.rows.last)
    let column = try #require(bar.firstRange(of: "stop here")).lowerBound
    let at = bar.distance(from: bar.startIndex, to: column)
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 23, column: at))))
    #expect(stage.app.trace.isStepping)
  }

  /// Both arrows of an item answer to a press of their own.
  @Test func eachKeyOfAnItemIsPressed() throws {
    var stage = Stage("abc ABC (12)", rows: 24, columns: 120)
    stage.press(KeyPress(.function(3)))
    let bar = try #require(stage.rows.last)
    let index = try #require(bar.firstRange(of: "\u{2190}\u{2192} scalar")).lowerBound
    let at = bar.distance(from: bar.startIndex, to: index)
    let before = stage.app.session.selection.focus.offset
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 23, column: at + 1))))
    #expect(stage.app.session.selection.focus.offset == before.advanced(by: 1))
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 23, column: at))))
    #expect(stage.app.session.selection.focus.offset == before)
  }

  @Test func selectingAllLeavesThePanesSomethingToShow() {
    var stage = Stage("abc ABC{LF}", rows: 24, columns: 80)
    stage.press(.control("a"))
    #expect(stage.app.session.ranges.scalarCount == 8)
    #expect(stage.shows("P2"))
    #expect(stage.shows("U+0061"))
  }

  /// A press on a title chooses its pane and moves nothing; on that of the pane in focus it zooms.
  @Test(arguments: sizes) func aTitleAnswersAPress(_ rows: Int, _ columns: Int) {
    for arrangement in Registry.standard.arrangements {
      var stage = Stage("abc ABC 12{LF}def", rows: rows, columns: columns)
      stage.act(.arrange(arrangement))
      for placement in stage.app.plan.panes {
        var pressed = stage
        let at = Point(row: placement.outer.row, column: placement.outer.column + 3)
        pressed.send(.mouse(MouseEvent(.press(.left), at: at)))
        #expect(pressed.app.focus == placement.pane, "\(arrangement): \(placement.pane)")
        #expect(pressed.app.session.selection == stage.app.session.selection)
        let wasInFocus = stage.app.focus == placement.pane
        #expect(pressed.app.isZoomed == wasInFocus, "\(arrangement): \(placement.pane)")
      }
    }
  }
}
