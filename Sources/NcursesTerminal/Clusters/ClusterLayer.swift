internal import Screen
internal import UnicodeData

/// The clusters of a frame that the terminal library cannot write, because terminals count their
/// columns differently. It draws blanks in their cells; they are written over these, each at its
/// own place, so that nothing after it moves.
struct ClusterLayer {
  private struct Placed {
    var column: Int
    var style: Style
    var scalars: [Unicode.Scalar]
  }

  private var rows: [Int: [Placed]] = [:]

  /// Whether there are none.
  var isEmpty: Bool { rows.isEmpty }

  /// Whether a cluster begins in a cell.
  func holds(row: Int, column: Int) -> Bool {
    rows[row]?.contains { $0.column == column } ?? false
  }

  /// Forgets what stands on a row.
  mutating func clear(_ row: Int) { rows[row] = nil }

  /// Adds a cluster.
  mutating func add(_ scalars: [Unicode.Scalar], _ style: Style, row: Int, column: Int) {
    rows[row, default: []].append(Placed(column: column, style: style, scalars: scalars))
  }

  /// What writes the clusters of some rows, or of all. The cursor and its style are as they were.
  func bytes(_ wanted: Set<Int>?, _ depth: ColorDepth) -> [UInt8] {
    var text = ""
    for (row, placed) in rows.sorted(by: { $0.key < $1.key }) where wanted?.contains(row) != false {
      for cluster in placed {
        text += "\u{1B}[\(row + 1);\(cluster.column + 1)H" + cluster.style.sequence(depth)
        text.unicodeScalars.append(contentsOf: cluster.scalars)
      }
    }
    return text.isEmpty ? [] : Array(("\u{1B}7" + text + "\u{1B}8").utf8)
  }
}
