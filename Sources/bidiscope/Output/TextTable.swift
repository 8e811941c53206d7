internal import UnicodeData

/// A table for reading: columns as wide as their widest cell, two spaces between.
///
/// A cell that is wider than a reader looks for moves the rest of its own row, and no other.
struct TextTable {
  /// The most cells that a column gets.
  private static let widest = 200

  private var rows: [[String]]

  /// A table with these headings; an empty first one indents it.
  init(_ headings: [String]) { rows = [headings] }

  mutating func append(_ row: [String]) { rows.append(row) }

  /// The table, a line for each row.
  var text: String {
    let widths = rows[0].indices.map { column in
      rows.lazy.map { Self.width($0[column]) }.filter { $0 <= Self.widest }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      var missing = 0
      for (column, cell) in row.enumerated() {
        // Padding is owed until something follows it: no line ends in spaces.
        if !cell.isEmpty {
          line += String(repeating: " ", count: missing) + cell
          missing = 0
        }
        missing += max(0, widths[column] - (cell.isEmpty ? 0 : Self.width(cell))) + 2
      }
      return line + "\n"
    }.joined()
  }

  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ScalarFacts.cellWidth(of: $1) }
  }
}
