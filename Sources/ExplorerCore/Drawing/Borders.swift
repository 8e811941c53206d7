package import Screen

/// Lines between panes: boxes that share their edges and meet in the right corners.
package struct Borders {
  private struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
    /// Not an arm: the line belongs to the focused box.
    static let focused = Arms(rawValue: 16)
  }

  private let size: Size
  /// Where lines go from each cell, row by row.
  private var arms: [Arms]

  /// No lines yet, on an area of a size in cells.
  package init(size: Size) {
    self.size = size
    arms = Array(repeating: [], count: max(0, size.rows * size.columns))
  }

  /// Adds the outline of a box whose outer edge is the rectangle.
  package mutating func add(_ box: Rect, isFocused: Bool) {
    guard box.rows > 1, box.columns > 1 else { return }
    let (top, left) = (box.row, box.column)
    let (bottom, right) = (box.row + box.rows - 1, box.column + box.columns - 1)
    let focus: Arms = isFocused ? .focused : []
    for column in left...right {
      var here = focus
      if column > left { here.insert(.left) }
      if column < right { here.insert(.right) }
      join(top, column, here)
      join(bottom, column, here)
    }
    for row in top...bottom {
      var here = focus
      if row > top { here.insert(.up) }
      if row < bottom { here.insert(.down) }
      join(row, left, here)
      join(row, right, here)
    }
  }

  private mutating func join(_ row: Int, _ column: Int, _ more: Arms) {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return }
    arms[row * size.columns + column].formUnion(more)
  }

  /// Draws every line.
  package func draw(into canvas: inout Canvas) {
    let plain = canvas.theme[.border]
    let focused = canvas.theme[.focusedBorder]
    for (index, arms) in arms.enumerated() where !arms.isEmpty {
      canvas.put(
        Self.glyph(arms.subtracting(.focused)), row: index / size.columns,
        column: index % size.columns, style: arms.contains(.focused) ? focused : plain)
    }
  }

  private static func glyph(_ arms: Arms) -> Unicode.Scalar {
    switch arms {
    case [.down, .right]: "\u{256D}"
    case [.down, .left]: "\u{256E}"
    case [.up, .right]: "\u{2570}"
    case [.up, .left]: "\u{256F}"
    case [.up, .down]: "\u{2502}"
    case [.left, .right]: "\u{2500}"
    case [.up, .down, .right]: "\u{251C}"
    case [.up, .down, .left]: "\u{2524}"
    case [.left, .right, .down]: "\u{252C}"
    case [.left, .right, .up]: "\u{2534}"
    case [.up, .down, .left, .right]: "\u{253C}"
    default: arms.isDisjoint(with: [.left, .right]) ? "\u{2502}" : "\u{2500}"
    }
  }
}
