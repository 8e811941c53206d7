internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording
internal import WritingDirection

/// Strategy by result, reason and the places where typing would have turned the paragraph.
struct StrategyTable {
  static let cursorColumn = 0
  private let app: AppState
  private let view: DirectionLabView

  init(_ app: AppState, _ view: DirectionLabView) {
    self.app = app
    self.view = view
  }

  /// Where everything stands in a row; results of one direction have a column of their own, so that
  /// agreement is one straight line.
  struct Columns {
    var name: Range<Int>
    var leftToRight: Int
    var rightToLeft: Int
    /// Whether results are an arrow with its word, not the arrow alone.
    var hasWords: Bool
    var why: Range<Int>
    var timeline: Range<Int>?
    /// Whether all reasons are said in full. Where one takes more columns than there are, all are
    /// said in brief: rows are compared, so that one thing has one form in all of them.
    var isInFull: Bool

    /// Where the head counts the results: above them, and on a narrow screen, whose results have no
    /// room for a number, beside each other.
    func count(_ direction: TextDirection) -> Range<Int> {
      let middle = hasWords ? rightToLeft : leftToRight + 5
      return direction == .leftToRight
        ? leftToRight..<middle : middle..<(hasWords ? why.lowerBound : middle + 5)
    }

    /// A pane of so many columns says results in words, and makes room for names that are cut.
    static let leastWithWords = 60
    /// A pane of so many columns says reasons in full.
    static let leastWide = 128

    /// How many columns the longest of what is written below each other takes.
    struct Needs {
      var names = 0
      /// Reasons in full and in brief.
      var inFull = 0
      var inBrief = 0
      /// The head of the reasons, and that of a timeline whose text is longer than it.
      var headOfReasons = 0
      var headOfTime = 0
    }

    /// The columns of a pane, for a text of so many scalars, and names of directions of so many
    /// columns: a timeline needs no more than one for each scalar, and longer reasons get the rest.
    /// Names that are cut get what reasons and the timeline leave free. A row has one result, so
    /// that a long name of a direction may reach into the other's column.
    init(_ columns: Int, text: Int, needs: Needs, direction: Int) {
      let hasWords = columns >= Self.leastWithWords
      let isWide = columns >= Self.leastWide
      // Where there is room, no name is cut.
      var nameEnd = columns >= 110 ? 32 : hasWords ? 27 : min(19, columns / 2)
      let results = hasWords ? 1 + 6 + direction + 4 : 1 + 2 + 2
      var start = nameEnd + results
      let room = min(columns - start, max(isWide ? 42 : 20, columns - start - 2 - text))
      isInFull = isWide && needs.inFull <= room
      let reasons = isInFull ? needs.inFull : needs.inBrief
      var width = max(20, min(room, reasons))
      // The last column stays free, on either side of the screen. The timeline stands beside the
      // reasons on both, with room for the number of its last turn.
      let most = text + String(text).count + 1
      func time(from first: Int) -> Range<Int> {
        first..<max(first, min(columns - 1, first + most))
      }
      let hasTime = columns - start - width >= 14
      let lacking = hasWords ? max(0, needs.names - (nameEnd - 4)) : 0
      if lacking > 0 {
        let beside = max(0, width - max(reasons, needs.headOfReasons))
        var end = start + width
        if hasTime {
          let place = time(from: end + 1)
          end =
            place.lowerBound
            + Timeline(count: text, width: place.count).usedColumns(needs.headOfTime)
        }
        let behind = max(0, columns - 1 - end)
        let given = min(lacking, beside + behind)
        // Two blanks stand before the reasons; one is enough where the name is whole then.
        nameEnd += given + (lacking - given == 1 ? 1 : 0)
        start += given
        width -= max(0, given - behind)
      }
      self.hasWords = hasWords
      name = 4..<nameEnd
      leftToRight = nameEnd + 1
      rightToLeft = leftToRight + (hasWords ? 6 : 2)
      why = start..<min(columns, start + width)
      timeline = hasTime ? time(from: why.upperBound + 1) : nil
    }

    /// The columns of the longer name of a direction in a language.
    static func direction(_ words: Catalogue) -> Int {
      TextDirection.allCases.map { words.onScreen($0.inBrief).columns }.max() ?? 0
    }
  }

  /// Where everything stands in a pane of so many columns.
  func columns(of count: Int) -> Columns {
    let words = app.words
    func longest(_ reason: (DirectionReason) -> Words) -> Int {
      view.rows.map { words.onScreen(reason($0.estimate.reason)).columns }.max() ?? 0
    }
    let isWide = count >= Columns.leastWide
    return Columns(
      count, text: view.scalars.count,
      needs: Columns.Needs(
        names: count >= Columns.leastWithWords ? view.longestName(words) : 0,
        inFull: isWide ? longest(\.words) : 0,
        inBrief: longest(\.briefly), headOfReasons: words.onScreen(Self.others).columns,
        headOfTime: words.onScreen(Timeline.length(of: view.scalars.count)).columns),
      direction: Columns.direction(words))
  }

  /// How many strategies do not read the text.
  private static var others: Words { "\(number: DirectionLabView.otherCount) do not read it" }

  func draw(_ rows: Range<Int>, first: Int, into canvas: inout Canvas) {
    let columns = columns(of: canvas.columns)
    if rows.lowerBound > 0 { drawHead(columns, into: &canvas) }
    for (row, index) in zip(rows, first...) {
      drawRow(view.rows[index], index: index, row: row, columns, into: &canvas)
    }
    drawDetails(from: rows.upperBound, into: &canvas)
  }

  private func drawHead(_ columns: Columns, into canvas: inout Canvas) {
    let number = view.paragraph.rawValue + 1
    if columns.hasWords {
      canvas.write("writing direction of \u{00B6} \(number: number)", row: 0, column: 1, .quiet)
    } else {
      canvas.write("writing dir. \u{00B6} \(number: number)", row: 0, column: 0, .quiet)
    }
    // On a narrow screen the counts take the place of what else is said here.
    drawCount(.leftToRight, column: columns.count(.leftToRight).lowerBound, into: &canvas)
    drawCount(.rightToLeft, column: columns.count(.rightToLeft).lowerBound, into: &canvas)
    var end = columns.why.lowerBound
    if let pinned = view.pinned {
      end = canvas.write(
        "\(verbatim: Sign.pin) pinned \(pinned.inBrief) \(verbatim: Sign.arrow(pinned))",
        row: 0,
        column: columns.count(.rightToLeft).upperBound, .accent)
    } else if columns.hasWords {
      // The counts are of those that read the text; the others are told apart here.
      let words = columns.why.count >= canvas.width(of: Self.others) ? Self.others : "why"
      end = canvas.write(words, row: 0, column: columns.why.lowerBound, .quiet)
    }
    guard let timeline = columns.timeline else { return }
    let time = Timeline(count: view.scalars.count, width: timeline.count)
    let length = Timeline.length(of: view.scalars.count)
    let columnsOfLength = canvas.width(of: length)
    if time.scale > 1, columnsOfLength > timeline.count,
      end < timeline.upperBound - columnsOfLength
    {
      // It ends where the timeline does, and begins beside the head of the reasons.
      canvas.writeRight(length, row: 0, before: timeline.upperBound, .quiet)
      return
    }
    canvas.drawLeftToRight(columns: timeline) {
      time.drawHead(view.scalars, row: 0, column: 0, into: &$0)
    }
  }

  private func drawCount(
    _ direction: TextDirection, column: Int, into canvas: inout Canvas
  ) {
    let count = view.count(direction)
    let role: Role =
      count == 0 ? .quiet : .level(direction == .leftToRight ? 0 : 1)
    // The arrow stands over those of the results, on a mirrored screen too.
    let arrow = Words(verbatim: Sign.arrow(direction))
    canvas.write(arrow, row: 0, column: column, role)
    canvas.write(Words(verbatim: count), row: 0, column: column + 2, role)
  }

  private func drawRow(
    _ item: DirectionLabView.Row, index: Int, row: Int, _ columns: Columns,
    into canvas: inout Canvas
  ) {
    let drives = app.direction == item.choice
    let isChosen = index == view.chosen
    func style(_ role: Role) -> Style { canvas.theme.onRow(role, isChosen: isChosen) }
    canvas.writeStrategy(
      item.name(columns: columns.name.count, canvas.words), row: row, columns.name,
      isChosen: isChosen, drives: drives, isQuiet: !item.readsText)
    let base = item.estimate.base
    let arrow = Sign.arrow(base)
    let word: Words =
      !columns.hasWords
      ? Words(verbatim: arrow)
      : item.estimate.isNeutral && item.estimate.direction == nil
        ? "\(verbatim: arrow) neu." : "\(verbatim: arrow) \(base.inBrief)"
    canvas.write(
      word, row: row,
      column: base == .leftToRight ? columns.leftToRight : columns.rightToLeft,
      // What no text decides is not counted above, and does not look as if it were.
      style: style(item.readsText ? .level(base == .leftToRight ? 0 : 1) : .quiet))
    let reason = item.estimate.reason
    let brief = reason.briefly
    let why =
      columns.isInFull
      ? reason.words : canvas.width(of: brief) <= columns.why.count ? brief : reason.inFewestWords
    canvas.write(
      why, row: row, column: columns.why.lowerBound,
      width: columns.why.count, style: style(drives ? .text : .quiet))
    guard let timeline = columns.timeline else { return }
    guard let history = item.history else {
      canvas.write("too long", row: row, column: timeline.lowerBound, style: style(.quiet))
      return
    }
    canvas.drawLeftToRight(columns: timeline) {
      Timeline(count: view.scalars.count, width: timeline.count).draw(
        history, row: row, column: 0, isChosen: isChosen, into: &$0)
    }
  }

  /// The chosen row in full: its answer, what the strategy does and where that is written, and who
  /// always agrees.
  private func drawDetails(from row: Int, into canvas: inout Canvas) {
    let item = view.rows[view.chosen]
    let width = canvas.columns - 2
    let rows = max(0, canvas.rows - row)
    let lines = detailLines(columns: canvas.columns, rows: rows, canvas.words)
    canvas.write(lines, rows: row..<row + rows, column: 1, width: width)
    // What is cut off here is said in full.
    let rule = item.strategies.first?.sentence ?? Self.fixedDirection
    for row in row..<row + min(rows, lines.count) { canvas.offer(.say(rule), row: row) }
    guard lines.count < rows else { return }
    var keys: [(words: Words, action: Action)] = []
    if let name = app.commands.keyName(of: .lab(.accept)) {
      keys.append((words: "\(verbatim: name) lets it decide", action: .lab(.accept)))
    }
    if let name = app.commands.keyName(of: .lab(.toggleFixes)) {
      keys.append((words: "\(verbatim: name) with marks", action: .lab(.toggleFixes)))
    }
    canvas.writeKeys(keys, row: row + lines.count, column: 1, width: width)
  }

  /// What the details say on so many rows; they may take more.
  private func detailLines(
    columns: Int, rows: Int, _ words: Catalogue
  ) -> [(words: ScreenWords, role: Role)] {
    let item = view.rows[view.chosen]
    let width = columns - 2
    var lines = [(words: answer(item, width: width, words).clipped(to: width), role: Role.text)]
    var about = Self.about(item.strategies, words)
    let sentences = item.strategies.first.map { $0.explanation.map { words.onScreen($0) } } ?? []
    if let first = sentences.first, sentences.count > 1 {
      let inFull = sentences.dropFirst().reduce(first) { $0 + " " + $1 }
      if inFull.wrapped(to: width).count <= rows - 1 { about[0] = inFull }
    }
    // What has no row at all leaves no sign behind what is whole.
    for text in about where lines.count < rows {
      lines += text.wrapped(to: width).map { ($0, Role.quiet) }
    }
    return lines
  }

  /// How many of so many rows the details fill, without the keys below them.
  func detailCount(columns: Int, rows: Int) -> Int {
    min(rows, detailLines(columns: columns, rows: rows, app.words).count)
  }

  private static let fixedDirection: Words =
    "This direction is set for all paragraphs, whatever they contain."

  /// What the first of some strategies does and where that is written, and which others always
  /// agree with it; without any, that one direction is set for all paragraphs.
  private static func about(
    _ strategies: [DirectionStrategy], _ words: Catalogue
  ) -> [ScreenWords] {
    guard let strategy = strategies.first else { return [words.onScreen(fixedDirection)] }
    let source = words.onScreen("Source: \(strategy.source).")
    let about = [words.onScreen(strategy.sentence) + " " + source]
    guard strategies.count > 1 else { return about }
    let names = strategies.dropFirst().map { Words(verbatim: $0.label) }.joined(by: ", ")
    return about + [words.onScreen("Always the same: \(names).")]
  }

  /// How many rows the details of a table need, so that the list stays as high as it is whichever
  /// row is chosen. The sentences depend on no text: they are wrapped once.
  struct DetailRows: Question {
    /// The strategies of each row of the table.
    let strategies: [[DirectionStrategy]]
    /// The columns of the pane.
    let columns: Int
    let words: Catalogue

    /// The rows of the longest details, without the keys below them.
    func answer(_ memory: Memory) -> Int {
      let rows = strategies.map { strategies in
        StrategyTable.about(strategies, words).reduce(1) { $0 + $1.wrapped(to: columns - 2).count }
      }
      return rows.max() ?? 1
    }
  }

  /// The answer in words, with where typing would have turned the text and which side the lines
  /// lean on.
  private func answer(
    _ item: DirectionLabView.Row, width: Int, _ words: Catalogue
  ) -> ScreenWords {
    let estimate = item.estimate
    let inFull = words.onScreen(estimate.reason.words)
    // Behind the arrow and its blank.
    let reason =
      inFull.columns + 2 > width ? words.onScreen(estimate.reason.briefly) : inFull
    var answer = "\(Sign.arrow(estimate.base)) " + reason
    if let flips = item.history?.flips {
      let sentences = [6, 3, 1].map {
        words.onScreen("; ") + words.onScreen(Self.flipping(flips, most: $0))
      }
      // None is cut: it is said with fewer places, or not at all.
      let whole = sentences.first { answer.columns + $0.columns <= width }
      if let whole { answer = answer + whole }
    }
    let side: Words = estimate.alignment == .leftToRight ? "left" : "right"
    let leaning =
      words.onScreen("; ")
      + words.onScreen(
        estimate.alignment == estimate.base
          ? "lines are aligned \(side), at the leading edge"
          : "lines are aligned \(side), as in the previous paragraph")
    return answer.columns + leaning.columns < width ? answer + leaning : answer
  }

  /// Where typing would have turned the text, with so many places at most.
  private static func flipping(_ flips: [Int], most: Int) -> Words {
    guard !flips.isEmpty else { return "while typing, it never flips" }
    let places = flips.prefix(most).map { Words(verbatim: $0) }.joined(by: ", ")
    return flips.count > most
      ? "while typing, it flips at \(places) and \(number: flips.count - most) more"
      : "while typing, it flips at \(places)"
  }
}

extension Canvas {
  /// The start of a strategy's row: the row's sign where it is chosen, a tick where it decides, its
  /// name; quiet where it stands apart.
  mutating func writeStrategy(
    _ name: ScreenWords, row: Int, _ columns: Range<Int>, isChosen: Bool, drives: Bool,
    isQuiet: Bool = false
  ) {
    if isChosen {
      fill(row: row, columns: 0..<self.columns, style: theme[.chosen])
      put(Sign.caretRow, row: row, column: 0, style: theme[.caretMark])
    }
    if drives {
      put(
        sign: Sign.drives, row: row, column: columns.lowerBound - 2,
        style: theme.onRow(.accent, isChosen: isChosen))
    }
    write(
      name, row: row, column: columns.lowerBound, width: columns.count,
      style: theme.onRow(drives ? .accent : isQuiet ? .quiet : .text, isChosen: isChosen))
  }
}
