extension ExplicitLevels {
  /// X2: an RLE opens a right-to-left embedding.
  ///
  /// Its level is the next odd level above the current one. Where that is at most 125 and nothing
  /// overflows, push it with a neutral override. Otherwise it is an overflow: count it among the
  /// overflow embeddings, unless it stands in an overflowing isolate.
  ///
  /// Example: `abc {RLE}DEF ghi{PDF} jkl` at level 0: `DEF ghi` is embedded at level 1.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX2(at position: Int, _ observer: inout Observer) {
    pushEmbedding(.x2, at: position, .rightToLeft, override: .on, &observer)
  }
}
