/// Rows of cells, each with the choice that a press on it makes.
public struct AnswerStrip: Hashable, Sendable {
  /// A cell that is pressed.
  public struct Cell: Hashable, Sendable {
    /// Its columns in the row of text.
    public let columns: Range<Int>
    /// What is chosen by it, as it is typed.
    public let choice: String
  }

  /// A row of text with its cells.
  public struct Row: Hashable, Sendable {
    /// The text, in ASCII and letters of one column.
    public let text: String
    /// What is pressed in it; empty where that means nothing.
    public let cells: [Cell]
  }

  /// The rows, from above.
  public let rows: [Row]

  /// Rows of cells under each other, cut into bands of at most so many columns; every cell is as
  /// wide as the widest.
  ///
  /// - Parameters:
  ///   - texts: what stands in the cells, row by row, as many in each.
  ///   - choices: what is chosen by each cell, in all rows; empty where nothing is.
  ///   - columns: the space there is.
  init(_ texts: [[String]], choices: [String] = [], within columns: Int = .max) {
    let count = texts.first?.count ?? 0
    let width = (texts.joined().map(\.count).max() ?? 1) + 1
    let across = max(1, min(columns / width, count))
    rows = stride(from: 0, to: count, by: across).flatMap { start -> [Row] in
      let band = start..<min(count, start + across)
      let cells = band.filter { choices.indices.contains($0) }.map { index in
        let column = (index - start) * width
        return Cell(columns: column..<column + width, choice: choices[index])
      }
      return texts.map { row in
        Row(
          text: band.map { row[$0] + String(repeating: " ", count: width - row[$0].count) }
            .joined(), cells: cells)
      }
    }
  }
}
