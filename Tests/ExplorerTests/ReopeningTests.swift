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
    stage.app.recall(memory, for: .document, stage.analyser)
    return stage
  }

  private func memory(_ stage: Stage) -> [String: String] { stage.app.memory(for: .document) }

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
    stage.app.session.selection.goalColumn = nil
    let next = reopened(memory(stage))
    #expect(next.app.session.selection == stage.app.session.selection)
    #expect(next.app.session.policies == stage.app.session.policies)
    #expect(next.app.top == stage.app.top && next.app.top.paragraph.rawValue > 0)
    #expect(next.app.arrangement == .select)
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
    for arrangement in stage.app.registry.arrangements.shuffled(using: &random).prefix(1) {
      stage.act(.arrange(arrangement))
      stage.act(.focus(.text))
    }
    for step in steps where Bool.random(using: &random) { stage.act(.edit(step)) }
    for _ in 0..<30 { stage.press(keys[Int.random(in: 0..<keys.count, using: &random)]) }
    // The words of a selection are those of the policy.
    stage.app.session.select(stage.app.session.selection)
    stage.app.session.selection.goalColumn = nil
    stage.app.fit()
    let known = memory(stage)
    let next = reopened(known, rows: rows, columns: columns)
    #expect(next.app.session.selection == stage.app.session.selection, "seed \(seed)")
    // Columns are shared out by what the caret's paragraph had use for, as rows are below.
    var policies = next.app.session.policies
    policies.settings.width = stage.app.session.policies.settings.width
    #expect(policies == stage.app.session.policies, "seed \(seed)")
    #expect(next.app.arrangement == stage.app.arrangement, "seed \(seed)")
    // Other panes have as many rows as the paragraph had use for that was the caret's when they
    // were opened; the text has what is left.
    let rowsOfText = { (stage: Stage) in stage.app.plan[.text]?.inner.rows ?? 1 }
    if rowsOfText(next) == rowsOfText(stage) {
      #expect(next.app.top == stage.app.top, "seed \(seed)")
      #expect(memory(next) == known, "seed \(seed)")
    }
    let layout = next.app.session.layout
    let caret = layout.place(of: next.app.session.selection.focus).line
    #expect(
      layout.lines(from: next.app.top, count: rowsOfText(next)).contains(caret), "seed \(seed)")
  }

  /// In another width the first line in view is the one that has the same text.
  @Test func theFirstLineIsFoundInEveryWidth() {
    let text = String(repeating: "abc ", count: 2000)
    var stage = Stage(text)
    for _ in 0..<60 { stage.press(KeyPress(.down)) }
    let offset = stage.app.session.layout.range(of: stage.app.top).lowerBound
    let next = reopened(memory(stage), text, rows: 40, columns: 50)
    #expect(next.app.session.layout.range(of: next.app.top).contains(offset))
    #expect(next.app.session.selection.focus == stage.app.session.selection.focus)
  }

  /// The text is shorter now: what was beyond its end is its end, and nothing is selected.
  @Test func aTextThatHasChangedIsHeldToItsEnd() {
    var stage = Stage(Self.text)
    stage.press(KeyPress(.end, .control), KeyPress(.left, .shift))
    for shorter in ["", "a", "abc{LF}DEF"] {
      let next = reopened(memory(stage), shorter)
      let selection = next.app.session.selection
      #expect(selection.isCaret)
      #expect(selection.focus.offset.rawValue == next.app.session.document.scalarCount)
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
    let length = String(Stage(Self.text).app.session.document.scalarCount)
    for name in names {
      for value in [words, words + " character " + length, words + " \u{1B} " + length] {
        let next = reopened([name: value])
        let selection = next.app.session.selection
        let end = next.app.session.document.scalarCount
        #expect((0...end).contains(selection.focus.offset.rawValue))
        #expect((0...end).contains(selection.anchor.offset.rawValue))
        _ = next.frame
      }
    }
    #expect(reopened(["left.arrangement": words]).app.arrangement == .inspect)
  }

  /// Who takes note of an arrangement knows of one that is there again.
  @Test func theRulesAreExplainedAgain() {
    let short = reopened(["left.arrangement": "explain"])
    #expect(short.app.arrangement == .explain && short.app.trace.isOn)
  }

  /// What the user's settings want is as in a new text; what was chosen in this one goes before it.
  @Test func theTextGoesBeforeTheSettings() {
    let usual = UsualPolicies(selection: .snap, words: nil, wraps: nil, motion: .logical)
    var stage = Stage("abc")
    stage.app.usual = usual
    stage.app.session.policies = usual.applied(to: stage.app.session.policies)
    #expect(memory(stage).isEmpty)
    stage.act(.edit(.selectionPolicy(.natural)))
    let known = memory(stage)
    #expect(known == ["left.selection-policy": "natural"])
    var next = Stage("other")
    next.app.usual = usual
    next.pass(
      .feature(
        FilesFeature.self,
        .opened(
          OpenedFile(
            EditingSession(
              Document(text: "abc"), settings: LayoutSettings(), directions: .automatic),
            path: "/abc", stamp: nil, name: "abc",
            looksForLost: false, memory: known, notice: nil))))
    #expect(next.app.session.selectionPolicy == .natural)
    #expect(next.app.session.motionPolicy == .logical)
  }

  /// A text that is recovered takes the place of what stood there, wherever its caret was.
  @Test func aRecoveredTextIsShownFromItsStart() {
    var stage = reopened(["left.caret": "500 d", "left.top": "400"])
    let lost = RecoveredText(Document(text: "lost"), file: "x")
    stage.pass(.feature(FilesFeature.self, .foundLost(lost, notice: nil)))
    stage.press(KeyPress(.character("r")))
    #expect(stage.text == "lost" && stage.app.session.isModified)
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(0))
    #expect(stage.app.top == LinePosition(paragraph: ParagraphIndex(0), line: 0))
  }

  /// A keyboard that was put away stays away, though settings name one.
  @Test func aKeyboardThatWasPutAwayStaysAway() {
    var stage = Stage("abc")
    stage.act(.keyboards(.use("hebrew")))
    stage.act(.keyboards(.use(nil)))
    var next = Stage("abc")
    next.act(.keyboards(.use("persian")))
    next.app.recall(memory(stage), for: .document, next.analyser)
    #expect(next.app[KeyboardsFeature.self].active == nil)
    #expect(next.app[KeyboardsFeature.self].last == "hebrew")
  }
}
