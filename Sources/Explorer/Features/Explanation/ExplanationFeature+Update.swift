internal import BidiAlgorithm
internal import Explanation
package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

extension ExplanationFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    let start = turnOn(&app, action)
    switch action {
    case .endSteps:
      app.endSteps()
      app.message = asItIs
    case .stage(let step): moveShown(&app, by: step, analyser)
    case .read(let step): read(&app, step, analyser)
    case .firstStage: moveShown(&app, by: -100, analyser)
    case .lastStage: moveShown(&app, by: 100, analyser)
    case .choose(let stage, let offset):
      app.trace.stage = stage
      if let offset { return start.then(.action(.goTo(offset))) }
    case .page(let pages):
      let columns = TracePane.visibleScalars(app, analyser.analysis(of: app)) - 1
      return start.then(.action(.stepScalar(pages * max(1, columns))))
    case .fold: fold(&app, analyser)
    case .step: step(&app, analyser)
    case .play: play(&app, analyser)
    case .tick: tick(&app, analyser)
    case .openJump(let beginning):
      app.open(PromptOverlay(RulePrompt(), text: beginning, isTyped: true))
    case .jump(let name): return start.then(jump(&app, to: name, analyser))
    case .change(let step): return start.then(change(&app, step, analyser))
    case .firstScalar: return start.then(goTo(0, analyser.analysis(of: app)))
    case .lastScalar:
      let analysis = analyser.analysis(of: app)
      let content = analysis.content
      return start.then(goTo(content.scalars.count - content.separatorCount - 1, analysis))
    case .changedLevel(let step): return start.then(changedLevel(&app, step, analyser))
    case .openRule:
      let name = analyser.analysis(of: app).trace?.ruleName ?? "P2"
      app.open(RuleOverlay(name: name))
    }
    return start
  }

  /// Begins to explain, if that is not on yet. Steps are taken only beside the table, which says
  /// so.
  private static func turnOn(_ app: inout AppState, _ action: Action) -> Reaction {
    let isStep = action == .step || action == .play
    guard action != .tick, action != .endSteps, isStep || !app.trace.isOn else { return .nothing }
    app.trace.isOn = true
    guard !app.arrangement.panes.contains(ExplanationFeature.trace),
      let arrangement = app.registry.arrangements.first(where: {
        $0.panes.contains(ExplanationFeature.trace)
      })
    else { return .nothing }
    return .action(.arrange(arrangement))
  }

  /// Shows the text as if the algorithm stopped after the chosen stage; where it is shown so
  /// already, as it is.
  private static func step(_ app: inout AppState, _ analyser: Analyser) {
    guard !app.trace.isStepping else {
      app.endSteps()
      app.message = asItIs
      return
    }
    app.beginSteps()
    // The stage shown by default becomes the chosen one.
    app.trace.stage = app.trace.stage ?? analyser.analysis(of: app).trace?.stage
    let key = app.commands.keyName(of: .trace(.stage(by: 1)))
    app.message =
      key.map {
        """
        The text is shown as if the algorithm stopped there; \(verbatim: $0) steps on, Esc ends it.
        """
      } ?? "The text is shown as if the algorithm stopped there; Esc ends it."
  }

  /// Hides idle rules where the table shows them, else shows them.
  private static func fold(_ app: inout AppState, _ analyser: Analyser) {
    let analysis = analyser.analysis(of: app)
    let areShown =
      analysis.trace.map { TracePane.shown($0, app, analysis).isUnfolded }
      ?? (app.trace.idleStages == .shown)
    app.trace.idleStages = areShown ? .hidden : .shown
  }

  /// Moves the choice by rows of the table.
  private static func moveShown(_ app: inout AppState, by step: Int, _ analyser: Analyser) {
    let analysis = analyser.analysis(of: app)
    guard let view = analysis.trace else { return }
    moveStage(&app, by: step, in: TracePane.shown(view, app, analysis))
  }

  private static func moveStage(_ app: inout AppState, by step: Int, in view: TraceView) {
    let index = view.stages.firstIndex(of: view.stage) ?? 0
    app.trace.stage = view.stages[min(max(0, index + step), view.stages.count - 1)]
  }

  private static func read(_ app: inout AppState, _ step: Int, _ analyser: Analyser) {
    let analysis = analyser.analysis(of: app)
    guard let view = analysis.trace, let next = StoryPane.reading(step, app, analysis, view)
    else { return }
    // Lines of the same sentence are no choice of a stage: the caret still decides which is shown.
    if next.stage != view.stage { app.trace.stage = next.stage }
    app.trace.reading = StoryReading(
      stage: next.stage, position: view.position, paragraphStart: view.explained.firstOffset,
      lines: next.lines)
  }

  /// Plays from the chosen stage; from the first where the last is chosen.
  private static func play(_ app: inout AppState, _ analyser: Analyser) {
    guard !app.trace.isPlaying else {
      app.trace.isPlaying = false
      return
    }
    guard let view = analyser.analysis(of: app).trace else { return }
    let isFresh = !app.trace.isStepping || view.stage == view.stages.last
    app.trace.stage = isFresh ? view.stages.first : view.stage
    app.beginSteps()
    app.trace.isPlaying = true
  }

  private static func tick(_ app: inout AppState, _ analyser: Analyser) {
    guard app.trace.isPlaying else { return }
    let before = app.trace.stage
    // Rules that change nothing are passed over, whether the table shows them or not.
    if let view = analyser.analysis(of: app).trace { moveStage(&app, by: 1, in: view) }
    guard app.trace.stage == before else { return }
    // All rules have been applied now, so the display is the text's own again.
    app.endSteps()
    app.message = "All rules have been played; the text is shown with all of them applied."
  }

  private struct RulePrompt: PromptPurpose {
    var title: Words { "Go to rule (such as W4)" }
    func action(for text: String) -> ExplorerCore.Action { .trace(.jump(text)) }
  }

  /// Goes to a rule by its name.
  private static func jump(
    _ app: inout AppState, to name: String, _ analyser: Analyser
  ) -> Reaction {
    let rules = ([name] + app.readings(of: name)).lazy.compactMap {
      BidiRule(name: $0.split(separator: " ").joined())
    }
    guard let rule = rules.first else {
      app.message =
        """
        There is no rule \(verbatim: PrintableText.of(name)); the rules are P1-P3, X1-X10, W1-W7, \
        N0-N2, I1, I2, L1-L4.
        """
      return .nothing
    }
    let stage = TraceStage(rule)
    app.trace.stage = stage
    let analysis = analyser.analysis(of: app)
    guard let view = analysis.trace, !view.explained.isChanged(by: stage, at: view.position) else {
      return .nothing
    }
    guard
      let first = view.explained.window.first(where: { view.explained.isChanged(by: stage, at: $0) }
      )
    else {
      app.message = "\(verbatim: rule.rawValue) changes nothing in this paragraph."
      return .nothing
    }
    return .action(.goTo(ScalarOffset(analysis.offset(first))))
  }

  private static func goTo(_ position: Int, _ analysis: Analysis) -> Reaction {
    .action(.goTo(ScalarOffset(analysis.offset(max(0, position)))))
  }

  /// Goes to the nearest start of a stretch whose level is not the paragraph's, after the caret's
  /// scalar or before it. Levels are those after I2, so that line breaks do not matter.
  private static func changedLevel(
    _ app: inout AppState, _ step: Int, _ analyser: Analyser
  ) -> Reaction {
    let analysis = analyser.analysis(of: app)
    guard let view = analysis.trace else { return .nothing }
    let resolved = view.explained.paragraph
    let places = view.explained.scalars.indices.filter { !resolved.isRemoved(at: $0) }
    let starts = places.indices.filter { index in
      let level = resolved.level(at: places[index])
      return level != resolved.paragraphLevel
        && (index == 0 || resolved.level(at: places[index - 1]) != level)
    }.map { places[$0] }
    let found =
      step > 0
      ? starts.first { $0 > view.position } : starts.last { $0 < view.position }
    guard let found else {
      app.message =
        step > 0
        ? """
        Before L1, no stretch of another level than the paragraph level begins after this scalar \
        in the paragraph.
        """
        : """
        Before L1, no stretch of another level than the paragraph level begins before this scalar \
        in the paragraph.
        """
      return .nothing
    }
    return goTo(found, analysis)
  }

  /// Goes to the nearest scalar that the chosen rule changed, after the caret's or before it.
  private static func change(
    _ app: inout AppState, _ step: Int, _ analyser: Analyser
  ) -> Reaction {
    let analysis = analyser.analysis(of: app)
    guard let view = analysis.trace else { return .nothing }
    // The stage stays chosen when the caret moves.
    app.trace.stage = view.stage
    let explained = view.explained
    let places =
      step > 0
      ? Array(view.position + 1..<max(view.position + 1, explained.window.upperBound))
      : (explained.window.lowerBound..<max(explained.window.lowerBound, view.position)).reversed()
    guard let found = places.first(where: { explained.isChanged(by: view.stage, at: $0) }) else {
      app.message =
        step > 0
        ? "\(view.stageName) changes nothing after this scalar in the paragraph."
        : "\(view.stageName) changes nothing before this scalar in the paragraph."
      return .nothing
    }
    return .action(.goTo(ScalarOffset(analysis.offset(found))))
  }
}
