/// What the user asks to be done about the terminal's own reordering.
public enum BidiTamingChoice: String, Hashable, Sendable, CaseIterable {
  /// Whatever suits the terminal that is found.
  case auto
  /// Nothing: the terminal shows the cells it is given.
  case native
  case bdsm, konsole, mlterm, lrm
  /// Nothing, and no warning.
  case off
}
