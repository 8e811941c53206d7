internal import Explorer
internal import ExplorerCore

/// Performs the effects of one feature.
protocol FeaturePerformer {
  associatedtype F: Feature
  /// Does an effect; the answers, if any, come back as actions.
  func perform(_ effect: F.Effect, _ app: AppState) -> [Action]
}

extension FeaturePerformer {
  /// Does an effect if it is the feature's; nil where it is another's.
  func take(_ effect: FeatureEffect, _ app: AppState) -> [Action]? {
    effect.of(F.self).map { perform($0, app) }
  }
}
