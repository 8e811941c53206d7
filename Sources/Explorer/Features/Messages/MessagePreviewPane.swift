internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Screen
internal import WritingDirection
internal import Wording

/// The chosen line in both directions, and the platforms whose rule gives each.
enum MessagePreviewPane: Pane {
  static let title: Words = "Platforms of the message"
  static let height = PaneHeight(least: 4, most: 24, weight: 2)
  static let takesTyping = true
  static let bar = MessagesFeature.bar
  static let commands =
    MessagesFeature.commands(in: "Platforms of the message")
    + Command.paging("Platforms of the message")
  static let isScrolled = true

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
    let order = PreviewForms.order(
      of: line.placements.map { MessagesPane.forms(line, $0) }, rows: canvas.rows)
    let placements = order.map { line.placements[$0] }
    canvas.drawScrolledItems(by: app.scrolledRows(of: MessagesFeature.messagePreview)) {
      draw(line, placements, into: &$0)
    }
  }

  /// Draws the line in both directions, each above its platforms. Gives the rows of each form and
  /// of each list of platforms: of those that read the text, and of the others.
  private static func draw(
    _ line: FormattedMessage, _ placements: [FormattedMessage.Placement],
    into canvas: inout Canvas
  ) -> [Range<Int>] {
    let platforms = placements.map { placement in
      let lists = names(placement.direction, line, rows: .max, canvas)
      return lists.reading.count + lists.others.count
    }
    let columns = 2..<max(2, canvas.columns)
    // The lines share the rows that the names leave, which have no more than half of them: how the
    // lines look is what one came for. Lines that do not fit are cut.
    let named = platforms.reduce(0, +)
    let (heights, labels) = PreviewForms.shared(
      placements.map { MessagesPane.forms(line, $0) },
      rows: canvas.rows - min(named, max(platforms.count, canvas.rows / 2)),
      columns: columns.count, canvas.words, canvas.clusters)
    let all = max(0, canvas.rows - heights.joined().reduce(0, +))
    var items: [Range<Int>] = []
    var row = 0
    for (index, placement) in placements.enumerated() {
      let own = heights[index]
      canvas.put(Sign.arrow(placement.direction), row: row, column: 0, style: canvas.theme[.quiet])
      MessagesPane.forms(line, placement).draw(
        row: row, heights: own, columns: columns, labels: labels, into: &canvas)
      items += [row..<row + own[0], row + own[0]..<row + own[0] + own[1]]
      row += own[0] + own[1]
      // Where rows are few, the names give way to the lines. The longest list of names gets the
      // rows that the others leave.
      let others = platforms.indices.filter { $0 != index }.map { platforms[$0] }
      let isLast = index == platforms.count - 1
      let space =
        isLast
        ? canvas.rows - row : max(all / max(1, platforms.count), all - others.reduce(0, +))
      let rows = row..<max(row, min(row + space, canvas.rows))
      let lists = names(placement.direction, line, rows: rows.count, canvas)
      for list in [lists.reading, lists.others] {
        let written = canvas.write(
          list.map { ($0, Role.quiet) }, rows: row..<max(row, rows.upperBound), column: 2,
          width: canvas.columns - 2)
        items.append(row..<row + written)
        row += written
      }
    }
    return items
  }

  /// The platforms that draw a line in a direction, over the rows that their names take: those that
  /// read the text, which alone are counted, and those with one answer for every text. Where there
  /// are fewer rows, the names that fit and how many more read it.
  private static func names(
    _ direction: TextDirection, _ line: FormattedMessage, rows: Int, _ canvas: Canvas
  ) -> (reading: [ScreenWords], others: [ScreenWords]) {
    let reading = line.platforms.filter(\.strategy.readsText)
    let bare = reading.filter { $0.bare == direction }.map(\.strategy.label)
    let isolated = reading.filter { $0.isolated == direction }.map(\.strategy.label)
    // A product and its number are one name.
    let spaced = Set(line.platforms.map(\.strategy.label)).filter { $0.contains(" ") }.sorted()
    func wrapped(_ words: [Words]) -> [ScreenWords] {
      words.flatMap {
        canvas.words.onScreen($0).wrapped(to: max(8, canvas.columns - 3), keeping: spaced)
      }
    }
    func lines(most: Int) -> [ScreenWords] {
      wrapped(
        bare == isolated
          ? [both(bare, most: most)]
          : [one("bare", both(bare, most: most)), one("isolated", both(isolated, most: most))])
    }
    let others = wrapped(notReading(direction, line))
    let whole = lines(most: .max)
    guard whole.count + others.count > rows else { return (whole, others) }
    guard whole.count > rows else { return (whole, []) }
    let fewer = (0..<max(bare.count, isolated.count)).reversed().lazy.map { lines(most: $0) }
    return (fewer.first { $0.count <= rows } ?? lines(most: 0), [])
  }

  /// The platforms that give every text this direction, and those to which the locale gives it.
  private static func notReading(_ direction: TextDirection, _ line: FormattedMessage) -> [Words] {
    [DirectionReason.constant, .locale].compactMap { reason -> Words? in
      let names = line.platforms
        .filter { $0.strategy.constantReason == reason && $0.bare == direction }
        .map { Words(verbatim: $0.strategy.label) }
      return names.isEmpty ? nil : one(reason.briefly, names.joined(by: ", "))
    }
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
