internal import BidiAlgorithm

/// An isolating run sequence (BD13) in work.
struct AlteredSequence {
  /// Its scalars, without those removed.
  var positions: [Int]
  var level: Int
  var sos: BidiClass = .l
  var eos: BidiClass = .l
  /// The class of each of its scalars now.
  var classes: [BidiClass] = []

  var embeddingDirection: BidiClass { level % 2 == 0 ? .l : .r }
}
