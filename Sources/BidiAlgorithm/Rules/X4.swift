extension ExplicitLevels {
  /// X4: an RLO opens a right-to-left override.
  ///
  /// As X2, but the entry pushed carries the override R: every character inside, until the matching
  /// PDF, is treated as R.
  ///
  /// Example: `{RLO}abc 123{PDF}` is shown as `321 cba`.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX4(at position: Int, _ observer: inout Observer) {
    pushEmbedding(.x4, at: position, .rightToLeft, override: .r, &observer)
  }
}
