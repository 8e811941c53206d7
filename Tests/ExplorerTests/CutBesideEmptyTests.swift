import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// On a high screen no pane is cut while another one leaves a third of its rows empty.
///
/// This is meant of what is seen (``PanesSeen``) in each arrangement when a text is opened, of all
/// panes of the screen, those of another column too; rows that are kept for what comes later are
/// empty like others. A text that is longer than the screen is cut in any case: then no other pane
/// is a third empty.
@Suite struct CutBesideEmptyTests {
  private static let words = [
    "abc", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "Hello", "12/06", "\u{645}\u{631}\u{62D}\u{628}\u{627}",
    "(50%)", "world.", "\u{5E8}\u{5D0}\u{5D5}", "1,200", "x", "test", "\u{628}\u{643}\u{645},",
    "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}",
  ]

  /// Lines of so many words, the first one of another number where that is said.
  private static func text(_ lines: Int, _ count: Int, first: Int? = nil) -> Document {
    var number = 5 + lines
    func line(_ count: Int) -> String {
      let words = (0..<count).map { _ -> String in
        number = (number * 29 + 7) % 1009
        return Self.words[number % Self.words.count]
      }
      return words.joined(separator: " ")
    }
    let all = (0..<lines).map { line($0 == 0 ? first ?? count : count) }
    return Document(text: all.joined(separator: "\n"))
  }

  /// A text in each arrangement, with all that the panes ask for.
  private static func look(
    _ text: Document, _ size: Size, _ language: String, at see: (Stage) -> Void
  ) {
    let screens = EveryScreen(words: Catalogue(language) ?? .english)
    var stage = Stage(text, size: size)
    stage.app.speak(screens.words)
    stage.app.engines.names = ["ICU 72.1", "FriBidi 1.0.8", "one", "two", "three"]
    stage.pass(.calendars(.today(20_557)))
    stage.app.measure(stage.analyser, again: true)
    for arrangement in stage.app.registry.arrangements {
      if arrangement != stage.app.arrangement {
        screens.answer(stage.act(.arrange(arrangement)), &stage)
      }
      guard stage.app.arrangement == arrangement else { continue }
      if arrangement == .findings { screens.answer(stage.pass(.findings(.ask)), &stage) }
      see(stage)
    }
  }

  /// Short texts and long ones, those that miss the screen by a line or two, and lines that take
  /// several rows; in Hebrew half of them.
  @Test(
    arguments: [Size(rows: 40, columns: 120), Size(rows: 60, columns: 200)],
    [
      ("en", [(1, 25), (5, 25), (10, 25), (24, 9), (28, 9), (52, 4)]),
      ("he", [(2, 9), (10, 25), (28, 9)]),
    ])
  func noPaneIsCutBesideOneAThirdEmpty(_ size: Size, _ texts: (String, [(Int, Int)])) {
    var wrong: [String] = []
    for (lines, count) in texts.1 {
      Self.look(Self.text(lines, count), size, texts.0) { stage in
        let seen = PanesSeen(stage)
        guard !seen.cut.isEmpty, !seen.empty.isEmpty else { return }
        let name = stage.app.arrangement.name.english
        wrong.append("\(name), \(lines) lines of \(count) words: \(seen.words)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// Rows do not go from a column to another one, but panes and columns do. So it holds of a text
  /// that is whole in its column too while a list beside it is cut, and of one that is longer than
  /// the screen, behind a first line that the other panes have little to say of, or much.
  @Test(
    arguments: [Size(rows: 40, columns: 120), Size(rows: 60, columns: 200)], ["en", "he", "ar"])
  func noPaneIsCutBesideOneOfAnotherColumn(_ size: Size, _ language: String) {
    var wrong: [String] = []
    for (lines, count, first) in [
      (36, 9, 9), (29, 9, 30), (54, 12, 12), (70, 8, 3), (70, 12, 25), (200, 4, 4),
    ] {
      Self.look(Self.text(lines, count, first: first), size, language) { stage in
        let seen = PanesSeen(stage)
        guard ![.languages, .attributes].contains(stage.app.arrangement), !seen.cut.isEmpty,
          !seen.empty.isEmpty
        else {
          return
        }
        let name = stage.app.arrangement.name.english
        wrong.append("\(name), \(lines) lines of \(count) words, first \(first): \(seen.words)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// Such a division follows from screen, arrangement and text, whatever was shown before, and no
  /// key that types moves a frame in it.
  @Test(arguments: ["en", "he", "ar"]) func noKeyThatTypesMovesSuchAFrame(_ language: String) {
    let size = Size(rows: 60, columns: 200)
    for (lines, count, first) in [(36, 9, 9), (70, 8, 3)] {
      let text = Self.text(lines, count, first: first)
      Self.look(text, size, language) { shown in
        var stage = shown
        let (arrangement, places) = (stage.app.arrangement, stage.app.plan.panes)
        // The findings and the languages that were asked for belong to this visit.
        guard !arrangement.right.isEmpty, arrangement != .languages else { return }
        stage.act(.arrange(arrangement == .inspect ? .select : .inspect))
        stage.act(.arrange(arrangement))
        #expect(stage.app.plan.panes == places, "\(arrangement.name.english) \(stage)")
        stage.act(.focus(.text))
        stage.press(KeyPress(.character("x")), KeyPress(.enter), KeyPress(.right, .shift))
        #expect(stage.app.plan.panes == places, "\(arrangement.name.english) \(stage)")
      }
    }
  }

  /// A pane's rows in use are those of the place for which the rows are shared out, while a pane is
  /// zoomed too.
  @Test func aZoomedPaneChangesNoRowsInUse() throws {
    var stage = Stage(String(repeating: "a", count: 70), rows: 60, columns: 200)
    let pane = InspectionFeature.characters
    let columns = try #require(stage.app.plan[pane]?.inner.columns)
    func rowsInUse() -> Int {
      pane.pane.rowsInUse(
        stage.app, stage.analyser.analysis(of: stage.app), rows: 56, columns: columns)
    }
    let open = rowsInUse()
    stage.act(.focus(.text))
    stage.act(.zoom)
    #expect(stage.app.plan[pane] == nil, "\(stage)")
    #expect(rowsInUse() == open, "\(stage)")
  }

  /// A text that lacks a row or two is whole where a pane below it keeps as many for later: the
  /// policies and the findings. What is typed or selected then moves no frame.
  @Test func aTextThatLacksTwoRowsHasThem() throws {
    for arrangement in [Arrangement.select, .findings] {
      let screens = EveryScreen(words: .english)
      var stage = Stage(Self.text(28, 3), size: Size(rows: 40, columns: 120))
      stage.act(.arrange(arrangement))
      screens.answer(stage.pass(.findings(.ask)), &stage)
      let seen = PanesSeen(stage)
      #expect(!seen.cut.contains(.text), "\(seen.words) \(stage)")
      let places = stage.app.plan.panes
      stage.act(.focus(.text))
      stage.press(KeyPress(.character("x")), KeyPress(.enter), KeyPress(.right, .shift))
      #expect(stage.app.plan.panes == places, "\(stage)")
    }
  }

  /// With nothing selected the rows of the policies say what each of them takes; a press says it
  /// again.
  @Test(arguments: ["en", "he", "ar"]) func thePoliciesSayWhatTheyTake(_ language: String) throws {
    var stage = Stage("abc ABG 12", rows: 40, columns: 120)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.select))
    let pane = SelectionFeature.policies
    let inner = try #require(stage.app.plan[pane]?.inner)
    let rows = stage.rows(of: pane)
    let said = (0..<inner.rows).compactMap { row -> Action? in
      pane.pane.action(
        forPressAt: Point(row: row, column: 0), size: inner.size, stage.app,
        stage.analyser.analysis(of: stage.app))
    }
    for policy in SelectionPolicy.allCases {
      #expect(said.contains(.say(policy.words)), "\(policy) \(stage)")
    }
    #expect(rows.count { $0.contains { $0 != " " } } >= 6, "\(stage)")
  }
}
