internal import NcursesTerminal
internal import Screen
internal import UnicodeData

/// Turns one frame into the next by control sequences that every terminal reads: colours (SGR), the
/// cursor's place (CUP) and whether it is seen (DECTCEM). It asks a terminal nothing and sets no
/// mode.
///
/// Cells pass the same gate as those of an exported screen
/// (``Screen/Frame/exported(row:_:width:)``).
struct FramePainter {
  private var shown: Frame?
  private var metrics = ClusterMetrics.safe
  private var depth = ColorDepth.none

  /// What makes a screen that shows the last frame show this one; empty where nothing changes. The
  /// first, and one of another size, is drawn on a cleared screen. O(cells).
  ///
  /// - Parameters:
  ///   - frame: what is to be shown.
  ///   - metrics: how the columns of clusters are counted.
  ///   - depth: the colours.
  /// - Returns: the sequences.
  mutating func paint(_ frame: Frame, _ metrics: ClusterMetrics, _ depth: ColorDepth) -> String {
    let isKnown = shown?.size == frame.size && metrics == self.metrics && depth == self.depth
    let former = isKnown ? shown : nil
    (self.metrics, self.depth) = (metrics, depth)
    var text = isKnown ? "" : "\u{1B}[0m\u{1B}[2J"
    let before = former ?? Frame(size: frame.size)
    var last = -1
    for row in frame.changes(since: before).map({ $0 / frame.size.columns }) where row != last {
      text += paint(row, of: frame, over: before)
      last = row
    }
    shown = frame
    if text.isEmpty, former?.cursor == frame.cursor { return "" }
    guard let cursor = frame.cursor else { return text + "\u{1B}[?25l" }
    return text + Self.place(max(0, cursor.row), max(0, cursor.column)) + "\u{1B}[?25h"
  }

  /// The cells of a row that changed, from left to right.
  private func paint(_ row: Int, of frame: Frame, over before: Frame) -> String {
    let old = before.exported(row: row, metrics, width: NcursesTerminal.columns(of:))
    var new = frame.exported(row: row, metrics, width: NcursesTerminal.columns(of:))[...]
    // A terminal blanks the rest of a cluster of which a part is drawn over.
    if old.allSatisfy(\.isPlain), new.allSatisfy(\.isPlain) {
      let changed = new.indices.filter { !new[$0].looks(as: old[$0]) }
      guard let first = changed.first, let last = changed.last else { return "" }
      new = new[first...last]
    } else if new.count == old.count, zip(new, old).allSatisfy({ $0.looks(as: $1) }) {
      return ""
    }
    var text = Self.place(row, new.first?.column ?? 0)
    var style: Style?
    for cell in new {
      if cell.style != style { text += cell.style.sequence(depth) }
      style = cell.style
      if cell.isPlain {
        text += cell.text
      } else {
        // However many columns a player gives it, what follows stands where it belongs.
        text += String(repeating: " ", count: cell.columns) + Self.place(row, cell.column)
        text += cell.text + Self.place(row, cell.column + cell.columns)
      }
    }
    return text + "\u{1B}[0m"
  }

  private static func place(_ row: Int, _ column: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }
}

extension ExportedCell {
  /// Whether it is one scalar in one column.
  fileprivate var isPlain: Bool { columns == 1 && text.unicodeScalars.count == 1 }

  /// Whether it is drawn as another is, wherever the cursor stands.
  fileprivate func looks(as other: ExportedCell) -> Bool {
    column == other.column && columns == other.columns && style == other.style
      && text.unicodeScalars.elementsEqual(other.text.unicodeScalars)
  }
}
