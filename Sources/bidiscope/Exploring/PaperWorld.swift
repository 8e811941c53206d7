internal import ExplorerCore

/// The world around a screen that is exported: it answers, and changes nothing. No key writes a
/// file or fills a clipboard.
struct PaperWorld: EffectPerformer {
  /// Those that answer.
  let performers: [any FeaturePerformer]

  func perform(_ effect: Effect, _ app: AppState) -> [Action] {
    guard case .feature(let effect) = effect else { return [] }
    for performer in performers {
      if let answers = performer.take(effect, app) { return answers }
    }
    return []
  }
}
