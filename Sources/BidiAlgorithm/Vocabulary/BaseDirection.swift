/// What decides the paragraph level: the text (P2, P3) or a higher-level protocol (HL1).
public enum BaseDirection: Hashable, Sendable {
  /// P2 and P3: the first strong character outside isolates; level 0 where there is none.
  case auto
  /// HL1: set from outside.
  case explicit(TextDirection)
}
