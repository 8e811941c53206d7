package import Explanation
package import TextModel

/// Why each scalar has its level: the rules' work, rule by rule.
package enum ExplanationFeature: Feature {
  package typealias State = TraceState

  package enum Action: Hashable, Sendable {
    /// To the stage so many rows below.
    case stage(by: Int)
    case firstStage, lastStage
    /// To a cell: a stage, and a scalar of the document.
    case choose(TraceStage, ScalarOffset?)
    /// To so many pages of scalars further in storage.
    case page(Int)
    case fold, step, play
    /// Time has passed while the steps play.
    case tick
    /// Asks for the name of a rule to go to, of which some letters may be there.
    case openJump(beginning: String)
    /// Goes to a rule by its name.
    case jump(String)
    /// To the next scalar that the chosen rule changed, or the one before, by the step's sign.
    case change(Int)
    /// Shows what the chosen rule says.
    case openRule
  }

  package static let initial = TraceState()
  package static let panes = [PaneID.trace, .story, .structure]
  package static var text: (any TextContribution.Type)? { SteppedText.self }

  /// A step of the rules lasts so long while they play, in milliseconds.
  private static let playStep = 900

  package static func timers(_ app: AppState) -> [LoopTimer] {
    app.trace.isPlaying
      ? [LoopTimer(after: playStep, .trace(.tick), waitsForRest: true)] : []
  }

  package static func deciding(_ analysis: Analysis) -> [Int] { analysis.trace?.deciding ?? [] }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    switch signal {
    case .arranged(let arrangement, let isEnding):
      if arrangement.explains, isEnding || !app.trace.isOn {
        app.trace = TraceState(isOn: !isEnding)
      }
      // Where the text of all engines is compared, it is shown as it is.
      if arrangement.explains, !arrangement.panes.contains(.trace) { app.trace.isStepping = false }
    case .rule(let rule):
      app.trace.isOn = true
      app.trace.stage = rule.map { TraceStage($0) }
    case .menu, .keyboard, .escape, .quitAsked, .ending: break
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
}

extension Action {
  /// Something to do with the rules' work.
  package static func trace(_ action: ExplanationFeature.Action) -> Action {
    .feature(ExplanationFeature.self, action)
  }
}

extension PaneID {
  package static let trace = PaneID(TracePane.self)
  package static let story = PaneID(StoryPane.self)
  package static let structure = PaneID(StructurePane.self)
}
