internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// One thing at a time, large enough for a class: the stored characters, what one rule changed in
/// them, and the display. The display is covered until a key or the last step.
struct ClassOverlay: Overlay {
  /// The line of the caret's paragraph, from 0; nil for the caret's own.
  var line: Int?
  var step = 0
  var isUncovered = false
  var hasNotes = false
  /// The first line of the sentences that is shown.
  var firstLine = 0
  /// How many pages of characters further on than by itself the strips begin.
  var moved = 0

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  var bar: [OverlayEntry] {
    [
      OverlayEntry("go on", .type(" ")), OverlayEntry("go back", .left),
      OverlayEntry("display", .down), OverlayEntry("notes", .up),
      OverlayEntry("read on", .pageUp, .pageDown), .close,
    ]
  }

  /// The step, what is said of it, and the classes that stand below the characters.
  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    guard let walk = ClassWalk(analyser.analysis(of: app), line: line) else { return [] }
    let now = walk.steps[min(step, walk.steps.count - 1)]
    let classes = walk.classes(now)
    return [walk.name(now)] + walk.sentences(now)
      + (classes.isEmpty
        ? [] : ["The classes below the characters: \(verbatim: classes.joined(separator: " "))"])
  }

  /// On a narrow screen the keys that nobody would guess come first.
  func entries(in app: AppState) -> [OverlayEntry] {
    guard app.size.columns < 60 else { return bar }
    return [
      OverlayEntry("read on", .pageDown), OverlayEntry("go on", .type(" ")), .close,
      OverlayEntry("notes", .up), OverlayEntry("display", .down),
    ]
  }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "For a class: Space goes on, Left goes back, Esc closes",
      short: "For a class, Esc closes", into: &canvas)
    canvas.placeCursor(row: 1, column: 2)
    guard let walk = ClassWalk(analysis, line: line) else {
      for (row, line) in canvas.words.onScreen(
        """
        A class sees a line of 1 to \(number: ClassWalk.longest) characters, of a paragraph of at \
        most \(number: ClassWalk.longestParagraph).
        """
      ).wrapped(to: max(1, canvas.columns - 4)).enumerated() {
        canvas.write(line, row: 1 + row, column: 2, .text)
      }
      return
    }
    let index = min(step, walk.steps.count - 1)
    let now = walk.steps[index]
    let title: Words = "\(walk.name(now)): step \(number: index + 1) of \(number: walk.steps.count)"
    canvas.write(
      walk.line.count == 1
        ? title : "\(title), line \(number: walk.line.number) of \(number: walk.line.count)",
      row: 1, column: 2, .title)
    let strip = strip(walk, canvas.columns, canvas.rows)
    let columns = 2..<max(3, canvas.columns - 2)
    var row = 2
    if strip.isBoxed {
      canvas.write("storage", row: row, column: 2, .quiet)
      row += 1
    }
    canvas.drawLeftToRight(columns: columns) {
      row = strip.drawStored(walk, now, row: row, into: &$0)
    }
    if strip.hasDisplayHead {
      canvas.write(
        strip.displayHead(walk), row: row, column: 2, width: canvas.columns - 4, .quiet)
      row += 1
    }
    canvas.drawLeftToRight(columns: columns) {
      row = strip.drawDisplay(walk, isUncovered: isUncovered || now == .shown, row: row, into: &$0)
    }
    row += strip.isBoxed ? 1 : 0
    let lines = lines(walk, index, columns: canvas.columns, canvas.words)
    let last = max(0, lines.count - max(1, canvas.rows - 1 - row))
    canvas.draw(lines, from: min(firstLine, last), row: row)
  }

  /// The sentences at a step, or the speaker's notes on it.
  private func lines(
    _ walk: ClassWalk, _ index: Int, columns: Int, _ words: Catalogue
  ) -> [ReadingLine] {
    let told = TermLines(words: words, width: max(1, columns - 4))
    guard hasNotes else { return walk.sentences(walk.steps[index]).flatMap { told.said($0) } }
    var notes = told.said("Notes for the speaker", .title)
    if let reference = walk.reference(walk.steps[index]) {
      notes += told.summary(reference) + told.body(reference)
    }
    if index == 0 {
      notes += told.said("Let the class say where each character goes before you go on.")
    }
    guard walk.steps.indices.contains(index + 1) else {
      return notes
        + told.said(
          walk.line.number < walk.line.count
            ? "This was the last step of the line; the next line follows."
            : "This was the last step.")
    }
    let next = walk.steps[index + 1]
    let changes = walk.changes(next)
    if next == .stage(.database) { return notes + told.said("Next: the class of each character.") }
    return notes
      + told.said(
        changes == 0
          ? "Next: \(walk.name(next))."
          : "Next: \(walk.name(next)). Characters that it changes: \(number: changes).")
  }

  private func strip(_ walk: ClassWalk, _ columns: Int, _ rows: Int) -> ClassStrip {
    ClassStrip(walk, moved: moved, columns: columns - 4, rows: rows)
  }

  /// A page further on: first in what is said, then in the characters, and from their last page
  /// back to the beginning of both.
  private func readOn(_ app: AppState, _ walk: ClassWalk) -> ClassOverlay {
    var next = self
    let strip = strip(walk, app.body.columns, app.body.rows)
    let last = lastLine(app, walk, strip)
    if firstLine < last {
      next.firstLine = min(firstLine + Self.page(app, strip), last)
    } else if moved + 1 < strip.pages {
      next.moved += 1
    } else {
      (next.firstLine, next.moved) = (0, 0)
    }
    return next
  }

  /// A page back: first in the characters, then in what is said.
  private func readBack(_ app: AppState, _ walk: ClassWalk) -> ClassOverlay {
    var next = self
    let strip = strip(walk, app.body.columns, app.body.rows)
    if moved > 0 {
      next.moved -= 1
    } else {
      next.firstLine = max(0, firstLine - Self.page(app, strip))
    }
    return next
  }

  /// The first line that shows the last one of what is said at the lower edge.
  private func lastLine(_ app: AppState, _ walk: ClassWalk, _ strip: ClassStrip) -> Int {
    let index = min(step, walk.steps.count - 1)
    let count = lines(walk, index, columns: app.body.columns, app.words).count
    return max(0, count - Self.page(app, strip))
  }

  /// How many lines of what is said are seen at once.
  private static func page(_ app: AppState, _ strip: ClassStrip) -> Int {
    max(1, app.body.rows - 3 - strip.rowCount)
  }

  func update(_ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser) -> Reaction {
    var next = self
    let analysis = analyser.analysis(of: app)
    let walk = ClassWalk(analysis, line: line)
    let last = (walk?.steps.count ?? 1) - 1
    func go(to step: Int) {
      (next.step, next.firstLine, next.moved) = (max(0, min(last, step)), 0, 0)
    }
    switch key {
    case .accept, .right, .type(" "):
      if step >= last, let after = walk?.neighbour(1, analysis) {
        next = ClassOverlay(line: after.line.number - 1, hasNotes: hasNotes)
      } else {
        go(to: step + 1)
      }
    case .left, .erase:
      if step == 0, let before = walk?.neighbour(-1, analysis) {
        next = ClassOverlay(
          line: before.line.number - 1, step: before.steps.count - 1, hasNotes: hasNotes)
      } else {
        go(to: min(last, step) - 1)
      }
    case .home: go(to: 0)
    case .end: go(to: last)
    case .pageDown: if let walk { next = readOn(app, walk) }
    case .pageUp: if let walk { next = readBack(app, walk) }
    case .down, .type("d"): next.isUncovered.toggle()
    case .up, .type("n"): (next.hasNotes, next.firstLine) = (!hasNotes, 0)
    case .close, .quit:
      app.overlay = nil
      return .nothing
    case .type, .suspend: return .nothing
    }
    app.open(next)
    return .nothing
  }
}
