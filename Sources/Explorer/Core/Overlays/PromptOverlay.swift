internal import Screen

/// A line to fill in; it stands in the last row.
package struct PromptOverlay<Purpose: PromptPurpose>: Overlay {
  var purpose: Purpose
  var text: String

  /// A line with a text in it already.
  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    self.text = text
  }

  package var takesText: Bool { true }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.plan.keys }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.fill(row: 0, columns: 0..<canvas.columns, style: Style())
    let words = app.words.onScreen(purpose.title)
    let title = canvas.columns > 70 ? words : words.withoutRemark
    let at = canvas.write(" " + title + ": ", row: 0, column: 0, .focusedTitle)
    let width = max(1, canvas.columns - at - 1)
    let end = canvas.write(
      verbatim: String(PrintableText.of(text).suffix(width)), row: 0, column: at, .accent)
    canvas.placeCursor(row: 0, column: min(end, canvas.columns - 1))
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    switch key {
    case .type(let more): app.open(PromptOverlay(purpose, text: text + more))
    case .erase: app.open(PromptOverlay(purpose, text: String(text.dropLast())))
    case .close, .quit: app.overlay = nil
    case .accept:
      app.overlay = nil
      if !text.isEmpty || purpose.takesNothing { return .action(purpose.action(for: text)) }
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .suspend: break
    }
    return .nothing
  }
}
