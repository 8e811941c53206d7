internal import Algorithms
public import BidiAlgorithm

/// One unit of display: a grapheme cluster (UAX #29), or the piece of one that has a single level.
///
/// Where controls are labelled, a joiner (ZWJ, ZWNJ) inside a cluster of letters is a unit of its
/// own, and so is always a prepended sign that must be labelled.
public struct VisualCell: Hashable, Sendable {
  /// How a cell is drawn.
  public enum Kind: Hashable, Sendable {
    /// ``VisualCell/base`` with its ``VisualCell/marks`` (mirrored where L4 says so).
    case text
    /// A visible label in place of what must not reach a terminal.
    case label(String)
    /// A tab, drawn over the cells to the next tab stop.
    case tab
    /// Nothing: it takes no column (a control as readers see it, a paragraph separator).
    case invisible
  }

  /// The scalars, from the paragraph's start.
  public var range: Range<Int>
  /// The level after L1.
  public var level: EmbeddingLevel
  /// The cell's left edge.
  public var column: Int
  /// How many columns it takes; 0 only for an invisible cell.
  public var width: Int
  /// How it is drawn.
  public var kind: Kind
  /// The letter to draw, mirrored where L4 says so; a space unless `kind` is `.text`.
  public var base: Unicode.Scalar
  /// The marks drawn on the base (L3).
  public var marks: [Unicode.Scalar]

  /// A cell of a line.
  public init(
    range: Range<Int>, level: EmbeddingLevel, column: Int = 0, width: Int, kind: Kind,
    base: Unicode.Scalar = " ", marks: [Unicode.Scalar] = []
  ) {
    self.range = range
    self.level = level
    self.column = column
    self.width = width
    self.kind = kind
    self.base = base
    self.marks = marks
  }

  /// Whether the cell takes a column.
  @inlinable public var isVisible: Bool { width > 0 }

  /// The columns it takes.
  @inlinable public var columns: Range<Int> { column..<column + width }
}
