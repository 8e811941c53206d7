extension ExplicitLevels {
  /// X5a: an RLI opens a right-to-left isolate.
  ///
  /// The RLI itself takes the current level, and the current override if there is one. What follows
  /// is at the next odd level, where that is at most 125 and nothing overflows: count a valid
  /// isolate and push the level as an isolate with a neutral override. Otherwise count an overflow
  /// isolate.
  ///
  /// Example: `abc {RLI}DEF 1{PDI} 2` at level 0: `DEF 1` is isolated at level 1, and the `2` does
  /// not see it.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX5a(at position: Int, _ observer: inout Observer) {
    pushIsolate(.x5a, at: position, .rightToLeft, &observer)
  }
}
