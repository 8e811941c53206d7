internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// Scalars found by number, name, abbreviation or block; without a query, those that cannot be
/// seen. The caret's line is shown as it would look after each.
struct ScalarOverlay: ListOverlay {
  @Exact var query: String = ""
  var chosen = 0
  /// The last row names the chosen one.
  static func rowsAround(in rows: Int) -> Int { 4 }

  /// How many scalars are listed; a block may have more.
  private static let limit = 300

  /// What is listed for a query: a search goes through all names.
  private struct Listed: Question {
    @Exact var query: String

    func answer(_ memory: Memory) -> [Unicode.Scalar] {
      query.isEmpty
        ? InvisibleScalars.all.map(\.scalar) : ScalarSearch.matches(query, limit: limit)
    }
  }

  private func found(_ memory: Memory) -> [Unicode.Scalar] { memory[Listed(query: query)] }

  /// Why the number in the query is no scalar.
  private var faultWords: Words? {
    let number = PrintableText.of(query)
    switch ScalarSearch.fault(in: query) {
    case .surrogate: return "\(verbatim: number) is a surrogate, not a scalar."
    case .beyond: return "\(verbatim: number) is beyond U+10FFFF, the last code point."
    case nil: return nil
    }
  }

  /// Whether digits were read as a decimal number. They are read as hexadecimal first.
  private func isReadAsDecimal(_ scalar: Unicode.Scalar) -> Bool {
    UInt32(query, radix: 10) == scalar.value && UInt32(query, radix: 16) != scalar.value
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    [
      """
      A character is found here by its number, its name or its block, and Enter puts it \
      into the text.
      """
    ]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let margin = app.size.columns > 110 ? 5 : 1
    return Rect(
      row: 1, column: margin, rows: max(8, app.size.rows - 3),
      columns: app.size.columns - 2 * margin)
  }

  static var taking: Words { "insert" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Code point: 5D0, #1488, RLI, a name, block hebrew; Esc closes",
      short: "Code point, Esc closes", into: &canvas)
    let found = found(analysis.memory)
    if found.isEmpty {
      let words = faultWords ?? "No scalar has that name."
      let lines = canvas.words.onScreen(words).wrapped(to: canvas.columns - 6)
      for (row, line) in lines.enumerated() {
        canvas.write(line, row: 2 + row, column: 4, .quiet)
      }
    }
    let (first, height) = shown(canvas.rows)
    let previews = max(20, canvas.columns / 2)
    for (index, scalar) in found.enumerated().dropFirst(first).prefix(height) {
      let row = Self.firstRow + index - first
      let isChosen = index == chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 1, style: canvas.theme[.caretMark])
      }
      let picture = DrawnText(String(scalar), .leftToRight, canvas.clusters)
      picture.draw(row: row, column: 3, isChosen ? .accent : .text, into: &canvas)
      let at = canvas.write(
        Words(verbatim: codePoint(scalar.value)), row: row, column: 10, isChosen ? .accent : .quiet)
      let role: Role = isChosen ? .text : .quiet
      let space = previews - at - 2
      let name = ScalarFacts.name(of: scalar).lowercased()
      if isReadAsDecimal(scalar) {
        let use = InvisibleScalars.use(of: scalar) ?? Words(verbatim: name)
        let words: Words = "decimal \(verbatim: query): \(use)"
        canvas.write(words, row: row, column: at + 1, width: space, role)
      } else if let use = InvisibleScalars.use(of: scalar) {
        canvas.write(use, row: row, column: at + 1, width: space, role)
      } else {
        canvas.write(verbatim: name, row: row, column: at + 1, width: space, role)
      }
      LinePreview(app, after: scalar)?.draw(
        row: row, columns: previews + 1..<canvas.columns - 1, into: &canvas)
    }
    if found.indices.contains(chosen) {
      canvas.write(
        verbatim: ScalarFacts.name(of: found[chosen]), row: canvas.rows - 2, column: 3,
        width: canvas.columns - 4, .quiet)
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int {
    found(analyser.memory).count
  }

  func accept(_ index: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found(analyser.memory)
    guard found.indices.contains(index) else {
      app.message =
        faultWords
        ?? "\(verbatim: PrintableText.of(query)) is not a scalar; write 5D0, U+05D0, RLI or a name."
      app.overlay = nil
      return .nothing
    }
    app.overlay = nil
    return .action(.feature(CodePointsFeature.self, .insert(found[index])))
  }
}

/// The caret's line as it would look after a scalar is typed.
struct LinePreview {
  private let cells: [VisualCell]
  private let scalars: StoredScalars
  /// The column of the caret then.
  private let caret: Int

  /// The longest paragraph, in scalars, that is laid out for a preview.
  private static let longest = 4_000

  /// The line after a scalar; nil where it may not be typed there, or the paragraph is too long.
  init?(_ app: AppState, after scalar: Unicode.Scalar) {
    guard app.session.document.range(of: app.caretParagraph).count <= Self.longest else {
      return nil
    }
    var session = app.session
    guard session.perform(.type(String(scalar))) else { return nil }
    let layout = session.layout
    let place = layout.place(of: session.selection.focus)
    cells = layout.line(place.line).cells
    scalars = layout.paragraph(place.line.paragraph).content.scalars
    caret = place.column.rawValue
  }

  func draw(row: Int, columns: Range<Int>, into canvas: inout Canvas) {
    canvas.drawLeftToRight(columns: columns) { draw(row: row, into: &$0) }
  }

  private func draw(row: Int, into canvas: inout Canvas) {
    let columns = 0..<canvas.columns
    let shapes = LetterShapes(cells, scalars: scalars, style: canvas.letters)
    let scroll = max(0, caret - columns.count * 2 / 3)
    defer {
      let more = canvas.theme[.quiet]
      if scroll > 0 { canvas.put(Sign.more, row: row, column: columns.lowerBound, style: more) }
      if (cells.map(\.columns.upperBound).max() ?? 0) - scroll > columns.count {
        canvas.put(Sign.more, row: row, column: columns.upperBound - 1, style: more)
      }
    }
    for cell in cells where cell.isVisible {
      let column = columns.lowerBound + cell.column - scroll
      guard column >= columns.lowerBound, column + cell.width <= columns.upperBound else {
        continue
      }
      let level = Int(cell.level.rawValue)
      switch cell.kind {
      case .text:
        canvas.put(
          shapes.base(of: cell), marks: cell.marks, width: cell.width, row: row, column: column,
          style: canvas.theme[.level(level)])
      case .label(let label):
        canvas.writeLabel(label, row: row, column: column, style: canvas.theme[.label(level)])
      case .tab, .invisible: break
      }
    }
  }
}
