internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// What each policy takes of the caret's line, scalar by scalar, in storage and on the display.
///
/// With nothing selected no policy takes anything: the two orders stand alone, and below them how
/// to select.
enum PoliciesPane: Pane {
  static let title: Words = "Policies"
  static let tellsLevels = true
  static let isMirrored = false
  static let height = PaneHeight(least: 8, most: 13)
  static let bar: [BarEntry] = [.select, .policy, .zoom, .explainWords]

  /// Names, a blank, and the column of a caret before the first scalar. In a language from right to
  /// left names end at the left: a blank parts them from the frame.
  private static func margin(_ words: Catalogue) -> Int {
    let least = 9
    guard words.isRightToLeft else { return least }
    let orders: [Words] = ["storage", "display", "around"]
    let names = orders + SelectionPolicy.allCases.map(\.shortWords)
    return max(least, 3 + (names.map { words.onScreen($0).columns }.max() ?? 0))
  }

  /// As many rows as it fills once something is selected: a key then moves no frame.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    let layout = Layout(
      analysis, Size(rows: rows, columns: columns), app.letters, app.words,
      takings(analysis, rows: rows))
    return min(rows, layout.rowOfLegend + (layout.hasAround ? 2 : 1))
  }

  static func rowsInUse(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    rowsFilled(app, analysis, rows: rows, columns: columns)
  }

  /// How many selected ranges the strips have no space for, and at which side: that of storage
  /// where it is there.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard analysis.ranges.count > 1, let inner = app.plan[PaneID(PoliciesPane.self)]?.inner else {
      return nil
    }
    let layout = Layout(analysis, inner.size, app.letters, app.words)
    let window = inner.columns - layout.margin
    let (storage, display) = (layout.strips.storage, layout.strips.display)
    let hidden =
      layout.storage.isEmpty
      ? HiddenRanges(
        analysis, ofDisplay: display, seen: display.seen(in: layout.display, window: window))
      : HiddenRanges(
        analysis, ofStorage: storage, seen: storage.seen(in: layout.storage, window: window))
    return hidden.words(isRightToLeft: app.words.isRightToLeft)
  }

  /// Draws the two orders, under each row of a strip a row for every policy.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let layout = Layout(
      analysis, Size(rows: canvas.rows, columns: canvas.columns), canvas.letters, canvas.words)
    let margin = layout.margin
    let isEmpty = analysis.ranges.isEmpty
    let (strips, takings) = (layout.strips, layout.takings)
    draw(
      strips.storage, layout.storage, "storage", row: 0, margin, takings, analysis, &canvas
    ) { $0.storageGaps(analysis) }
    let shown = layout.shownOnDisplay(of: canvas.rows)
    canvas.lists(shown, of: takings.count)
    draw(
      strips.display, layout.display, "display", row: layout.firstRowOfDisplay, margin,
      Array(takings[shown]), analysis, &canvas
    ) { $0.displayGaps(analysis) }
    let hasAround = layout.hasAround
    let legend = layout.rowOfLegend
    guard canvas.rows > legend else { return }
    canvas.drawWords { canvas in
      let words = isEmpty ? HowToSelect(app).all : legendWords(hasAround: hasAround)
      // A sentence begins where rows begin, the legend of signs where the signs do.
      let isAtEdge = isEmpty || canvas.isMirrored
      write(words, row: legend, margin: isAtEdge ? 0 : margin, &canvas)
      if hasAround, canvas.rows > legend + 1 {
        write(
          ["single: Chromium" + "   " + "snap: WebKit, nearly"], row: legend + 1,
          margin: isAtEdge ? 0 : margin, &canvas)
      }
      guard isEmpty else { return }
      let size = Size(rows: canvas.rows, columns: canvas.columns)
      let said = sentences(app, below: legend, size)
      for (words, rows) in said {
        _ = canvas.writeWhereRowsAreLeft(words, fromRow: rows.lowerBound, column: 0, .quiet)
      }
      let policies = SelectionPolicy.allCases.map(\.words)
      let told = said.filter { policies.contains($0.words) }
      if let last = told.last, told.count < policies.count {
        drawMore(behind: last.words, lastRow: last.rows.upperBound - 1, &canvas)
      }
    }
  }

  /// Says that there are more policies than have a place: a blank behind the last words, or below
  /// them where these end at the edge.
  private static func drawMore(behind words: Words, lastRow row: Int, _ canvas: inout Canvas) {
    guard !canvas.isMeasured else { return }
    let lines = canvas.words.onScreen(words).wrapped(besideFrame: max(1, canvas.columns))
    let column = 1 + (lines.last?.columns ?? 0)
    let isBehind = column < canvas.columns
    canvas.put(
      Sign.more, row: isBehind ? row : row + 1, column: isBehind ? column : 0,
      style: canvas.theme[.quiet])
  }

  /// What each policy takes, in the rows that are kept for what a selection takes: they look like
  /// waste unless they say so.
  private static func sentences(
    _ app: AppState, below legend: Int, _ size: Size
  ) -> [(words: Words, rows: Range<Int>)] {
    var all: [Words] = SelectionPolicy.allCases.map(\.words)
    if let key = app.commands.keyName(of: .edit(.nextSelectionPolicy)) {
      all.insert("\(verbatim: key) sets what a drag takes.", at: 0)
    }
    var sentences: [(words: Words, rows: Range<Int>)] = []
    var row = legend + 1
    for words in all {
      let lines = app.words.onScreen(words).wrapped(besideFrame: max(1, size.columns))
      guard row + lines.count <= size.rows else { continue }
      sentences.append((words: words, rows: row..<row + lines.count))
      row += lines.count
    }
    return sentences
  }

  /// Writes the first of some words that fits; where it does not fit behind a margin it begins
  /// before it. The last column stays free where it can.
  private static func write(
    _ all: [Words], row: Int, margin: Int, _ canvas: inout Canvas
  ) {
    let fitting = all.first { canvas.width(of: $0) <= canvas.columns }
    guard let words = fitting ?? all.last else { return }
    let column = max(0, min(margin, canvas.columns - 1 - canvas.width(of: words)))
    canvas.write(words, row: row, column: column, .quiet)
  }

  private static func legendWords(hasAround: Bool) -> [Words] {
    let signs: Words = "+ too much" + "   " + "\u{2212} missed"
    return hasAround ? [signs + "   " + "around: selectedRange", signs] : [signs]
  }

  /// What each policy takes, and where there is space for it the one range around the active one's
  /// ranges.
  private static func takings(_ analysis: Analysis, rows: Int) -> [Taking] {
    var takings = SelectionPolicy.allCases.map { policy in
      Taking(
        name: policy.shortWords, words: policy.words, isActive: policy == analysis.policy,
        ranges: analysis.layout.ranges(of: analysis.selection, policy: policy))
    }
    // What an API with one range can say of them.
    if rows >= 2 * (takings.count + 2), analysis.ranges.count > 1,
      let first = analysis.ranges.first, let last = analysis.ranges.last
    {
      takings.append(
        Taking(
          name: "around", words: "The one range around all that is selected, as selectedRange is.",
          isActive: false,
          ranges: RangeSet(first.lowerBound..<last.upperBound)))
    }
    return takings
  }

  private struct Taking {
    var name: Words
    /// What it takes, in a sentence.
    var words: Words
    var isActive: Bool
    var ranges: RangeSet<ScalarOffset>
  }

  // MARK: - Strips

  /// Where both strips stand: on as many rows as there is room for, each with what the policies
  /// take of it below.
  private struct Layout {
    /// The column where the strips begin.
    let margin: Int
    let strips: OrderStrips
    let takings: [Taking]
    /// Storage's rows; none where there is room for one order only: on the display a policy goes
    /// wrong.
    let storage: [StripBlock]
    let display: [StripBlock]

    /// With nothing selected there are no takings, unless these are handed in.
    init(
      _ analysis: Analysis, _ size: Size, _ letters: LetterStyle, _ words: Catalogue,
      _ known: [Taking]? = nil
    ) {
      margin = PoliciesPane.margin(words)
      let window = size.columns - margin
      // Behind the last letter of several rows there is room for the caret.
      let folded = window - 1
      var strips = OrderStrips(
        analysis.line, scalars: analysis.content.scalars, letters: letters, in: window)
      // A separator alone has no row.
      let text = strips.withoutLoneSeparator(analysis.line, in: window)
      func rowCount(in columns: Int) -> Int {
        max(text.storage.rowCount(in: columns), text.display.rowCount(in: columns))
      }
      // The blanks where the carets are take two columns at most.
      let wanted = rowCount(in: window) > 1 ? rowCount(in: folded - 2) : 1
      strips.storage.open(before: strips.storage.storageGaps(analysis))
      strips.display.open(before: strips.display.displayGaps(analysis))
      let takings =
        known ?? (analysis.ranges.isEmpty ? [] : PoliciesPane.takings(analysis, rows: size.rows))
      let pitch = takings.count + 1
      // How to select is said below.
      let free = size.rows - (takings.isEmpty ? 1 : 0)
      let hasBoth = free >= 2 * pitch
      let rows = hasBoth ? min(wanted, free / (2 * pitch)) : 1
      func blocks(_ strip: Strip) -> [StripBlock] {
        strip.blocks(
          in: rows > 1 ? folded : window, rows: rows,
          showing: analysis.caretScalar.flatMap(strip.item(holding:)),
          with: strip.span { analysis.isSelected($0.cell.range) })
      }
      (self.strips, self.takings) = (strips, takings)
      storage = hasBoth ? blocks(strips.storage) : []
      display = blocks(strips.display)
    }

    /// How many rows a row of a strip takes with those of the policies.
    var pitch: Int { takings.count + 1 }
    /// The row of the pane where the display begins.
    var firstRowOfDisplay: Int { storage.count * pitch }
    /// The row below all strips.
    var rowOfLegend: Int { firstRowOfDisplay + display.count * pitch }
    /// Whether there is what an API with one range says, too.
    var hasAround: Bool { takings.count > SelectionPolicy.allCases.count }

    /// The policies that have a row below the display, in a pane of so many rows: where not all
    /// have, the active one has.
    func shownOnDisplay(of rows: Int) -> Range<Int> {
      shownRange(
        of: takings.count, in: rows - firstRowOfDisplay - 1,
        around: takings.firstIndex(where: \.isActive) ?? 0)
    }

    /// What a row of the pane shows, of so many rows.
    func meaning(ofRow row: Int, of rows: Int) -> Words? {
      let inStorage = row < firstRowOfDisplay
      let part = (inStorage ? row : row - firstRowOfDisplay) % pitch
      guard part > 0 else {
        return inStorage
          ? "The line in storage order." : "The line in display order, from left to right."
      }
      let number = part - 1 + (inStorage ? 0 : shownOnDisplay(of: rows).lowerBound)
      return takings.indices.contains(number) ? takings[number].words : nil
    }

    /// The first scalar of the cell at a point of the pane, from the paragraph's start.
    func position(at point: Point) -> Int? {
      let inStorage = point.row < firstRowOfDisplay
      let (strip, blocks) = inStorage ? (strips.storage, storage) : (strips.display, display)
      let number = (inStorage ? point.row : point.row - firstRowOfDisplay) / pitch
      guard let block = blocks.indices.contains(number) ? blocks[number] : blocks.last,
        point.column >= margin
      else { return nil }
      let x = point.column - margin + block.scroll
      return block.items.last { strip.columns[$0] <= x }.map {
        strip.items[$0].cell.range.lowerBound
      }
    }
  }

  /// Draws a strip from a row on, below each of its rows the policies, with the carets in their
  /// gaps; its name stands at the first of them, and signs say that it goes on.
  private static func draw(
    _ strip: Strip, _ blocks: [StripBlock], _ title: Words, row first: Int, _ margin: Int,
    _ takings: [Taking], _ analysis: Analysis, _ canvas: inout Canvas, gaps: (Strip) -> [Int]
  ) {
    guard let start = blocks.first, let last = blocks.last else { return }
    let window = canvas.columns - margin
    let pitch = takings.count + 1
    for (number, block) in blocks.enumerated() {
      let row = first + number * pitch
      if number == 0 { canvas.writeName(title, row: row, before: margin - 2, .quiet) }
      for index in block.items {
        let (item, x) = (strip.items[index], strip.columns[index] - block.scroll)
        guard x >= 0, x + item.width <= window else { continue }
        item.draw(
          row: row, column: margin + x, isSelected: analysis.isSelected(item.cell.range),
          isDeciding: analysis.isDeciding(item.cell.range), into: &canvas)
      }
    }
    if start.scroll > 0 {
      canvas.put(Sign.more, row: first, column: margin - 1, style: canvas.theme[.quiet])
    }
    let end = zip(strip.items, strip.columns).map { $0.width + $1 }.last ?? 0
    if end - last.scroll > window || last.items.upperBound < strip.items.count {
      canvas.put(
        Sign.more, row: first + (blocks.count - 1) * pitch, column: canvas.columns - 1,
        style: canvas.theme[.quiet])
    }
    for (number, block) in blocks.enumerated() {
      let row = first + number * pitch
      strip.drawCarets(gaps(strip), in: block, row: row, margin: margin, into: &canvas)
      drawTakings(takings, strip, block, row: row + 1, margin, analysis, &canvas)
    }
  }

  /// A row for each policy: a bar under what it takes, and signs where it differs from the active
  /// one.
  private static func drawTakings(
    _ takings: [Taking], _ strip: Strip, _ block: StripBlock, row: Int, _ margin: Int,
    _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let window = canvas.columns - margin
    for (number, taking) in takings.enumerated() {
      canvas.writeName(
        taking.name, row: row + number, before: margin - 2, taking.isActive ? .accent : .quiet)
      let signs = block.items.map { sign(of: strip.items[$0], taking, analysis) }
      for (index, sign) in zip(block.items, signs) {
        guard let sign else { continue }
        let next = index + 1 - block.items.lowerBound
        let isJoined = next < signs.count && signs[next] == sign
        let left = strip.columns[index] - block.scroll
        let right =
          isJoined ? strip.end(of: index) - block.scroll : left + strip.items[index].width
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
    let layout = Layout(analysis, size, app.letters, app.words)
    // Legends and names are no places of the text.
    let legend = layout.rowOfLegend..<layout.rowOfLegend + (layout.hasAround ? 2 : 1)
    if legend.contains(point.row) { return .explainWords }
    guard point.row < legend.lowerBound else {
      guard analysis.ranges.isEmpty else { return nil }
      return sentences(app, below: layout.rowOfLegend, size).first { $0.rows.contains(point.row) }
        .map { .say($0.words) }
    }
    if point.column < layout.margin {
      return layout.meaning(ofRow: point.row, of: size.rows).map(Action.say)
    }
    guard let position = layout.position(at: point) else { return nil }
    let offset = ScalarOffset(analysis.offset(position))
    // A caret there would end the selection that is looked at.
    return analysis.ranges.isEmpty
      ? .goTo(offset) : .feature(SelectionFeature.self, .show(offset..<offset.advanced(by: 1)))
  }
}
