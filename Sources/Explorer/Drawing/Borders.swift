internal import Screen

/// Lines between panes: boxes that share their edges and meet in the right corners.
struct Borders {
  private struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  private var arms: [Point: Arms] = [:]
  private var focused: Set<Point> = []

  /// Adds the outline of a box whose outer edge is the rectangle.
  mutating func add(_ box: Rect, isFocused: Bool) {
    guard box.rows > 1, box.columns > 1 else { return }
    let (top, left) = (box.row, box.column)
    let (bottom, right) = (box.row + box.rows - 1, box.column + box.columns - 1)
    for column in left...right {
      for row in [top, bottom] {
        var here: Arms = []
        if column > left { here.insert(.left) }
        if column < right { here.insert(.right) }
        join(Point(row: row, column: column), here, isFocused)
      }
    }
    for row in top...bottom {
      for column in [left, right] {
        var here: Arms = []
        if row > top { here.insert(.up) }
        if row < bottom { here.insert(.down) }
        join(Point(row: row, column: column), here, isFocused)
      }
    }
  }

  private mutating func join(_ point: Point, _ more: Arms, _ isFocused: Bool) {
    arms[point, default: []].formUnion(more)
    if isFocused { focused.insert(point) }
  }

  /// Draws every line.
  func draw(into canvas: inout Canvas) {
    for (point, arms) in arms {
      canvas.put(
        Self.glyph(arms), row: point.row, column: point.column,
        style: canvas.theme[focused.contains(point) ? .focusedBorder : .border])
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
