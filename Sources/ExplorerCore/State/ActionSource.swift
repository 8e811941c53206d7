/// Where an action comes from.
package enum ActionSource: Hashable, Sendable {
  /// A key, or a paste. It ends messages, and a gesture of the mouse.
  case key
  /// The mouse.
  case mouse
  /// Time, an answer, or the terminal.
  case outside
}
