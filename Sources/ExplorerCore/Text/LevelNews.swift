package import TextModel
package import Wording

extension AppState {
  /// What has to be worked out before the screen is exact; nil where it is exact.
  package func levelQuestion(_ analysis: Analysis) -> LevelQuestion? {
    guard session.document.mayGuess else { return nil }
    let layout = session.layout
    let ends = [session.selection.anchor, session.selection.focus].map { layout.place(of: $0).line }
    return layout.levelQuestion(on: layout.lines(from: top, count: lineCount) + ends)
      ?? (analysis.isGuessed ? layout.levelQuestion(aboutAllOf: analysis.paragraph) : nil)
  }
}

/// What is said while levels or line breaks are worked out from a part of the paragraph.
package enum LevelNews {
  /// In the title line, and where space is short.
  package static func title(_ lack: LevelQuestion.Lack) -> (long: Words, short: Words) {
    lack == .lines
      ? ("line breaks near the caret; the exact ones are being worked out", "lines not exact yet")
      : ("levels near the caret; the exact ones are being worked out", "levels not exact yet")
  }
  /// On the border of a pane that shows levels.
  package static let note: Words = "not exact yet"
}
