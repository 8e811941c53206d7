package import ExplorerCore
internal import Screen
internal import Wording

/// How right-to-left letters are drawn.
package enum LettersFeature: Feature {
  package enum Action: Hashable, Sendable { case next }

  package static let commands = [
    Command(
      "Letters",
      "Draws right-to-left letters joined, isolated, as the terminal does it, as Latin capitals, or by name.",
      .view, keys: [.alt("a")], .feature(LettersFeature.self, .next))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .next:
      app.choose(app.letters.next)
      app.message = app.letters.words
    }
    return .nothing
  }
}
