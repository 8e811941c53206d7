internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// The two orders of the caret's line: storage over display over the strata of its levels. A piece
/// that is torn is underlined in both.
enum OrderPane: Pane {
  static let title: Words = "Order"
  static let tellsLevels = true
  static let isMirrored = false
  /// A line gets its rows before the panes below get all theirs, and few more.
  static let height = PaneHeight(least: 7, most: 8, weight: 4)
  static let bar: [BarEntry] = [.caret, .select, .zoom, .explainWords]

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let layout = OrderLayout(
      analysis, size: Size(rows: canvas.rows, columns: canvas.columns), letters: canvas.letters,
      words: canvas.words)
    let torn = app.verdict(analysis)?.piece
    draw(
      layout.strips.storage, layout.storage, title: "storage", hasOffsets: layout.hasStorageOffsets,
      layout, analysis, torn: torn, &canvas
    ) { layout.row(ofStorage: $0) }
    draw(
      layout.strips.display, layout.display, title: "display", hasOffsets: !layout.isLow, layout,
      analysis, torn: torn, &canvas
    ) { layout.row(ofDisplay: $0) }
    for (number, block) in layout.display.enumerated() {
      let row = layout.row(ofLevels: number)
      let isLast = number == layout.display.count - 1
      let isCut = isLast && goesOn(layout.strips.display, layout.display, layout)
      if layout.hasStrata {
        drawStrata(block, layout, row: row, goesOn: isCut, analysis, &canvas)
      } else {
        drawLevels(block, layout, row: row, goesOn: isCut, &canvas)
      }
    }
  }

  /// Draws a strip on its rows, with its offsets where there is room. Its name stands at each
  /// row. Signs say where it goes on.
  private static func draw(
    _ strip: Strip, _ blocks: [StripBlock], title: Words, hasOffsets: Bool, _ layout: OrderLayout,
    _ analysis: Analysis, torn: Range<Int>?, _ canvas: inout Canvas, row: (Int) -> Int
  ) {
    for (number, block) in blocks.enumerated() {
      canvas.writeName(title, row: row(number), before: layout.margin - 1, .quiet)
      for index in block.items {
        let (item, x) = (strip.items[index], strip.columns[index] - block.scroll)
        guard x >= 0, x + item.width <= layout.window else { continue }
        item.draw(
          row: row(number), column: layout.margin + x,
          isSelected: analysis.isSelected(item.cell.range),
          isDeciding: analysis.isDeciding(item.cell.range),
          isTorn: torn?.overlaps(item.cell.range) ?? false, into: &canvas)
      }
      if hasOffsets {
        drawOffsets(strip, block, row: row(number) + 1, layout, analysis, &canvas)
      }
    }
    guard let first = blocks.first else { return }
    if first.scroll > 0 {
      canvas.put(Sign.more, row: row(0), column: layout.margin - 1, style: canvas.theme[.quiet])
    }
    if goesOn(strip, blocks, layout) {
      canvas.put(
        Sign.more, row: row(blocks.count - 1), column: canvas.columns - 1,
        style: canvas.theme[.quiet])
    }
  }

  /// Whether a strip is longer than its rows.
  private static func goesOn(
    _ strip: Strip, _ blocks: [StripBlock], _ layout: OrderLayout
  ) -> Bool {
    guard let last = blocks.last, let end = last.items.last else { return false }
    let isCut = strip.columns[end] + strip.items[end].width - last.scroll > layout.window
    return isCut || end < strip.items.count - 1
  }

  /// Numbers below a strip: first the caret's, then the start of each run, then every fifth where
  /// there is space.
  private static func drawOffsets(
    _ strip: Strip, _ block: StripBlock, row: Int, _ layout: OrderLayout, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    let (scroll, margin, window) = (block.scroll, layout.margin, layout.window)
    var taken: [Range<Int>] = []
    func place(_ text: String, at x: Int, _ role: Role) {
      let cells = x..<(x + text.unicodeScalars.count)
      // A sign alone may touch its neighbours.
      let gap = text == String(Sign.deciding) ? 0 : 1
      let space = cells.lowerBound - gap..<cells.upperBound + gap
      guard x >= 0, cells.upperBound <= window, !taken.contains(where: { $0.overlaps(space) })
      else { return }
      taken.append(cells)
      canvas.write(Words(verbatim: text), row: row, column: margin + x, role)
    }
    if let caret = analysis.caretScalar, let index = strip.item(holding: caret),
      block.items.contains(index)
    {
      canvas.placeCursor(row: row - 1, column: margin + strip.columns[index] - scroll)
      place(
        "\(Sign.caretUp)\(analysis.offset(caret))", at: strip.columns[index] - scroll, .caretMark)
    }
    for index in block.items where analysis.isDeciding(strip.items[index].cell.range) {
      place(String(Sign.deciding), at: strip.columns[index] - scroll, .accent)
    }
    for index in block.items where strip.startsRun(index) {
      place(
        String(analysis.offset(strip.items[index].cell.range.lowerBound)),
        at: strip.columns[index] - scroll, .quiet)
    }
    for index in block.items {
      let offset = analysis.offset(strip.items[index].cell.range.lowerBound)
      if offset % 5 == 0 { place(String(offset), at: strip.columns[index] - scroll, .quiet) }
    }
  }

  /// One row for each level from the paragraph's on, the highest at the top. A run is a bar with
  /// the arrow of its direction; the bar is dotted if the last key gave the run this level. A sign
  /// stands at the end of the bar that goes on beyond the row.
  private static func drawStrata(
    _ block: StripBlock, _ layout: OrderLayout, row: Int, goesOn: Bool, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    let (strip, depth, window) = (layout.strips.display, layout.depth, layout.window)
    let (scroll, margin) = (block.scroll, layout.margin)
    for level in layout.lowest...depth {
      let y = row + depth - level
      let direction = EmbeddingLevel(level).direction
      // The arrow stands beside the number, and no letter touches the bars.
      let names =
        canvas.words.isRightToLeft
        ? layout.arrowColumn + 1..<margin - 1 : 0..<layout.arrowColumn
      canvas.write(
        "level \(number: level)", row: y, column: names.lowerBound, width: names.count,
        .level(level))
      canvas.put(
        Sign.arrow(direction), row: y, column: layout.arrowColumn,
        style: canvas.theme[.level(level)])
    }
    for index in block.items {
      let item = strip.items[index]
      let level = Int(item.cell.level.rawValue)
      let y = row + depth - level
      let isLast = index + 1 == block.items.upperBound || strip.startsRun(index + 1)
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
    // The level of the last cell that has a place.
    let last = block.items.last { strip.columns[$0] - scroll < window }
    guard goesOn, let last else { return }
    let level = Int(strip.items[last].cell.level.rawValue)
    canvas.put(
      Sign.more, row: row + depth - level, column: canvas.columns - 1,
      style: canvas.theme[.quiet])
  }

  /// The levels as numbers, where there are more levels than rows.
  private static func drawLevels(
    _ block: StripBlock, _ layout: OrderLayout, row: Int, goesOn: Bool, _ canvas: inout Canvas
  ) {
    guard row < canvas.rows else { return }
    canvas.writeName("levels", row: row, before: layout.margin - 1, .quiet)
    for index in block.items {
      let item = layout.strips.display.items[index]
      let x = layout.strips.display.columns[index] - block.scroll
      let text = String(item.cell.level.rawValue)
      guard x >= 0, x + text.count <= layout.window else { continue }
      canvas.write(
        Words(verbatim: text), row: row, column: layout.margin + x,
        .level(Int(item.cell.level.rawValue)))
    }
    let more = canvas.theme[.quiet]
    if block.scroll > 0 {
      canvas.put(Sign.more, row: row, column: layout.margin - 1, style: more)
    }
    if goesOn { canvas.put(Sign.more, row: row, column: canvas.columns - 1, style: more) }
  }

  /// How many selected ranges the strip of storage has no space for, and at which side.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard analysis.ranges.count > 1, let placement = app.plan[PaneID(OrderPane.self)] else {
      return nil
    }
    let layout = OrderLayout(
      analysis, size: placement.inner.size, letters: .isolated, words: app.words)
    let strip = layout.strips.storage
    return HiddenRanges(
      analysis, ofStorage: strip, seen: strip.seen(in: layout.storage, window: layout.window)
    ).words(isRightToLeft: app.words.isRightToLeft)
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let layout = OrderLayout(analysis, size: size, letters: .isolated, words: app.words)
    // A name before a strip says what the strip is, and so do the numbers below it.
    if point.column < layout.margin || layout.isRuler(point.row) {
      return layout.meaning(ofRow: point.row).map(Action.say)
    }
    return layout.position(at: point).map { .goTo(ScalarOffset(analysis.offset($0))) }
  }
}
