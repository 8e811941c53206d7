internal import Screen
internal import UnicodeData

/// The clusters of a frame that the terminal library cannot write, because terminals count their
/// columns differently. It draws blanks in their cells; they are written over these, each at its
/// own place, so that nothing after it moves.
struct ClusterLayer {
  private struct Placed: Equatable {
    var column: Int
    var columns: Int
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

  /// Adds a cluster that has so many columns.
  mutating func add(
    _ scalars: [Unicode.Scalar], _ style: Style, row: Int, column: Int, columns: Int
  ) {
    rows[row, default: []].append(
      Placed(column: column, columns: columns, style: style, scalars: scalars))
  }

  /// What takes these clusters off a screen of so many rows, but for those of another layer. It
  /// comes before the terminal library draws: for it there are blanks already, and it sends none.
  func erasing(except kept: ClusterLayer, rows count: Int, _ depth: ColorDepth) -> [UInt8] {
    var text = ""
    for (row, placed) in rows.sorted(by: { $0.key < $1.key })
    where row < count && kept.rows[row] != placed {
      for cluster in placed where kept.rows[row]?.contains(cluster) != true {
        text += Self.place(row, cluster, depth)
        text += String(repeating: " ", count: cluster.columns)
      }
    }
    return Self.asideFromTheCursor(text)
  }

  /// What writes the clusters of some rows, or of all. The cursor and its style are as they were.
  func bytes(_ wanted: Set<Int>?, _ depth: ColorDepth) -> [UInt8] {
    var text = ""
    for (row, placed) in rows.sorted(by: { $0.key < $1.key }) where wanted?.contains(row) != false {
      for cluster in placed {
        text += Self.place(row, cluster, depth)
        text.unicodeScalars.append(contentsOf: cluster.scalars)
      }
    }
    return Self.asideFromTheCursor(text)
  }

  private static func place(_ row: Int, _ cluster: Placed, _ depth: ColorDepth) -> String {
    "\u{1B}[\(row + 1);\(cluster.column + 1)H" + cluster.style.sequence(depth)
  }

  private static func asideFromTheCursor(_ text: String) -> [UInt8] {
    text.isEmpty ? [] : Array(("\u{1B}7" + text + "\u{1B}8").utf8)
  }
}
