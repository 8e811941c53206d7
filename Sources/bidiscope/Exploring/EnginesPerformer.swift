internal import Explorer
internal import ExplorerCore

/// Asks other engines, and collects what they have answered.
struct EnginesPerformer: FeaturePerformer {
  typealias F = EnginesFeature

  let engines: EngineQueues

  func perform(_ effect: EnginesFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .ask(let question):
      engines.ask(question)
      return []
    case .look: return engines.takeAnswers()
    }
  }
}
