package import Screen
internal import UnicodeData

/// A part of a frame to draw on; what falls outside is cut off.
///
/// Rows and columns count from the part's own top left corner.
package struct Canvas {
  /// The frame being drawn.
  package private(set) var frame: Frame
  /// The part of the frame that is drawn on.
  package private(set) var bounds: Rect
  /// How roles look.
  package let theme: Theme
  /// How right-to-left letters are drawn.
  let letters: LetterStyle
  /// Whether the hardware cursor goes where ``placeCursor(row:column:)`` says.
  var takesCursor = true

  /// A canvas over a whole new frame of a size in cells.
  package init(size: Size, theme: Theme, letters: LetterStyle = .joined) {
    frame = Frame(size: size)
    bounds = Rect(row: 0, column: 0, rows: size.rows, columns: size.columns)
    self.theme = theme
    self.letters = letters
  }

  /// How many rows there are.
  package var rows: Int { bounds.rows }
  /// How many columns there are.
  package var columns: Int { bounds.columns }

  /// Draws on a part of the frame, given in the frame's coordinates.
  package mutating func draw(in part: Rect, _ body: (inout Canvas) -> Void) {
    let outer = bounds
    bounds = part
    body(&self)
    bounds = outer
  }

  /// Puts the hardware cursor on a cell.
  package mutating func placeCursor(row: Int, column: Int) {
    guard takesCursor, row >= 0, row < rows, column >= 0, column < columns else { return }
    frame.cursor = Point(row: bounds.row + row, column: bounds.column + column)
  }

  /// Draws one base scalar with its marks, one or two columns wide.
  package mutating func put(
    _ base: Unicode.Scalar, marks: [Unicode.Scalar] = [], width: Int = 1, row: Int, column: Int,
    style: Style
  ) {
    guard row >= 0, row < rows, column >= 0, column + width <= columns else { return }
    let (y, x) = (bounds.row + row, bounds.column + column)
    if letters.isLatin, LatinLetters.standsFor(base) {
      // No right-to-left letter reaches a terminal that would reorder it, whatever pane it is in.
      frame[y, x] = Cell(.glyph(LatinLetters.initial(of: base)), style: style)
      return
    }
    // A letter that no pane gave a shape stands alone: it is not to join its neighbour by accident.
    let base = letters == .terminal ? base : ArabicShaper.isolated(base)
    frame[y, x] = Cell(.glyph(base, marks: marks), style: style)
    if width == 2 { frame[y, x + 1] = Cell(.wideTail, style: style) }
  }

  /// Writes the program's own words (no marks, no controls) from a column on.
  ///
  /// Where they do not fit, the last cell says so with a sign.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - row: the row.
  ///   - column: the column of the first cell.
  ///   - width: how many cells there are for them; as far as the edge where nothing is said.
  ///   - style: how they look.
  /// - Returns: the column after the last cell.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, column: Int, width: Int = .max, style: Style
  ) -> Int {
    let end = width > columns - column ? columns : column + width
    guard column < end else { return column }
    var at = column
    let last = text.unicodeScalars.lastIndex { $0 != " " }
    for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
      let width = Self.width(of: scalar)
      // Blanks that are cut are no loss.
      let isLast = last.map { index >= $0 } ?? true
      // A sign needs a cell: what stands in the last one has to be the last.
      if at + width > end || (at + width == end && !isLast) {
        put(Sign.more, row: row, column: at, style: style)
        return at + 1
      }
      put(scalar, width: width, row: row, column: at, style: style)
      at += width
    }
    return at
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : max(1, ScalarFacts.cellWidth(of: scalar))
  }

  /// Writes words in a role's style. Returns the column after the last cell.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, column: Int, width: Int = .max, _ role: Role
  ) -> Int {
    write(text, row: row, column: column, width: width, style: theme[role])
  }

  /// Writes words so that they end before a column. Returns the column of the first cell.
  @discardableResult
  package mutating func writeRight(_ text: String, row: Int, before column: Int, _ role: Role)
    -> Int
  {
    let start = column - text.unicodeScalars.count
    write(text, row: row, column: start, role)
    return start
  }

  /// Fills cells of a row with blanks in a style.
  package mutating func fill(row: Int, columns range: Range<Int>, style: Style) {
    guard row >= 0, row < rows else { return }
    for column in range.clamped(to: 0..<max(0, columns)) {
      frame[bounds.row + row, bounds.column + column] = Cell(.blank, style: style)
    }
  }

  /// Puts a whole frame in the place of everything, cell by cell as it is.
  package mutating func show(_ frame: Frame) { self.frame = frame }

  /// Changes the style of a cell, leaving what stands in it.
  package mutating func restyle(row: Int, column: Int, _ change: (inout Style) -> Void) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    var cell = frame[bounds.row + row, bounds.column + column]
    change(&cell.style)
    guard cell.content != .wideTail else { return }
    let tail = frame[bounds.row + row, bounds.column + column + 1].content == .wideTail
    frame[bounds.row + row, bounds.column + column] = cell
    if tail, column + 1 < columns {
      frame[bounds.row + row, bounds.column + column + 1] = Cell(.wideTail, style: cell.style)
    }
  }

  /// How a cell looks.
  package func style(row: Int, column: Int) -> Style {
    frame[bounds.row + row, bounds.column + column].style
  }

  /// Whether a cell is as it was before anything was drawn; false outside the canvas.
  func isUntouched(row: Int, column: Int) -> Bool {
    guard row >= 0, row < rows, column >= 0, column < columns else { return false }
    return frame[bounds.row + row, bounds.column + column] == Cell()
  }

  /// Whether nothing is drawn in a cell.
  package func isBlank(row: Int, column: Int) -> Bool {
    frame[bounds.row + row, bounds.column + column].content == .blank
  }
}
