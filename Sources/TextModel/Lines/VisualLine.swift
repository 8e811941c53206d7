public import BidiAlgorithm

/// One line of a paragraph as it is shown: cells left to right.
///
/// Positions are scalars from the paragraph's start, columns are cells from the left end of the line's own
/// text, whatever its alignment.
public struct VisualLine: Sendable {
  /// The line's scalars in storage.
  public var range: Range<Int>
  /// What stands on the screen, left to right. Scalars without a cell are in no cell's column but in the
  /// cell of no width that stands where they are.
  public var cells: [VisualCell]
  /// How many columns the line takes.
  public var width: Int
  /// The level of the line's paragraph.
  public var paragraphLevel: EmbeddingLevel

  /// A line of cells.
  public init(
    range: Range<Int>, cells: [VisualCell], width: Int, paragraphLevel: EmbeddingLevel
  ) {
    self.range = range
    self.cells = cells
    self.width = width
    self.paragraphLevel = paragraphLevel
  }
}

/// One unit of display: a grapheme cluster (UAX #29), or the piece of one that has a single level.
public struct VisualCell: Hashable, Sendable {
  /// How a cell is drawn.
  public enum Kind: Hashable, Sendable {
    /// Its own base letter and marks (mirrored where L4 says so).
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
  /// How many columns it takes; 0 for an invisible cell.
  public var width: Int
  public var kind: Kind
  /// What to draw: base, its marks (L3), mirrored (L4); empty unless `kind` is `.text`.
  public var glyphs: [Unicode.Scalar]

  /// A cell of a line.
  public init(
    range: Range<Int>, level: EmbeddingLevel, column: Int, width: Int, kind: Kind,
    glyphs: [Unicode.Scalar]
  ) {
    self.range = range
    self.level = level
    self.column = column
    self.width = width
    self.kind = kind
    self.glyphs = glyphs
  }
}
