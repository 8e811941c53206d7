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
  /// blank; writing over half of a wide cell blanks its other half.
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
