internal import BidiAlgorithm
package import Screen
package import TextModel
internal import UnicodeData
package import Wording

/// The text as it is displayed, with caret and selection.
package enum TextPane: Pane {
  package static let title: Words = "Text"
  package static let tellsLevels = true
  package static let isMirrored = false
  package static let height = PaneHeight(least: 5, weight: 2)
  package static let takesTyping = true
  package static let bar = [
    BarEntry(
      "select", .edit(.move(.left, extending: true)), .edit(.move(.right, extending: true)))
  ]

  /// What is left for the text beside the gutter, in the screen's coordinates.
  package static func area(_ inner: Rect, _ app: AppState) -> Rect {
    let gutter = gutterWidth(app, columns: inner.columns)
    return Rect(
      row: inner.row, column: inner.column + gutter, rows: inner.rows,
      columns: max(2, inner.columns - gutter))
  }

  /// How many rows a line takes with the rows of features below it.
  package static func pitch(_ app: AppState) -> Int {
    app.textContributions.reduce(1) { $0 + $1.rowsBelow(app) }
  }

  /// The cells that a feature shows in place of a line's own; nil where none does.
  package static func otherCells(
    of position: LinePosition, _ line: VisualLine, _ app: AppState, _ analysis: Analysis
  ) -> [VisualCell]? {
    for contribution in app.textContributions {
      if let cells = contribution.cells(of: position, line, app, analysis) { return cells }
    }
    return nil
  }

  /// Enough rows to write in, however short the text is.
  private static let leastRows = 4

  /// A row for each line, and one below for the caret's mark.
  package static func wish(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    min(rows, max(leastRows, rowsOfText(app, rows: rows)))
  }

  /// How many of these rows the lines take, however few they are, with that of the caret's mark.
  package static func rowsOfText(_ app: AppState, rows: Int) -> Int {
    min(rows, firstLines(rows, app.session.layout).count * pitch(app) + 1)
  }

  /// A row for each line, and one below the last where the caret's mark stands there.
  package static func rowsInUse(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    // Where there are more lines than rows, the last one is not known.
    let lines = firstLines(rows + 1, analysis.layout)
    let carets = [analysis.places.primary, analysis.places.secondary].compactMap(\.self)
    let hasMark = lines.count <= rows && carets.contains { $0.line == lines.last }
    return min(rows, lines.count * pitch(app) + (hasMark ? 1 : 0))
  }

  /// How many of these rows the lines take alone.
  package static func rowsOfLines(_ app: AppState, _ analysis: Analysis, rows: Int) -> Int {
    min(rows, firstLines(rows, analysis.layout).count * pitch(app))
  }

  /// The first lines of the text, so many at most.
  private static func firstLines(_ count: Int, _ layout: TextLayout) -> [LinePosition] {
    layout.lines(from: LinePosition(paragraph: ParagraphIndex(0), line: 0), count: count)
  }

  /// How many lines the pane shows on so many rows.
  package static func lineCount(_ rows: Int, _ app: AppState) -> Int {
    max(1, rows / pitch(app))
  }

  /// A sign of warning, the paragraph's number, its arrow and a blank; where any paragraph has a
  /// pin, a column for it. Of few columns the arrow and the blank take theirs alone.
  ///
  /// The sign has its column where nothing warns, too: warnings come and go without a key, and with
  /// keys that type, and no line may break elsewhere then.
  private static func gutterWidth(_ app: AppState, columns: Int) -> Int {
    let pin = app.session.notes.hasPins ? 1 : 0
    guard hasSigns(columns: columns) else { return pin + 2 }
    return pin + 1 + String(app.session.document.paragraphCount).count + 2
  }

  /// Whether so many columns have room for numbers and signs beside the text.
  static func hasSigns(columns: Int) -> Bool { columns >= 30 }

  /// The column of a sign of warning, so that nothing touches the text: before the number.
  static let signColumn = 0

  package static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    for contribution in app.textContributions {
      if let note = contribution.note(app, analysis) { return note }
    }
    return controlWords(app)
  }

  /// How controls without width are shown. This decides all columns.
  package static func controlWords(_ app: AppState) -> Words {
    app.hidesControls ? "controls hidden" : "controls as labels"
  }

  /// Draws the lines from the state's top on.
  package static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let layout = analysis.layout
    let gutter = gutterWidth(app, columns: canvas.columns)
    let lines = layout.lines(from: app.top, count: lineCount(canvas.rows, app))
    let marks = TextMarks(app, analysis, lines)
    let pitch = pitch(app)
    if let first = lines.first?.paragraph, let last = lines.last?.paragraph {
      canvas.lists(
        first.rawValue..<last.rawValue + 1, of: app.session.document.paragraphCount)
    }
    for (number, position) in lines.enumerated() {
      let row = number * pitch
      let line = layout.line(position)
      drawGutter(position, line, row: row, width: gutter, app, analysis, &canvas)
      if pitch > 1 {
        drawBelow(position, line, row: row + 1, gutter: gutter, app, analysis, &canvas)
      }
      if hasSigns(columns: canvas.columns), marks.protects(layout.range(of: position)) {
        canvas.put(Sign.protected, row: row, column: signColumn, style: canvas.theme[.warning])
      }
      let other = otherCells(of: position, line, app, analysis)
      drawCells(
        other ?? line.cells, of: position, row: row, gutter: gutter, marks, analysis, &canvas)
      drawSeparator(of: position, line, row: row, gutter: gutter, analysis, &canvas)
      if other == nil {
        drawOmission(of: position, line, row: row, gutter: gutter, analysis, &canvas)
      }
      if number == lines.count - 1 {
        drawContinuation(of: line, row: row, gutter: gutter, &canvas)
      }
      if line.isFirst {
        drawSign(of: position.paragraph, row: row, app, analysis, &canvas)
      }
      if let other, position == analysis.linePosition {
        drawScalarCaret(other, row: row, gutter: gutter, analysis, &canvas)
      }
    }
    if !app.hidesCaret(analysis) {
      drawCaret(app, analysis, gutter: gutter, &canvas)
      drawFlags(lines, gutter: gutter, pitch: pitch, analysis, &canvas)
    }
  }

  private static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, _ app: AppState,
    _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    var row = row
    let left = gutter + analysis.layout.indent(of: position)
    for contribution in app.textContributions {
      let rows = contribution.rowsBelow(app)
      guard rows > 0 else { continue }
      contribution.drawBelow(
        position, line, row: row, gutter: gutter, left: left, app, analysis, into: &canvas)
      row += rows
    }
  }

  private static func drawGutter(
    _ position: LinePosition, _ line: VisualLine, row: Int, width: Int, _ app: AppState,
    _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    guard line.isFirst else { return }
    let pinWidth = app.session.notes.hasPins ? 1 : 0
    if app.session.notes[position.paragraph].pinned != nil {
      canvas.put(Sign.pin, row: row, column: width - 3, style: canvas.theme[.caretMark])
    }
    let isCurrent = position.paragraph == analysis.paragraph
    let arrow = Words(own: Sign.arrow(line.direction))
    canvas.write(
      arrow, row: row, column: width - 2, .level(Int(line.paragraphLevel.rawValue)))
    guard hasSigns(columns: canvas.columns) else { return }
    canvas.writeRight(
      Words(verbatim: position.paragraph.rawValue + 1), row: row, before: width - 2 - pinWidth,
      isCurrent ? .title : .border)
  }

  /// A paragraph separator that is selected, past the line's end: what is selected can be seen.
  private static func drawSeparator(
    of position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    let start = analysis.document.range(of: position.paragraph).lowerBound
    guard line.separatorCount > 0, analysis.isSelected(start.advanced(by: line.contentEnd)) else {
      return
    }
    let left = gutter + analysis.layout.indent(of: position)
    var style = canvas.theme[.border]
    canvas.theme.select(&style)
    canvas.put(
      Sign.paragraphEnd, row: row,
      column: line.direction == .rightToLeft ? max(gutter - 1, left - 1) : left + line.width,
      style: style)
  }

  /// The cursor on the caret's scalar, where other cells than the line's are shown and gaps have no
  /// places.
  private static func drawScalarCaret(
    _ cells: [VisualCell], row: Int, gutter: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    guard let caret = analysis.caretScalar,
      let cell = cells.first(where: { $0.range.contains(caret) })
    else { return }
    let left = gutter + analysis.layout.indent(of: analysis.linePosition)
    canvas.placeCursor(row: row, column: min(left + cell.column, canvas.columns - 1))
  }

  private static func drawCells(
    _ cells: [VisualCell], of position: LinePosition, row: Int, gutter: Int, _ marks: TextMarks,
    _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let isCurrent = position.paragraph == analysis.paragraph
    let start = analysis.document.range(of: position.paragraph).lowerBound
    let left = gutter + analysis.layout.indent(of: position)
    let shapes = LetterShapes(
      cells, scalars: analysis.layout.paragraph(position.paragraph).content.scalars,
      style: canvas.letters)
    for cell in cells where cell.isVisible {
      let column = left + cell.column
      guard column >= gutter else {
        // What hangs over the left edge is cut. The part in view still looks selected.
        var rest = Style()
        if analysis.isSelected(start.advanced(by: cell.range.lowerBound)) {
          canvas.theme.select(&rest)
        }
        canvas.fill(row: row, columns: gutter..<max(gutter, column + cell.width), style: rest)
        continue
      }
      let level = Int(cell.level.rawValue)
      let offset = start.advanced(by: cell.range.lowerBound)
      let isSelected = analysis.isSelected(offset)
      var style = canvas.theme[.level(level)]
      if isCurrent, analysis.isDeciding(cell.range) { canvas.theme.mark(&style) }
      switch cell.kind {
      case .text:
        marks.mark(offset, &style, canvas.theme)
        if cell.showsLess { style.isUnderlined = true }
        if isSelected { canvas.theme.select(&style) }
        canvas.put(
          shapes.base(of: cell), marks: cell.marks, width: cell.width, row: row, column: column,
          style: style)
      case .label(let label):
        let isMarked = isCurrent && analysis.isDeciding(cell.range)
        style = canvas.theme[.label(level)]
        if isMarked { canvas.theme.mark(&style) }
        marks.mark(offset, &style, canvas.theme)
        if isSelected { canvas.theme.select(&style) }
        canvas.writeLabel(label, row: row, column: column, style: style)
      case .tab, .invisible:
        style = canvas.theme[.border]
        marks.mark(offset, &style, canvas.theme)
        if isSelected { canvas.theme.select(&style) }
        canvas.fill(row: row, columns: column..<column + cell.width, style: style)
        canvas.put(Sign.tab, row: row, column: column, style: style)
      }
    }
  }

  /// The cell of the screen where the caret's primary place stands; nil where it is out of view.
  package static func caretCell(_ app: AppState, _ analysis: Analysis) -> Point? {
    guard let area = app.textArea else { return nil }
    let place = analysis.places.primary
    let lines = analysis.layout.lines(from: app.top, count: app.lineCount)
    guard let row = lines.firstIndex(of: place.line) else { return nil }
    let column = analysis.layout.indent(of: place.line) + place.column.rawValue
    return Point(
      row: area.row + row * pitch(app),
      column: min(max(area.column, area.column + column), area.column + area.columns - 1))
  }

  /// The hardware cursor at the primary place; while another pane has it, a drawn caret, whichever
  /// that is. The second place is underlined, or a thin bar where there is no cell.
  private static func drawCaret(
    _ app: AppState, _ analysis: Analysis, gutter: Int, _ canvas: inout Canvas
  ) {
    let rows = analysis.layout.lines(from: app.top, count: lineCount(canvas.rows, app))
    let pitch = pitch(app)
    func cell(_ place: CaretPlace) -> (row: Int, column: Int)? {
      guard let row = rows.firstIndex(of: place.line) else { return nil }
      let column = gutter + analysis.layout.indent(of: place.line) + place.column.rawValue
      return (row * pitch, min(max(gutter, column), canvas.columns - 1))
    }
    if let second = analysis.places.secondary, let at = cell(second) {
      if canvas.isBlank(row: at.row, column: at.column) {
        // A blank may be selected, as one of a tab's.
        var style = canvas.style(row: at.row, column: at.column)
        style.foreground = canvas.theme[.caretMark].foreground
        style.isBold = true
        canvas.put(Sign.secondCaret, row: at.row, column: at.column, style: style)
      } else {
        canvas.restyle(row: at.row, column: at.column) {
          $0.isUnderlined = true
          $0.isBold = true
        }
      }
    }
    if let at = cell(analysis.places.primary) {
      canvas.placeCursor(row: at.row, column: at.column)
      if !canvas.takesCursor, app.focus != .text {
        let theme = canvas.theme
        canvas.restyle(row: at.row, column: at.column) { theme.standIn(&$0) }
      }
    }
  }
}

extension AppState {
  /// Whether controls of no width are hidden, as readers see the text.
  package var hidesControls: Bool { session.settings.invisibles == .hidden }

  /// What features add to the Text pane.
  package var textContributions: [any TextContribution.Type] { registry.textContributions }

  /// Whether a feature shows lines otherwise than they are, without their caret.
  package func hidesCaret(_ analysis: Analysis) -> Bool {
    textContributions.contains { $0.hidesCaret(self, analysis) }
  }

  /// Where the text stands beside its gutter.
  package var textArea: Rect? {
    plan[.text].map { TextPane.area($0.inner, self) }
  }

  /// How many lines of the text its pane shows.
  package var lineCount: Int {
    plan[.text].map { TextPane.lineCount($0.inner.rows, self) } ?? 1
  }

  /// The number of the shown line at a row of the screen, which may be none.
  package func lineNumber(atRow row: Int) -> Int {
    guard let area = textArea else { return 0 }
    let distance = row - area.row
    return distance < 0 ? distance : distance / TextPane.pitch(self)
  }
}

extension PaneID {
  /// The text itself, which the core draws.
  package static let text = PaneID(TextPane.self)
}
