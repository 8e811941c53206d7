package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// The way between the texts that are open.
package enum TextsFeature: Feature {
  package enum Action: Hashable, Sendable {
    case openList
    case show(TextID)
    /// The text so many further, in the order in which they were opened.
    case step(Int)
  }

  package static let commands = [
    Command(
      "Open texts", "Lists the texts that are open; type a name to find one.", .file,
      keys: [.control("l")], .feature(TextsFeature.self, .openList)),
    Command(
      "Next text", "Shows the next of the open texts.", .file,
      keys: [KeyPress(.pageDown, .control), KeyPress(.pageDown, .alt)],
      .feature(TextsFeature.self, .step(1))),
    Command(
      "Previous text", "Shows the previous of the open texts.", .file,
      keys: [KeyPress(.pageUp, .control), KeyPress(.pageUp, .alt)],
      .feature(TextsFeature.self, .step(-1))),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .openList:
      let texts = app.openTexts
      app.open(
        TextsOverlay(query: "", chosen: texts.firstIndex { $0.id == app.textID } ?? 0))
    case .show(let text): app.show(text, analyser)
    case .step(let step):
      let texts = app.openTexts.map(\.id)
      guard texts.count > 1, let index = texts.firstIndex(of: app.textID) else {
        app.message = "No other text is open."
        return .nothing
      }
      app.show(texts[(index + step + texts.count) % texts.count], analyser)
    }
    return .nothing
  }

  /// Which of the texts is shown, where there are several.
  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app.hasSeveralTexts else { return [] }
    let texts = app.openTexts
    let number = 1 + (texts.firstIndex { $0.id == app.textID } ?? 0)
    return [
      TitleFact(
        1, weight: 6, "text \(number: number) of \(number: texts.count)",
        short: "text \(verbatim: "\(number)/\(texts.count)")", .quiet,
        press: .feature(TextsFeature.self, .openList))
    ]
  }
}
