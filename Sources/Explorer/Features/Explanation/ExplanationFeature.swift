package import Explanation
package import ExplorerCore
package import Screen
package import TextModel
internal import Wording

/// Why each scalar has its level: the rules' work, rule by rule.
package enum ExplanationFeature: Feature {
  package typealias State = TraceState

  package enum Action: Hashable, Sendable {
    /// Moves the choice by a number of stages.
    case stage(by: Int)
    case firstStage, lastStage
    /// Reads on in the story, or back, by the step's sign: by a line where a sentence is long, else
    /// to the next sentence.
    case read(Int)
    /// Chooses a cell: a stage, and a scalar of the document.
    case choose(TraceStage, ScalarOffset?)
    /// Moves by a number of pages of scalars, in storage order.
    case page(Int)
    case fold, step, play
    /// Shows the text as it is again.
    case endSteps
    /// Time has passed while the steps play.
    case tick
    /// Asks for the name of a rule to go to. Its first letters may be typed already.
    case openJump(beginning: String)
    /// Goes to a rule by its name.
    case jump(String)
    /// To the next scalar that the chosen rule changed, or the one before, by the step's sign.
    case change(Int)
    /// To the paragraph's first or last scalar.
    case firstScalar, lastScalar
    /// To the next or the previous start of a stretch whose level is not the paragraph's, by the
    /// step's sign.
    case changedLevel(Int)
    /// Shows what the chosen rule says.
    case openRule
  }

  package static let initial = TraceState()

  package static func state(_ state: TraceState, for text: TraceState?) -> TraceState {
    text ?? initial
  }

  package static let trace = PaneID(TracePane.self)
  package static let story = PaneID(StoryPane.self)
  package static let structure = PaneID(StructurePane.self)
  package static let panes = [trace, story, structure]
  package static var text: (any TextContribution.Type)? { SteppedText.self }

  /// How long a step is shown while the rules play, in milliseconds.
  private static let playStep = 900

  package static func timers(_ app: AppState) -> [LoopTimer] {
    app.trace.isPlaying
      ? [LoopTimer(after: playStep, .trace(.tick), waitsForRest: true)] : []
  }

  /// Esc ends the steps first, because they show the text otherwise than it is.
  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    key == KeyPress(.escape) && app.trace.isStepping ? .trace(.endSteps) : nil
  }

  /// A change of the text ends the steps, because they show another text than the one that is
  /// edited.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    if change.hasChangedText, app.trace.isStepping,
      app.trace.stepped != SteppedTextMark(app.session)
    {
      app.endSteps()
      app.message = app.message ?? asItIs
    }
    return .nothing
  }

  /// What is said when the steps end.
  static let asItIs: Words = "The text is shown with all rules applied."

  package static func deciding(_ analysis: Analysis) -> [Int] { analysis.trace?.deciding ?? [] }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    switch signal {
    case .arranged(let arrangement, let isEnding):
      // The pane with the story explains too, so the rules are worked out for it.
      if arrangement.panes.contains(ExplanationFeature.story), isEnding || !app.trace.isOn {
        app.trace = TraceState(isOn: !isEnding)
      }
      // Without the table of the rules the text is shown as it is.
      if isEnding || !arrangement.panes.contains(ExplanationFeature.trace) { app.endSteps() }
    case .rule(let rule):
      app.trace.isOn = true
      app.trace.stage = rule.map { TraceStage($0) }
    case .menu, .keyboard, .keyboardLent, .keyboardReturned, .clusters, .escape, .fileAsked,
      .settingChosen, .ending:
      break
    }
    return .nothing
  }
}

extension AppState {
  /// What is chosen of the rules' work.
  package var trace: TraceState {
    get { self[ExplanationFeature.self] }
    _modify { yield &self[ExplanationFeature.self] }
  }

  /// Shows the text as if the algorithm stopped after the chosen stage.
  mutating func beginSteps() {
    trace.isStepping = true
    trace.stepped = SteppedTextMark(session)
  }

  /// Shows the text as it is.
  mutating func endSteps() {
    trace.isStepping = false
    trace.isPlaying = false
    trace.stepped = nil
  }
}

extension Action {
  /// Something to do with the rules' work.
  package static func trace(_ action: ExplanationFeature.Action) -> Action {
    .feature(ExplanationFeature.self, action)
  }
}
