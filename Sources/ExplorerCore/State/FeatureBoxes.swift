/// An action of a feature, together with the feature.
package struct FeatureAction: Hashable, Sendable {
  private let feature: any Feature.Type
  private let action: any Hashable & Sendable

  package init<F: Feature>(_ feature: F.Type, _ action: F.Action) {
    self.feature = feature
    self.action = action
  }

  /// The action, if it is of this feature.
  package func of<F: Feature>(_ feature: F.Type) -> F.Action? { action as? F.Action }

  /// Lets the feature do it.
  package func perform(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    func open<F: Feature>(_ feature: F.Type) -> Reaction {
      guard let action = action as? F.Action else { return .nothing }
      return feature.update(&app, action, analyser)
    }
    return open(feature)
  }

  package static func == (a: FeatureAction, b: FeatureAction) -> Bool {
    ObjectIdentifier(a.feature) == ObjectIdentifier(b.feature) && equal(a.action, b.action)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(feature))
    action.hash(into: &hasher)
  }
}

/// An effect of a feature, together with the feature.
package struct FeatureEffect: Hashable, Sendable {
  private let feature: any Feature.Type
  private let effect: any Hashable & Sendable

  package init<F: Feature>(_ feature: F.Type, _ effect: F.Effect) {
    self.feature = feature
    self.effect = effect
  }

  /// The effect, if it is of this feature.
  package func of<F: Feature>(_ feature: F.Type) -> F.Effect? { effect as? F.Effect }

  package static func == (a: FeatureEffect, b: FeatureEffect) -> Bool {
    ObjectIdentifier(a.feature) == ObjectIdentifier(b.feature) && equal(a.effect, b.effect)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(feature))
    effect.hash(into: &hasher)
  }
}
