internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import Wording

/// The language that is typed, the user's locales, what matches them, and what is known of each.
enum LanguagesPane: Pane {
  static let title: Words = "Languages"
  static let takesTyping = true
  static let height = PaneHeight(least: 4, weight: 3)

  static let commands: [Command] = [
    Command(
      "Languages up", "Chooses the row above.", .pane, keys: [KeyPress(.up)],
      .feature(LanguagesFeature.self, .choose(by: -1))),
    Command(
      "Languages down", "Chooses the row below.", .pane, keys: [KeyPress(.down)],
      .feature(LanguagesFeature.self, .choose(by: 1))),
    Command(
      "Languages page up", "Moves up ten rows.", .pane, keys: [KeyPress(.pageUp)],
      .feature(LanguagesFeature.self, .choose(by: -10))),
    Command(
      "Languages page down", "Moves down ten rows.", .pane, keys: [KeyPress(.pageDown)],
      .feature(LanguagesFeature.self, .choose(by: 10))),
    Command(
      "Languages insert", "Inserts the chosen value at the caret.", .pane,
      keys: [KeyPress(.enter)], .feature(LanguagesFeature.self, .open)),
  ]

  /// A row without a value has nothing to insert.
  static func bar(in app: AppState) -> [BarEntry] {
    let rows = LanguageRows(app).rows
    let chosen = app.languages.chosen
    guard rows.indices.contains(chosen), !rows[chosen].isHead, !rows[chosen].value.isEmpty else {
      return bar
    }
    let open = Action.feature(LanguagesFeature.self, .open)
    let isUsed = rows[chosen].used != nil
    return [isUsed ? BarEntry("remove", open) : BarEntry("insert", changesText: true, open)] + bar
  }

  static let bar = [
    BarEntry(
      "row", .feature(LanguagesFeature.self, .choose(by: -1)),
      .feature(LanguagesFeature.self, .choose(by: 1)))
  ]

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    app.languages.label.language.map {
      Words(verbatim: app.languages.label.isReliable ? $0 : "\($0)?")
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    .feature(LanguagesFeature.self, .chooseRow(first(app, rows: size.rows) + point.row))
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .feature(LanguagesFeature.self, .choose(by: rows))
  }

  /// The first row shown: the chosen one stays in view.
  private static func first(_ app: AppState, rows: Int) -> Int {
    let count = LanguageRows(app).rows.count
    return shownRange(of: count, in: rows, around: app.languages.chosen).lowerBound
  }

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let rows = LanguageRows(app).rows
    let first = first(app, rows: canvas.rows)
    canvas.lists(first..<min(first + canvas.rows, rows.count), of: rows.count)
    let name = min(16, canvas.columns / 3)
    let value = canvas.columns >= 60 ? min(34, canvas.columns / 3) : canvas.columns / 3
    for (row, index) in zip(0..<canvas.rows, first..<rows.count) {
      let item = rows[index]
      let isChosen = index == app.languages.chosen
      func style(_ role: Role) -> Style { canvas.theme.onRow(role, isChosen: isChosen) }
      if isChosen {
        canvas.fill(row: row, columns: 0..<canvas.columns, style: style(.text))
        canvas.placeCursor(row: row, column: 0)
        canvas.put(Sign.caretRow, row: row, column: 0, style: style(.caretMark))
      }
      if item.isHead {
        let end = canvas.write(item.name, row: row, column: 2, style: style(.title))
        canvas.write(item.remark, row: row, column: end + 2, style: style(.quiet))
        continue
      }
      canvas.write(item.name, row: row, column: 2, width: name, style: style(.text))
      let start = name + 3
      if item.value.isEmpty {
        canvas.write(item.remark, row: row, column: start, style: style(.quiet))
        continue
      }
      let end = item.remark.isEmpty ? canvas.columns : min(start + value, canvas.columns)
      BidiRow(item.value).draw(
        row: row, columns: start..<max(start, end), role: isChosen ? .chosen : nil, into: &canvas)
      canvas.write(item.remark, row: row, column: end + 1, style: style(.quiet))
    }
  }
}
