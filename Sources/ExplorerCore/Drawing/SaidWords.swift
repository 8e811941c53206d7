internal import Screen
package import Wording

/// The words of the program on a frame, and the cells in which they are seen.
package struct SaidWords {
  /// What was written, in this order; of one writing there may be several words after each other.
  private var written: [[Words]] = []
  /// Of each cell, row by row, the place in ``written`` of what it shows; nil where nothing of the
  /// program is there.
  private var cells: [Int?]
  private let size: Size
  /// The place of what is being written.
  private var current: Int?

  /// Nothing, on a frame of a size in cells.
  init(size: Size) {
    self.size = size
    cells = Array(repeating: nil, count: max(0, size.rows) * max(0, size.columns))
  }

  /// What is put into cells from now on are words of the program.
  mutating func begin(_ words: [Words]) {
    current = written.count
    written.append(words)
  }

  /// What is put into cells from now on is no word of the program.
  mutating func end() { current = nil }

  /// Something was put into a cell, or a blank.
  mutating func note(row: Int, column: Int, isBlank: Bool) {
    if let cell = index(row, column) { cells[cell] = isBlank ? nil : current }
  }

  /// Takes cells of another frame into rows of this one.
  ///
  /// - Parameters:
  ///   - rows: the other frame's rows.
  ///   - columns: the columns, which are those of this frame too.
  ///   - other: what is written there.
  ///   - move: how many rows further down it stands here.
  mutating func take(
    rows: Range<Int>, columns: Range<Int>, of other: SaidWords, movedBy move: Int
  ) {
    let first = written.count
    written += other.written
    for row in rows {
      for column in columns {
        guard let cell = index(row + move, column) else { continue }
        cells[cell] = other.place(row, column).map { first + $0 }
      }
    }
  }

  /// The words of which something is seen in rows and columns of the frame, row by row from the
  /// left; what was written once is there once. O(the cells).
  package func words(rows: Range<Int>, columns: Range<Int>) -> [Words] {
    var seen: Set<Int> = []
    var all: [Words] = []
    for row in rows {
      for column in columns {
        guard let number = place(row, column), seen.insert(number).inserted else { continue }
        all += written[number]
      }
    }
    return all
  }

  /// Whether a cell shows something of the program's words.
  package func has(row: Int, column: Int) -> Bool { place(row, column) != nil }

  private func place(_ row: Int, _ column: Int) -> Int? {
    index(row, column).flatMap { cells[$0] }
  }

  private func index(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return nil }
    return row * size.columns + column
  }
}
