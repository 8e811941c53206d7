import ExplorerCore
import Languages
import Screen
import Wording

/// The frame with words of the program alone, and nothing in the other cells.
func ownWords(_ app: AppState, _ analyser: Analyser) -> Frame {
  let (frame, said) = (render(app, analyser), saidWords(app, analyser))
  var own = Frame(size: app.size)
  for row in 0..<app.size.rows {
    for column in 0..<app.size.columns where said.has(row: row, column: column) {
      own[row, column] = frame[row, column]
    }
  }
  return own
}

extension Stage {
  /// The program's own texts in English, in a part of the screen.
  func ownTexts(rows: Range<Int>, columns: Range<Int>) -> [String] {
    var app = self.app
    app.speak(.englishWithWords)
    return saidWords(app, analyser).words(rows: rows, columns: columns).flatMap(\.ownTexts)
  }
}
