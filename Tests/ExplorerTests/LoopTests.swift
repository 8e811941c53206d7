import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// The loop on a terminal whose events and times are told beforehand.
@Suite struct LoopTests {
  /// The world outside: it notes every effect, and answers as it is told.
  private final class World: EffectPerformer {
    var effects: [Effect] = []
    var times: [Int] = []
    var answer: (Effect, AppState) -> [Action] = { _, _ in [] }
    let terminal: FakeTerminal

    init(_ terminal: FakeTerminal) { self.terminal = terminal }

    func perform(_ effect: Effect, _ app: AppState) -> [Action] {
      effects.append(effect)
      times.append(terminal.now)
      return answer(effect, app)
    }

    /// When effects were asked for, in milliseconds.
    func times(of effect: Effect) -> [Int] {
      zip(effects, times).filter { $0.0 == effect }.map(\.1)
    }
  }

  private func key(_ letter: Unicode.Scalar, _ modifiers: Modifiers = []) -> FakeTerminal.Happening
  {
    .event(.key(KeyPress(.character(letter), modifiers)))
  }

  private func run(
    _ happenings: [FakeTerminal.Happening], text: String = "abc",
    _ prepare: (inout AppState) -> Void = { _ in },
    answer: @escaping (Effect, AppState) -> [Action] = { _, _ in [] }
  ) -> (ending: Ending, world: World) {
    let terminal = FakeTerminal(size: Size(rows: 24, columns: 80), happenings)
    let world = World(terminal)
    world.answer = answer
    let analyser = Analyser()
    var app = AppState(
      document: Document(text: text), name: "loop", size: terminal.size,
      theme: Theme(depth: .colors256), locale: .leftToRight, analyser)
    prepare(&app)
    let loop = ExplorerLoop(
      terminal: terminal, performer: world, analyser: analyser, clock: { terminal.now })
    return (loop.run(app), world)
  }

  private static let look = Effect.feature(EnginesFeature.self, .look)

  // MARK: - Events, effects, ends

  @Test func aFrameIsShownAtTheStartAndAfterEachEvent() {
    let rest = FakeTerminal.Happening.silence(1)
    let (ending, world) = run([key("x"), rest, .event(.focus(true)), rest, key("y")])
    #expect(ending.app.session.document.text == "xyabc")
    #expect(ending.signal == nil)
    // An event that means nothing changes nothing, and draws nothing.
    #expect(world.terminal.frames.count == 3)
  }

  @Test func keysThatWaitAreTakenTogetherAndShownOnce() {
    let keys = Array(repeating: key("x"), count: 500) + [key("z", .control), key("y")]
    let (ending, world) = run(keys + [.silence(1), key("!")])
    #expect(ending.app.session.document.text == "y!abc")
    #expect(world.terminal.frames.count == 3)
  }

  /// In a paragraph in which a key takes long, letters that wait go in by the word; the text, the
  /// caret and what Undo takes back are the same.
  @Test func lettersThatWaitMakeNoOtherTextInALongParagraph() {
    for start in ["", "\u{5D0}\u{5D1} ", "(\u{2067}"] {
      let text = start + String(repeating: "ab \u{5D0}\u{5D1} 12 ", count: 2500)
      let typed = Array("one  two \u{5D2}\u{5D3} e\u{301} 3,4 (x".unicodeScalars)
      for undone in 0...3 {
        let keys =
          typed.map { key($0) } + Array(repeating: key("z", .control), count: undone)
        let together = run(keys, text: text).ending.app.session
        let apart = run(keys.flatMap { [$0, .silence(1)] }, text: text).ending.app.session
        #expect(together.document.text == apart.document.text)
        #expect(together.selection == apart.selection)
      }
    }
  }

  @Test func aRunOfTimersLeavesKeysTheirTurn() {
    let text = String(repeating: "x\n", count: 100_000)
    let open: [FakeTerminal.Happening] =
      [key("r", .control), key("x"), .event(.key(KeyPress(.enter))), key("y")]
      + [.event(.key(KeyPress(.enter))), .silence(1), key("a"), .silence(0)]
    let stopped = run(open + [.event(.key(KeyPress(.escape)))], text: text)
    #expect(stopped.ending.app.session.document.text == text)
    #expect(stopped.ending.app.message?.english == "Stopped: these replacements are undone.")
    let done = run(open, text: text)
    #expect(!done.ending.app.session.document.text.contains("x"))
    #expect(
      done.ending.app.message?.english == "Replaced 100000 matches; one Undo restores them all.")
    // It is shown how far it is.
    #expect(done.world.terminal.frames.count > 4)
    let undone = run(open + [.silence(100), key("z", .control)], text: text)
    #expect(undone.ending.app.session.document.text == text)
  }

  @Test func effectsAreDoneInTheirOrderAndAnswersComeBack() {
    let save = Effect.feature(
      FilesFeature.self, .save(path: "/t", then: .quit(givingUp: []), overwrites: false))
    let (ending, world) = run(
      [key("x"), key("q", .control), key("s"), key("y")],
      { $0.path = "/t" },
      answer: { effect, app in
        guard effect == save else { return [] }
        #expect(app.session.document.text == "xabc")
        return [
          .feature(FilesFeature.self, .saved(path: "/t", stamp: nil, then: .quit(givingUp: [])))
        ]
      })
    #expect(world.effects == [save, .quit])
    // What comes after the end is not read.
    #expect(ending.app.session.document.text == "xabc" && !ending.app.session.isModified)
    #expect(!world.terminal.isClosed)
  }

  @Test func quittingWithoutSavingLosesNoEffect() {
    let (_, world) = run([key("x"), key("q", .control), key("q")])
    #expect(world.effects == [.feature(FilesFeature.self, .discardUnsaved(.first)), .quit])
  }

  @Test func aSignalKeepsWhatIsUnsavedAndEnds() {
    let (ending, world) = run([key("x"), .event(.terminate(signal: 15)), key("y")])
    #expect(ending.signal == 15)
    #expect(world.effects == [.feature(FilesFeature.self, .keepForNextStart), .quit])
    #expect(ending.app.session.document.text == "xabc")
  }

  @Test func aTerminalThatIsGoneEndsTheLoop() {
    #expect(run([]).ending.app.session.document.text == "abc")
    #expect(run([key("x")]).ending.app.session.document.text == "xabc")
  }

  // MARK: - Timers

  @Test func aLookThatFindsNothingDrawsNothing() {
    let look = Effect.feature(SettingsFeature.self, .look)
    let frames = run([.silence(10_000)]).world.terminal.frames.count
    let (_, world) = run([.silence(10_000)], { $0[SettingsFeature.self].wishes = Wishes() })
    #expect(world.times(of: look).count == 6)
    #expect(world.terminal.frames.count == frames)
    let (_, other) = run(
      [.silence(10_000)], { $0[SettingsFeature.self].wishes = Wishes() },
      answer: { effect, _ in
        effect == look ? [.feature(SettingsFeature.self, .broken("line 1"))] : []
      })
    #expect(other.terminal.frames.count > frames)
  }

  @Test func eachStepsEditsAreKeptAtOnce() {
    let keys = [key("x"), .event(.key(KeyPress(.right))), key("y"), key("z", .control)]
    let (_, world) = run(keys, { $0.session.unkeptEdits = [] })
    let edits: [Edit] = [
      .insert("x", at: ScalarOffset(0)), .insert("y", at: ScalarOffset(2)),
      .replace(ScalarOffset(2)..<ScalarOffset(3), with: ""),
    ]
    #expect(world.effects == edits.map { .feature(FilesFeature.self, .keep([$0], of: .first)) })
    // How it went is asked a little later, once.
    let later = run(keys + [.silence(2000)], { $0.session.unkeptEdits = [] }).world.effects
    #expect(later == world.effects + [.feature(FilesFeature.self, .tellNews)])
    // Where nobody keeps them, none are noted.
    #expect(run(keys).world.effects.isEmpty)
  }

  @Test func aSecondPressAfterARestIsNoDoubleClick() {
    func presses(_ pause: Int) -> [Range<Int>] {
      let at = Point(row: 2, column: 6)
      func mouse(_ kind: MouseEvent.Kind) -> FakeTerminal.Happening {
        .event(.mouse(MouseEvent(kind, at: at)))
      }
      let press = [mouse(.press(.left)), mouse(.release(.left))]
      let app = run(press + [.silence(pause)] + press, text: "abc def").ending.app
      return app.session.ranges.ranges.map { $0.lowerBound.rawValue..<$0.upperBound.rawValue }
    }
    #expect(presses(399) == [0..<3])
    #expect(presses(401).isEmpty)
  }

  @Test func rulesPlayByThemselvesUntilTheLast() {
    let keys: [FakeTerminal.Happening] = [
      .event(.key(KeyPress(.function(3)))), key("g", .alt),
    ]
    let before = run(keys + [.silence(899), key("l", .control)], text: "ab CD 12")
    let first = before.ending.app.trace.stage
    #expect(before.ending.app.trace.isPlaying)
    let after = run(keys + [.silence(901), key("l", .control)], text: "ab CD 12")
    #expect(after.ending.app.trace.stage != first)
    let end = run(keys + [.silence(60_000), key("l", .control)], text: "ab CD 12")
    #expect(!end.ending.app.trace.isPlaying)
    // Each step is shown.
    #expect(end.world.terminal.frames.count > after.world.terminal.frames.count)
  }

  @Test func aDragHeldBelowTheTextScrollsOn() {
    let text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    func mouse(_ kind: MouseEvent.Kind, _ row: Int) -> FakeTerminal.Happening {
      .event(.mouse(MouseEvent(kind, at: Point(row: row, column: 6))))
    }
    let app = run(
      [
        mouse(.press(.left), 2), mouse(.drag(.left), 20), .silence(500), mouse(.release(.left), 20),
      ],
      text: text
    ).ending.app
    #expect(app.top.paragraph.rawValue >= 10)
    let whole = run(
      [mouse(.press(.left), 2), mouse(.drag(.left), 20), .silence(60_000)], text: text
    ).ending.app
    let last = whole.session.document.paragraph(containing: whole.session.selection.focus.offset)
    #expect(last.rawValue == 59)
  }

  // MARK: - Answers that come late

  @Test func enginesAreLookedAfterAsLongAsTheyAreAtWork() {
    var asked: EngineQuestion?
    var looks = 0
    let (ending, world) = run(
      [.event(.key(KeyPress(.function(5)))), .silence(1000), .event(.key(KeyPress(.right)))],
      text: "ab CD", { $0.engines.names = ["slow"] },
      answer: { effect, _ in
        guard case .feature(let effect) = effect else { return [] }
        switch effect.of(EnginesFeature.self) {
        case .ask(let question): asked = question
        case .look: looks += 1
        case nil: break
        }
        guard looks == 4, let question = asked else { return [] }
        return [
          .engines(
            .answered(
              engine: 0, content: question.content, direction: question.direction,
              .failure("too late")))
        ]
      })
    #expect(world.times(of: Self.look) == [30, 60, 90, 120])
    #expect(ending.app.engines.outcomes == [.failure("too late")])
    #expect(!ending.app.engines.isWaiting)
  }

  @Test func eventsWithoutAPauseKeepNoTimerFromItsTurn() {
    let keys: [FakeTerminal.Happening] =
      [.event(.key(KeyPress(.function(5))))]
      + (0..<40).flatMap { _ in [.event(.key(KeyPress(.right))), .silence(10)] }
    let (_, world) = run(keys, text: "ab CD", { $0.engines.names = ["slow"] })
    #expect(world.times(of: Self.look).count > 8)
  }

  /// No letter that was meant for something else meets the question, and none alone throws anything
  /// away.
  @Test func whatWasLostIsOfferedAtRestAndOverNoOverlay() {
    let look = Effect.feature(FilesFeature.self, .lookForLost)
    let discard = Effect.feature(FilesFeature.self, .discardRecovery)
    func run(_ happenings: [FakeTerminal.Happening]) -> (ending: Ending, world: World) {
      self.run(happenings, { $0[FilesFeature.self].looksForLost = true }) { effect, _ in
        guard effect == look else { return [] }
        let text = RecoveredText(Document(text: "lost"), file: "journal")
        return [.feature(FilesFeature.self, .foundLost(text, notice: nil))]
      }
    }
    let atOnce = run([.silence(1000), key("d"), .silence(10), key("y")])
    #expect(atOnce.world.times(of: look) == [300])
    #expect(atOnce.world.times(of: discard) == [1010])
    let keys: [FakeTerminal.Happening] = (0..<5).flatMap { _ in [.silence(200), key("d")] }
    let busy = run(keys)
    #expect(busy.world.effects.filter { $0 == look || $0 == discard } == [])
    #expect(busy.ending.app.session.document.text == "dddddabc")
    let palette = run(
      [key("p", .control), .silence(1000), key("u"), .silence(1000), key("n"), key("d")])
    #expect(palette.world.effects.filter { $0 == look || $0 == discard } == [])
    let closed = run(
      [
        key("p", .control), .silence(1000), .event(.key(KeyPress(.escape))), .silence(1000),
        key("d"), .silence(1000), key("d"), key("c"),
      ])
    #expect(closed.world.times(of: look) == [1300])
    #expect(closed.world.times(of: discard) == [])
    #expect(closed.ending.app.session.document.text == "abc")
  }

  // MARK: - What is computed

  @Test func aKeyIsAnalysedOnce() {
    var stage = Stage("ab CD ef (12)", rows: 30, columns: 100)
    _ = stage.frame
    for key in [
      KeyPress(.character("x")), KeyPress(.right), KeyPress(.function(3)), KeyPress(.down),
    ] {
      let before = stage.analyser.count
      stage.press(key)
      _ = stage.frame
      #expect(stage.analyser.count - before == 1, "\(key.name)")
    }
    stage.press(KeyPress(.escape))
    let before = stage.analyser.count
    stage.type("y")
    _ = (stage.frame, stage.frame)
    #expect(stage.analyser.count == before + 1)
  }
}
