public import UnicodeData

/// What the user did, as the terminal reported it.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text pasted in brackets, exactly as it came: most terminals send a line's end as U+000D. Bytes
  /// that are not UTF-8 come as U+FFFD.
  case paste(String)
  /// A paste has begun, and nothing of it has come for a second. It goes on when more comes; Esc
  /// ends it.
  case pastePaused
  /// The screen has a new size.
  case resize(Size)
  /// The terminal has said how it counts the columns of clusters, or that it does not say.
  case clusters(ClusterMetrics)
  /// The terminal window gained or lost the focus.
  case focus(Bool)
  /// A signal (its number: SIGHUP, SIGTERM, SIGINT) asks the program to end: save what is unsaved,
  /// close the terminal, and end by that signal. It comes once, and there are four seconds for it.
  case terminate(signal: Int32)
  /// Bytes that are no key we know, or not UTF-8.
  case unknown([UInt8])
}
