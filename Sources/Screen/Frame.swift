/// What the whole screen shows, as a value: cells, the hardware cursor, and the modes the terminal
/// is to be in.
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

  /// The cell at a row and column. Writing outside the frame changes nothing, reading there gives a
  /// blank; writing over a part of a cluster blanks the rest of it.
  public subscript(row: Int, column: Int) -> Cell {
    get {
      guard contains(row, column) else { return Cell() }
      return cells[row * size.columns + column]
    }
    set {
      guard contains(row, column) else { return }
      let index = row * size.columns + column
      clearCluster(at: index, column, leftToo: newValue.content != .wideTail)
      cells[index] = newValue
    }
  }

  /// Changes the style of every cell. O(cells).
  public mutating func restyle(_ change: (inout Style) -> Void) {
    for index in cells.indices { change(&cells[index].style) }
  }

  /// Blanks the cells that belong to the same cluster as one that is drawn over.
  private mutating func clearCluster(at index: Int, _ column: Int, leftToo: Bool) {
    if leftToo, cells[index].content == .wideTail {
      var (start, left) = (index, column)
      while left > 0, cells[start].content == .wideTail {
        cells[start].content = .blank
        (start, left) = (start - 1, left - 1)
      }
      cells[start].content = .blank
    }
    var (next, right) = (index + 1, column + 1)
    while right < size.columns, cells[next].content == .wideTail {
      cells[next].content = .blank
      (next, right) = (next + 1, right + 1)
    }
  }

  /// How many columns the cell takes that begins at a row and column: 1, and one for each tail.
  public func width(row: Int, column: Int) -> Int {
    var end = column + 1
    while end < size.columns, contains(row, end),
      cells[row * size.columns + end].content == .wideTail
    {
      end += 1
    }
    return end - column
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    row >= 0 && column >= 0 && row < size.rows && column < size.columns
  }
}
