/// What comes of an action: what is to be done next inside, and what outside, in this order.
package struct Reaction: Hashable, Sendable {
  /// One thing to be done.
  package enum Step: Hashable, Sendable {
    case action(Action)
    case effect(Effect)
  }

  /// What is to be done.
  package var steps: [Step]

  /// Nothing more.
  package static let nothing = Reaction(steps: [])

  /// An action.
  package static func action(_ action: Action) -> Reaction { Reaction(steps: [.action(action)]) }
  /// An effect.
  package static func effect(_ effect: Effect) -> Reaction { Reaction(steps: [.effect(effect)]) }
  /// An effect of a feature.
  package static func effect<F: Feature>(_ feature: F.Type, _ effect: F.Effect) -> Reaction {
    .effect(.feature(feature, effect))
  }

  /// This, and then something more.
  package func then(_ more: Reaction) -> Reaction { Reaction(steps: steps + more.steps) }
}
