internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// The terms and heads that the focused pane and the title contain. They are of the program's own
/// words alone, as these were written and not as they look: what a text, a file or a character is
/// called is none.
struct ScreenTerms {
  /// What the program says in the focused pane, border and all; nothing where it is not on the
  /// screen.
  private let pane: [String]
  /// What it says in the first row of the screen.
  private let title: [String]
  /// What of the pane may be terms: of the text no more than its border.
  private let explained: [String]

  /// What the screen of a state says in English. Terms and heads are found by their English names,
  /// whatever the language of the screen.
  init(_ app: AppState, _ analyser: Analyser) {
    var app = app
    app.overlay = nil
    app.speak(.englishWithWords)
    let said = saidWords(app, analyser)
    title = Self.texts(said.words(rows: 0..<1, columns: 0..<app.size.columns))
    guard let outer = app.plan[app.focus]?.outer else {
      (pane, explained) = ([], [])
      return
    }
    let columns = outer.column..<outer.column + outer.columns
    let rows = outer.row..<outer.row + outer.rows
    pane = Self.texts(said.words(rows: rows, columns: columns))
    explained =
      app.focus == .text ? Self.texts(said.words(rows: rows.prefix(1), columns: columns)) : pane
  }

  /// What stands in an overlay, in English; the title of the screen is no part of it, and no more
  /// the overlay's own, which says what keys do.
  init(_ app: AppState, _ analyser: Analyser, over open: AnyOverlay) {
    var app = app
    app.overlay = open
    app.speak(.englishWithWords)
    let said = saidWords(app, analyser)
    let outer = open.overlay.frame(app, analyser)
    let columns = outer.column..<outer.column + max(0, outer.columns)
    let rows = outer.row..<outer.row + max(0, outer.rows)
    let isFramed = outer.rows > 2 && !(open.overlay is QuestionOverlay)
    explained = Self.texts(said.words(rows: rows.dropFirst(isFramed ? 1 : 0), columns: columns))
    (pane, title) = ([], [])
  }

  private static func texts(_ words: [Words]) -> [String] { words.flatMap(\.ownTexts) }

  /// The terms, in the order in which they are met, each once: those of the pane first.
  var terms: [String] {
    var found: [String] = []
    for text in explained + title {
      for term in Glossary.shipped.terms(in: Glossary.words(of: text)) where !found.contains(term) {
        found.append(term)
      }
    }
    return found
  }

  /// The heads and fields of the pane of a name that stand on the screen.
  func heads(of name: String) -> [PaneHead] {
    PaneHeads.shipped.heads(of: name, saidIn: pane)
  }

  /// The facts in the title of the screen.
  var titleFacts: [PaneHead] { PaneHeads.shipped.title(saidIn: title) }

  /// The terms, and the rules and classes that are named by themselves, in some sentences of the
  /// program, in their order, each once. No value is a term, as it may be of the user's text; a
  /// range is one, which is written in signs.
  static func names(in sentences: [Words]) -> [String] {
    var found: [String] = []
    for texts in sentences.map(\.ownTexts) {
      let words = texts.flatMap { text in
        text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
      }
      let terms = texts.flatMap { Glossary.shipped.terms(of: $0) }
      for name in terms + words.filter(isNamed) where !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// Whether a word is the name of a rule or a class.
  private static func isNamed(_ word: String) -> Bool {
    word.allSatisfy { $0.isUppercase || $0.isNumber } && RuleReference.text(named: word) != nil
  }
}
