internal import TextModel

/// The text and the selection over which the wheel was turned.
struct ScrolledOver: Hashable, Sendable {
  private var revision: UInt64
  private var selection: Selection

  init(_ session: EditingSession) {
    revision = session.revision
    selection = session.selection
  }
}
