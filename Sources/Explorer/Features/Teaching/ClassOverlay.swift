internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// One thing at a time for those who sit far off: the stored characters with much room, what one
/// rule made of them, and the display, covered until a key or the end.
struct ClassOverlay: Overlay {
  var step = 0
  var isUncovered = false
  var hasNotes = false

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  var bar: [OverlayEntry] {
    [
      OverlayEntry("go on", .type(" ")), OverlayEntry("go back", .left),
      OverlayEntry("display", .down), OverlayEntry("notes", .up), .close,
    ]
  }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "For a class: Space goes on, Left goes back, Esc closes",
      short: "For a class, Esc closes", into: &canvas)
    canvas.placeCursor(row: 1, column: 2)
    guard let walk = ClassWalk(analysis) else {
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
    let strip = ClassStrip(walk, columns: canvas.columns - 4, rows: canvas.rows)
    let columns = 2..<max(3, canvas.columns - 2)
    var row = 2
    if strip.isBoxed {
      canvas.write("storage", row: row, column: 2, .quiet)
      row += 1
    }
    canvas.drawLeftToRight(columns: columns) {
      row = strip.drawStored(walk, now, row: row, into: &$0)
    }
    if strip.isBoxed {
      canvas.write("display", row: row, column: 2, .quiet)
      row += 1
    }
    canvas.drawLeftToRight(columns: columns) {
      row = strip.drawDisplay(walk, isUncovered: isUncovered || now == .shown, row: row, into: &$0)
    }
    row += strip.isBoxed ? 1 : 0
    canvas.draw(lines(walk, index, canvas), from: 0, row: row)
  }

  /// What is said at a step, or the speaker's notes to it.
  private func lines(_ walk: ClassWalk, _ index: Int, _ canvas: Canvas) -> [ReadingLine] {
    let width = max(1, canvas.columns - 4)
    func said(_ words: Words, _ role: Role = .text) -> [ReadingLine] {
      canvas.words.onScreen(words).wrapped(to: width).map { ReadingLine(words: $0, role: role) }
    }
    let keys = said("Down shows or covers the display, Up the speaker's notes.", .quiet)
    guard hasNotes else {
      return walk.sentences(walk.steps[index]).flatMap { said($0) } + [ReadingLine()] + keys
    }
    var notes = said("Notes for the speaker", .title)
    if let reference = walk.reference(walk.steps[index]) {
      let told = TermLines(words: canvas.words, width: width)
      notes += told.summary(reference) + told.body(reference)
    }
    if walk.steps.indices.contains(index + 1) {
      let next = walk.steps[index + 1]
      notes += said(
        "Next: \(walk.name(next)). Characters that it changes: \(number: walk.changes(next)).")
    }
    return notes + [ReadingLine()] + keys
  }

  func update(_ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser) -> Reaction {
    var next = self
    let last = (ClassWalk(analyser.analysis(of: app))?.steps.count ?? 1) - 1
    switch key {
    case .accept, .right, .pageDown, .type(" "): next.step = min(last, step + 1)
    case .left, .pageUp, .erase: next.step = max(0, min(last, step) - 1)
    case .home: next.step = 0
    case .end: next.step = last
    case .down, .type("d"): next.isUncovered.toggle()
    case .up, .type("n"): next.hasNotes.toggle()
    case .close, .quit:
      app.overlay = nil
      return .nothing
    case .type, .suspend: return .nothing
    }
    app.open(next)
    return .nothing
  }
}
