internal import Algorithms
public import BidiAlgorithm

/// A run of one level on a line, which is contiguous in storage and on the screen.
public struct VisualRun: Hashable, Sendable {
  /// Its scalars, from the paragraph's start.
  public let range: Range<Int>
  /// The level after L1.
  public let level: EmbeddingLevel
  /// Its cells, as indices into ``VisualLine/cells``.
  public let cells: Range<Int>
}
