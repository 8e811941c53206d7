/// Rows of cells below each other, in as many blocks as the width of a page asks for.
enum ReportColumns {
  private static let width = 76
  private static let head = 11

  /// The lines of text, with an empty one between two blocks. O(cells).
  static func rows(_ rows: [(head: String, cells: [String])]) -> [String] {
    let count = rows.map(\.cells.count).min() ?? 0
    var lines: [String] = []
    var start = 0
    while start < count {
      var block = rows.map { pad($0.head, head) }
      var end = start
      while end < count {
        let widest = rows.map { $0.cells[end].count }.max() ?? 0
        if end > start, block[0].count + widest > width { break }
        for (number, row) in rows.enumerated() { block[number] += pad(row.cells[end], widest + 1) }
        end += 1
      }
      if start > 0 { lines.append("") }
      lines += block.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      start = end
    }
    return lines
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
