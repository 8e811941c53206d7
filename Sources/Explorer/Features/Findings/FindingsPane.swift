internal import ExplorerCore
internal import Languages
internal import Linting
internal import Screen
internal import TextModel
internal import Wording

/// What lint and fix find in the text, a row each; below them the chosen one in full.
enum FindingsPane: Pane {
  static let title: Words = "Findings"
  static let tellsOfWholeText = true
  static let height = PaneHeight(least: 4, most: 60, weight: 3)

  static let commands =
    [
      Command(
        "Findings: above", .inPane(title, "the previous finding."), .pane, keys: [KeyPress(.up)],
        isOneOfMany: true, .findings(.choose(by: -1))),
      Command(
        "Findings: below", .inPane(title, "the next finding."), .pane, keys: [KeyPress(.down)],
        isOneOfMany: true, .findings(.choose(by: 1))),
      Command(
        "Findings: go there", "Puts the caret where the chosen finding is.", .pane,
        keys: [KeyPress(.enter)], isOneOfMany: true, .findings(.goTo(nil))),
      Command(
        "Findings: fix", "Shows what fixes the chosen finding, each as the line will look.", .pane,
        keys: [KeyPress(.function(9))], isOneOfMany: true, .findings(.fix)),
    ] + Command.paging(title, up: .findings(.choose(by: -10)), down: .findings(.choose(by: 10)))

  static func shownPlace(_ app: AppState) -> ScalarOffset? {
    app.chosenFinding.flatMap { $0.finding.isAboutName ? nil : $0.offset }
  }

  static func bar(in app: AppState) -> [BarEntry] {
    guard app.findings.answer?.findings.isEmpty == false else { return [] }
    guard let finding = app.chosenFinding?.finding, finding.isTorn || !finding.fixes.isEmpty else {
      return bar
    }
    // What a finding is listed for comes first: on a narrow screen not all keys have a place.
    return [BarEntry("fix", .findings(.fix))] + bar
  }

  /// The rows of a finding with its sentence and its fix.
  private static let rowsOfOne = 9

  /// Where nothing is found yet, the first finding has a place.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    max(rowsOfOne, rowsFilled(app, analysis, rows: rows, columns: columns))
  }

  static func rowsInUse(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    rowsFilled(app, analysis, rows: rows, columns: columns)
  }

  /// A long list leaves the text above it rows, too.
  static func rowsAskedFirst(
    of wish: Int, _ app: AppState, _ analysis: Analysis, columns: Int
  ) -> Int { min(wish, rowsOfOne) }

  static func isWaiting(_ app: AppState) -> Bool {
    app.findings.answer == nil || app.findings.asked != nil
  }

  static let bar = [
    BarEntry("go there", .findings(.goTo(nil))),
    BarEntry("choose", .findings(.choose(by: -1)), .findings(.choose(by: 1))),
  ]

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard let answer = app.findings.answer else { return nil }
    let kind: Words =
      answer.kind.map { $0 == .plain ? "plain text" : Words(verbatim: $0.rawValue) }
      ?? "searched for what is hidden"
    guard answer.question == FindingsQuestion(app) else { return Words(verbatim: Sign.more) }
    // Where not all have a row, the edge counts those that are shown; the chosen one has a mark,
    // and a number of it would read as such a count.
    guard !answer.findings.isEmpty else { return kind }
    // Places are those of lint and of compilers; offsets elsewhere on the screen count from 0.
    let places: Words = "line:column"
    return "\(places), \(kind)"
  }

  /// How many of the rows the list has. The chosen finding in full has the rest, and at least a
  /// third.
  private static func listRows(_ count: Int, _ rows: Int) -> Int {
    rows < 6 ? rows : min(count + 1, rows - rows / 3)
  }

  private static func shown(_ count: Int, _ app: AppState, _ rows: Int) -> Range<Int> {
    shownRange(of: count, in: max(1, listRows(count, rows)), around: app.findings.chosen)
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let answer = app.findings.answer else {
      canvas.write("Searching the text\(Words(verbatim: Sign.more))", row: 0, column: 1, .quiet)
      return
    }
    let isCurrent = answer.question == FindingsQuestion(app)
    let findings = answer.findings
    guard !findings.isEmpty else {
      drawNothing(isCurrent, app, &canvas)
      return
    }
    let shown = shown(findings.count, app, canvas.rows)
    let places = shown.map { place(findings[$0]) }
    let width = min(places.lazy.map(\.count).max() ?? 0, max(5, canvas.columns / 4))
    let rules = canvas.columns >= 70 ? widestRule(findings, canvas.words) : 0
    // The chosen one's sentence stands below as a whole: it is not said twice.
    let hasDetails = isCurrent && listRows(findings.count, canvas.rows) < canvas.rows
    for (row, index) in shown.enumerated() {
      let finding = findings[index].finding
      let isChosen = index == app.findings.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      canvas.write(verbatim: places[row], row: row, column: 2, width: width, .quiet)
      var column = width + 3
      let isSaidBelow = isChosen && hasDetails
      if rules > 0 || isSaidBelow {
        canvas.write(
          finding.ruleWords(canvas.words), row: row, column: column,
          width: rules > 0 ? rules : .max,
          isCurrent ? .accent : .quiet)
        column += rules + 2
      }
      if !isSaidBelow {
        canvas.write(finding.words, row: row, column: column, isCurrent ? .text : .quiet)
      }
      if isCurrent { canvas.offer(.findings(.goTo(index)), row: row) }
    }
    canvas.lists(shown, of: findings.count)
    drawDetails(app, isCurrent, &canvas)
  }

  /// The columns of the longest name of a rule.
  private static func widestRule(_ findings: [FoundDefect], _ words: Catalogue) -> Int {
    let titles = Set(findings.lazy.map { $0.finding.ruleWords(words) })
    return titles.lazy.map { words.onScreen($0).columns }.max() ?? 0
  }

  /// Where a finding is; the file's name has no place.
  private static func place(_ found: FoundDefect) -> String {
    found.finding.isAboutName ? "-" : "\(found.place.line):\(found.place.column)"
  }

  private static func drawNothing(_ isCurrent: Bool, _ app: AppState, _ canvas: inout Canvas) {
    guard isCurrent else {
      canvas.write("Searching the text\(Words(verbatim: Sign.more))", row: 0, column: 1, .quiet)
      return
    }
    let words = complaint(app) + nothing(app)
    let lines = words.flatMap { words, role in
      canvas.words.onScreen(words).wrapped(to: max(8, canvas.columns - 2)).map { ($0, role) }
    }
    canvas.write(lines, rows: 0..<canvas.rows, column: 1, width: canvas.columns - 1)
  }

  /// What was searched for, where nothing is found.
  private static func nothing(_ app: AppState) -> [(Words, Role)] {
    let count = app.session.document.scalarCount
    guard count <= FindingsQuestion.longest else {
      return [
        (
          "This text has \(number: count) scalars; up to \(number: FindingsQuestion.longest) are searched.",
          .warning
        )
      ]
    }
    guard let answer = app.findings.answer, !answer.asksFewer else {
      return [("Nothing is found by the rules that .bidiscope-lint asks for.", .good)]
    }
    guard answer.kind != nil else {
      return [
        ("No invisible character needs a look.", .good),
        (
          "The ending of the file's name says no language that is known, so what is torn was not searched for.",
          .quiet
        ),
      ]
    }
    return [("Nothing is found: no invisible character needs a look, and nothing is torn.", .good)]
  }

  /// What is wrong in the project's settings. They are not followed then.
  private static func complaint(_ app: AppState) -> [(Words, Role)] {
    app.findings.answer?.complaint.map { [($0, .warning)] } ?? []
  }

  /// The chosen finding in full: the sentence, the first fix, and where rows are left what that
  /// changes.
  private static func drawDetails(_ app: AppState, _ isCurrent: Bool, _ canvas: inout Canvas) {
    let count = app.findings.answer?.findings.count ?? 0
    var list = listRows(count, canvas.rows)
    guard list < canvas.rows, isCurrent, let found = app.chosenFinding else { return }
    let width = max(8, canvas.columns - 2)
    let words = complaint(app) + [(found.finding.words, Role.warning)]
    var lines = words.flatMap { words, role in
      canvas.words.onScreen(words).wrapped(to: width).map { ($0, role) }
    }
    if let fix = found.finding.fixes.first {
      let words: Words = "Fix: \(fix.words)."
      lines += canvas.words.onScreen(words).wrapped(to: width).map { ($0, Role.good) }
    }
    // Where not all has a place, it begins right below the list.
    if list > count, lines.count > canvas.rows - list { list -= 1 }
    canvas.write(lines, rows: list..<canvas.rows, column: 1, width: canvas.columns - 1)
    drawLines(of: found, row: list + lines.count + 1, app, &canvas)
  }

  /// Longer lines are not laid out for this, in scalars.
  private static let longestLine = 5_000

  /// The line of a finding now and after its first fix, as the Text pane shows it, where both have
  /// a row. No pane gives up rows for them.
  private static func drawLines(
    of found: FoundDefect, row: Int, _ app: AppState, _ canvas: inout Canvas
  ) {
    guard !canvas.isMeasured, row + 2 <= canvas.rows, !found.finding.isAboutName,
      let fix = found.finding.fixes.first
    else { return }
    let document = app.session.document
    let paragraph = document.paragraph(containing: found.offset)
    guard document.range(of: paragraph).count <= longestLine else { return }
    let direction = app.session.layout.paragraph(paragraph).direction
    let names: [Words] = ["now", "then"]
    let column = 2 + (names.map { canvas.width(of: $0) }.max() ?? 0)
    for (index, name) in names.enumerated() {
      canvas.write(name, row: row + index, column: 1, .quiet)
      let change = index == 0 ? nil : fix
      let line = found.line(after: change, in: document)
      let about = found.piece(after: change, in: document)
      BidiRow(String(String.UnicodeScalarView(line)), direction: direction, showsControls: true)
        .drawAsParagraph(
          row: row + index, columns: column..<max(column, canvas.columns - 1),
          marking: index == 0 ? about : RangeSet(), seeking: about, into: &canvas)
    }
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .findings(.choose(by: rows.signum()))
  }
}
