/// Every feature there is, and how their panes stand together.
package struct Registry: Equatable, Sendable {
  /// The features, in the order in which they are asked and their commands are listed.
  package let features: [any Feature.Type]
  /// The arrangements of panes, in the order of their numbers; the first is the one at the start.
  package let arrangements: [Arrangement]
  /// Every pane there is.
  package let panes: [PaneID]
  /// What the features add to the Text pane.
  package let textContributions: [any TextContribution.Type]
  /// All commands with the keys that they have at the start.
  package let commands: CommandTable

  /// A registry of features and arrangements.
  package init(features: [any Feature.Type], arrangements: [Arrangement]) {
    self.features = features
    self.arrangements = arrangements
    panes = [.text] + features.flatMap { $0.panes }
    textContributions = features.compactMap { $0.text }
    let general = features.flatMap { $0.commands }
    let arranging = arrangements.enumerated().map { Command(arranging: $1, number: $0 + 1) }
    commands = CommandTable(
      Command.Group.allCases.flatMap { group in
        // Arrangements stand early, as in the key bar.
        (group == .edit ? arranging : []) + general.filter { $0.group == group }
      }, inPanes: panes.map { ($0, $0.pane.commands) })
  }

  package static func == (a: Registry, b: Registry) -> Bool {
    a.features.map { ObjectIdentifier($0) } == b.features.map { ObjectIdentifier($0) }
      && a.arrangements == b.arrangements
  }
}
