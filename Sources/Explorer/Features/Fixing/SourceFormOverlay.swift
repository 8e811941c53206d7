package import ExplorerCore
internal import Markup
package import Screen
package import Wording

/// The forms of source in which a fixed paragraph is copied.
package struct SourceFormOverlay: Overlay {
  let choices: FixChoices
  /// The change that is copied.
  let candidate: Int
  /// The chosen form.
  var chosen = 0

  private static let forms = SourceForm.allCases

  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["The fixed paragraph is copied here in the form in which source code writes it."]
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let body = app.body
    let rows = min(body.rows, Self.forms.count + 2)
    return Rect(
      row: body.row + body.rows - rows, column: body.column, rows: rows, columns: body.columns)
  }

  private func shown(_ rows: Int) -> Range<Int> {
    shownRange(of: Self.forms.count, in: max(1, rows - 2), around: chosen)
  }

  package var bar: [OverlayEntry] {
    [.choose, OverlayEntry("copy", .accept), OverlayEntry("back", .close)]
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "Copy as source: Enter copies, Esc goes back", short: "Copy, Esc goes back",
      into: &canvas)
    let shown = shown(canvas.rows)
    for (row, index) in zip(1..., shown) {
      let isChosen = index == chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 2)
      }
      canvas.write(
        Self.forms[index].formName, row: row, column: 4, width: canvas.columns - 6,
        isChosen ? .accent : .text)
    }
    OverlayFrame.say(shown.count, of: Self.forms.count, into: &canvas)
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    func choose(_ index: Int) {
      var other = self
      other.chosen = min(max(0, index), Self.forms.count - 1)
      app.open(other)
    }
    switch key {
    case .up: choose(chosen - 1)
    case .down: choose(chosen + 1)
    case .pageUp, .home: choose(0)
    case .pageDown, .end: choose(.max)
    case .accept: return copy(chosen, &app)
    case .close, .quit: back(&app)
    case .type, .left, .right, .erase, .suspend: break
    }
    return .nothing
  }

  private func back(_ app: inout AppState) {
    app.open(FixOverlay(choices: choices, chosen: candidate))
  }

  private func copy(_ form: Int, _ app: inout AppState) -> Reaction {
    back(&app)
    return .action(.fixing(.copy(choices, candidate, Self.forms[form])))
  }

  /// A press copies in the form under it; one elsewhere goes back.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    point(&app, event, analyser, leave: { back(&$0) }) { point, frame, app in
      let shown = shown(frame.rows)
      return (0..<shown.count).contains(point.row - 1)
        ? copy(shown.lowerBound + point.row - 1, &app) : .nothing
    }
  }
}

extension SourceForm {
  /// What it is called.
  var formName: Words {
    switch self {
    case .plain: "plain text"
    case .html: Words(verbatim: "HTML")
    case .swift: Words(verbatim: "Swift")
    case .attributed: Words(verbatim: "Swift AttributedString")
    case .json: Words(verbatim: "JSON")
    case .js: Words(verbatim: "JavaScript")
    case .java: Words(verbatim: "Java, Kotlin")
    case .android: Words(verbatim: "Android XML")
    case .icu: Words(verbatim: "ICU MessageFormat")
    case .rust: Words(verbatim: "Rust")
    case .python: Words(verbatim: "Python")
    case .latex: Words(verbatim: "LaTeX")
    case .markdown: Words(verbatim: "Markdown")
    }
  }
}
