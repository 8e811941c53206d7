/// What the layout of a very long paragraph waits for; a short paragraph has all of it at once.
public enum LayoutWaiting: Hashable, Sendable {
  /// Levels may be of what is near alone, and far lines may start elsewhere when all lines are
  /// known.
  case forNothing
  /// All levels are exact, whatever that takes; far lines as with ``forNothing``.
  case forLevels
  /// Levels and lines are exact, whatever that takes.
  case forEverything
}
