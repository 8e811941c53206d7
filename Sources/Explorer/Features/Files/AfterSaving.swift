package import ExplorerCore

/// What is done once a text is saved.
package enum AfterSaving: Hashable, Sendable {
  /// Nothing more.
  case stay
  /// The text is closed.
  case close
  /// The program ends, once it has asked about other texts. The changes of some texts are given up.
  case quit(givingUp: [TextID])
}
