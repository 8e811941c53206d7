/// Every pane there is.
package enum PaneID: String, CaseIterable, Hashable, Sendable {
  case text, order, characters, paragraph, selection, runs, trace, story, structure, policies, log
  case engines, direction

  var pane: any Pane.Type {
    switch self {
    case .text: TextPane.self
    case .order: OrderPane.self
    case .characters: CharactersPane.self
    case .paragraph: ParagraphPane.self
    case .selection: SelectionPane.self
    case .runs: RunsPane.self
    case .trace: TracePane.self
    case .story: StoryPane.self
    case .structure: StructurePane.self
    case .policies: PoliciesPane.self
    case .log: LogPane.self
    case .engines: EnginesPane.self
    case .direction: DirectionPane.self
    }
  }

  /// The pane's title.
  package var title: String { pane.title }
  /// The commands that have keys only while the pane has the focus.
  package var commands: [Command] { pane.commands }
}
