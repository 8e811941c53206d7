package import TextModel

/// The text and the selection over which the wheel was turned.
package struct ScrolledOver: Hashable, Sendable {
  private var revision: UInt64
  private var selection: Selection

  package init(_ session: EditingSession) {
    revision = session.revision
    selection = session.selection
  }
}
