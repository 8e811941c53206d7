internal import TextModel

extension AppState {
  /// What is to be worked out before all that the screen tells of levels is exact; nil where it is.
  func levelQuestion(_ analysis: Analysis) -> LevelQuestion? {
    guard session.document.mayGuessLevels else { return nil }
    let layout = session.layout
    let ends = [session.selection.anchor, session.selection.focus].map { layout.place(of: $0).line }
    return layout.levelQuestion(on: layout.lines(from: top, count: lineCount) + ends)
      ?? (analysis.isGuessed ? layout.levelQuestion(aboutAllOf: analysis.paragraph) : nil)
  }
}

/// What is said while levels are of what stands near alone.
enum LevelNews {
  /// In the title line.
  static let title = "levels near the caret; the exact ones are being worked out"
  /// The same where space is short.
  static let shortTitle = "levels not exact yet"
  /// In the frame of a pane that tells of levels.
  static let note = "not exact yet"
}
