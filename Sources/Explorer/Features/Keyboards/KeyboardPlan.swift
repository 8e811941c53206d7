internal import ExplorerCore
internal import Keyboards
internal import Screen

/// Where the keys of a layout stand in the pane.
struct KeyboardPlan {
  /// The width of a key, its left edge included.
  private let width: Int
  /// The rows of a key: two where there is height for both levels.
  private let pitch: Int
  private let size: Size

  init(_ size: Size) {
    self.size = size
    // The widest row has thirteen keys, and so has the next one.
    width = max(3, min(7, size.columns / 13))
    pitch = size.rows >= 11 ? 2 : 1
  }

  /// The row of the words on the letter at the caret.
  var answerRow: Int { min(size.rows - 1, 1 + 4 * pitch + 1) }

  /// Where a key stands; nil where there is no space for it.
  func frame(of position: KeyPosition) -> Rect? {
    let rows = KeyPosition.Row.allCases
    guard let index = rows.firstIndex(of: position.row) else { return nil }
    let row = 1 + index * pitch
    if position.row == .space {
      guard row < size.rows else { return nil }
      return Rect(row: row, column: 4 + 3 * width, rows: 1, columns: 5 * width)
    }
    // Each row stands a little to the right of the one above, the second one as far as it has the
    // columns: wide keys matter more. The key left of Z is in the edge.
    let second = max(0, min(2, size.columns - 13 * width))
    let indent = [0, second, second + 2, 1][index]
    let column = indent + (position.number - 1) * width
    guard row + pitch <= size.rows, column + width <= size.columns else { return nil }
    return Rect(row: row, column: column, rows: pitch, columns: width)
  }

  /// The key at a cell.
  func key(at point: Point) -> KeyPosition? {
    KeyPosition.Row.allCases.flatMap { KeyPosition.keys(of: $0) }
      .first { frame(of: $0)?.contains(point) == true }
  }

  /// The names of the levels that a layout has, in the first row.
  static func levels(of layout: KeyboardLayout) -> [(level: KeyLevel, columns: Range<Int>)] {
    var at = 1
    return KeyLevel.allCases.filter { layout.has($0) }.map { level in
      let columns = at..<at + level.name.count
      at = columns.upperBound + 2
      return (level, columns)
    }
  }
}

/// Where the keys of a pad stand in the pane.
struct PadPlan {
  private let width: Int
  /// The rows of a key.
  let pitch: Int
  private let pad: KeyPad

  init(_ size: Size, _ pad: KeyPad) {
    self.pad = pad
    width = max(6, size.columns / (pad.rows.map(\.count).max() ?? 1))
    pitch = size.rows >= 2 * pad.rows.count + 1 ? 2 : 1
  }

  func frame(row: Int, column: Int) -> Rect {
    Rect(row: row * pitch, column: column * width, rows: pitch, columns: width)
  }

  /// The key at a cell.
  func key(at point: Point) -> (row: Int, column: Int)? {
    let (row, column) = (point.row / pitch, point.column / width)
    guard pad.rows.indices.contains(row), pad.rows[row].indices.contains(column) else { return nil }
    return (row, column)
  }
}
