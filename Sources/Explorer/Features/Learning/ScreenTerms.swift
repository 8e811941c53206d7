internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// The terms and heads that the focused pane and the title contain.
struct ScreenTerms {
  /// The rows of the focused pane with its border; none where it is not on the screen.
  let pane: [String]
  /// The first row of the screen.
  let title: String
  /// Whether the pane is the one with the text.
  private let isText: Bool

  /// What the screen of a state says in English. Terms and heads are found by their English names,
  /// whatever the language of the screen.
  init(_ app: AppState, _ analyser: Analyser) {
    var app = app
    app.overlay = nil
    app.speak(.english)
    let frame = render(app, analyser)
    title = Self.text(of: frame, row: 0, columns: 0..<frame.size.columns)
    isText = app.focus == .text
    guard let outer = app.plan[app.focus]?.outer else {
      pane = []
      return
    }
    let columns = outer.column..<min(frame.size.columns, outer.column + outer.columns)
    pane = (outer.row..<min(frame.size.rows, outer.row + outer.rows)).map {
      Self.text(of: frame, row: $0, columns: columns)
    }
  }

  /// What stands in an overlay, in English; the title of the screen is no part of it.
  init(_ app: AppState, _ analyser: Analyser, over open: AnyOverlay) {
    var app = app
    app.overlay = open
    app.speak(.english)
    let frame = render(app, analyser)
    let outer = open.overlay.frame(app, analyser)
    // On the smallest screens a part of it may lie beyond them, or all.
    func shown(_ first: Int, _ count: Int, of all: Int) -> Range<Int> {
      (first..<first + max(0, count)).clamped(to: 0..<all)
    }
    let columns = shown(outer.column, outer.columns, of: frame.size.columns)
    let rows = shown(outer.row, outer.rows, of: frame.size.rows)
    pane = rows.map { Self.text(of: frame, row: $0, columns: columns) }
    (title, isText) = ("", false)
  }

  /// The terms, in the order in which they are met, each once: those of the pane first. The words
  /// of the user's text are none.
  var terms: [String] {
    var found: [String] = []
    let own = isText ? Array(pane.prefix(1)) : pane.map(Self.withoutText)
    for line in own + [title] {
      for term in Glossary.shipped.terms(in: Glossary.words(of: line)) where !found.contains(term) {
        found.append(term)
      }
    }
    return found
  }

  /// The heads on the screen that have an entry: first the pane's, then the title's.
  func heads(of name: String) -> [PaneHead] {
    PaneHeads.shipped.heads(of: name, seenIn: pane)
      + PaneHeads.shipped.title(seenIn: title)
  }

  /// The terms, classes and rules in some sentences, in their order, each once.
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

  /// A row without what shows a text sign by sign, in which spaces have a sign too.
  private static func withoutText(_ row: String) -> String {
    row.split(separator: " ").filter { !$0.unicodeScalars.contains(Sign.space) }
      .joined(separator: " ")
  }

  /// A part of a row, with a blank for each cell that holds no glyph.
  private static func text(of frame: Frame, row: Int, columns: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for column in columns {
      if case .glyph(let base, _) = frame[row, column].content {
        text.append(base)
      } else {
        text.append(" ")
      }
    }
    return String(text)
  }
}
