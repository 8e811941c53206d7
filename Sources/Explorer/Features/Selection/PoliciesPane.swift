internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// What each policy takes of the caret's line, scalar by scalar, in storage and on the display.
enum PoliciesPane: Pane {
  static let title: Words = "Policies"
  static let tellsLevels = true
  static let isMirrored = false
  static let height = PaneHeight(least: 8, most: 13)

  private static let margin = 8

  /// Draws the two orders, under each a row for every policy.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let strips = strips(analysis, columns: canvas.columns, canvas.letters)
    let takings = takings(analysis, rows: canvas.rows)
    var row = 0
    // The display is where a policy goes wrong: it stays where there is space for one order only.
    if canvas.rows >= 2 * (takings.count + 1) {
      drawStrip(strips.storage, "storage", row: row, analysis, &canvas)
      drawCarets(strips.storage.storageGaps(analysis), strips.storage, row: row, analysis, &canvas)
      drawTakings(takings, strips.storage, row: row + 1, analysis, &canvas)
      row += takings.count + 1
    }
    // Where not all have a row, the active one is among those that have.
    let active = takings.firstIndex(where: \.isActive) ?? 0
    let shown = shownRange(of: takings.count, in: canvas.rows - row - 1, around: active)
    canvas.lists(shown, of: takings.count)
    drawStrip(strips.display, "display", row: row, analysis, &canvas)
    drawCarets(strips.display.displayGaps(analysis), strips.display, row: row, analysis, &canvas)
    drawTakings(Array(takings[shown]), strips.display, row: row + 1, analysis, &canvas)
    let hasAround = takings.count > SelectionPolicy.allCases.count
    let legend = row + takings.count + 1
    guard canvas.rows > legend else { return }
    canvas.drawWords { canvas in
      let words =
        analysis.ranges.isEmpty ? howToSelect(app) : legendWords(hasAround: hasAround)
      // Where it does not fit behind the margin it begins before it.
      let column = max(0, min(margin, canvas.columns - canvas.width(of: words)))
      canvas.write(words, row: legend, column: column, .quiet)
      if hasAround, canvas.rows > legend + 1 {
        canvas.write(
          "single: Chromium" + "   " + "snap: WebKit, nearly", row: legend + 1, column: margin,
          .quiet)
      }
    }
  }

  private static func legendWords(hasAround: Bool) -> Words {
    let signs: Words = "+ too much" + "   " + "\u{2212} missed"
    return hasAround ? signs + "   " + "around: selectedRange" : signs
  }

  /// How to select something, with the key that does.
  private static func howToSelect(_ app: AppState) -> Words {
    let key = app.commands.keyName(of: .edit(.move(.right, extending: true)))
    return key.map { "nothing is selected: drag, or press \(verbatim: $0)" }
      ?? "nothing is selected: drag over the text"
  }

  /// What each policy takes, and where there is space for it the one range around the active one's
  /// ranges.
  private static func takings(_ analysis: Analysis, rows: Int) -> [Taking] {
    var takings = SelectionPolicy.allCases.map { policy in
      Taking(
        name: policy.shortWords, isActive: policy == analysis.policy,
        ranges: analysis.layout.ranges(of: analysis.selection, policy: policy))
    }
    // What an API with one range can say of them.
    if rows >= 2 * (takings.count + 2), analysis.ranges.count > 1,
      let first = analysis.ranges.first, let last = analysis.ranges.last
    {
      takings.append(
        Taking(
          name: "around", isActive: false,
          ranges: RangeSet(first.lowerBound..<last.upperBound)))
    }
    return takings
  }

  private struct Taking {
    var name: Words
    var isActive: Bool
    var ranges: RangeSet<ScalarOffset>
  }

  // MARK: - Strips

  /// The line's cells in both orders: letters stand side by side where they would not fit else,
  /// with a blank where the caret is.
  private static func strips(
    _ analysis: Analysis, columns: Int, _ letters: LetterStyle
  ) -> OrderStrips {
    var strips = OrderStrips(
      analysis.line, scalars: analysis.content.scalars, letters: letters, in: columns - margin)
    strips.storage.open(before: strips.storage.storageGaps(analysis))
    strips.display.open(before: strips.display.displayGaps(analysis))
    return strips
  }

  private static func scroll(_ strip: Strip, _ canvas: Canvas, _ analysis: Analysis) -> Int {
    strip.scroll(
      showing: analysis.caretScalar.flatMap(strip.item(holding:)), in: canvas.columns - margin)
  }

  private static func drawStrip(
    _ strip: Strip, _ title: Words, row: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    canvas.write(title, row: row, column: 0, .quiet)
    let scroll = scroll(strip, canvas, analysis)
    let window = canvas.columns - margin
    for (item, column) in zip(strip.items, strip.columns) {
      let x = column - scroll
      guard x >= 0, x + item.width <= window else { continue }
      item.draw(
        row: row, column: margin + x, isSelected: analysis.isSelected(item.cell.range),
        isDeciding: analysis.isDeciding(item.cell.range),
        into: &canvas)
    }
    if scroll > 0 {
      canvas.put(Sign.more, row: row, column: margin - 1, style: canvas.theme[.quiet])
    }
    let end = zip(strip.items, strip.columns).map { $0.width + $1 }.last ?? 0
    if end - scroll > window {
      canvas.put(Sign.more, row: row, column: canvas.columns - 1, style: canvas.theme[.quiet])
    }
  }

  private static func drawCarets(
    _ gaps: [Int], _ strip: Strip, row: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    strip.drawCarets(
      gaps, row: row, margin: margin, scroll: scroll(strip, canvas, analysis), into: &canvas)
  }

  /// A row for each policy: a bar under what it takes, and signs where it differs from the active
  /// one.
  private static func drawTakings(
    _ takings: [Taking], _ strip: Strip, row: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let scroll = scroll(strip, canvas, analysis)
    let window = canvas.columns - margin
    for (number, taking) in takings.enumerated() {
      canvas.write(
        taking.name, row: row + number, column: 0, width: margin - 1,
        taking.isActive ? .accent : .quiet)
      let signs = strip.items.map { sign(of: $0, taking, analysis) }
      for (index, item) in strip.items.enumerated() {
        guard let sign = signs[index] else { continue }
        let isJoined = index + 1 < signs.count && signs[index + 1] == sign
        let left = strip.columns[index] - scroll
        let right = isJoined ? strip.end(of: index) - scroll : left + item.width
        for x in left..<right where x >= 0 && x < window {
          canvas.put(
            sign.glyph, row: row + number, column: margin + x, style: canvas.theme[sign.role])
        }
      }
    }
  }

  private static func sign(of item: StripItem, _ taking: Taking, _ analysis: Analysis) -> Mark? {
    let offset = ScalarOffset(analysis.offset(item.cell.range.lowerBound))
    switch (taking.ranges.contains(offset), analysis.isSelected(offset)) {
    case (true, true): return .taken
    case (true, false): return .tooMuch
    case (false, true): return .missed
    case (false, false): return nil
    }
  }

  private enum Mark {
    case taken, tooMuch, missed

    var glyph: Unicode.Scalar {
      switch self {
      case .taken: Sign.bar
      case .tooMuch: "+"
      case .missed: Sign.missed
      }
    }

    var role: Role { self == .taken ? .good : .warning }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let strips = strips(analysis, columns: size.columns, app.letters)
    let group = takings(analysis, rows: size.rows).count + 1
    let hasBoth = size.rows >= 2 * group
    let strip = hasBoth && point.row < group ? strips.storage : strips.display
    let x =
      point.column - margin
      + strip.scroll(
        showing: analysis.caretScalar.flatMap(strip.item(holding:)), in: size.columns - margin)
    guard let index = strip.columns.lastIndex(where: { $0 <= x }), x >= 0 else { return nil }
    return .goTo(ScalarOffset(analysis.offset(strip.items[index].cell.range.lowerBound)))
  }
}
