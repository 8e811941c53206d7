internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Screen
internal import WritingDirection
internal import Wording

/// The chosen line in both directions, and the platforms whose rule gives each.
enum MessagePreviewPane: Pane {
  static let title: Words = "Platforms of the message"
  static let shortTitle: Words? = "Platforms"
  static let height = PaneHeight(least: 4, most: 24, weight: 2)
  static let takesTyping = true
  static let bar = MessagesFeature.bar
  static let commands =
    MessagesFeature.commands(in: "Platforms of the message")
    + Command.paging("Platforms of the message")
  static let isScrolled = true

  /// A list of platforms over its rows.
  private struct List {
    var lines: [ScreenWords]
    /// Whether all of them are named. The upper edge counts a list that is not as left out.
    var isWhole = true
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    analysis.memory[WrittenMessage(app)].line(app.messages.chosen).map {
      Words(verbatim: $0.locale)
    }
  }

  static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int {
    fewestColumns(app, analysis, in: size, from: PreviewForms.fewestColumns)
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let line = analysis.memory[WrittenMessage(app)].line(app.messages.chosen) else { return }
    let forms = line.placements.map { MessagesPane.forms(line, $0) }
    let order = PreviewForms.order(of: forms, rows: canvas.rows, in: nil)
    let placements = order.map { line.placements[$0] }
    canvas.drawScrolledItems(by: app.scrolledRows(of: MessagesFeature.messagePreview)) {
      draw(line, placements, order.map { forms[$0] }, into: &$0)
    }
  }

  /// Draws the line in both directions, in its forms, each above its platforms. Gives the rows of
  /// each form and of each list of platforms: of those that read the text, and of the others.
  private static func draw(
    _ line: FormattedMessage, _ placements: [FormattedMessage.Placement], _ forms: [PreviewForms],
    into canvas: inout Canvas
  ) -> [Range<Int>] {
    let margin = PreviewMargin.columns
    let columns = margin..<max(margin, canvas.columns)
    let wishes = PreviewForms.RowWishes(
      forms, columns: columns.count, canvas.words, canvas.clusters)
    let lists = lists(line, placements, of: canvas) {
      wishes.heights(sharing: $0).joined().reduce(0, +)
    }
    // Lines that do not fit are cut.
    let taken = lists.joined().reduce(0) { $0 + $1.lines.count }
    let heights = wishes.heights(sharing: canvas.rows - taken)
    let labels = wishes.labels(at: heights)
    var items: [Range<Int>] = []
    var row = 0
    for (index, placement) in placements.enumerated() {
      PreviewMargin.draw(placement.direction, row: row, into: &canvas)
      forms[index].draw(
        row: row, heights: heights[index], columns: columns, labels: labels, into: &canvas)
      for height in heights[index] {
        items.append(row..<row + height)
        row += height
      }
      for list in lists[index] {
        let written = canvas.write(
          list.lines.map { ($0, Role.quiet) }, rows: row..<max(row, canvas.rows), column: margin,
          width: canvas.columns - margin)
        items.append(row..<row + (list.isWhole ? written : 0))
        row += written
      }
    }
    return items
  }

  /// The lists of platforms of each placement: of those that read the text, and of the others.
  ///
  /// They have half of the rows at most, or those that the lines do not need: how these look is
  /// what one came for. The longest lists get the rows that the others leave.
  ///
  /// - Parameters:
  ///   - line: the message.
  ///   - placements: its placements.
  ///   - canvas: where they are drawn.
  ///   - rowsOfLines: how many of so many rows the lines take.
  /// - Returns: two lists of each placement, over the rows that they take.
  private static func lists(
    _ line: FormattedMessage, _ placements: [FormattedMessage.Placement], of canvas: Canvas,
    rowsOfLines: (Int) -> Int
  ) -> [[List]] {
    func rows(of lists: [List]) -> Int { lists.reduce(0) { $0 + $1.lines.count } }
    let whole = placements.map { names($0.direction, line, rows: .max, canvas) }
    let wanted = whole.map(rows(of:))
    let least = min(wanted.reduce(0, +), max(wanted.count, canvas.rows / 2))
    let all = max(0, canvas.rows - rowsOfLines(canvas.rows - least))
    var used = 0
    return placements.indices.map { index in
      let others = wanted.reduce(0, +) - wanted[index]
      let isLast = index == placements.count - 1
      let space = isLast ? all - used : max(all / max(1, wanted.count), all - others)
      let lists =
        wanted[index] <= space
        ? whole[index] : names(placements[index].direction, line, rows: max(0, space), canvas)
      used += rows(of: lists)
      return lists
    }
  }

  /// The platforms that draw a line in a direction, in two lists, over the rows that their names
  /// take: those that read the text, which alone are counted, and those with one answer for every
  /// text. Where there are fewer rows, the names that fit and how many more read it, and how many
  /// the others are: under one direction alone their names would read as if the other had none.
  private static func names(
    _ direction: TextDirection, _ line: FormattedMessage, rows: Int, _ canvas: Canvas
  ) -> [List] {
    let reading = line.platforms.filter(\.strategy.readsText)
    let bare = reading.filter { $0.bare == direction }.map(\.strategy.label)
    let isolated = reading.filter { $0.isolated == direction }.map(\.strategy.label)
    // A product and its number are one name.
    let spaced = Set(line.platforms.map(\.strategy.label)).filter { $0.contains(" ") }.sorted()
    func wrapped(_ words: [Words]) -> [ScreenWords] {
      words.flatMap {
        canvas.words.onScreen($0).wrapped(
          to: max(8, canvas.columns - PreviewMargin.columns - 1), keeping: spaced)
      }
    }
    func lines(most: Int) -> [ScreenWords] {
      wrapped(
        bare == isolated
          ? [both(bare, most: most)]
          : [one("bare", both(bare, most: most)), one("isolated", both(isolated, most: most))])
    }
    let others = notReading(direction, line)
    let inFull = List(lines: wrapped(others.map { one($0.reason.briefly, names: $0.labels) }))
    let count = others.reduce(0) { $0 + $1.labels.count }
    let brief = List(
      lines: count == 0 ? [] : wrapped(["without reading it: \(number: count)"]), isWhole: false)
    let inBrief = brief.lines.count < inFull.lines.count ? brief : inFull
    let whole = List(lines: lines(most: .max))
    for other in [inFull, inBrief] where whole.lines.count + other.lines.count <= rows {
      return [whole, other]
    }
    // Where not even their number has a place, nothing is said: the edge counts what is left out.
    func fewer(rows: Int) -> List? {
      (0..<max(bare.count, isolated.count)).reversed().lazy.map { lines(most: $0) }
        .first { $0.count <= rows }.map { List(lines: $0, isWhole: false) }
    }
    if let first = fewer(rows: rows - inBrief.lines.count) { return [first, inBrief] }
    let none = List(lines: [], isWhole: false)
    return [whole.lines.count <= rows ? whole : fewer(rows: rows) ?? none, none]
  }

  /// The platforms that give every text this direction, and those to which the locale gives it.
  private static func notReading(
    _ direction: TextDirection, _ line: FormattedMessage
  ) -> [(reason: DirectionReason, labels: [String])] {
    [DirectionReason.constant, .locale].compactMap { reason in
      let labels = line.platforms
        .filter { $0.strategy.constantReason == reason && $0.bare == direction }
        .map(\.strategy.label)
      return labels.isEmpty ? nil : (reason: reason, labels: labels)
    }
  }

  private static func one(_ form: Words, names: [String]) -> Words {
    one(form, names.map { Words(verbatim: $0) }.joined(by: ", "))
  }

  private static func one(_ form: Words, _ names: Words) -> Words { "\(form): \(names)" }

  /// So many names at most, and how many more there are.
  private static func both(_ names: [String], most: Int) -> Words {
    guard !names.isEmpty else { return "by no platform's rule" }
    let isWhole = names.count <= max(1, most)
    let shown = names.prefix(isWhole ? names.count : most).map { Words(verbatim: $0) }
      .joined(by: ", ")
    if isWhole { return "by the rule of \(shown)" }
    return most == 0
      ? "by the rules of \(number: names.count) platforms"
      : "by the rule of \(shown) and \(number: names.count - most) more"
  }
}
