package import ExplorerCore

/// The panes of the first look: orders, characters, paragraph, runs.
package enum InspectionFeature: Feature {
  package static let order = PaneID(OrderPane.self)
  package static let characters = PaneID(CharactersPane.self)
  package static let paragraph = PaneID(ParagraphPane.self)
  package static let runs = PaneID(RunsPane.self)
  package static let panes = [order, characters, paragraph, runs]
}
