/// How many stops visual motion makes where a line wraps.
public enum WrapPolicy: UInt8, CaseIterable, Hashable, Sendable {
  /// One, at the start of the line below: every press moves on in the text. The line's end is
  /// reached by End.
  case oneStop
  /// One at each side of the wrap, though both are the same gap in storage.
  case twoStops
}
