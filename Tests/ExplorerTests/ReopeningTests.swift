import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// A text that is opened again stands as it was left.
@Suite struct ReopeningTests {
  private static let text = (0..<40).map { "line \($0) ABC (DEF) 12" }.joined(separator: "{LF}")

  /// The same text in another program that knows this.
  private func reopened(
    _ memory: [String: String], _ text: String = text, rows: Int = 24, columns: Int = 80
  ) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.state.recall(memory, for: .document, stage.analyser)
    return stage
  }

  private func memory(_ stage: Stage) -> [String: String] { stage.state.memory(for: .document) }

  @Test func aTextStandsAsItWasLeft() {
    var stage = Stage(Self.text)
    for _ in 0..<20 { stage.press(KeyPress(.down)) }
    stage.press(KeyPress(.right), KeyPress(.right), KeyPress(.right, .shift))
    stage.press(KeyPress(.up, .shift))
    stage.act(.edit(.selectionPolicy(.snap)))
    stage.act(.edit(.motionPolicy(.logical)))
    stage.act(.arrange(.select))
    stage.act(.focus(.text))
    // Where up and down aim at is of the keys, and not of the text.
    stage.state.session.selection.goalColumn = nil
    let next = reopened(memory(stage))
    #expect(next.state.session.selection == stage.state.session.selection)
    #expect(next.state.session.policies == stage.state.session.policies)
    #expect(next.state.top == stage.state.top && next.state.top.paragraph.rawValue > 0)
    #expect(next.state.arrangement == .select)
    #expect(next.rows == stage.rows, "\(next)")
    #expect(memory(next) == memory(stage))
  }

  @Test func aNewTextHasNothingToRemember() {
    #expect(memory(Stage(Self.text)).isEmpty && memory(Stage("")).isEmpty)
  }

  /// Seeded states: what is remembered and recalled is what was left, and is remembered again.
  @Test(arguments: 0..<60) func whatIsRememberedIsRecalled(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sizes = [(24, 80), (12, 40), (40, 120)]
    let (rows, columns) = sizes.randomElement(using: &random) ?? (24, 80)
    var stage = Stage(Self.text, rows: rows, columns: columns)
    let keys: [KeyPress] = [
      KeyPress(.down), KeyPress(.down), KeyPress(.right), KeyPress(.left), KeyPress(.end),
      KeyPress(.pageDown), KeyPress(.up), KeyPress(.right, .shift), KeyPress(.down, .shift),
      KeyPress(.left, .shift), KeyPress(.character("a"), .control),
    ]
    let steps: [SessionStep] = [
      .nextSelectionPolicy, .nextMotionPolicy, .nextDeletionPolicy, .nextBackspaceUnit,
      .wrapPolicy(.twoStops), .wordPolicy(.hull), .grow,
    ]
    for arrangement in stage.state.registry.arrangements.shuffled(using: &random).prefix(1) {
      stage.act(.arrange(arrangement))
      stage.act(.focus(.text))
    }
    for step in steps where Bool.random(using: &random) { stage.act(.edit(step)) }
    for _ in 0..<30 { stage.press(keys[Int.random(in: 0..<keys.count, using: &random)]) }
    // The words of a selection are those of the policy.
    stage.state.session.select(stage.state.session.selection)
    stage.state.session.selection.goalColumn = nil
    stage.state.fit()
    let known = memory(stage)
    let next = reopened(known, rows: rows, columns: columns)
    #expect(next.state.session.selection == stage.state.session.selection, "seed \(seed)")
    // Columns are shared out by what the caret's paragraph had use for, as rows are below.
    var policies = next.state.session.policies
    policies.settings.width = stage.state.session.policies.settings.width
    #expect(policies == stage.state.session.policies, "seed \(seed)")
    #expect(next.state.arrangement == stage.state.arrangement, "seed \(seed)")
    // Other panes have as many rows as the paragraph had use for that was the caret's when they
    // were opened; the text has what is left.
    let rowsOfText = { (stage: Stage) in stage.state.plan[.text]?.inner.rows ?? 1 }
    if rowsOfText(next) == rowsOfText(stage) {
      #expect(next.state.top == stage.state.top, "seed \(seed)")
      #expect(memory(next) == known, "seed \(seed)")
    }
    let layout = next.state.session.layout
    let caret = layout.place(of: next.state.session.selection.focus).line
    #expect(
      layout.lines(from: next.state.top, count: rowsOfText(next)).contains(caret), "seed \(seed)")
  }

  /// In another width the first line in view is the one that has the same text.
  @Test func theFirstLineIsFoundInEveryWidth() {
    let text = String(repeating: "abc ", count: 2000)
    var stage = Stage(text)
    for _ in 0..<60 { stage.press(KeyPress(.down)) }
    let offset = stage.state.session.layout.range(of: stage.state.top).lowerBound
    let next = reopened(memory(stage), text, rows: 40, columns: 50)
    #expect(next.state.session.layout.range(of: next.state.top).contains(offset))
    #expect(next.state.session.selection.focus == stage.state.session.selection.focus)
  }

  /// The text is shorter now: what was beyond its end is its end, and nothing is selected.
  @Test func aTextThatHasChangedIsHeldToItsEnd() {
    var stage = Stage(Self.text)
    stage.press(KeyPress(.end, .control), KeyPress(.left, .shift))
    for shorter in ["", "a", "abc{LF}DEF"] {
      let next = reopened(memory(stage), shorter)
      let selection = next.state.session.selection
      #expect(selection.isCaret)
      #expect(selection.focus.offset.rawValue == next.state.session.document.scalarCount)
      _ = next.frame
    }
  }

  @Test(arguments: [
    "", "-1", "-1 d", "99999999999999999999 d", "9223372036854775807 u",
    "1", "1 sideways", "1 d x", "x d", "\u{202E}\u{1B}[2J", "0x10 u",
  ])
  func wordsOfAnybodyDoNoHarm(_ words: String) {
    let names = [
      "left.caret", "left.selection", "left.top", "left.arrangement", "left.selection-policy",
      "left.word-policy",
      "left.motion-policy", "left.wrap-policy", "left.deletion-policy", "left.backspace-unit",
    ]
    let length = String(Stage(Self.text).state.session.document.scalarCount)
    for name in names {
      for value in [words, words + " character " + length, words + " \u{1B} " + length] {
        let next = reopened([name: value])
        let selection = next.state.session.selection
        let end = next.state.session.document.scalarCount
        #expect((0...end).contains(selection.focus.offset.rawValue))
        #expect((0...end).contains(selection.anchor.offset.rawValue))
        _ = next.frame
      }
    }
    #expect(reopened(["left.arrangement": words]).state.arrangement == .inspect)
  }

  /// Who takes note of an arrangement knows of one that is there again.
  @Test func theRulesAreExplainedAgain() {
    let short = reopened(["left.arrangement": "explain"])
    #expect(short.state.arrangement == .explain && short.state.trace.isOn)
  }

  /// What the user's settings want is as in a new text; what was chosen in this one goes before it.
  @Test func theTextGoesBeforeTheSettings() {
    let usual = UsualPolicies(selection: .snap, words: nil, wraps: nil, motion: .logical)
    var stage = Stage("abc")
    stage.state.usual = usual
    stage.state.session.policies = usual.applied(to: stage.state.session.policies)
    #expect(memory(stage).isEmpty)
    stage.act(.edit(.selectionPolicy(.natural)))
    let known = memory(stage)
    #expect(known == ["left.selection-policy": "natural"])
    var next = Stage("other")
    next.state.usual = usual
    next.pass(
      .feature(
        FilesFeature.self,
        .opened(
          OpenedFile(
            EditingSession(
              Document(text: "abc"), settings: LayoutSettings(), directions: .automatic),
            path: "/abc", stamp: nil, name: "abc",
            looksForLost: false, memory: known, notice: nil))))
    #expect(next.state.session.selectionPolicy == .natural)
    #expect(next.state.session.motionPolicy == .logical)
  }

  /// A text that is recovered takes the place of what stood there, wherever its caret was.
  @Test func aRecoveredTextIsShownFromItsStart() {
    var stage = reopened(["left.caret": "500 d", "left.top": "400"])
    let lost = RecoveredText(Document(text: "lost"), file: "x")
    stage.pass(.feature(FilesFeature.self, .foundLost(lost, notice: nil)))
    stage.press(KeyPress(.character("r")))
    #expect(stage.text == "lost" && stage.state.session.isModified)
    #expect(stage.state.session.selection.focus.offset == ScalarOffset(0))
    #expect(stage.state.top == LinePosition(paragraph: ParagraphIndex(0), line: 0))
  }

  /// A keyboard that was put away stays away, though settings name one.
  @Test func aKeyboardThatWasPutAwayStaysAway() {
    var stage = Stage("abc")
    stage.act(.keyboards(.use("hebrew")))
    stage.act(.keyboards(.use(nil)))
    var next = Stage("abc")
    next.act(.keyboards(.use("persian")))
    next.state.recall(memory(stage), for: .document, next.analyser)
    #expect(next.state[KeyboardsFeature.self].active == nil)
    #expect(next.state[KeyboardsFeature.self].last == "hebrew")
  }
}
