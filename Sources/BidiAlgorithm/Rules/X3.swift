extension ExplicitLevels {
  /// X3: an LRE opens a left-to-right embedding.
  ///
  /// Its level is the next even level above the current one. Where that is at most 125 and nothing
  /// overflows, push it with a neutral override. Otherwise it is an overflow, as in X2.
  ///
  /// Example: `ABC {LRE}def GHI{PDF} JKL` at level 1: `def GHI` is embedded at level 2.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX3(at position: Int, _ observer: inout Observer) {
    pushEmbedding(.x3, at: position, .leftToRight, override: .on, &observer)
  }
}
