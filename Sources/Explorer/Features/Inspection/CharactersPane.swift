internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The scalars of the caret's paragraph, one a row.
enum CharactersPane: Pane {
  static let title: Words = "Characters"
  static let tellsLevels = true
  static let height = PaneHeight(least: 7, weight: 2)
  static let commands =
    [
      Command(
        "Scalar above", .inPane("Characters", "the previous scalar in storage."), .pane,
        keys: [KeyPress(.up)], .stepScalar(-1)),
      Command(
        "Scalar below", .inPane("Characters", "the next scalar in storage."), .pane,
        keys: [KeyPress(.down)], .stepScalar(1)),
    ] + Command.paging("Characters")
  static let isScrolled = true

  static let bar = [BarEntry("scalar", .stepScalar(-1), .stepScalar(1))]

  /// A column of the table.
  private enum Column: CaseIterable {
    case scalar, utf16, utf8, glyph, code, bidiClass, becomes, level, column
    /// Where the scalar would be if controls were shown the other way.
    case hidden, labels
    case mirror, pair, name

    /// How the column is written, in a text whose longest offset has a number of digits.
    func format(_ digits: Int, _ words: Catalogue) -> Format {
      switch self {
      case .scalar: Format(title: "scalar", width: max(7, digits), isRight: true, rank: 0)
      case .utf16: Format(title: "utf16", width: max(7, digits), isRight: true, rank: 6)
      case .utf8: Format(title: "utf8", width: max(7, digits), isRight: true, rank: 7)
      case .glyph: Format(title: "glyph", width: 6, isRight: false, rank: 0, indent: 1)
      case .code: Format(title: "code", width: 7, isRight: false, rank: 1)
      case .bidiClass: Format(title: "class", width: 5, isRight: false, rank: 0)
      case .becomes: Format(title: nil, width: 3, isRight: false, rank: 3)
      // In a language without abbreviations its head is a whole word.
      case .level: Format.numbers("lvl", least: 4, rank: 0, words)
      case .column: Format.numbers("col", least: 4, rank: 2, words)
      case .hidden: Format.numbers("hidden", least: 6, rank: 5, words)
      case .labels: Format.numbers("labels", least: 6, rank: 5, words)
      case .mirror: Format(title: "mirror", width: 7, isRight: false, rank: 9, indent: 1)
      case .pair: Format(title: "pair", width: max(6, digits), isRight: true, rank: 8)
      case .name: Format(title: "name", width: .max, isRight: false, rank: 10, indent: 1)
      }
    }

    func role(level: Int, isCaret: Bool) -> Role {
      switch self {
      case .scalar: isCaret ? .caretMark : .text
      case .utf16, .utf8, .code: .quiet
      case .becomes, .level: .level(level)
      case .glyph, .bidiClass, .column, .hidden, .labels, .mirror, .pair, .name: .text
      }
    }
  }

  /// How a column is written.
  private struct Format {
    /// The word in the head; nil for the sign of what a class becomes.
    var title: Words?
    /// How many columns of the screen it takes; `max` for all that are left.
    var width: Int
    var isRight: Bool
    /// In a narrow pane the columns of the highest rank are left out first.
    var rank: Int
    /// How many blanks it has before it, beside the one between all columns: what runs from the
    /// left stands apart from what ends at the right.
    var indent = 0

    /// A column of numbers as wide as its head, and a blank more: with one between them heads read
    /// as one.
    static func numbers(_ title: Words, least: Int, rank: Int, _ words: Catalogue) -> Format {
      Format(
        title: title, width: max(least, words.onScreen(title).columns + 1), isRight: true,
        rank: rank)
    }

    /// The fewest columns of the screen.
    var leastWidth: Int { indent + (width == .max ? 24 : width) }
  }

  /// The columns that fit, in their order.
  private static func shown(
    columns: Int, _ digits: Int, _ words: Catalogue, without absent: Set<Column>
  ) -> [Column] {
    var free = columns - 2
    var shown: Set<Column> = []
    let ranked = Column.allCases.filter { !absent.contains($0) }
      .map { (column: $0, format: $0.format(digits, words)) }
      .sorted { $0.format.rank < $1.format.rank }
    for (column, format) in ranked {
      let needed = format.leastWidth + 1
      guard needed <= free else { continue }
      shown.insert(column)
      free -= needed
    }
    return Column.allCases.filter(shown.contains)
  }

  /// Where the rows stand: in one table, or in two side by side where one has too few rows and the
  /// pane has enough columns.
  private struct Tables {
    /// The columns between two tables.
    static let gap = 2
    /// The fewest columns of a useful table.
    static let leastColumns = 70

    /// The positions that are shown: the caret's scalar stands in the middle, until one scrolls.
    let positions: Range<Int>
    /// The rows of a table below its heads.
    let rows: Int
    /// The columns of a table.
    let columns: Int
    /// Whether there are two.
    let isDouble: Bool

    init(_ app: AppState, _ analysis: Analysis, _ size: Size) {
      let count = analysis.paragraphLayout.count
      rows = max(0, size.rows - 1)
      let half = (size.columns - Self.gap) / 2
      isDouble = count > rows && half >= Self.leastColumns
      columns = isDouble ? half : size.columns
      let own = shownRange(
        of: count, in: isDouble ? 2 * rows : rows, around: analysis.caretScalar ?? 0)
      let scrolled = app.scrolledRows(of: InspectionFeature.characters)
      positions = shownRange(own, movedBy: scrolled, of: count)
    }

    /// The positions of each table, with the table's first column.
    var parts: [(column: Int, positions: Range<Int>)] {
      let middle = min(positions.lowerBound + rows, positions.upperBound)
      let first = (column: 0, positions: positions.lowerBound..<middle)
      return middle < positions.upperBound
        ? [first, (column: columns + Self.gap, positions: middle..<positions.upperBound)]
        : [first]
    }
  }

  /// Where there are two tables, those rows on which these show all: one that is as long would show
  /// no scalar more.
  static func rowsInUse(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    guard let inner = app.openPlan[InspectionFeature.characters]?.inner,
      Tables(app, analysis, inner.size).isDouble
    else { return wish(app, analysis, rows: rows, columns: columns) }
    return min(rows, 1 + (analysis.paragraphLayout.count + 1) / 2)
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    // The heads are no place of the text: a press asks what they mean.
    if point.row == 0 { return .explainWords }
    let part = Tables(app, analysis, size).parts.last { $0.column <= point.column }
    guard let part, point.row <= part.positions.count else { return nil }
    return .goTo(ScalarOffset(analysis.offset(part.positions.lowerBound + point.row - 1)))
  }

  /// Draws the tables.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let tables = Tables(app, analysis, Size(rows: canvas.rows, columns: canvas.columns))
    canvas.lists(tables.positions, of: analysis.paragraphLayout.count)
    let bounds = canvas.bounds
    for part in tables.parts {
      let place = Rect(
        row: bounds.row, column: bounds.column + part.column, rows: bounds.rows,
        columns: tables.columns)
      canvas.draw(in: place) { draw(part.positions, app, analysis, into: &$0) }
    }
  }

  /// Draws a table of the scalars at some positions.
  private static func draw(
    _ positions: Range<Int>, _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) {
    let (this, otherWay): (Column, Column) =
      app.hidesControls ? (.hidden, .labels) : (.labels, .hidden)
    let digits = analysis.document.digits
    var shown = shown(columns: canvas.columns, digits, canvas.words, without: [this])
    var other: ParagraphLayout?
    if shown.contains(otherWay) {
      other = OtherColumns.paragraph(analysis)
      if other == nil {
        shown = Self.shown(
          columns: canvas.columns, digits, canvas.words, without: [this, otherWay])
      }
    }
    var x = 2
    for column in shown {
      let format = column.format(digits, canvas.words)
      if let title = format.title {
        put(title, format, row: 0, column: x, .quiet, &canvas)
      } else {
        canvas.put(sign: Sign.becomes, row: 0, column: x, style: canvas.theme[.quiet])
      }
      x += format.leastWidth + 1
    }
    let first = positions.lowerBound
    guard !positions.isEmpty else {
      canvas.write("an empty paragraph", row: 1, column: 2, .quiet)
      return
    }
    let facts = RowFacts(analysis, other)
    var offsets = analysis.document.storageRange(
      ScalarOffset(analysis.offset(first))..<ScalarOffset(analysis.offset(first)))
    for position in positions {
      let stored = analysis.content.scalars[position]
      drawRow(
        position, stored, offsets, facts, shown, row: position - first + 1, &canvas)
      offsets = StorageRange(
        scalars: offsets.scalars,
        utf16: offsets.utf16.lowerBound.advanced(
          by: stored.utf16Count)..<offsets.utf16.lowerBound.advanced(by: stored.utf16Count),
        utf8: offsets.utf8.lowerBound.advanced(
          by: stored.utf8Count)..<offsets.utf8.lowerBound.advanced(by: stored.utf8Count))
    }
  }

  /// What a row needs to know besides its scalar.
  private struct RowFacts {
    let analysis: Analysis
    let classes: [BidiClass?]?
    let pairs: [Int: Int]
    /// The paragraph with controls shown the other way.
    let other: ParagraphLayout?
    /// How many digits the longest offset has.
    let digits: Int

    init(_ analysis: Analysis, _ other: ParagraphLayout?) {
      self.analysis = analysis
      self.other = other
      digits = analysis.document.digits
      classes = analysis.resolvedClasses
      var pairs: [Int: Int] = [:]
      for pair in analysis.structure?.bracketPairs ?? [] {
        pairs[pair.opening] = pair.closing
        pairs[pair.closing] = pair.opening
      }
      self.pairs = pairs
    }

    func value(_ column: Column, _ position: Int, _ stored: StoredScalar, _ at: StorageRange)
      -> Words
    {
      let removed = analysis.levels.isRemoved(at: position)
      switch column {
      case .glyph: return .none
      case .scalar: return Words(verbatim: analysis.offset(position))
      case .utf16: return Words(verbatim: at.utf16.lowerBound.rawValue)
      case .utf8: return Words(verbatim: at.utf8.lowerBound.rawValue)
      case .code: return stored.isWellFormed ? Words(verbatim: codePoint(stored.value)) : "bytes"
      case .bidiClass:
        return Words(verbatim: analysis.paragraphLayout.bidiClass(at: position).shortName)
      case .becomes:
        if removed { return "\u{00D7}" }
        return Words(verbatim: classes.flatMap { $0[position]?.shortName } ?? "")
      case .level:
        let level = analysis.level(at: position)
        let changed = analysis.isChanged(position..<position + 1) ? String(Sign.changed) : ""
        return removed
          ? Words(verbatim: changed + "\u{00D7}")
          : Words(verbatim: changed)
            + Words.number(Int(level.rawValue), arrow: level.direction)
      case .column: return self.column(of: position).map { Words(verbatim: $0) } ?? .none
      case .hidden, .labels:
        return other.flatMap { self.column(of: position, in: $0) }.map { Words(verbatim: $0) }
          ?? .none
      case .mirror:
        let level = analysis.level(at: position)
        guard level.isRightToLeft, BidiProperties.isMirrored(stored.scalar) else { return .none }
        return BidiProperties.mirror(of: stored.scalar).map {
          Words(verbatim: codePoint($0.value))
        } ?? "none"
      case .pair: return pairs[position].map { Words(verbatim: analysis.offset($0)) } ?? .none
      case .name:
        return stored.isWellFormed
          ? Words(character: stored.scalar, english: ScalarFacts.name(of: stored.scalar))
          : "not well-formed"
      }
    }

    /// The column of its line in which the scalar stands.
    private func column(of position: Int) -> Int? {
      column(of: position, on: analysis.line(of: position))
    }

    private func column(of position: Int, in paragraph: ParagraphLayout) -> Int? {
      column(of: position, on: paragraph.line(paragraph.line(of: position, .downstream)))
    }

    private func column(of position: Int, on line: VisualLine) -> Int? {
      guard let index = line.cellIndex(containing: position), line.cells[index].isVisible else {
        return nil
      }
      return line.cells[index].column
    }
  }

  private static func drawRow(
    _ position: Int, _ stored: StoredScalar, _ offsets: StorageRange, _ facts: RowFacts,
    _ shown: [Column], row: Int, _ canvas: inout Canvas
  ) {
    let level = Int(facts.analysis.level(at: position).rawValue)
    let isCaret = position == facts.analysis.caretScalar
    if isCaret {
      canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
      canvas.placeCursor(row: row, column: 0)
    }
    let isDeciding = facts.analysis.isDeciding(position..<position + 1)
    if isDeciding {
      canvas.put(Sign.deciding, row: row, column: 1, style: canvas.theme[.accent])
    }
    var x = 2
    for column in shown {
      let format = column.format(facts.digits, canvas.words)
      if column == .glyph {
        let column = x + format.indent
        ScalarGlyph.draw(
          stored, level: level, space: format.width, row: row, column: column, into: &canvas)
        if isDeciding {
          let theme = canvas.theme
          canvas.restyle(row: row, column: column) { theme.mark(&$0) }
        }
      } else {
        put(
          facts.value(column, position, stored, offsets), format, row: row, column: x,
          column.role(level: level, isCaret: isCaret), &canvas)
      }
      x += format.leastWidth + 1
    }
    guard facts.analysis.isSelected(ScalarOffset(facts.analysis.offset(position))) else { return }
    canvas.select(row: row, columns: 1..<max(1, min(x, canvas.columns)))
  }

  private static func put(
    _ text: Words, _ format: Format, row: Int, column: Int, _ role: Role, _ canvas: inout Canvas
  ) {
    let column = column + format.indent
    if format.isRight {
      canvas.write(number: text, row: row, columns: column..<column + format.width, role)
    } else {
      canvas.write(text, row: row, column: column, width: format.width, role)
    }
  }
}

extension Document {
  /// How many digits its longest offset has, in any unit.
  fileprivate var digits: Int {
    // UTF-8 has the largest offsets of all units.
    String(storageRange(endOffset..<endOffset).utf8.upperBound.rawValue).count
  }
}
