internal import Explorer

/// Asks other engines, and collects what they have answered.
struct EnginesPerformer: FeaturePerformer {
  typealias F = EnginesFeature

  let desk: EngineDesk

  func perform(_ effect: EnginesFeature.Effect, _ state: AppState) -> [Action] {
    switch effect {
    case .ask(let question):
      desk.ask(question)
      return []
    case .look: return desk.takeAnswers()
    }
  }
}
