internal import Explanation
package import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import UnicodeData
package import Wording

/// What a rule or definition of UAX #9 says in our words, and what it does on an example.
package struct RuleOverlay: Overlay {
  /// The name under which the reference has it.
  package var name: String
  /// The letters typed so far of another name.
  @Exact var typed: String = ""
  var firstRow = 0

  /// How many rows it has on a screen.
  private static func rows(_ size: Size) -> Int { max(3, size.rows - 2) }

  /// The last line that may stand at the top, so that the end of the text fills the overlay.
  private static func lastFirstRow(_ name: String, _ size: Size, _ words: Catalogue) -> Int {
    max(0, lines(name, columns: size.columns, words).count - (rows(size) - 2))
  }

  /// All entries that a name leads to, with a blank line between them.
  private static func lines(_ name: String, columns: Int, _ words: Catalogue) -> [ReadingLine] {
    let told = TermLines(words: words, width: max(20, min(columns - 4, 96)))
    return Array(
      Reference.senses(of: name).map { lines($0, told) }.joined(separator: [ReadingLine()]))
  }

  private static func lines(_ found: Reference.Found, _ told: TermLines) -> [ReadingLine] {
    switch found {
    case .rule(let text): lines(text, told)
    case .label(let entry): told.label(entry)
    case .named(let entry): told.named(entry)
    case .head(let entry): told.head(entry.head)
    case .term(let entry, let definition):
      lines(entry, told) + (definition.map { [ReadingLine()] + lines($0, told) } ?? [])
    }
  }

  private static func lines(_ entry: GlossaryEntry, _ told: TermLines) -> [ReadingLine] {
    var lines = told.plain(entry) + [ReadingLine()] + told.precise(entry)
    if entry.text != nil || !entry.facts.isEmpty {
      lines += [ReadingLine()] + told.said("At work:", .title) + told.example(entry)
    }
    if !entry.see.isEmpty {
      let names = entry.see.map { Words(verbatim: shownName($0, told.words)) }.joined(by: ", ")
      lines += [ReadingLine()] + told.said("See \(names)", .quiet)
    }
    return lines
  }

  private static func lines(_ text: RuleText, _ told: TermLines) -> [ReadingLine] {
    var lines = told.summary(text) + [ReadingLine()] + told.body(text)
    lines += [ReadingLine()] + told.example(text)
    lines += told.said(
      "Capitals stand for right-to-left letters; controls are in braces.", .quiet)
    if let demonstration = RuleReference.demonstration(of: text) {
      lines += [ReadingLine()] + told.said("At work:", .title)
      lines += told.storedAndShown(demonstration.stored, demonstration.shown)
      for sentence in demonstration.sentences { lines += told.said(sentence) }
    }
    return lines + [ReadingLine(), ReadingLine(text: text.source, role: .quiet)]
  }

  /// What an entry is called in its title.
  private static func shownName(_ name: String, _ words: Catalogue) -> String {
    guard case .term(let entry, _) = Reference.look(up: name) else { return name }
    return entry.name(in: words.language) ?? name
  }

  package var takesSigns: Bool { true }

  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["The reference says each rule, definition, class and term in plain words, with an example."]
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  package var bar: [OverlayEntry] {
    [.read, .close]
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let isFound = !isUnknown
    // The title is of what is shown: an entry, or that there is none.
    if isFound {
      let name = Self.shownName(name, app.words)
      OverlayFrame.draw(
        title: "\(verbatim: name): type a rule, class or term to go to it, Esc closes",
        short: "\(verbatim: name), Esc closes", into: &canvas)
    } else {
      let name = PrintableText.of(typed)
      OverlayFrame.draw(
        title: "\(verbatim: name): not found; type another rule, class or term, Esc closes",
        short: "\(verbatim: name): not found, Esc closes", into: &canvas)
    }
    var lines =
      Self.miss(typed).map { canvas.words.onScreen($0).wrapped(to: max(8, canvas.columns - 4)) }?
      .map { ReadingLine(words: $0, role: .warning) } ?? []
    // Where nothing is found, the entry shown before would be taken for the one that was asked for.
    if isFound {
      lines +=
        (lines.isEmpty ? [] : [ReadingLine()])
        + Self.lines(name, columns: canvas.columns, app.words)
    }
    canvas.draw(lines, from: isFound ? firstRow : 0, row: 1)
    if !typed.isEmpty {
      let shown = canvas.words.onScreen(Words(verbatim: PrintableText.of(typed)))
      canvas.writeRight(
        " " + shown.clipped(to: canvas.columns - 6) + " ", row: canvas.rows - 1,
        before: canvas.columns - 2, isFound ? .accent : .warning)
    }
    canvas.placeCursor(row: canvas.rows - 1, column: canvas.columns - 2)
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    let page = max(1, Self.rows(app.size) - 3)
    func show(_ name: String, _ typed: String, _ row: Int) {
      let most = Self.lastFirstRow(name, app.size, app.words)
      app.open(RuleOverlay(name: name, typed: typed, firstRow: min(max(0, row), most)))
    }
    switch key {
    case .up: show(name, "", firstRow - 1)
    case .down: show(name, "", firstRow + 1)
    case .pageUp: show(name, "", firstRow - page)
    case .pageDown: show(name, "", firstRow + page)
    case .home: show(name, "", 0)
    case .end: show(name, "", .max / 2)
    case .type(" ") where typed.isEmpty: show(name, "", firstRow + page)
    case .type(let letters):
      // After a whole name with a number, such as W4, a letter that continues no name begins
      // another one. A word that is not found is kept whole.
      let isWhole =
        typed.contains { $0.isASCII && $0.isNumber } && Reference.look(up: typed) != nil
      let next =
        isWhole && Self.entry(beginning: typed + letters) == nil ? letters : typed + letters
      if let found = Self.entry(beginning: next) {
        // Where a name leads to several entries, such as a calendar and a keyboard, all are shown.
        show(Reference.senses(of: next).count > 1 ? next : found, next, 0)
      } else {
        show(name, next, firstRow)
      }
    case .erase:
      let rest = String(typed.dropLast())
      show(rest.isEmpty ? name : Self.entry(beginning: rest) ?? name, rest, 0)
    // A word is typed and Enter pressed: what was found stays; then the key reads on.
    case .accept: show(name, isUnknown ? typed : "", typed.isEmpty ? firstRow + page : firstRow)
    case .close, .quit: app.overlay = nil
    case .left, .right, .suspend: break
    }
    return .nothing
  }

  /// Whether what was typed leads nowhere.
  private var isUnknown: Bool { !typed.isEmpty && Self.entry(beginning: typed) == nil }

  /// The name of the first rule, definition, class or term that is called so, or whose name begins
  /// so: `B`, `BD`, `BD1`, `BD16` each lead to one; nil where nothing does.
  private static func entry(beginning typed: String) -> String? {
    let name = Reference.look(up: typed)?.name ?? Reference.name(beginning: typed)
    return name.flatMap { Reference.look(up: $0)?.name }
  }

  /// Says that no entry has the typed name, and names the nearest ones; nil where one has it. Below
  /// it stands the first entry that begins so.
  private static func miss(_ typed: String) -> Words? {
    guard !typed.isEmpty, Reference.look(up: typed) == nil else { return nil }
    return TermLines.miss(typed)
  }
}
