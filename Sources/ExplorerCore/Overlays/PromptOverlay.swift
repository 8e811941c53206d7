internal import Screen
package import UnicodeData
package import Wording

/// A line to fill in, in the last row.
package struct PromptOverlay<Purpose: PromptPurpose>: Overlay {
  package var purpose: Purpose
  @Exact package var text: String
  /// Whether all of the text is selected, so that typing replaces it.
  package var isSelected: Bool

  /// A line that already has a text. It is selected, unless the user has typed it.
  package init(_ purpose: Purpose, text: String = "", isTyped: Bool = false) {
    self.purpose = purpose
    self.text = text
    isSelected = !isTyped && !text.isEmpty
  }

  package var takesText: Bool { true }

  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["A line is typed here: Enter takes it, and Esc leaves."]
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.plan.keys }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.fill(row: 0, columns: 0..<canvas.columns, style: Style())
    let words = app.words.onScreen(purpose.title)
    let title = canvas.columns > 70 ? words : words.withoutRemark
    let at = canvas.write(" " + title + ": ", row: 0, column: 0, .focusedTitle)
    let width = max(1, canvas.columns - at - 1)
    var style = canvas.theme[.accent]
    if isSelected { canvas.theme.select(&style) }
    let end = canvas.write(
      verbatim: String(PrintableText.of(text).suffix(width)), row: 0, column: at, style: style)
    canvas.placeCursor(row: 0, column: min(end, canvas.columns - 1))
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    switch key {
    case .type(let more):
      app.open(PromptOverlay(purpose, text: isSelected ? more : text + more, isTyped: true))
    case .erase:
      app.open(
        PromptOverlay(purpose, text: isSelected ? "" : String(text.dropLast()), isTyped: true))
    case .close, .quit: app.overlay = nil
    case .accept:
      app.overlay = nil
      if !text.isEmpty || purpose.takesNothing { return .action(purpose.action(for: text)) }
    case .left, .right, .home, .end:
      app.open(PromptOverlay(purpose, text: text, isTyped: true))
    case .up, .down, .pageUp, .pageDown, .suspend: break
    }
    return .nothing
  }
}
