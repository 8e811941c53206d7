/// A pane of the screen.
package enum PaneID: String, CaseIterable, Hashable, Sendable {
  case text, order, characters, paragraph, selection, runs

  /// The pane's title.
  package var title: String {
    switch self {
    case .text: "Text"
    case .order: "Order"
    case .characters: "Characters"
    case .paragraph: "Paragraph"
    case .selection: "Selection"
    case .runs: "Runs"
    }
  }
}
