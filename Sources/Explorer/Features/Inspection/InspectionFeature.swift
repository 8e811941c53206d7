package import ExplorerCore
internal import TextModel
internal import Wording

/// The panes of the first look: orders, characters, paragraph, runs.
package enum InspectionFeature: Feature {
  package enum Action: Hashable, Sendable {
    /// Shows how the words of the caret's paragraph stand as plain text.
    case compareWithPlainText
  }

  package static let order = PaneID(OrderPane.self)
  package static let characters = PaneID(CharactersPane.self)
  package static let paragraph = PaneID(ParagraphPane.self)
  package static let runs = PaneID(RunsPane.self)
  package static let panes = [order, characters, paragraph, runs]

  package static let commands = [
    Command(
      "Compare with plain text",
      "Shows how the words of a paragraph that was read from HTML stand without the markup.",
      .explain, keys: [], .feature(InspectionFeature.self, .compareWithPlainText))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .compareWithPlainText:
      let analysis = analyser.analysis(of: app)
      guard let markup = app.markup else {
        app.message = "This text was not read from HTML: there is nothing to compare."
        return .nothing
      }
      guard markup.paragraph(analysis.content, at: analysis.paragraph) != nil else {
        app.message = "This paragraph is not as it was read from HTML: there is nothing to compare."
        return .nothing
      }
      let count = analysis.paragraphLayout.count
      guard count <= AskedStructure.longest else {
        app.message =
          "This paragraph has \(number: count) scalars; this shows paragraphs of up to \(number: AskedStructure.longest)."
        return .nothing
      }
      guard let words = WordsAlone.ofCaretsParagraph(app, analysis) else {
        app.message = "The words stand in the same way as plain text."
        return .nothing
      }
      app.message = words.displaySentence ?? words.directionSentence
      let isThere = app.panes.contains(paragraph)
      let shown: Reaction = isThere ? .nothing : .action(.arrange(.inspect))
      guard ScreenPlan.isStacked(app.size, footRows: app.footRows) else { return shown }
      // Where all panes share two rows, this one gets the screen.
      let focused = shown.then(.action(.focus(paragraph)))
      return isThere && app.isZoomed ? focused : focused.then(.action(.zoom))
    }
  }
}
