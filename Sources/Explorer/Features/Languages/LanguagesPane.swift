internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
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
    let open = Action.feature(LanguagesFeature.self, .open)
    if rows.indices.contains(chosen), rows[chosen].isSuggestion {
      return [BarEntry("ask", decides: true, open)] + bar
    }
    guard rows.indices.contains(chosen), !rows[chosen].isHead, !rows[chosen].value.isEmpty else {
      return bar
    }
    let isUsed = rows[chosen].used != nil
    return [isUsed ? BarEntry("remove", open) : BarEntry("insert", changesText: true, open)] + bar
  }

  static let bar = [
    BarEntry(
      "row", .feature(LanguagesFeature.self, .choose(by: -1)),
      .feature(LanguagesFeature.self, .choose(by: 1)))
  ]

  /// Its rows come with what is recognised.
  static func isWaiting(_ app: AppState) -> Bool {
    let state = app.languages
    guard state.isOff == nil else { return false }
    let isWholeKnown =
      app.session.document.paragraphCount == 1
      || state.whole != nil && state.wholeLabel.language != nil
    return state.survey == nil || state.text == nil || state.label.language == nil || !isWholeKnown
  }

  /// The locales, the language of the paragraph, and that of the whole text: each brings rows, also
  /// where another one stays out, as for a paragraph without letters.
  static func answersThere(_ app: AppState) -> Int {
    let state = app.languages
    return [state.survey != nil, state.text != nil, state.whole != nil].count { $0 }
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    app.languages.label.language.map {
      Words(verbatim: app.languages.label.isReliable ? $0 : "\($0)?")
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let shown = shown(LanguageRows(app).rows, app, rows: size.rows)
    let row = shown.lowerBound + point.row
    return shown.contains(row) ? .feature(LanguagesFeature.self, .chooseRow(row)) : nil
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .feature(LanguagesFeature.self, .choose(by: rows))
  }

  /// The rows that are shown: the chosen one stays in view, and no heading stands last above rows
  /// that are hidden.
  private static func shown(
    _ all: [LanguageRows.Row], _ app: AppState, rows: Int
  ) -> Range<Int> {
    let chosen = app.languages.chosen
    let shown = shownRange(of: all.count, in: rows, around: chosen)
    guard shown.upperBound < all.count, let last = shown.last, last != chosen, all[last].isHead
    else { return shown }
    return shown.lowerBound < chosen
      ? shown.lowerBound + 1..<shown.upperBound + 1 : shown.lowerBound..<last
  }

  /// Where the parts of the rows begin. All rows count, so that nothing moves while they are
  /// scrolled.
  private struct Places {
    /// The columns before a name, behind those of its heading: headings are bold too, so no colour
    /// is needed to tell them apart.
    let indent: Int
    /// The columns of a name.
    let name: Int
    /// Where values begin, and what is said where there are none.
    let start: Int
    /// Where what the headings say begins, below one another: over the columns that it names, where
    /// the pane has room for these behind the headings.
    let head: Int
    /// The columns of a value. What is said of it stands behind them and a blank.
    let value: Int

    init(_ rows: [LanguageRows.Row], _ canvas: Canvas) {
      let columns = canvas.columns
      let isWide = columns >= 60
      indent = isWide ? 2 : 1
      func width(_ row: LanguageRows.Row) -> Int { canvas.width(of: row.name) }
      let most = min(16, columns / 3)
      name = min(most, rows.filter { !$0.isHead }.map(width).max() ?? 0)
      let heads = rows.filter { $0.isHead && !$0.remark.isEmpty }
      let afterHeads = min((heads.map(width).max() ?? 0) + 4, columns / 2)
      let afterNames = 2 + indent + name
      let usual = isWide ? max(min(afterNames + 2, columns / 2), afterHeads) : afterNames + 2
      // A sentence in the place of a value is whole where names leave room for it.
      let sentences = rows.filter { !$0.isHead && $0.value.isEmpty }
      let space = columns - 1 - (sentences.map { canvas.width(of: $0.remark) }.max() ?? 0)
      start = space > afterNames ? min(usual, space) : usual
      head = max(start, afterHeads)
      guard !isWide else {
        value = min(34, columns / 3)
        return
      }
      // Values have the columns that short names leave free.
      let values = rows.filter { !$0.isHead && !$0.remark.isEmpty && !$0.value.isEmpty }
      let longest =
        values.map {
          BidiRow($0.value, direction: .auto, showsControls: false).width(canvas.clusters)
        }.max() ?? 0
      let gained = max(0, most + 3 + indent - start)
      value = max(columns / 3, min(longest, columns / 3 + gained))
    }
  }

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let rows = LanguageRows(app).rows
    let shown = shown(rows, app, rows: canvas.rows)
    canvas.lists(shown, of: rows.count)
    let places = Places(rows, canvas)
    let (indent, name, start) = (places.indent, places.name, places.start)
    for (row, index) in zip(0..<canvas.rows, shown) {
      let item = rows[index]
      let isChosen = index == app.languages.chosen
      func style(_ role: Role) -> Style { canvas.theme.onRow(role, isChosen: isChosen) }
      if isChosen {
        canvas.fill(row: row, columns: 0..<canvas.columns, style: style(.text))
        canvas.placeCursor(row: row, column: 0)
        canvas.put(Sign.caretRow, row: row, column: 0, style: style(.caretMark))
      }
      if item.isHead {
        var heading = style(.title)
        heading.isBold = true
        let end = canvas.write(item.name, row: row, column: 2, style: heading)
        let space = canvas.columns - 1 - canvas.width(of: item.remark)
        canvas.write(
          item.remark, row: row, column: max(end + 2, min(places.head, space)),
          style: style(.quiet))
        continue
      }
      let nameEnd = canvas.write(
        item.name, row: row, column: 2 + indent, width: name, style: style(.text))
      if item.value.isEmpty {
        // A sentence that has too little room takes the columns that the name leaves free.
        let space = canvas.columns - 1 - canvas.width(of: item.remark)
        canvas.write(
          item.remark, row: row, column: max(nameEnd + 2, min(start, space)), style: style(.quiet))
        continue
      }
      // The levels of a name are no levels of the text.
      let line = BidiRow(item.value, direction: .auto, showsControls: false)
      let end = item.remark.isEmpty ? canvas.columns : min(start + places.value, canvas.columns)
      line.draw(
        row: row, columns: start..<max(start, end), role: isChosen ? .chosen : .text,
        into: &canvas)
      guard !item.remark.isEmpty else { continue }
      // One that would be cut, or touch the frame, takes columns that the value leaves free, where
      // that makes it whole.
      let used = start + min(line.width(canvas.clusters), end - start)
      let space = canvas.columns - 1 - canvas.width(of: item.remark)
      canvas.write(
        item.remark, row: row, column: space > used ? min(end + 1, space) : end + 1,
        style: style(.quiet))
    }
  }
}
