package import ExplorerCore
internal import Wording

/// A paragraph for a class: one rule at a time, and the display is covered until a key.
package enum TeachingFeature: Feature {
  package struct State: Hashable, Sendable {}

  package enum Action: Hashable, Sendable {
    case begin
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Show to a class",
      "Shows the paragraph large, one rule at a time; its display is covered until a key.",
      .explain, keys: [], .feature(TeachingFeature.self, .begin))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    app.open(ClassOverlay())
    return .nothing
  }
}
