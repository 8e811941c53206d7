internal import Explanation
package import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
package import UnicodeData
internal import Wording

/// What the caret is at, and terms, each in a plain and a precise sentence. Typed letters search
/// all terms.
package struct TermsOverlay: Overlay {
  /// What the caret is on.
  var sentences: [Words]
  /// The name of the pane.
  var pane = Words.none
  /// The column heads and fields of the pane.
  var heads: [PaneHead] = []
  /// The facts in the title of the screen.
  var titleFacts: [PaneHead] = []
  /// Whether what is said of the pane comes before the terms.
  var isAboutPane: Bool
  /// The terms of the sentences and of the pane.
  var terms: [String]
  @Exact package var query: String = ""
  /// What it was opened over, as it was; it comes back when this is closed.
  var behind: AnyOverlay?
  var firstRow = 0
  /// What the chosen row of the pane is about, by its names in the reference.
  var subjects: [String] = []

  package var takesText: Bool { true }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  private static func height(_ rows: Int) -> Int { max(1, rows - 3) }

  /// The lines below the query, for a width.
  package func lines(_ app: AppState, columns: Int) -> [ReadingLine] {
    let width = max(20, min(columns - 4, 96))
    guard query.isEmpty else { return found(width, app) }
    var lines = sentences.flatMap { app.words.onScreen($0).wrapped(to: width) }.map {
      ReadingLine(words: $0)
    }
    if !lines.isEmpty { lines.append(ReadingLine()) }
    let told = TermLines(words: app.words, width: width)
    // A fact of the title, a field of a pane and a term may have one name, and are three things.
    func under(_ heading: Words, _ lines: [ReadingLine]) -> [ReadingLine] {
      lines.isEmpty ? [] : told.said(heading, .title) + lines
    }
    let meanings = under(
      "What the words mean:", terms.flatMap { Self.lines(of: $0, told, isShort: true) })
    let places =
      under("In the \(pane) pane:", heads.flatMap { told.head($0) })
      + under("In the title:", titleFacts.flatMap { told.head($0) })
    let chosen = subjects.flatMap { Reference.senses(of: $0) }.flatMap { Self.lines(of: $0, told) }
    let all =
      (chosen.isEmpty ? [] : chosen + [ReadingLine()]) + lines
      + (isAboutPane ? places + meanings : meanings + places)
    return all.isEmpty
      ? told.said("Nothing here is a term: type a word to look it up.", .quiet) : all
  }

  /// What a query finds. Where no entry has that name, this is said with the nearest names; then
  /// come the entries that begin so.
  private func found(_ width: Int, _ app: AppState) -> [ReadingLine] {
    let wanted =
      Self.isNamed(query) ? query : app.readings(of: query).first(where: Self.isNamed) ?? query
    let names = Glossary.shipped.entries(beginning: wanted).map(\.term)
    let told = TermLines(words: app.words, width: width)
    let senses = Reference.senses(of: wanted)
    guard !senses.isEmpty else {
      return told.said(TermLines.miss(wanted), .warning)
        + names.flatMap { Self.lines(of: $0, told) }
    }
    let exact = senses.map(\.name)
    return senses.flatMap { Self.lines(of: $0, told) }
      + names.filter { !exact.contains($0) }.flatMap { Self.lines(of: $0, told) }
  }

  /// Whether anything has a name, or one that begins so.
  private static func isNamed(_ query: String) -> Bool {
    !Glossary.shipped.entries(beginning: query).isEmpty || !Reference.senses(of: query).isEmpty
  }

  private static func lines(
    of name: String, _ told: TermLines, isShort: Bool = false
  ) -> [ReadingLine] {
    Reference.look(up: name).map { lines(of: $0, told, isShort: isShort) } ?? []
  }

  private static func lines(
    of found: Reference.Found, _ told: TermLines, isShort: Bool = false
  ) -> [ReadingLine] {
    switch found {
    case .term(let entry, _): told.plain(entry) + told.precise(entry, isIndented: true)
    case .rule(let rule): told.summary(rule) + (isShort ? [] : told.body(rule, indent: "  "))
    case .named(let entry): told.named(entry)
    case .head(let entry): told.head(entry.head)
    case .label(let entry): told.label(entry)
    }
  }

  package var bar: [OverlayEntry] {
    [.read, .close]
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "What is this? Type a word to look it up, Esc closes",
      short: "What is this? Esc closes", into: &canvas)
    let end = canvas.writePrompt(PrintableText.of(query), row: 1, column: 2, .accent)
    canvas.placeCursor(row: 1, column: min(end, canvas.columns - 2))
    let lines = lines(app, columns: canvas.columns)
    canvas.draw(lines, from: firstRow, row: 2)
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    var next = self
    switch key {
    case .type(let text) where !query.isEmpty || text != " ": next.search(query + text)
    case .erase: next.search(String(query.dropLast()))
    default:
      let moved = [.type(" "), .accept].contains(key) ? .pageDown : key
      let count = lines(app, columns: app.size.columns).count
      guard
        let row = ExplorerCore.firstRow(
          firstRow, of: count, page: Self.height(app.size.rows - 2), after: moved)
      else {
        app.overlay = key == .quit ? nil : behind
        return .nothing
      }
      next.firstRow = row
    }
    app.open(next)
    return .nothing
  }

  private mutating func search(_ text: String) { (query, firstRow) = (text, 0) }
}

extension TermsOverlay {
  /// What stands in an overlay: of a lesson the terms that it has used so far, those of its
  /// question first; of another one what is said of its chosen line, then the terms on it.
  init(over open: AnyOverlay, _ app: AppState, _ analyser: Analyser) {
    if let lesson = open.overlay as? LessonOverlay {
      self.init(
        sentences: lesson.question.map { [$0] } ?? [], isAboutPane: false,
        terms: ScreenTerms.names(in: lesson.sentences), behind: open)
      return
    }
    let sentences = open.overlay.subject(app, analyser)
    let used = ScreenTerms.names(in: sentences)
    let shown = ScreenTerms(app, analyser, over: open).terms
    self.init(
      sentences: sentences, isAboutPane: false,
      terms: used + shown.filter { !used.contains($0) }, behind: open)
  }
}
