internal import Explanation
package import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// What the caret is on, and terms in one plain and one precise sentence; what is typed finds terms
/// of all.
package struct TermsOverlay: Overlay {
  /// What the caret is on.
  var sentences: [Words]
  /// The column heads and fields of the pane.
  var heads: [PaneHead]
  /// Whether these come before the terms.
  var isAboutPane: Bool
  /// The terms of the sentences and of the pane.
  var terms: [String]
  var query = ""
  var firstRow = 0

  package var takesText: Bool { true }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  private static func height(_ rows: Int) -> Int { max(1, rows - 3) }

  private func lines(_ app: AppState, columns: Int) -> [ReadingLine] {
    let width = max(20, min(columns - 4, 96))
    guard query.isEmpty else { return found(width, app) }
    var lines = sentences.flatMap { app.words.onScreen($0).wrapped(to: width) }.map {
      ReadingLine(words: $0)
    }
    lines.append(ReadingLine())
    if !app.words.isEnglish {
      lines.append(
        ReadingLine(words: app.words.onScreen("The reference is in English."), role: .quiet))
    }
    let terms = terms.flatMap { Self.lines(of: $0, width, isShort: true) }
    let heads = heads.flatMap { Self.lines(of: $0, width) }
    return lines + (isAboutPane ? heads + terms : terms + heads)
  }

  private static func lines(of head: PaneHead, _ width: Int) -> [ReadingLine] {
    "\(head.label): \(head.plain)".wrapped(to: width).map { ReadingLine(text: $0, role: .accent) }
      + head.precise.wrapped(to: width - 2).map { ReadingLine(text: "  " + $0) }
  }

  /// What a query finds; where nothing, that is said with the nearest names.
  private func found(_ width: Int, _ app: AppState) -> [ReadingLine] {
    let wanted = query.lowercased()
    let names = Glossary.shipped.entries.filter { entry in
      ([entry.term] + entry.also).contains { $0.lowercased().hasPrefix(wanted) }
    }.map(\.term)
    let exact = Reference.look(up: wanted).map(\.name)
    let all = (exact.map { [$0] } ?? []) + names.filter { $0 != exact }
    if all.isEmpty {
      let nearest = Reference.nearest(query).joined(separator: ", ")
      let words: Words =
        "there is no entry \(verbatim: PrintableText.of(query)); the nearest: \(verbatim: nearest)"
      return app.words.onScreen(words).wrapped(to: width).map {
        ReadingLine(words: $0, role: .warning)
      }
    }
    return all.flatMap { Self.lines(of: $0, width) }
  }

  private static func lines(of name: String, _ width: Int, isShort: Bool = false) -> [ReadingLine] {
    let texts: (plain: String, precise: String)
    switch Reference.look(up: name) {
    case .term(let entry, _): texts = ("\(entry.term): \(entry.plain)", entry.precise)
    case .rule(let rule):
      texts = ("\(rule.name): \(rule.summary)", isShort ? "" : rule.body)
    case nil: return []
    }
    return texts.plain.wrapped(to: width).map { ReadingLine(text: $0, role: .accent) }
      + texts.precise.split(separator: "\n").flatMap { String($0).wrapped(to: width - 2) }
      .map { ReadingLine(text: "  " + $0) }
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "What is this? Type a word to look it up, Esc closes",
      short: "What is this? Esc closes", into: &canvas)
    let end = canvas.write(verbatim: "> " + PrintableText.of(query), row: 1, column: 2, .accent)
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
      let moved = key == .type(" ") ? .pageDown : key
      let count = lines(app, columns: app.size.columns).count
      guard
        let row = ExplorerCore.firstRow(
          firstRow, of: count, page: Self.height(app.size.rows - 2), after: moved)
      else {
        app.overlay = nil
        return .nothing
      }
      next.firstRow = row
    }
    app.open(next)
    return .nothing
  }

  private mutating func search(_ text: String) { (query, firstRow) = (text, 0) }
}
