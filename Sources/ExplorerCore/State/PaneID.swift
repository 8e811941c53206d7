package import Wording

/// A pane, as a value: two are equal where they are the same pane.
package struct PaneID: Hashable, Sendable, CustomStringConvertible {
  /// The pane itself.
  package let pane: any Pane.Type

  /// The value of a pane.
  package init(_ pane: any Pane.Type) { self.pane = pane }

  /// The pane's title.
  package var title: Words { pane.title }
  /// The title on the pane's border in a state.
  package func title(in app: AppState) -> Words { pane.title(in: app) }
  /// The commands that have keys only while the pane has the focus.
  package var commands: [Command] { pane.commands }
  package var description: String { title.english }

  package static func == (a: PaneID, b: PaneID) -> Bool {
    ObjectIdentifier(a.pane) == ObjectIdentifier(b.pane)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(pane)) }
}
