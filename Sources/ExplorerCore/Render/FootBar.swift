package import Languages
internal import Screen
internal import Wording

/// The rows between the panes and the keys, in which a feature says something.
package enum FootBar {
  /// Its sentences in lines of a width. The last sentence says what to do.
  package static func lines(
    _ foot: Foot, columns: Int, _ words: Catalogue
  ) -> [(words: ScreenWords, isLast: Bool)] {
    foot.sentences.enumerated().flatMap { number, sentence in
      words.onScreen(sentence).wrapped(to: max(1, columns - 2)).map {
        (words: $0, isLast: number == foot.sentences.count - 1)
      }
    }
  }

  static func draw(_ foot: Foot, _ app: AppState, into canvas: inout Canvas) {
    for row in 0..<canvas.rows {
      canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
    }
    for column in 0..<canvas.columns {
      canvas.put("\u{2500}", row: 0, column: column, style: canvas.theme[.border])
    }
    let note = app.words.onScreen(foot.note)
    let space = canvas.columns - note.columns - 7
    canvas.write(" \(foot.title) ", row: 0, column: 2, width: max(1, space), .title)
    canvas.writeRight(" \(foot.note) ", row: 0, before: canvas.columns - 2, .key)
    let lines = lines(foot, columns: canvas.columns, app.words)
    for (row, line) in lines.prefix(canvas.rows - 1).enumerated() {
      canvas.write(
        line.words, row: row + 1, column: 1, width: canvas.columns - 2,
        line.isLast ? .accent : .quiet)
    }
  }
}
