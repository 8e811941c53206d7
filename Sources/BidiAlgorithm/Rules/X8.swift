extension ExplicitLevels {
  /// X8: the end of the paragraph closes everything; its separator takes the paragraph level.
  ///
  /// All embeddings, overrides and isolates end with the paragraph. The paragraph separator (B) is
  /// not inside any of them: its level is the paragraph level.
  ///
  /// Example: in `a{RLE}b{PS}` at level 0 the separator has level 0.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX8(at position: Int, _ observer: inout Observer) {
    stack = DirectionalStatusStack(paragraphLevel: paragraphLevel)
    levels[position] = paragraphLevel
    report(.x8, position, after: paragraphLevel, &observer)
  }
}
