package import ExplorerCore

/// What is done once a text is saved.
package enum AfterSaving: Hashable, Sendable {
  /// Nothing more.
  case stay
  /// The text is closed.
  case close
  /// The program ends, after what it has to ask of other texts; the changes of some are given up.
  case quit(givingUp: [TextID])
}
