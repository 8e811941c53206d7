internal import Foundation

/// A table in plain text, its columns as wide as their longest cell.
struct Table {
  private var rows: [[String]]

  /// A table with this first row.
  init(_ header: [String]) { rows = [header] }

  /// Adds a row.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// Prints the table; all columns but the first are aligned to the right.
  func show() {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      print(cells.joined(separator: "   "))
    }
    print("")
  }

  /// A number with so many digits after the point.
  static func number(_ value: Double, digits: Int = 1) -> String {
    value.isNaN ? "–" : String(format: "%.\(digits)f", value)
  }
}
