extension ExplicitLevels {
  /// X4: an RLO opens a right-to-left override.
  ///
  /// As X2, but the entry pushed carries the override R: the characters inside are treated as R,
  /// except what stands in an isolate or an embedding inside. The override ends with the matching
  /// PDF, or else with the isolate or the paragraph in which it stands.
  ///
  /// Example: `{RLO}abc 123{PDF}` is shown as `321 cba`.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX4(at position: Int, _ observer: inout Observer) {
    pushEmbedding(.x4, at: position, .rightToLeft, override: .r, &observer)
  }
}
