internal import Explanation
package import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// What a rule or definition of UAX #9 says in our words, and what it does on an example.
package struct RuleOverlay: Overlay {
  /// The name under which the reference has it.
  package var name: String
  /// What was typed of another one's name.
  var typed = ""
  var firstRow = 0

  /// How many rows it has on a screen.
  private static func rows(_ size: Size) -> Int { max(3, size.rows - 2) }

  /// The last line that may stand first, so that the end fills the overlay.
  private static func lastFirstRow(_ name: String, _ size: Size, _ words: Catalogue) -> Int {
    max(0, lines(name, columns: size.columns, words).count - (rows(size) - 2))
  }

  private static func lines(_ name: String, columns: Int, _ words: Catalogue) -> [ReadingLine] {
    guard let found = Reference.look(up: name) else { return [] }
    let width = max(20, min(columns - 4, 96))
    let remark =
      words.isEnglish
      ? [] : [ReadingLine(words: words.onScreen("The reference is in English."), role: .quiet)]
    switch found {
    case .rule(let text): return lines(text, remark, width, words)
    case .term(let entry, let definition):
      return lines(entry, remark, width, words)
        + (definition.map { [ReadingLine()] + lines($0, remark, width, words) } ?? [])
    }
  }

  private static func lines(
    _ entry: GlossaryEntry, _ remark: [ReadingLine], _ width: Int, _ words: Catalogue
  ) -> [ReadingLine] {
    let told = TermLines(words: words, width: width)
    var lines = told.areTranslated(entry) ? [] : remark
    lines += told.plain(entry) + [ReadingLine()] + told.precise(entry)
    if !entry.example.isEmpty {
      lines += [ReadingLine(), ReadingLine(words: words.onScreen("At work:"), role: .title)]
      lines += told.areTranslated(entry) ? remark : []
      lines += entry.example.map { ReadingLine(text: "  " + plain($0)) }
    }
    if !entry.see.isEmpty {
      lines.append(ReadingLine())
      lines += ("See " + entry.see.joined(separator: ", ")).wrapped(to: width).map {
        ReadingLine(text: $0, role: .quiet)
      }
    }
    return lines
  }

  private static func lines(
    _ text: RuleText, _ remark: [ReadingLine], _ width: Int, _ words: Catalogue
  ) -> [ReadingLine] {
    let told = TermLines(words: words, width: width)
    // What is told in the language of the screen needs no remark before it; its body does.
    var lines =
      told.isTold(text) ? told.summary(text) + remark : remark + told.summary(text)
    lines.append(ReadingLine())
    for paragraph in text.body.split(separator: "\n") {
      lines += plain(String(paragraph)).wrapped(to: width).map { ReadingLine(text: $0) }
    }
    lines.append(ReadingLine())
    lines += ("Example: " + plain(text.example)).wrapped(to: width).map { ReadingLine(text: $0) }
    lines.append(
      ReadingLine(
        text: "Capitals stand for right-to-left letters; controls are in braces.", role: .quiet))
    if let demonstration = RuleReference.demonstration(of: text) {
      lines.append(ReadingLine())
      lines.append(ReadingLine(words: words.onScreen("At work:"), role: .title))
      for (label, text) in [("stored ", demonstration.stored), ("shown  ", demonstration.shown)] {
        // As it is: its blanks count.
        lines.append(ReadingLine(text: "  \(label) \(text)"))
      }
      for sentence in demonstration.sentences {
        lines += words.onScreen(sentence).wrapped(to: width).map { ReadingLine(words: $0) }
      }
    }
    lines.append(ReadingLine())
    lines.append(ReadingLine(text: text.source, role: .quiet))
    return lines
  }

  /// What an entry is called in its title.
  private static func shownName(_ name: String, _ words: Catalogue) -> String {
    guard case .term(let entry, _) = Reference.look(up: name) else { return name }
    return entry.name(in: words.language) ?? name
  }

  /// Our words without the marks of the source's comments.
  private static func plain(_ text: String) -> String {
    String(text.filter { $0 != "`" && $0 != "*" })
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let name = Self.shownName(name, app.words)
    OverlayFrame.draw(
      title: "\(verbatim: name): type a rule, class or term to go to it, Esc closes",
      short: "\(verbatim: name), Esc closes", into: &canvas)
    let miss = Self.miss(typed)
    // Where nothing is found the entry of before would pass for the one that was asked for.
    let lines =
      miss.map { canvas.words.onScreen($0).wrapped(to: max(8, canvas.columns - 4)) }?
      .map { ReadingLine(words: $0) } ?? Self.lines(self.name, columns: canvas.columns, app.words)
    canvas.draw(lines, from: miss == nil ? firstRow : 0, row: 1)
    if !typed.isEmpty {
      let shown = canvas.words.onScreen(Words(verbatim: PrintableText.of(typed)))
      canvas.writeRight(
        " " + shown.clipped(to: canvas.columns - 6) + " ", row: canvas.rows - 1,
        before: canvas.columns - 2, miss == nil ? .accent : .warning)
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
      // After a whole name with a number, such as W4, a letter that leads nowhere begins another
      // one; a word that is not found is not cut in two.
      let isWhole =
        typed.contains { $0.isASCII && $0.isNumber } && Reference.look(up: typed) != nil
      let next =
        isWhole && Self.entry(beginning: typed + letters) == nil ? letters : typed + letters
      if let found = Self.entry(beginning: next) {
        show(found, next, 0)
      } else {
        show(name, next, firstRow)
      }
    case .erase:
      let rest = String(typed.dropLast())
      show(rest.isEmpty ? name : Self.entry(beginning: rest) ?? name, rest, 0)
    case .close, .accept, .quit: app.overlay = nil
    case .left, .right, .suspend: break
    }
    return .nothing
  }

  /// The name of the first rule, definition, class or term that is called so, or whose name begins
  /// so: `B`, `BD`, `BD1`, `BD16` each lead to one; nil where nothing does.
  private static func entry(beginning typed: String) -> String? {
    let name = Reference.look(up: typed)?.name ?? Reference.name(beginning: typed)
    return name.flatMap { Reference.look(up: $0)?.name }
  }

  /// What is said of letters that lead nowhere, with the nearest names; nil where they lead on.
  private static func miss(_ typed: String) -> Words? {
    guard !typed.isEmpty, entry(beginning: typed) == nil else { return nil }
    let nearest = Reference.nearest(typed).joined(separator: ", ")
    return
      "there is no entry \(verbatim: PrintableText.of(typed)); the nearest: \(verbatim: nearest)"
  }
}
