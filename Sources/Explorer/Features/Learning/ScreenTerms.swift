internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// The terms and heads that the focused pane and the title contain. Terms are those of the
/// program's own words alone: what a text, a file or a character is called is no term.
struct ScreenTerms {
  /// The rows of the focused pane with its border; none where it is not on the screen.
  private let pane: [String]
  /// The first row of the screen.
  private let title: String
  /// The same of both with the program's own words alone.
  private let ownPane: [String]
  private let ownTitle: String
  /// Whether the pane is the one with the text.
  private let isText: Bool

  /// What the screen of a state says in English. Terms and heads are found by their English names,
  /// whatever the language of the screen.
  init(_ app: AppState, _ analyser: Analyser) {
    var app = app
    app.overlay = nil
    app.speak(.english)
    let frame = render(app, analyser)
    app.speak(.englishWithoutValues)
    let own = ownWords(app, analyser)
    let width = 0..<frame.size.columns
    title = Self.text(of: frame, row: 0, columns: width)
    ownTitle = Self.text(of: own, row: 0, columns: width)
    isText = app.focus == .text
    guard let outer = app.plan[app.focus]?.outer else {
      (pane, ownPane) = ([], [])
      return
    }
    let columns = outer.column..<min(frame.size.columns, outer.column + outer.columns)
    let rows = outer.row..<min(frame.size.rows, outer.row + outer.rows)
    pane = rows.map { Self.text(of: frame, row: $0, columns: columns) }
    ownPane = rows.map { Self.text(of: own, row: $0, columns: columns) }
  }

  /// What stands in an overlay, in English; the title of the screen is no part of it, and no more
  /// the overlay's own, which says what keys do.
  init(_ app: AppState, _ analyser: Analyser, over open: AnyOverlay) {
    var app = app
    app.overlay = open
    app.speak(.englishWithoutValues)
    let frame = ownWords(app, analyser)
    let outer = open.overlay.frame(app, analyser)
    // On the smallest screens a part of it may lie beyond them, or all.
    func shown(_ first: Int, _ count: Int, of all: Int) -> Range<Int> {
      (first..<first + max(0, count)).clamped(to: 0..<all)
    }
    let columns = shown(outer.column, outer.columns, of: frame.size.columns)
    let rows = shown(outer.row, outer.rows, of: frame.size.rows)
    let isFramed = outer.rows > 2 && !(open.overlay is QuestionOverlay)
    ownPane = rows.dropFirst(isFramed ? 1 : 0).map {
      Self.text(of: frame, row: $0, columns: columns)
    }
    (pane, title, ownTitle, isText) = ([], "", "", false)
  }

  /// The terms, in the order in which they are met, each once: those of the pane first.
  var terms: [String] {
    var found: [String] = []
    let own = isText ? Array(ownPane.prefix(1)) : ownPane.map(Self.withoutText)
    for line in own + [ownTitle] {
      for term in Glossary.shipped.terms(in: Glossary.words(of: line)) where !found.contains(term) {
        found.append(term)
      }
    }
    return found
  }

  /// The heads and fields of the pane of a name that stand on the screen.
  func heads(of name: String) -> [PaneHead] {
    PaneHeads.shipped.heads(of: name, seenIn: pane)
  }

  /// The facts in the title of the screen.
  var titleFacts: [PaneHead] { PaneHeads.shipped.title(seenIn: title) }

  /// The terms, and the rules and classes that are named by themselves, in some sentences of the
  /// program, in their order, each once. No value is a term, as it may be of the user's text.
  static func names(in sentences: [Words]) -> [String] {
    names(in: sentences.map { $0.withoutValues.english }) { _ in [] }
  }

  /// The same in sentences whose values are no user's: what is verbatim as a whole is a sentence of
  /// a lesson, and a value is a rule, a class or a range where it looks like one.
  static func names(inLearned sentences: [Words]) -> [String] {
    let lines = sentences.map { $0.form == .verbatim ? $0.key : $0.withoutValues.english }
    return names(in: lines) { index in
      sentences[index].form == .verbatim
        ? []
        : sentences[index].values.compactMap { value -> String? in
          if value.hasPrefix("["), value.hasSuffix(")") { return "range" }
          return isNamed(value) ? value : nil
        }
    }
  }

  /// The terms and the names of rules in lines, and after them further names of each line.
  private static func names(
    in lines: [String], further: (_ line: Int) -> [String]
  ) -> [String] {
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let named = line.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter(isNamed)
      for name in Glossary.shipped.terms(of: line) + named + further(index)
      where !found.contains(name) {
        found.append(name)
      }
    }
    return found
  }

  /// Whether a word is the name of a rule or a class.
  private static func isNamed(_ word: String) -> Bool {
    word.allSatisfy { $0.isUppercase || $0.isNumber } && RuleReference.text(named: word) != nil
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
