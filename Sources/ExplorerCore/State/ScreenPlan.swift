package import Screen

/// Where everything stands on a screen of a given size.
package struct ScreenPlan: Hashable, Sendable {
  /// The smallest screen on which the panes are usable, in cells.
  package static let smallest = Size(rows: 12, columns: 40)

  package var panes: [PanePlacement]
  package var title: Rect
  package var keys: Rect
  /// The rows between the panes and the keys in which a feature speaks; none where none does.
  package var foot: Rect
  /// Whether the screen is too small for more than one line.
  package var isTooSmall: Bool

  /// Plans a screen; the wishes say how many rows the panes have use for, and `footRows` are kept
  /// free between the panes and the keys.
  package init(
    size: Size, arrangement: Arrangement, focus: PaneID, isZoomed: Bool,
    wishes: PaneWishes = PaneWishes(), footRows: Int = 0
  ) {
    title = Rect(row: 0, column: 0, rows: 1, columns: size.columns)
    keys = Rect(row: max(0, size.rows - 1), column: 0, rows: 1, columns: size.columns)
    isTooSmall = size.rows < Self.smallest.rows || size.columns < Self.smallest.columns
    let body = Rect(row: 1, column: 0, rows: size.rows - 2 - footRows, columns: size.columns)
    foot = Rect(
      row: body.row + body.rows, column: 0, rows: isTooSmall ? 0 : footRows, columns: size.columns)
    if isTooSmall {
      panes = []
    } else if isZoomed {
      panes = Self.boxed([focus], heights: [body.rows], in: body)
    } else if Self.isStacked(size, footRows: footRows) {
      panes =
        arrangement.bands.isEmpty
        ? Self.stacked(arrangement, focus: focus, in: body)
        : Self.stacked(
          shown: focus == .text ? arrangement.opening(isStacked: true) : focus, in: body)
    } else if !arrangement.bands.isEmpty {
      panes = Self.banded(arrangement.bands, wishes, in: body)
    } else {
      panes = Self.columns(arrangement, wishes, in: body)
    }
  }

  /// Whether a screen is too narrow or too low for all panes of an arrangement: some are stacked,
  /// the others a key away.
  package static func isStacked(_ size: Size, footRows: Int = 0) -> Bool {
    size.columns < 72 || size.rows - footRows < 20
  }

  /// Where a pane stands, if it is on the screen.
  package subscript(pane: PaneID) -> PanePlacement? { panes.first { $0.pane == pane } }

  /// The pane under a cell of the screen: of the edge that neighbours share, the one whose title
  /// stands in it.
  package func pane(at point: Point) -> PanePlacement? {
    panes.last { $0.outer.contains(row: point.row, column: point.column) }
  }

  // MARK: - Shapes

  private static func columns(
    _ arrangement: Arrangement, _ wishes: PaneWishes, in body: Rect
  ) -> [PanePlacement] {
    func heights(_ panes: [PaneID]) -> [Int] {
      wishes.shared(
        wishes.heights(of: panes.map { wishes.share(of: $0) }, total: body.rows), by: panes)
    }
    let usual = min(48, max(30, body.columns * 3 / 8))
    // Neighbours share an edge.
    let spare = wishes.leftColumns.map { body.columns - 1 - $0 } ?? 0
    let right = wishes.rightColumns ?? max(usual, min(spare, body.columns / 2))
    let left = Rect(
      row: body.row, column: 0, rows: body.rows, columns: body.columns - right + 1)
    let aside = Rect(
      row: body.row, column: body.columns - right, rows: body.rows, columns: right)
    let (first, beside) = (wishes.left(of: arrangement), wishes.right(of: arrangement))
    let others = boxed(beside, heights: heights(beside), in: aside)
    // A frame has two edges.
    guard let own = wishes.textColumns, own + 3 <= left.columns else {
      return boxed(first, heights: heights(first), in: left) + others
    }
    let alone = Rect(row: left.row, column: left.column, rows: left.rows, columns: own)
    let middle = Rect(
      row: left.row, column: left.column + own - 1, rows: left.rows,
      columns: left.columns - own + 1)
    let below = Array(first.dropFirst())
    return boxed(Array(first.prefix(1)), heights: [left.rows], in: alone)
      + boxed(below, heights: heights(below), in: middle) + others
  }

  /// Bands over the whole width: a little of the text first, and what the others leave. The panes
  /// of a band share it equally, unless one of two has use for more.
  private static func banded(
    _ bands: [[PaneID]], _ wishes: PaneWishes, in body: Rect
  ) -> [PanePlacement] {
    let shares = bands.map { band in
      var share = wishes.share(of: band)
      if band == [.text] {
        share.least = max(2, body.rows / 6 - 2)
        // On a high screen a short text is shown whole.
        let most = body.rows >= PaneWishes.leastHigh ? body.rows / 4 - 2 : share.least
        share.filled = min(share.filled, most)
      }
      return share
    }
    let heights = wishes.shared(
      wishes.heights(of: shares, total: body.rows), by: bands.map { $0[0] })
    var row = body.row
    return zip(bands, heights).flatMap { band, height in
      defer { row += height - 1 }
      let share = wishes.share(of: band, columns: body.columns - 1)
      return band.indices.map { index in
        let left = index == 0 ? 0 : body.columns - 1 - share * (band.count - index)
        let right =
          index == band.count - 1
          ? body.columns - 1 : body.columns - 1 - share * (band.count - 1 - index)
        let outer = Rect(row: row, column: left, rows: height, columns: right - left + 1)
        return PanePlacement(
          pane: band[index], outer: outer, inner: outer.inset(by: 1), isBoxed: true)
      }
    }
  }

  /// Bands on a small screen: a little of the text, and one pane.
  private static func stacked(shown: PaneID, in body: Rect) -> [PanePlacement] {
    let textRows = min(5, max(2, body.rows / 4))
    return [
      (PaneID.text, body.row, textRows), (shown, body.row + textRows, body.rows - textRows),
    ].map { flat($0, row: $1, rows: $2, in: body) }
  }

  /// A pane over the whole width, with a title and no frame.
  private static func flat(_ pane: PaneID, row: Int, rows: Int, in body: Rect) -> PanePlacement {
    let outer = Rect(row: row, column: 0, rows: rows, columns: body.columns)
    let inner = Rect(row: row + 1, column: 0, rows: rows - 1, columns: body.columns)
    return PanePlacement(pane: pane, outer: outer, inner: inner, isBoxed: false)
  }

  private static func boxed(_ panes: [PaneID], heights: [Int], in column: Rect) -> [PanePlacement] {
    var row = column.row
    return zip(panes, heights).map { pane, height in
      let outer = Rect(row: row, column: column.column, rows: height, columns: column.columns)
      row += height - 1
      return PanePlacement(pane: pane, outer: outer, inner: outer.inset(by: 1), isBoxed: true)
    }
  }

  /// One column for a narrow or low screen: the text, the orders, and the pane in focus.
  private static func stacked(
    _ arrangement: Arrangement, focus: PaneID, in body: Rect
  ) -> [PanePlacement] {
    guard arrangement.small.count == 2 else { return [] }
    let (second, facts) = (arrangement.small[0], arrangement.small[1])
    let third = focus == .text || focus == second ? facts : focus
    if body.rows < 8 {
      // Beside a foot there is room for the text and one pane.
      let shown = focus == .text ? second : focus
      return [
        (PaneID.text, body.row, body.rows - 3), (shown, body.row + body.rows - 3, 3),
      ].map { flat($0, row: $1, rows: $2, in: body) }
    }
    let orderRows = body.rows >= 14 ? 6 : 4
    // Facts that are few leave their rows to the text.
    let lastRows = third.pane.height.most < 8 ? 3 : max(3, body.rows / 3)
    let textRows = body.rows - orderRows - lastRows
    var row = body.row
    return [(PaneID.text, textRows), (second, orderRows), (third, lastRows)].map { pane, rows in
      defer { row += rows }
      return flat(pane, row: row, rows: rows, in: body)
    }
  }
}
