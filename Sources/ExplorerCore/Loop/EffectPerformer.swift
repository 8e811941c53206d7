/// What the world outside does for the explorer.
package protocol EffectPerformer {
  /// Does an effect; the answers, if any, come back as actions.
  func perform(_ effect: Effect, _ app: AppState) -> [Action]
}
