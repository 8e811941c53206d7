/// What brings an action about.
package enum ActionSource: Hashable, Sendable {
  /// A key, or a paste: messages and the mouse's gesture end with it.
  case key
  /// The mouse.
  case mouse
  /// Time, an answer, the terminal.
  case outside
}
