package import TextModel
package import Wording

extension AppState {
  /// What is to be worked out before all that the screen tells of levels and lines is exact; nil
  /// where it is.
  package func levelQuestion(_ analysis: Analysis) -> LevelQuestion? {
    guard session.document.mayGuess else { return nil }
    let layout = session.layout
    let ends = [session.selection.anchor, session.selection.focus].map { layout.place(of: $0).line }
    return layout.levelQuestion(on: layout.lines(from: top, count: lineCount) + ends)
      ?? (analysis.isGuessed ? layout.levelQuestion(aboutAllOf: analysis.paragraph) : nil)
  }
}

/// What is said while levels or line breaks are of what stands near alone.
package enum LevelNews {
  /// In the title line, and where space is short.
  package static func title(_ lack: LevelQuestion.Lack) -> (long: Words, short: Words) {
    lack == .lines
      ? ("line breaks near the caret; the exact ones are being worked out", "lines not exact yet")
      : ("levels near the caret; the exact ones are being worked out", "levels not exact yet")
  }
  /// In the frame of a pane that tells of levels.
  package static let note: Words = "not exact yet"
}
