/// A paragraph between X8 and I2: the scalars that X9 keeps, in order, under indices of their own.
///
/// All memory is borrowed for one call. Where X9 removes nothing, indices are positions.
struct ParagraphInWork {
  /// The classes as they came, by position.
  let original: WorkingRow<BidiClass>
  /// The classes after X8, by index; the rules change them here.
  let classes: WorkingRow<BidiClass>
  /// The explicit levels, by index; I1 and I2 raise them here.
  let levels: WorkingRow<EmbeddingLevel>
  /// The paragraph level.
  let paragraphLevel: EmbeddingLevel
  /// How many scalars the paragraph has.
  let scalarCount: Int
  /// How many of them X9 keeps.
  var count: Int
  /// The classes that occur, those that overrides brought in included.
  var present: BidiClassSet
  /// The position of each index; nil where X9 removed nothing.
  var kept: WorkingRow<UInt32>?
  /// The paired brackets, at indices.
  var brackets: WorkingRow<BracketCharacter>
  /// Buffers for BD16; nil without brackets.
  var pairing: BracketPairing?

  /// The position of an index, in scalars from the paragraph's start.
  @inline(__always)
  func position(_ index: Int) -> Int { kept.map { Int($0[index]) } ?? index }

  /// The class of an index as it came.
  @inline(__always)
  func originalClass(_ index: Int) -> BidiClass { original[position(index)] }
}
