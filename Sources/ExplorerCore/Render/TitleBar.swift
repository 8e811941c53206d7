internal import BidiAlgorithm
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// The first row: the file's name and the most important facts.
package enum TitleBar {
  /// Draws the title; the question is what is to be worked out before the screen is exact.
  static func draw(
    _ app: AppState, _ analysis: Analysis, _ question: LevelQuestion?, into canvas: inout Canvas
  ) {
    let (width, facts) = placed(app, analysis, question, columns: canvas.columns)
    drawName(app, width: width, into: &canvas)
    for shown in facts {
      canvas.write(shown.words, row: 0, column: shown.column, shown.fact.role)
    }
  }

  /// The columns of a name beside which there are as many facts as fit.
  private static func leastWidth(columns: Int) -> Int {
    columns < leastSpacious ? 7 : columns * 2 / 5
  }

  /// On a shorter line names and the gaps between facts have fewer columns.
  private static let leastSpacious = 60

  /// Draws the file at the left end, its name in so many columns; returns the column after it.
  @discardableResult
  private static func drawName(
    _ app: AppState, width: Int, into canvas: inout Canvas
  ) -> Int {
    var at = 1
    if canvas.columns >= 100 {
      at = canvas.write(verbatim: "bidiscope", row: 0, column: 1, .quiet) + 2
    }
    // A press on the name says it in full.
    let name = PrintableText.of(app.name)
    canvas.offer(
      .say("This text is called \(verbatim: name)."), row: 0, columns: 0..<canvas.columns)
    at = canvas.write(
      verbatim: name, row: 0, column: at,
      width: width, .accent)
    if app.session.isModified {
      at = canvas.write(Words(own: Sign.modified), row: 0, column: at + 1, .caretMark)
    }
    if app.session.protection.isDocumentReadOnly {
      let start = at
      at = canvas.write(Words(own: Sign.protected), row: 0, column: at + 1, .warning)
      at = canvas.write("read-only", row: 0, column: at + 1, .warning)
      canvas.offer(.edit(.toggleReadOnly), row: 0, columns: start..<at)
    }
    if app.isShowingAnotherText {
      let start = at
      at = canvas.write("  Esc: back to your text", row: 0, column: at, .key)
      canvas.offer(.putBack, row: 0, columns: start..<at)
    }
    return at
  }

  /// What a press on a cell of the line does: what the fact there is about.
  package static func action(at column: Int, _ app: AppState, _ analysis: Analysis) -> Action? {
    var canvas = Canvas(app, size: Size(rows: 1, columns: app.size.columns))
    canvas.keepsOffers = true
    let question = app.levelQuestion(analysis)
    let (width, facts) = placed(app, analysis, question, columns: app.size.columns)
    let end = drawName(app, width: width, into: &canvas)
    if column < end { return canvas.offered(at: Point(row: 0, column: column)) }
    return facts.first { ($0.column..<$0.column + $0.width).contains(column) }?.fact.action
  }

  /// The columns between two facts.
  private static func gap(columns: Int) -> Int { columns < leastSpacious ? 2 : 3 }

  /// From so many columns on, facts of less weight are left out before others are said in the
  /// fewest words.
  private static let leastWordy = 80

  /// Facts of less weight than this are left out there.
  private static let leastWeighty = 7

  /// A fact in the words of the screen.
  private struct ShownFact {
    let fact: TitleFact
    let words: ScreenWords
    /// The columns of the words, measured only once.
    let width: Int
    var column = 0

    init(_ fact: TitleFact, _ words: ScreenWords) {
      (self.fact, self.words, width) = (fact, words, words.columns)
    }
  }

  /// The facts that fit, each with its column, and the columns that are left to the name. The last
  /// fact ends at the right end.
  private static func placed(
    _ app: AppState, _ analysis: Analysis, _ question: LevelQuestion?, columns: Int
  ) -> (nameWidth: Int, facts: [ShownFact]) {
    // A long name leaves half of the line to the facts, and has what they leave.
    var canvas = Canvas(app, size: Size(rows: 1, columns: columns))
    let least = leastWidth(columns: columns)
    let gap = Self.gap(columns: columns)
    let start = drawName(app, width: least, into: &canvas)
    // What stands at the edge of the text is not said again above it.
    let said = app.plan[.text] == nil ? nil : TextPane.note(app, analysis)
    let facts =
      news(question)
      + app.registry.features.flatMap { $0.titleFacts(app, analysis) }.filter { $0.text != said }
    // A name that is cut has what the facts leave.
    let name = app.words.onScreen(Words(verbatim: PrintableText.of(app.name)))
    var shown = fitting(
      facts, in: columns - 1 - start - gap, gap: gap, isWordy: columns >= leastWordy,
      refills: name.columns <= least, app.words)
    var right = columns - 1
    for index in shown.indices.reversed() {
      shown[index].column = right - shown[index].width
      right = shown[index].column - gap
    }
    return (least + max(0, right - start), shown)
  }

  /// The facts that fit, by place: in full; else some of them in short; else without those of least
  /// weight; on a short line in the fewest words.
  private static func fitting(
    _ facts: [TitleFact], in space: Int, gap: Int, isWordy: Bool, refills: Bool,
    _ words: Catalogue
  ) -> [ShownFact] {
    func width(_ facts: [ShownFact]) -> Int {
      facts.reduce(-gap) { $0 + $1.width + gap }
    }
    var left = facts.sorted { ($0.weight, $0.place) < ($1.weight, $1.place) }
      .map { ShownFact($0, words.onScreen($0.text)) }
    // Facts of no weight are left out before any is shortened.
    while width(left) > space, left.first?.fact.weight == 0 { left.removeFirst() }
    func shorten(from weight: Int, warnings: Bool = true, to form: (TitleFact) -> Words?) {
      for index in left.indices.reversed()
      where width(left) > space && left[index].fact.weight >= weight {
        let fact = left[index].fact
        if !warnings, fact.role == .warning { continue }
        if let short = form(fact) { left[index] = ShownFact(fact, words.onScreen(short)) }
      }
    }
    // Facts that a pane says too are left out before those of least weight are shortened.
    shorten(from: 6, warnings: false) { $0.short }
    while width(left) > space, left.first?.fact.weight == 1 { left.removeFirst() }
    // Warnings are shortened last.
    shorten(from: 0, warnings: false) { $0.short }
    shorten(from: 0) { $0.short }
    while isWordy, width(left) > space, let first = left.first,
      first.fact.weight < leastWeighty
    {
      left.removeFirst()
    }
    shorten(from: 0) { $0.bare }
    while width(left) > space, !left.isEmpty { left.removeFirst() }
    // What was left out made room for more words.
    for index in left.indices.reversed() {
      let fact = left[index].fact
      guard fact.bare != nil else { continue }
      let longer = ShownFact(fact, words.onScreen(fact.short ?? fact.text))
      if longer.width > left[index].width,
        width(left) - left[index].width + longer.width <= space
      {
        left[index] = longer
      }
    }
    // What was left out before others were comes back where these made room for it.
    let gone = facts.filter { fact in
      refills && fact.weight > 0 && !left.contains { $0.fact == fact }
    }
    for fact in gone.sorted(by: { ($0.weight, -$0.place) > ($1.weight, -$1.place) }) {
      let forms = [fact.text, fact.short, fact.bare].compactMap(\.self).lazy
        .map { ShownFact(fact, words.onScreen($0)) }
      if let fitting = forms.first(where: { width(left) + gap + $0.width <= space }) {
        left.append(fitting)
      }
    }
    return left.sorted { $0.fact.place < $1.fact.place }
  }

  /// That levels or lines are not exact yet. It comes before all other facts.
  private static func news(_ question: LevelQuestion?) -> [TitleFact] {
    guard let question else { return [] }
    let title = LevelNews.title(question.lack)
    return [
      TitleFact(1, weight: 10, title.long, short: title.short, .warning, press: .say(title.long))
    ]
  }
}
