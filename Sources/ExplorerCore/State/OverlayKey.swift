/// A key as an overlay understands it.
package enum OverlayKey: Hashable, Sendable {
  case type(String)
  case erase
  case up, down, left, right, pageUp, pageDown, home, end
  case accept, close
  /// A key of Quit: the program shall end.
  case quit
  /// Ctrl+Z. In an overlay it undoes nothing.
  case suspend
}
