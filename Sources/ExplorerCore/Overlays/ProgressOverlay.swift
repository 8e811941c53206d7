package import Screen
package import Wording

/// Says at the foot of the screen how far a long work is, which is done in parts. Esc stops it.
package struct ProgressOverlay: Overlay {
  private let words: Words
  private let stopWords: Words
  private let stop: Action

  /// A sentence that says how far the work is. Esc does `stop`, which `stopWords` name.
  package init(_ words: Words, stopWords: Words = "stop and undo", stop: Action) {
    self.words = words
    self.stopWords = stopWords
    self.stop = stop
  }

  package var mayStandBehind: Bool { false }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.plan.keys }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.fill(row: 0, columns: 0..<canvas.columns, style: Style())
    var at = canvas.write(words, row: 0, column: 1, .warning)
    at = canvas.write(Words(verbatim: " [Esc] "), row: 0, column: at, .key)
    at = canvas.write(stopWords, row: 0, column: at, .text)
    canvas.placeCursor(row: 0, column: min(at, canvas.columns - 1))
  }

  package func update(_ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser) -> Reaction {
    key == .close ? .action(stop) : .nothing
  }

  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    .nothing
  }
}
