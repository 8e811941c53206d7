internal import BidiAlgorithm
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// The first row: the file and the facts of the first look.
enum TitleBar {
  /// Draws the title.
  static func draw(_ state: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    var at = 1
    if canvas.columns >= 60 {
      at = canvas.write(verbatim: "bidiscope", row: 0, column: 1, .quiet) + 2
    }
    // A long name leaves half of the line to what is to be known.
    at = canvas.write(
      verbatim: PrintableText.of(state.name), row: 0, column: at,
      width: max(12, canvas.columns / 2), .accent)
    if state.session.isModified {
      at = canvas.write(Words(verbatim: " \(Sign.modified)"), row: 0, column: at, .caretMark)
    }
    if state.session.protection.isDocumentReadOnly {
      at = canvas.write(Words(verbatim: " \(Sign.protected) "), row: 0, column: at, .warning)
      at = canvas.write("read-only", row: 0, column: at, .warning)
    }
    if state.isShowingAnotherText {
      at = canvas.write("  Esc: back to your text", row: 0, column: at, .key)
    }
    var right = canvas.columns - 1
    let facts = facts(state, analysis)
    for shown in fitting(facts, in: right - at - 3, state.words).reversed() {
      let start = canvas.writeRight(shown.words, row: 0, before: right, shown.fact.role)
      right = start - gap
    }
  }

  /// The columns between two facts.
  private static let gap = 3

  /// A fact in the words of the screen.
  private struct ShownFact {
    let fact: TitleFact
    var words: ScreenWords
  }

  /// The facts that fit, by place: in full, else in short, else without those that matter least.
  private static func fitting(
    _ facts: [TitleFact], in space: Int, _ words: Catalogue
  ) -> [ShownFact] {
    func width(_ facts: [ShownFact]) -> Int {
      facts.reduce(-gap) { $0 + $1.words.columns + gap }
    }
    var left = facts.sorted { ($0.weight, $0.place) < ($1.weight, $1.place) }
      .map { ShownFact(fact: $0, words: words.onScreen($0.text)) }
    // What hardly matters goes before anything is shortened.
    while width(left) > space, left.first?.fact.weight == 0 { left.removeFirst() }
    if width(left) > space {
      for index in left.indices {
        if let short = left[index].fact.short { left[index].words = words.onScreen(short) }
      }
    }
    while width(left) > space, !left.isEmpty { left.removeFirst() }
    return left.sorted { $0.fact.place < $1.fact.place }
  }

  /// The facts at the right: the core's at the places 10, 20 and 40, and those of the features.
  private static func facts(_ state: AppState, _ analysis: Analysis) -> [TitleFact] {
    let level = analysis.levels.paragraphLevel
    let direction =
      (level.direction == .leftToRight ? "LTR " : "RTL ") + String(Sign.arrow(level.direction))
      + (analysis.levels.isLevelKnown ? "" : "?")
    return [
      TitleFact(
        10, weight: 8,
        Words(
          verbatim:
            "\u{00B6} \(analysis.paragraph.rawValue + 1)/\(analysis.document.paragraphCount)"),
        .quiet),
      TitleFact(
        20, weight: 9, "writing \(verbatim: direction)", short: Words(verbatim: direction),
        .level(Int(level.rawValue))),
      TitleFact(40, weight: 7, "caret \(number: analysis.selection.focus.offset.rawValue)", .text),
    ] + news(state, analysis) + state.registry.features.flatMap { $0.titleFacts(state, analysis) }
  }

  /// That levels or lines are not exact yet, before all else.
  private static func news(_ state: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard let question = state.levelQuestion(analysis) else { return [] }
    let title = LevelNews.title(question.lack)
    return [TitleFact(1, weight: 10, title.long, short: title.short, .warning)]
  }
}

/// The last row: the keys worth knowing, or a word to the user.
enum KeyBar {
  /// A command of the bar with its word and its columns.
  private typealias Item = (number: Int, key: String, label: ScreenWords, range: Range<Int>)

  /// The commands of the bar; where panes are hidden, the one that leads to them goes first.
  private static func items(_ state: AppState) -> [Item] {
    let hidden = state.arrangement.panes.count - state.plan.panes.count
    // A frame is drawn at every key: the commands are not copied.
    let all = state.commands.all
    var numbers = all.indices.filter { all[$0].barLabel != nil }
    var leading: Int?
    if hidden > 0, let place = numbers.firstIndex(where: { all[$0].action == .focusNext }) {
      leading = numbers[place]
      numbers.insert(numbers.remove(at: place), at: 0)
    }
    var at = 1
    var items: [Item] = []
    for number in numbers {
      guard let key = all[number].keys.first?.shortName, let label = all[number].barLabel else {
        continue
      }
      let words = state.words.onScreen(number == leading ? morePanes(hidden) : label)
      let width = key.count + 1 + words.columns
      guard at + width <= state.size.columns else { break }
      items.append((number, key, words, at..<at + width))
      at += width + 2
    }
    return items
  }

  private static func morePanes(_ count: Int) -> Words {
    count == 1 ? "1 more pane" : "\(number: count) more panes"
  }

  /// The rows of a message, which may take more than one.
  private static func messageRows(_ state: AppState) -> [ScreenWords] {
    guard let message = state.message else { return [] }
    let width = max(1, state.size.columns - 2)
    let words = state.words.onScreen(message)
    return words.columns <= width ? [words] : words.wrapped(to: width)
  }

  /// Where the bar stands: in the last row, a long message in those above it too.
  static func frame(_ state: AppState, _ plan: ScreenPlan) -> Rect {
    let rows = min(max(1, messageRows(state).count), plan.keys.row + 1)
    return Rect(
      row: plan.keys.row + 1 - rows, column: plan.keys.column, rows: rows,
      columns: plan.keys.columns)
  }

  /// The warning as it fits, with the keys that answer it.
  private static func words(_ warning: TerminalWarning, _ state: AppState) -> ScreenWords {
    let words = state.words
    let test = state.commands.keyNames(of: warning.answers)
    let answers = words.onScreen(
      test.map { "\(verbatim: $0) tests it, Esc dismisses this" } ?? "Esc dismisses this")
    let inFull = words.onScreen(warning.inFull) + " (" + answers + ")"
    return inFull.columns <= state.size.columns - 2
      ? inFull : words.onScreen(warning.inBrief) + ": " + answers
  }

  /// Draws the bar.
  static func draw(_ state: AppState, into canvas: inout Canvas) {
    if state.message != nil {
      for (row, line) in messageRows(state).prefix(canvas.rows).enumerated() {
        canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
        canvas.write(line, row: row, column: 1, width: canvas.columns - 2, .accent)
      }
      return
    }
    if let warning = state.warning {
      canvas.write(
        words(warning, state), row: 0, column: 1, width: canvas.columns - 2, .warning)
      return
    }
    for item in items(state) {
      let at = canvas.write(verbatim: item.key, row: 0, column: item.range.lowerBound, .key)
      canvas.write(item.label, row: 0, column: at + 1, .quiet)
    }
  }

  /// What a click at a column of the bar asks for.
  static func action(at column: Int, _ state: AppState) -> Action? {
    guard state.message == nil, state.warning == nil else { return nil }
    return items(state).first { $0.range.contains(column) }.map {
      state.commands.all[$0.number].action
    }
  }
}
