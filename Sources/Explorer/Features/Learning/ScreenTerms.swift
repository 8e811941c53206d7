internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// The terms that stand in the focused pane and in the title.
enum ScreenTerms {
  /// The terms, in the order in which they are met, each once.
  static func terms(of app: AppState, _ analyser: Analyser) -> [String] {
    var app = app
    app.overlay = nil
    // Terms are found by their English names, whatever language the screen speaks.
    app.speak(.english)
    let frame = render(app, analyser)
    let pane = app.plan[app.focus]?.outer
    var lines = [words(of: frame, row: 0, columns: 0..<frame.size.columns)]
    if let pane {
      let columns = pane.column..<min(frame.size.columns, pane.column + pane.columns)
      for row in pane.row..<min(frame.size.rows, pane.row + pane.rows) {
        lines.append(words(of: frame, row: row, columns: columns))
      }
    }
    var found: [String] = []
    for line in lines.dropFirst() + lines.prefix(1) {
      for term in Glossary.shipped.terms(in: line) where !found.contains(term) {
        found.append(term)
      }
    }
    return found
  }

  /// The terms, classes and rules that sentences use, in the order in which they are met, each
  /// once.
  static func names(in sentences: [Words]) -> [String] {
    let lines = sentences.map(\.english)
    var found: [String] = []
    for line in lines {
      let named = line.split { !$0.isLetter && !$0.isNumber }.filter { word in
        word.allSatisfy { $0.isUppercase || $0.isNumber }
          && RuleReference.text(named: word) != nil
      }
      for name in Glossary.shipped.terms(of: line) + named.map(String.init)
      where !found.contains(name) {
        found.append(name)
      }
    }
    return found
  }

  /// The words of a part of a row.
  static func words(of frame: Frame, row: Int, columns: Range<Int>) -> [String] {
    var text = ""
    for column in columns {
      if case .glyph(let base, _) = frame[row, column].content {
        text.unicodeScalars.append(base)
      } else {
        text += " "
      }
    }
    return Glossary.words(of: text)
  }
}
