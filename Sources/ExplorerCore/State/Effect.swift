/// What the world outside is asked to do; `update` only says it. An answer comes back as an action.
package enum Effect: Hashable, Sendable {
  /// Put text on the system's clipboard.
  case copy(String)
  /// Keep what the features want to know again at another start.
  case remember
  /// End the program.
  case quit
  case feature(FeatureEffect)

  /// An effect of a feature.
  package static func feature<F: Feature>(_ feature: F.Type, _ effect: F.Effect) -> Effect {
    .feature(FeatureEffect(feature, effect))
  }
}
