internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// The caret's paragraph: its direction, its level, and why.
enum ParagraphPane: Pane {
  static let title: Words = "Paragraph"
  static let tellsLevels = true
  /// The pane gets the rows to say in full what is wrong before the panes below get all theirs.
  static let height = PaneHeight(least: 8, most: 9, weight: 2, usual: 5)
  static let bar: [BarEntry] = [.caret, .zoom, .explainWords]

  /// Wants a row for the verdict, even where that is still to come.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    rowsFilled(app, analysis, rows: rows, columns: columns)
      + (app.verdict(analysis) == nil ? 1 : 0)
  }

  /// The rows to say in full what is wrong are of use until that is known.
  static func rowsInUse(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    let filled = rowsFilled(app, analysis, rows: rows, columns: columns)
    return app.verdict(analysis) == nil ? max(filled, min(rows, height.least - 1)) : filled
  }

  /// Which direction it shows: the paragraph's, not a run's.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    app.size.columns < 92 ? "writing dir." : "writing direction"
  }

  /// Draws the pane: the answer, and below it the level.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    drawLevel(
      app, analysis, from: drawAnswer(app, analysis, into: &canvas), into: &canvas)
  }

  /// Whether anything is wrong, first of all, and nothing before it was judged. In full where that
  /// leaves three rows, the level, its reason and the counts, or at least two, or beside a pane
  /// that says where the caret is one of both; else in few words, since no sentence is cut. Of two
  /// or three rows it has the first, where one is enough.
  ///
  /// - Returns: how many rows it takes.
  private static func drawAnswer(
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) -> Int {
    guard canvas.rows >= 2, let verdict = app.verdict(analysis) else { return 0 }
    let forms = verdict.forms(columns: canvas.columns, canvas.words)
    let isSmall = canvas.rows < 4
    let keepsOne = mayKeepOneRow(app, of: canvas.rows)
    let spaces =
      isSmall ? [1] : [canvas.rows - 3, canvas.rows - 2] + (keepsOne ? [canvas.rows - 1] : [])
    let rows = spaces.lazy.compactMap { forms.fitting($0) }.first ?? forms.least
    if isSmall, rows.count > 1 { return 0 }
    let taken = canvas.write(
      rows.map { (words: $0.words, role: $0.role) },
      rows: 0..<canvas.rows - (keepsOne || isSmall ? 1 : 2), column: 0, width: canvas.columns)
    for (row, said) in rows.prefix(taken).enumerated() {
      said.drawFurther(row: row, into: &canvas)
      canvas.offer(said.action, row: row)
    }
    return taken
  }

  /// From so many rows on, a sentence may leave the level only one row.
  private static let leastForOneRow = 7

  /// Whether a sentence may leave the level only one row: where the panes of the arrangement stand
  /// beside each other, and one of them says where the caret is.
  private static func mayKeepOneRow(_ app: AppState, of rows: Int) -> Bool {
    rows >= leastForOneRow && !app.isZoomed
      && !ScreenPlan.isStacked(app.size, footRows: app.footRows)
  }

  private static func drawLevel(
    _ app: AppState, _ analysis: Analysis, from first: Int, into canvas: inout Canvas
  ) {
    let rows = canvas.rows - first
    // What is no place of the text is explained.
    canvas.offer(.explainWords, row: first)
    let deciding = analysis.levels.isLevelKnown ? analysis.levels.reason.position : nil
    // How the words stand as plain text is seen before anything that explains.
    let below =
      rows >= 3 && drawWordsAlone(app, analysis, row: first + 1, into: &canvas)
      ? first + 2 : first + 1
    canvas.offer(
      deciding.map { Action.goTo(ScalarOffset(analysis.offset($0))) } ?? Action.explainWords,
      row: rows < 3 ? first : below)
    let level = Int(analysis.levels.paragraphLevel.rawValue)
    let direction = analysis.levels.paragraphLevel.direction
    var at = canvas.write("level \(verbatim: level) ", row: first, column: 0, .level(level))
    let name =
      rows < 3 && canvas.columns < 48
      ? direction.inBrief : direction.words
    at = canvas.write(name + " ", row: first, column: at, .accent)
    at = canvas.write(
      Words(verbatim: "\(Sign.arrow(direction))  "), row: first, column: at, .level(level))
    if let former = analysis.levelChange?.formerParagraphLevel, rows >= 3 {
      canvas.write(
        "\(verbatim: Sign.changed)was \(verbatim: former)", row: first, column: at - 1, .accent)
    }
    if rows < 3 {
      let selected = analysis.ranges.first?.lowerBound ?? analysis.selection.focus.offset
      if rows == 1, canvas.rows == 2,
        let told = selection(app, analysis, canvas, columns: canvas.columns - at)
      {
        canvas.write(told, row: first, column: at, .text)
        canvas.offer(.goTo(selected), row: first)
        return
      }
      canvas.write(
        reason(analysis, canvas, columns: canvas.columns - at, isAlone: true), row: first,
        column: at,
        .text)
      guard rows == 2, !mayKeepOneRow(app, of: canvas.rows) else { return }
      if analysis.ranges.isEmpty, drawWordsAlone(app, analysis, row: first + 1, into: &canvas) {
        return
      }
      canvas.write(analysis.selectionSummary, row: first + 1, column: 0, .text)
      canvas.offer(.goTo(selected), row: first + 1)
      return
    }
    canvas.write(
      reason(analysis, canvas, columns: canvas.columns), row: below, column: 0, .text)
    var row = below + 1
    if analysis.direction != .standard || analysis.pinned != nil,
      let estimate = analysis.estimate
    {
      let arrow = analysis.pinned == nil ? "" : String(Sign.arrow(estimate.base))
      let said = [estimate.reason.words, estimate.reason.briefly].map { words -> Words in
        arrow.isEmpty
          ? "\(analysis.direction.name): \(words)"
          : "\(analysis.direction.name): \(verbatim: arrow) \(words)"
      }
      canvas.write(
        said.first { canvas.width(of: $0) <= canvas.columns } ?? said[1], row: row, column: 0,
        analysis.pinned == nil ? .text : .quiet)
      canvas.offer(.explainWords, row: row)
      row += 1
    }
    if row < canvas.rows {
      // The runs have a pane of their own: where both counts do not fit, only the scalars are
      // counted.
      let (both, scalars) = (counts(analysis), counted(analysis.paragraphLayout.count, .scalars))
      canvas.write(
        canvas.width(of: both) <= canvas.columns ? both : scalars, row: row, column: 0, .quiet)
      canvas.offer(.explainWords, row: row)
    }
    if row + 1 < canvas.rows {
      canvas.write(position(analysis), row: row + 1, column: 0, .quiet)
      let end = analysis.paragraphLayout.count - analysis.content.separatorCount
      canvas.offer(.goTo(ScalarOffset(analysis.offset(end))), row: row + 1)
    }
  }

  /// Where the caret or what is selected stands, or how many ranges are selected: in the one row of
  /// the level, as no other row says it. nil where the reason of the level is told instead: nothing
  /// is selected and something is torn, or there is no room.
  private static func selection(
    _ app: AppState, _ analysis: Analysis, _ canvas: Canvas, columns: Int
  ) -> Words? {
    let ranges = analysis.ranges.count
    if ranges == 0, app.verdict(analysis)?.isBad != false { return nil }
    let forms = [analysis.selectionSummary] + (ranges > 0 ? [counted(ranges, .ranges)] : [])
    return forms.first { canvas.width(of: $0) <= columns }
  }

  /// How the words of a paragraph that was read from markup stand as plain text, where that is
  /// otherwise and there is a row.
  ///
  /// - Returns: whether it is shown.
  private static func drawWordsAlone(
    _ app: AppState, _ analysis: Analysis, row: Int, into canvas: inout Canvas
  ) -> Bool {
    guard row < canvas.rows, let words = WordsAlone.ofCaretsParagraph(app, analysis) else {
      return false
    }
    let label: Words = "As plain text"
    var at = canvas.write(
      canvas.width(of: label) <= canvas.columns / 2 ? label : "plain text", row: row, column: 0,
      .quiet)
    if words.hasOtherDirection {
      at = canvas.write(
        Words(verbatim: " \(Sign.arrow(words.base))"), row: row, column: at, .accent)
    }
    BidiRow(words.text, direction: .explicit(words.base), showsControls: false).draw(
      row: row, columns: min(at + 1, canvas.columns)..<canvas.columns, into: &canvas)
    canvas.offer(.explainWords, row: row)
    return true
  }

  /// Why the paragraph has its level: in the standard's terms, or in the strategy's where no other
  /// row says that.
  private static func reason(
    _ analysis: Analysis, _ canvas: Canvas, columns: Int, isAlone: Bool = false
  ) -> Words {
    guard analysis.levels.isLevelKnown else { return "P2 is looking for a strong character" }
    let reason = analysis.levels.reason
    switch reason.rule {
    case .p2, .p3:
      guard let position = reason.position else { return nothingStrong(analysis, canvas, columns) }
      let scalar = analysis.content.scalars[position].scalar
      let name = analysis.paragraphLayout.bidiClass(at: position).shortName
      let offset = analysis.offset(position)
      let full: Words = """
        P2 first strong is \(verbatim: name) \(verbatim: codePoint(scalar.value)) at \
        \(number: offset)
        """
      let short: Words = "P2 first strong \(verbatim: name) at \(number: offset)"
      let shortest: Words = "P2 \(verbatim: name) at \(number: offset)"
      return [full, short].first { canvas.width(of: $0) <= columns } ?? shortest
    default:
      if analysis.isPinnedByMarkup { return "HL1 set by HTML \(verbatim: Sign.pin)" }
      if analysis.pinned != nil { return "HL1 pinned by hand \(verbatim: Sign.pin)" }
      let name = analysis.direction.name
      guard isAlone, let estimate = analysis.estimate else { return "HL1 set by \(name)" }
      let told: Words = "\(name): \(estimate.reason.briefly)"
      return [told, estimate.reason.briefly].first { canvas.width(of: $0) <= columns }
        ?? "HL1 \(name)"
    }
  }

  /// P3, where P2 found no strong letter. There may be some inside isolates, which P2 skips. A long
  /// paragraph is not searched for them.
  private static func nothingStrong(
    _ analysis: Analysis, _ canvas: Canvas, _ columns: Int
  ) -> Words {
    let mayHold =
      analysis.structure == nil
      || analysis.paragraphLayout.input.classSet.meets(BidiClassSet(.l, .r, .al))
    guard mayHold else { return "P3 nothing strong: level 0" }
    let full: Words = "P3 nothing strong outside isolates: level 0"
    return canvas.width(of: full) <= columns ? full : "P3 strong only in isolates"
  }

  private static func counts(_ analysis: Analysis) -> Words {
    let count = analysis.paragraphLayout.count
    guard analysis.structure != nil else {
      return "\(counted(count, .scalars)) · too long to list runs"
    }
    return "\(counted(count, .scalars)), line of \(counted(analysis.line.runs.count, .runs))"
  }

  private static func position(_ analysis: Analysis) -> Words {
    let separator = analysis.content.scalars.suffix(analysis.content.separatorCount)
      .map(StripItem.label(of:)).joined(separator: " ")
    let start = analysis.paragraphStart
    let range = RangeNotation.text(start..<start + analysis.paragraphLayout.count)
    return separator.isEmpty
      ? "\(verbatim: range) no separator"
      : "\(verbatim: range) ends in \(verbatim: separator)"
  }
}
