/// One cell of the screen.
public struct Cell: Hashable, Sendable {
  /// What stands in a cell: nothing, a base with its marks, or the right half of the wide cell before it.
  public enum Content: Hashable, Sendable {
    case blank
    /// One base scalar that takes one or two columns, and its marks. Never Cc or Cf. (An empty array of
    /// marks costs no allocation; a frame is mostly such cells.)
    case glyph(Unicode.Scalar, marks: [Unicode.Scalar] = [])
    case wideTail
  }

  /// What stands in it.
  public var content: Content
  /// How it looks.
  public var style: Style

  /// A cell; blank and plain without arguments.
  public init(_ content: Content = .blank, style: Style = Style()) {
    self.content = content
    self.style = style
  }
}

/// A place on the screen, in cells from the top left corner.
public struct Point: Hashable, Sendable {
  /// The row, from 0 at the top.
  public var row: Int
  /// The column, from 0 at the left.
  public var column: Int

  /// A place by row and column, from 0.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A size of the screen or of a part of it, in cells.
public struct Size: Hashable, Sendable {
  /// The number of rows.
  public var rows: Int
  /// The number of columns.
  public var columns: Int

  /// A size by rows and columns.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

extension Size {
  /// The largest part of a screen that is drawn: more than any screen shows at the smallest letters that can be read. A
  /// terminal may say that it has 65535 rows and columns, of which no frame can be made.
  public static let largest = Size(rows: 512, columns: 2048)

  /// As much of it as is drawn.
  public var drawn: Size {
    Size(rows: min(rows, Self.largest.rows), columns: min(columns, Self.largest.columns))
  }
}

/// What the whole screen shows, as a value: cells, the hardware cursor, and the modes the terminal is to be in.
public struct Frame: Equatable, Sendable {
  /// The size in cells.
  public let size: Size
  /// The cells, row by row.
  public private(set) var cells: [Cell]
  /// Where the hardware cursor stands; nil hides it.
  public var cursor: Point?
  /// Whether the terminal reports the mouse.
  public var wantsMouse: Bool = true

  /// A blank frame of a size in cells.
  public init(size: Size) {
    self.size = size
    self.cells = Array(repeating: Cell(), count: max(0, size.rows * size.columns))
  }

  /// The cell at a row and column. Writing outside the frame changes nothing, reading there gives a blank;
  /// writing over half of a wide cell blanks its other half.
  public subscript(row: Int, column: Int) -> Cell {
    get {
      guard contains(row, column) else { return Cell() }
      return cells[row * size.columns + column]
    }
    set {
      guard contains(row, column) else { return }
      let index = row * size.columns + column
      if cells[index].content == .wideTail, newValue.content != .wideTail, column > 0 {
        cells[index - 1].content = .blank
      }
      if column + 1 < size.columns, cells[index + 1].content == .wideTail {
        cells[index + 1].content = .blank
      }
      cells[index] = newValue
    }
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    row >= 0 && column >= 0 && row < size.rows && column < size.columns
  }
}
