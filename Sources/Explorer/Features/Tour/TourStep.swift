internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// The steps of the tour: what to do in each, and what is said once the state shows that it is
/// done.
enum TourStep: Int, CaseIterable, Hashable, Sendable {
  case type, orders, sweep, why, stop
  /// All steps are done. The tour says what comes next.
  case done

  /// How many there are to do.
  static let count = allCases.count - 1

  /// What there is to do.
  ///
  /// - Parameters:
  ///   - app: the state.
  ///   - letters: what runs from right to left in the line, such as `the Hebrew`.
  ///   - away: the key that leads there; nil where the caret is inside.
  ///   - past: the arrow that leads from inside past it.
  /// - Returns: the task in a sentence or two.
  func task(_ app: AppState, _ letters: Words, away: String?, past: CaretMotion) -> Words {
    func key(_ action: Action) -> String {
      app.commands.keyName(of: action) ?? app.words("Commands")
    }
    switch self {
    case .type:
      guard !app.session.ranges.ranges.isEmpty else { return "Type a few letters." }
      return
        "Press \(verbatim: key(.edit(.move(.right, extending: false)))), so that nothing is selected, and type a few letters."
    case .orders:
      return
        "Press \(verbatim: away ?? key(.edit(.move(.right, extending: false)))) into \(letters), and look at Order: storage, then display."
    case .sweep:
      if let away, app.session.ranges.ranges.isEmpty {
        return
          "Press \(verbatim: away) until inside \(letters), then hold \(verbatim: key(.edit(.move(past, extending: true)))) until past it."
      }
      return
        "Inside \(letters), hold \(verbatim: key(.edit(.move(past, extending: true)))) until past it, or drag: one sweep."
    case .why: return "Ask why: press \(verbatim: key(.explainRules))."
    case .stop:
      return
        "Stop after a rule: press \(verbatim: key(.stopAfterRule)). \(verbatim: key(.explainWords)) says what a word means."
    case .done: return app.offerOfLessons
    }
  }

  /// What is said where the step was done since it began; nil where it was not.
  func seen(since start: TourStart, _ app: AppState, _ analyser: Analyser) -> Words? {
    switch self {
    case .type:
      return Self.hasTypedALetter(since: start, app)
        ? "The text has changed, and with it every pane." : nil
    case .orders:
      guard app.session.selection != start.selection else { return nil }
      return Self.twoPlaces(analyser.analysis(of: app))
    case .sweep:
      let ranges = app.session.ranges.ranges
      guard ranges.count > 1, app.session.selection != start.selection else { return nil }
      return Self.swept(app)
    case .why:
      guard app.arrangement == .explain else { return nil }
      let analysis = analyser.analysis(of: app)
      guard let position = analysis.caretScalar, !analysis.levels.isRemoved(at: position) else {
        return "Explain tells what each rule did."
      }
      let level = Int(analysis.level(at: position).rawValue)
      return
        "The character at \(verbatim: analysis.offset(position)) is at level \(number: level): Explain tells by which rules."
    case .stop:
      let analysis = analyser.analysis(of: app)
      return TextPane.otherCells(of: analysis.linePosition, analysis.line, app, analysis) != nil
        ? "So the line would be shown if the algorithm stopped there." : nil
    case .done: return nil
    }
  }

  /// What is said while the step is not done: how much of it is, and how what was seen in the step
  /// before is now. Nil where nothing has changed.
  func remark(since start: TourStart, _ app: AppState, _ analyser: Analyser) -> Words? {
    switch self {
    case .type:
      return app.session.revision == start.revision
        ? app[TourFeature.self].remark : "No letter was typed."
    case .done: return nil
    case .why: return Self.swept(app)
    case .orders, .sweep:
      guard app.session.selection != start.selection else { return nil }
      let analysis = analyser.analysis(of: app)
      guard Set(analysis.line.runs.map(\.level.isRightToLeft)).count > 1 else {
        return "This line runs in one direction: go to one with Hebrew and Latin."
      }
      let letters = Self.letters(analysis) ?? Self.hebrew
      guard app.session.ranges.ranges.isEmpty else {
        guard self == .sweep else { return nil }
        if Self.staysOneRange(analysis), let key = Self.keyToLetters(analysis, app) {
          return
            "From here it stays one range: press \(verbatim: key) until inside \(letters) first."
        }
        return "One range of storage so far: go on past an end of \(letters)."
      }
      if Self.isAtEndOfLine(analysis) {
        guard let key = Self.keyToLetters(analysis, app) else {
          return "Here the line ends, after its last character: go back to \(letters)."
        }
        return
          "Here the line ends, after its last character: press \(verbatim: key) until inside \(letters)."
      }
      guard let places = Self.places(analysis) else {
        return "The caret's character takes no column: go on."
      }
      guard places.column == places.storedColumn else { return Self.twoPlaces(analysis) }
      guard let key = Self.keyToLetters(analysis, app) else {
        return "The caret's character keeps its place: go on, through \(letters)."
      }
      return
        "The caret's character keeps its place: press \(verbatim: key) until inside \(letters)."
    case .stop:
      return TourStep.why.seen(since: start, app, analyser) ?? "Explain tells what each rule did."
    }
  }

  /// Whether a letter stands among what has come into the text, which is what is before the caret.
  /// A line feed, or a deletion, is none.
  private static func hasTypedALetter(since start: TourStart, _ app: AppState) -> Bool {
    let document = app.session.document
    let caret = app.session.selection.focus.offset.rawValue
    let come = document.scalarCount - (start.scalarCount - start.selectedCount)
    guard app.session.revision != start.revision, app.session.ranges.ranges.isEmpty,
      come > 0, come <= caret
    else { return false }
    return document.scalars(in: ScalarOffset(caret - come)..<ScalarOffset(caret))
      .contains { Character($0.scalar).isLetter }
  }

  /// What is selected now, as ranges of storage, once a sweep was several.
  private static func swept(_ app: AppState) -> Words {
    let ranges = app.session.ranges.ranges
    let names = ranges.map { RangeNotation.run($0.lowerBound.rawValue..<$0.upperBound.rawValue) }
      .joined(separator: " ")
    switch ranges.count {
    case 0: return "Nothing is selected."
    case 1: return "Before, it was several ranges of storage; now it is one: \(verbatim: names)"
    default:
      return
        "One sweep on the display was \(number: ranges.count) ranges of storage: \(verbatim: names)"
    }
  }

  /// What the letters are called where the text begins.
  static let hebrew: Words = "the Hebrew"

  /// What runs from right to left in the line, by its letters; nil where nothing does.
  static func letters(_ analysis: Analysis) -> Words? {
    let line = analysis.line
    var scripts: Set<String> = []
    var isThere = false
    for run in line.runs where run.level.isRightToLeft {
      isThere = true
      for position in run.range.prefix(400) {
        let scalar = analysis.content.scalars[position].scalar
        switch BidiProperties.bidiClass(of: scalar) {
        case .r, .al: scripts.insert(ScalarFacts.scriptCode(of: scalar))
        case .l: return "the RTL text"
        default: break
        }
      }
    }
    guard isThere else { return nil }
    // What all scripts have in common says nothing.
    scripts.remove(ScalarFacts.scriptCode(of: " "))
    if scripts == [ScalarFacts.scriptCode(of: "\u{5D0}")] { return hebrew }
    return scripts == [ScalarFacts.scriptCode(of: "\u{627}")] ? "the Arabic" : "the RTL text"
  }

  /// The columns of the runs of the line that run from right to left.
  private static func columnsOfLetters(_ analysis: Analysis) -> [Range<Int>] {
    let line = analysis.line
    return line.runs.compactMap { run in
      guard run.level.isRightToLeft, let first = line.cells[run.cells].first,
        let last = line.cells[run.cells].last
      else { return nil }
      return first.column..<last.column + last.width
    }
  }

  /// The key that leads from the caret into what runs from right to left; nil where it is inside,
  /// or where there is none.
  static func keyToLetters(_ analysis: Analysis, _ app: AppState) -> String? {
    let column = analysis.layout.place(of: analysis.selection.focus).column.rawValue
    let letters = columnsOfLetters(analysis)
    guard !letters.isEmpty,
      !letters.contains(where: { $0.lowerBound < column && column < $0.upperBound })
    else { return nil }
    let isAhead = letters.contains { $0.upperBound > column }
    return app.commands.keyName(of: .edit(.move(isAhead ? .right : .left, extending: false)))
      ?? app.words("Commands")
  }

  /// The arrow that leads from inside what runs from right to left past it, to where the line goes
  /// on: where that is the right end of the line, as at the start of a line from right to left, it
  /// is Left.
  static func arrowPast(_ analysis: Analysis) -> CaretMotion {
    let line = analysis.line
    let column = analysis.layout.place(of: analysis.selection.focus).column.rawValue
    let letters = columnsOfLetters(analysis)
    let own = letters.first { $0.lowerBound <= column && column <= $0.upperBound } ?? letters.first
    let others = line.cells.filter { $0.isVisible && $0.range.lowerBound < line.contentEnd }
    guard let own, !others.contains(where: { $0.column >= own.upperBound }),
      others.contains(where: { $0.column < own.lowerBound })
    else { return .right }
    return .left
  }

  /// Whether a sweep that goes on to the right stays one range: it did not begin inside what runs
  /// from right to left, and there is none ahead.
  private static func staysOneRange(_ analysis: Analysis) -> Bool {
    let from = analysis.layout.place(of: analysis.selection.anchor).column.rawValue
    let to = analysis.layout.place(of: analysis.selection.focus).column.rawValue
    let letters = columnsOfLetters(analysis)
    return !letters.contains { $0.lowerBound < from && from < $0.upperBound }
      && !letters.contains { $0.upperBound > to }
  }

  /// Whether no character of the line comes after the caret in storage.
  private static func isAtEndOfLine(_ analysis: Analysis) -> Bool {
    let gap = analysis.selection.focus.offset.rawValue - analysis.paragraphStart
    return gap >= analysis.line.contentEnd
  }

  /// Where the caret's character is in its line: its number in storage, the column that it would
  /// have in storage order, and its column as the panes count. Nil where it takes no column.
  private static func places(
    _ analysis: Analysis
  ) -> (number: Int, storedColumn: Int, column: Int)? {
    guard let position = analysis.caretScalar else { return nil }
    let cells = analysis.line.cells
    let stored = cells.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let cell = cells.first(where: { $0.range.contains(position) }), cell.isVisible,
      let kept = stored.firstIndex(where: { $0.range.contains(position) })
    else { return nil }
    return (kept, stored[..<kept].reduce(0) { $0 + $1.width }, cell.column)
  }

  /// The two places of the caret's character in words; nil where they are one.
  private static func twoPlaces(_ analysis: Analysis) -> Words? {
    guard let places = places(analysis), places.column != places.storedColumn else { return nil }
    return
      "Character \(number: places.number) of the line in storage is at column \(number: places.column) on the screen (from 0)."
  }
}

/// The state in which a step began, to compare with.
struct TourStart: Hashable, Sendable {
  /// How many scalars the text has, and how many of them are selected.
  var scalarCount: Int
  var selectedCount: Int
  /// Changes with the text.
  var revision: UInt64
  var selection: Selection

  init(_ app: AppState) {
    selectedCount = app.session.ranges.ranges.reduce(0) {
      $0 + $1.upperBound.rawValue - $1.lowerBound.rawValue
    }
    revision = app.session.revision
    scalarCount = app.session.document.scalarCount
    selection = app.session.selection
  }
}
