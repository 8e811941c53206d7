internal import BidiAlgorithm
package import ExplorerCore
internal import Languages
internal import Linting
package import Screen
internal import TextModel
package import Wording

/// A finding whose fixes are offered.
package struct FindingFixes: Hashable, Sendable {
  let found: FoundDefect

  init(_ found: FoundDefect) { self.found = found }
}

/// What is wrong at a place, and for each fix the line as it will look. The user chooses one.
package struct FindingOverlay: Overlay {
  let fixes: FindingFixes
  /// The chosen fix.
  var chosen = 0

  private var all: [LintFix] { fixes.found.finding.fixes }

  /// A row of the overlay.
  private struct Row {
    enum Content {
      case words(ScreenWords, Role)
      /// The line as it is now, or after a fix, and what of it the finding is about.
      case line([Unicode.Scalar], about: RangeSet<Int>)
    }
    var content: Content
    /// The fix that it tells of.
    var fix: Int?
  }

  /// The paragraph of the finding, without its separator, now or after a fix.
  private func line(after fix: LintFix?, _ app: AppState) -> Row.Content {
    let document = app.session.document
    return .line(
      fixes.found.line(after: fix, in: document),
      about: fixes.found.piece(after: fix, in: document))
  }

  private func rows(columns: Int, _ app: AppState) -> [Row] {
    let width = max(8, columns - 6)
    var rows = app.words.onScreen(fixes.found.finding.words).wrapped(to: width).map {
      Row(content: .words($0, .warning), fix: nil)
    }
    rows.append(Row(content: line(after: nil, app), fix: nil))
    for (index, fix) in all.enumerated() {
      let name: Words = "\(number: index + 1). \(fix.words)"
      rows += app.words.onScreen(name).wrapped(to: width).map {
        Row(content: .words($0, index == chosen ? .accent : .text), fix: index)
      }
      rows.append(Row(content: line(after: fix, app), fix: index))
    }
    return rows
  }

  /// As many rows as it needs, at the lower edge of the body.
  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["Here stands what is wrong at this place, and for each fix the line as it will look."]
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let body = app.body
    let height = min(body.rows, rows(columns: body.columns, app).count + 2)
    return Rect(
      row: body.row + body.rows - height, column: body.column, rows: height, columns: body.columns)
  }

  /// The rows that are shown: the last of the chosen fix is among them.
  private func shown(_ rows: [Row], _ frameRows: Int) -> Range<Int> {
    let height = max(1, frameRows - 2)
    let last = rows.lastIndex { $0.fix == chosen } ?? 0
    let first = max(0, last + 1 - height)
    return first..<min(rows.count, first + height)
  }

  package var bar: [OverlayEntry] { .list(taking: "apply") }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "Fix it: Enter applies, Esc leaves", short: "Fix it, Esc leaves", into: &canvas)
    let rows = rows(columns: canvas.columns, app)
    let shown = shown(rows, canvas.rows)
    for (row, index) in zip(1..., shown) {
      let item = rows[index]
      switch item.content {
      case .words(let words, let role):
        if item.fix == chosen, index == 0 || rows[index - 1].fix != chosen {
          canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
          canvas.placeCursor(row: row, column: 2)
        }
        canvas.write(words, row: row, column: 4, width: canvas.columns - 6, role)
      case .line(let scalars, let about):
        BidiRow(
          String(String.UnicodeScalarView(scalars)),
          direction: analysis.paragraphLayout.direction, showsControls: true
        ).draw(
          row: row, columns: 4..<max(5, canvas.columns - 2),
          marking: item.fix == nil ? about : RangeSet(), seeking: about, into: &canvas)
      }
    }
    if shown.upperBound < rows.count {
      canvas.put(
        Sign.more, row: canvas.rows - 2, column: canvas.columns - 2, style: canvas.theme[.quiet])
    }
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    func choose(_ index: Int) {
      var other = self
      other.chosen = min(max(0, index), max(0, all.count - 1))
      app.open(other)
    }
    switch key {
    case .up, .pageUp: choose(chosen - 1)
    case .down, .pageDown: choose(chosen + 1)
    case .home: choose(0)
    case .end: choose(.max)
    case .accept: return accept(&app)
    case .type(let text):
      if let number = Int(text), all.indices.contains(number - 1) { choose(number - 1) }
    case .close, .quit: app.overlay = nil
    case .left, .right, .erase, .suspend: break
    }
    return .nothing
  }

  private func accept(_ app: inout AppState) -> Reaction {
    app.overlay = nil
    return .action(.findings(.apply(fixes, chosen)))
  }

  /// A press on a fix chooses it, and makes it where it is chosen already. A press elsewhere closes
  /// the overlay.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    point(&app, event, analyser) { point, frame, app in
      let rows = rows(columns: frame.columns, app)
      let index = shown(rows, frame.rows).lowerBound + point.row - 1
      guard rows.indices.contains(index), let fix = rows[index].fix else { return .nothing }
      if fix == chosen { return accept(&app) }
      var other = self
      other.chosen = fix
      app.open(other)
      return .nothing
    }
  }
}
