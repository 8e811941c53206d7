/// What is to be worked out before levels and lines are exact.
public enum LevelLack: Hashable, Sendable {
  /// What is open at each piece: after that most levels can be resolved where they are looked at.
  case index
  /// All levels at once: something reaches further than is looked.
  case whole
  /// Where its lines start.
  case lines
}
