/// What the days of a month rest on.
public enum Basis: Hashable, Sendable {
  /// The calendar's rule.
  case rule
  /// A published table.
  case published
  /// The calendar's rule, where the sky comes so near to a limit that nobody can tell today on
  /// which side it will be.
  case notSettled
  /// Foundation's reckoning, outside the published table.
  case foundation
}
