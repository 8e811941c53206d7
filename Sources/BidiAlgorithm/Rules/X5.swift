extension ExplicitLevels {
  /// X5: an LRO opens a left-to-right override.
  ///
  /// As X3, but the entry pushed carries the override L: the characters inside are treated as L,
  /// except what stands in an isolate or an embedding inside. The override ends with the matching
  /// PDF, or else with the isolate or the paragraph in which it stands.
  ///
  /// Example: `{LRO}ABC{PDF}` is shown as `ABC`, in storage order.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX5(at position: Int, _ observer: inout Observer) {
    pushEmbedding(.x5, at: position, .leftToRight, override: .l, &observer)
  }
}
