package import BidiAlgorithm
package import ExplorerCore

/// Other people's engines beside ours.
package enum EnginesFeature: Feature {
  package typealias State = EnginesState

  package enum Action: Hashable, Sendable {
    /// An engine has done something with the question about a content.
    case answered(engine: Int, content: UInt64, direction: BaseDirection, EngineOutcome)
    /// To the engine so many rows below.
    case choose(by: Int)
    /// To the first scalar at which the chosen engine, or the one of this place, leaves UAX #9.
    case goToDifference(Int?)
    /// Time has passed while engines are at work.
    case look
  }

  package enum Effect: Hashable, Sendable {
    /// Ask the engines about a paragraph, and return at once.
    case ask(EngineQuestion)
    /// Answer with `.answered` for each engine that has done something since.
    case look
  }

  package static let initial = EnginesState()
  package static let engines = PaneID(EnginesPane.self)
  package static let panes = [engines]

  /// While engines are at work their answers are looked for so often, in milliseconds.
  private static let lookAgain = 30

  package static func timers(_ app: AppState) -> [LoopTimer] {
    app.engines.isWaiting ? [LoopTimer(after: lookAgain, .engines(.look))] : []
  }
}

extension AppState {
  /// The engines, and what they said last.
  package var engines: EnginesState {
    get { self[EnginesFeature.self] }
    _modify { yield &self[EnginesFeature.self] }
  }
}

extension Action {
  /// Something to do with the engines.
  package static func engines(_ action: EnginesFeature.Action) -> Action {
    .feature(EnginesFeature.self, action)
  }
}
