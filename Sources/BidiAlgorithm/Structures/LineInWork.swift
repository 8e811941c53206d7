/// A line while L1 works on it. All memory is borrowed for one call.
struct LineInWork {
  /// The line's scalars, from the paragraph's start.
  let range: Range<Int>
  /// The classes of the paragraph as they came, by position.
  let classes: WorkingRow<BidiClass>
  /// The levels of the line's scalars, those after I2 at first.
  let levels: WorkingRow<EmbeddingLevel>
  /// The paragraph level.
  let paragraphLevel: EmbeddingLevel
  /// Whether S or B may occur.
  let hasSeparators: Bool
}
