/// What is to be done outside. `update` only asks for it; an answer comes back as an action.
package enum Effect: Hashable, Sendable {
  /// Put text on the system's clipboard.
  case copy(String)
  /// Store what the features want to have again at the next start.
  case remember
  /// End the program.
  case quit
  case feature(FeatureEffect)

  /// An effect of a feature.
  package static func feature<F: Feature>(_ feature: F.Type, _ effect: F.Effect) -> Effect {
    .feature(FeatureEffect(feature, effect))
  }
}
