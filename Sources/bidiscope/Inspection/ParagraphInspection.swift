internal import BidiAlgorithm
internal import TextModel

/// The facts about one paragraph that `inspect` tells. Positions are scalars from the paragraph's start.
struct ParagraphInspection {
  /// Where it stands in the text, its separator included.
  var range: StorageRange
  var scalars: [StoredScalar]
  /// The Bidi_Class of each scalar, as it is before any rule.
  var classes: [BidiClass]
  var level: EmbeddingLevel
  /// What decided the level; nil where the engine does not say.
  var reason: ParagraphLevelReason?
  /// The level of each scalar after I2; nil where X9 removes it.
  var levels: [EmbeddingLevel?]
  var runs: [Run]
  /// The isolating run sequences of X10; nil where the engine does not say.
  var sequences: [IsolatingRunSequence]?
  var lines: [Line]

  /// A maximal run of one resolved level.
  struct Run {
    var run: DirectionalRun
    /// Its number from the left, were the paragraph one line.
    var visualIndex: Int
  }

  /// A visual line.
  struct Line {
    var range: Range<Int>
    /// The level of each scalar after L1; nil where X9 removes it.
    var levels: [EmbeddingLevel?]
    /// The scalars left to right, without those X9 removes.
    var order: [Int]
    /// What is on the screen, left to right.
    var display: [Unicode.Scalar]
  }
}

/// What a drag from one gap on the screen to another selects.
struct SelectionInspection {
  var policy: SelectionPolicy
  /// What the policy takes, in storage order.
  var ranges: [Piece]
  /// The one range between the two ends in storage.
  var single: Piece
  /// How many scalars that one range takes and what is on the screen between the gaps does not hold.
  var wrong: Int
  /// How many scalars on the screen between the gaps that one range does not take.
  var missed: Int

  /// A range and its text.
  struct Piece {
    var range: StorageRange
    var text: String
  }
}
