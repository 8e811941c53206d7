package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// Moves the caret to a scalar by its offset.
package enum GoToFeature: Feature {
  package enum Action: Hashable, Sendable {
    case open
    case go(String)
  }

  package static let commands = [
    Command(
      "Go to offset", "Puts the caret before a scalar by its offset.", .view, keys: [.control("g")],
      .feature(GoToFeature.self, .open))
  ]

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    let ask = ExplorerCore.Action.feature(GoToFeature.self, .open)
    let count = analysis.document.paragraphCount
    let shown = app.shownParagraph
    let paragraph = TitleFact(
      10, weight: 8, Words.paragraph("\(shown.rawValue + 1)/\(count)"), .quiet, press: ask)
    // The caret is out of view, in a paragraph that the title does not tell of.
    guard shown == analysis.paragraph else { return [paragraph] }
    return [
      paragraph,
      TitleFact(
        40, weight: 1, "caret \(number: analysis.selection.focus.offset.rawValue)", .text,
        press: ask),
    ]
  }

  private struct Prompt: PromptPurpose {
    var title: Words { "Go to scalar offset" }
    func action(for text: String) -> ExplorerCore.Action { .feature(GoToFeature.self, .go(text)) }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .open: app.open(PromptOverlay(Prompt()))
    case .go(let text):
      let last = app.session.document.scalarCount
      guard let offset = Int(text), offset >= 0, offset <= last else {
        app.message = "Offsets run from 0 to \(verbatim: last)."
        return .nothing
      }
      return .action(.goTo(ScalarOffset(offset)))
    }
    return .nothing
  }
}
