extension ExplicitLevels {
  /// X5b: an LRI opens a left-to-right isolate.
  ///
  /// As X5a, but what follows is at the next even level.
  ///
  /// Example: `ABC {LRI}def{PDI} GHI` at level 1: `def` is at level 2.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX5b(at position: Int, _ observer: inout Observer) {
    pushIsolate(.x5b, at: position, .leftToRight, &observer)
  }
}
