internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// The two orders of the caret's line: storage over display over the strata of its levels.
enum OrderPane: Pane {
  static let title: Words = "Order"
  static let tellsLevels = true
  static let isMirrored = false
  static let height = PaneHeight(least: 7, most: 10)

  private static let margin = 8

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let window = canvas.columns - margin
    let strips = OrderStrips(
      analysis.line, scalars: analysis.content.scalars, letters: canvas.letters, in: window)
    let depth = analysis.line.cells.map { Int($0.level.rawValue) }.max() ?? 0
    let isLow = canvas.rows < 5
    let storageRow = 0
    let displayRow = isLow ? 1 : 2
    drawStrip(
      strips.storage, title: "storage", row: storageRow, window: window, analysis, &canvas)
    drawStrip(
      strips.display, title: "display", row: displayRow, window: window, analysis, &canvas)
    let strataRow = isLow ? 2 : 4
    let free = canvas.rows - strataRow
    if depth + 1 <= free {
      drawStrata(strips.display, depth: depth, row: strataRow, window: window, analysis, &canvas)
    } else {
      drawLevels(strips.display, row: strataRow, window: window, analysis, &canvas)
    }
    if !isLow {
      drawOffsets(strips.storage, row: 1, window: window, analysis, &canvas)
      drawOffsets(strips.display, row: 3, window: window, analysis, &canvas)
    }
  }

  private static func drawStrip(
    _ strip: Strip, title: Words, row: Int, window: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    canvas.write(title, row: row, column: 0, .quiet)
    let scroll = scroll(strip, window, analysis)
    for (item, column) in zip(strip.items, strip.columns) {
      let x = column - scroll
      guard x >= 0, x + item.width <= window else { continue }
      item.draw(
        row: row, column: margin + x, isSelected: analysis.isSelected(item.cell.range),
        isDeciding: analysis.isDeciding(item.cell.range), into: &canvas)
    }
    if scroll > 0 {
      canvas.put(Sign.more, row: row, column: margin - 1, style: canvas.theme[.quiet])
    }
    if let last = strip.items.indices.last,
      strip.columns[last] + strip.items[last].width - scroll > window
    {
      canvas.put(Sign.more, row: row, column: canvas.columns - 1, style: canvas.theme[.quiet])
    }
  }

  /// Numbers under a strip: the caret's first, then where each run begins, then every fifth, where
  /// there is space.
  private static func drawOffsets(
    _ strip: Strip, row: Int, window: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let scroll = scroll(strip, window, analysis)
    var taken: [Range<Int>] = []
    func place(_ text: String, at x: Int, _ role: Role) {
      let cells = x..<(x + text.unicodeScalars.count)
      // A bare sign may touch what stands beside it.
      let gap = text == String(Sign.deciding) ? 0 : 1
      let space = cells.lowerBound - gap..<cells.upperBound + gap
      guard x >= 0, cells.upperBound <= window, !taken.contains(where: { $0.overlaps(space) })
      else { return }
      taken.append(cells)
      canvas.write(Words(verbatim: text), row: row, column: margin + x, role)
    }
    if let caret = analysis.caretScalar, let index = strip.item(holding: caret) {
      canvas.placeCursor(row: row - 1, column: margin + strip.columns[index] - scroll)
      place(
        "\(Sign.caretUp)\(analysis.offset(caret))", at: strip.columns[index] - scroll, .caretMark)
    }
    for index in strip.items.indices where analysis.isDeciding(strip.items[index].cell.range) {
      place(String(Sign.deciding), at: strip.columns[index] - scroll, .accent)
    }
    for index in strip.items.indices where strip.startsRun(index) {
      place(
        String(analysis.offset(strip.items[index].cell.range.lowerBound)),
        at: strip.columns[index] - scroll, .quiet)
    }
    for index in strip.items.indices {
      let offset = analysis.offset(strip.items[index].cell.range.lowerBound)
      if offset % 5 == 0 { place(String(offset), at: strip.columns[index] - scroll, .quiet) }
    }
  }

  /// One row for each level, the highest on top; a run is a bar with the arrow of its direction,
  /// dotted where the last key put it on this level.
  private static func drawStrata(
    _ strip: Strip, depth: Int, row: Int, window: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    let scroll = scroll(strip, window, analysis)
    for level in 0...depth {
      let y = row + depth - level
      let direction = EmbeddingLevel(level).direction
      canvas.write(
        "level \(verbatim: "\(level)\(Sign.arrow(direction))")", row: y, column: 0, .level(level))
    }
    for index in strip.items.indices {
      let item = strip.items[index]
      let level = Int(item.cell.level.rawValue)
      let y = row + depth - level
      let isLast = index + 1 == strip.items.count || strip.startsRun(index + 1)
      let left = strip.columns[index] - scroll
      let right = isLast ? left + item.width : strip.end(of: index) - scroll
      let isChanged = analysis.isChanged(item.cell.range)
      var style = canvas.theme[.level(level)]
      style.isBold = isChanged
      for x in left..<right where x >= 0 && x < window {
        canvas.put(
          isChanged ? Sign.changed : Sign.bar, row: y, column: margin + x, style: style)
      }
      let isRightToLeft = item.cell.level.isRightToLeft
      let tip = isRightToLeft ? (strip.startsRun(index) ? left : nil) : (isLast ? right - 1 : nil)
      if let tip, tip >= 0, tip < window {
        canvas.put(
          Sign.arrow(item.cell.level.direction), row: y, column: margin + tip, style: style)
      }
    }
  }

  /// The levels as numbers, where there are more of them than rows.
  private static func drawLevels(
    _ strip: Strip, row: Int, window: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    guard row < canvas.rows else { return }
    let scroll = scroll(strip, window, analysis)
    canvas.write("levels", row: row, column: 0, .quiet)
    for (item, column) in zip(strip.items, strip.columns) {
      let x = column - scroll
      let text = String(item.cell.level.rawValue)
      guard x >= 0, x + text.count <= window else { continue }
      canvas.write(
        Words(verbatim: text), row: row, column: margin + x, .level(Int(item.cell.level.rawValue)))
    }
  }

  private static func scroll(_ strip: Strip, _ window: Int, _ analysis: Analysis) -> Int {
    strip.scroll(
      showing: analysis.caretScalar.flatMap(strip.item(holding:)),
      with: strip.span { analysis.isSelected($0.cell.range) }, in: window)
  }

  /// The selected ranges that storage's strip has no space for.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard analysis.ranges.count > 1, let placement = app.plan[PaneID(OrderPane.self)] else {
      return nil
    }
    let window = placement.inner.columns - margin
    let strip = OrderStrips(
      analysis.line, scalars: analysis.content.scalars, letters: .isolated, in: window
    ).storage
    let scroll = scroll(strip, window, analysis)
    let shown = strip.items.indices.filter {
      strip.columns[$0] >= scroll && strip.columns[$0] + strip.items[$0].width - scroll <= window
    }
    let start = analysis.paragraphStart
    let hidden = analysis.ranges.count { range in
      !shown.contains {
        range.contains(ScalarOffset(start + strip.items[$0].cell.range.lowerBound))
      }
    }
    return hidden == 0 ? nil : "\(number: hidden) more \(verbatim: Sign.arrow(.leftToRight))"
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    return position(at: point, analysis, size: size).map {
      .goTo(ScalarOffset(analysis.offset($0)))
    }
  }

  /// The scalar under a cell of the pane, from the paragraph's start.
  private static func position(at point: Point, _ analysis: Analysis, size: Size) -> Int? {
    let strips = OrderStrips(
      analysis.line, scalars: analysis.content.scalars, letters: .isolated,
      in: size.columns - margin)
    let strip =
      size.rows < 5
      ? (point.row == 0 ? strips.storage : strips.display)
      : (point.row < 2 ? strips.storage : strips.display)
    let x = point.column - margin + scroll(strip, size.columns - margin, analysis)
    guard let index = strip.columns.lastIndex(where: { $0 <= x }), x >= 0 else { return nil }
    return strip.items[index].cell.range.lowerBound
  }
}
