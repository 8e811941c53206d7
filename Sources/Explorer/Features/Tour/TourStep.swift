internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import TextModel
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
  func task(_ app: AppState) -> Words {
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
        "Press \(verbatim: key(.edit(.move(.right, extending: false)))) into the Hebrew, and look at Order: storage, then display."
    case .sweep:
      return
        "Inside the Hebrew, hold \(verbatim: key(.edit(.move(.right, extending: true)))) until past it, or drag: one sweep."
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
      return app.session.document.scalarCount != start.scalarCount
        ? "The text has changed, and with it every pane." : nil
    case .orders:
      guard app.session.selection != start.selection else { return nil }
      return Self.places(analyser.analysis(of: app))
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
      let level = Int(analysis.levels.level(at: position).rawValue)
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
    case .type, .done: return nil
    case .why: return Self.swept(app)
    case .orders, .sweep:
      guard app.session.selection != start.selection else { return nil }
      let analysis = analyser.analysis(of: app)
      guard analysis.line.runs.count > 1 else {
        return "This line runs in one direction: go to one with Hebrew and Latin."
      }
      guard app.session.ranges.ranges.isEmpty else {
        guard self == .sweep else { return nil }
        if Self.staysOneRange(analysis), let key = Self.keyToHebrew(analysis, app) {
          return
            "From here it stays one range: press \(verbatim: key) until inside the Hebrew first."
        }
        return "One range of storage so far: go on past an end of the Hebrew."
      }
      if Self.isAtEndOfLine(analysis) {
        return "Here the line ends, after its last character: go back to the Hebrew."
      }
      if let places = Self.places(analysis) { return places }
      guard let key = Self.keyToHebrew(analysis, app) else {
        return "Here storage and display are the same: go on, through the Hebrew."
      }
      return
        "Here storage and display are the same: press \(verbatim: key) until inside the Hebrew."
    case .stop:
      return TourStep.why.seen(since: start, app, analyser) ?? "Explain tells what each rule did."
    }
  }

  /// What is selected now, as ranges of storage.
  private static func swept(_ app: AppState) -> Words {
    let ranges = app.session.ranges.ranges
    let names = ranges.map { "[\($0.lowerBound.rawValue),\($0.upperBound.rawValue))" }
      .joined(separator: " ")
    switch ranges.count {
    case 0: return "Nothing is selected."
    case 1: return "What is marked is one range of storage: \(verbatim: names)"
    default:
      return
        "One sweep on the display was \(number: ranges.count) ranges of storage: \(verbatim: names)"
    }
  }

  /// The columns of the runs of the line that run from right to left.
  private static func hebrew(_ analysis: Analysis) -> [Range<Int>] {
    let line = analysis.line
    return line.runs.compactMap { run in
      guard run.level.isRightToLeft, let first = line.cells[run.cells].first,
        let last = line.cells[run.cells].last
      else { return nil }
      return first.column..<last.column + last.width
    }
  }

  /// The key that leads from the caret into the Hebrew; nil where it is inside, or where there is
  /// none.
  private static func keyToHebrew(_ analysis: Analysis, _ app: AppState) -> String? {
    let column = analysis.layout.place(of: analysis.selection.focus).column.rawValue
    let hebrew = hebrew(analysis)
    guard !hebrew.isEmpty,
      !hebrew.contains(where: { $0.lowerBound < column && column < $0.upperBound })
    else { return nil }
    let isAhead = hebrew.contains { $0.upperBound > column }
    return app.commands.keyName(of: .edit(.move(isAhead ? .right : .left, extending: false)))
      ?? app.words("Commands")
  }

  /// Whether a sweep that goes on to the right stays one range: it did not begin inside the Hebrew,
  /// and there is none ahead.
  private static func staysOneRange(_ analysis: Analysis) -> Bool {
    let from = analysis.layout.place(of: analysis.selection.anchor).column.rawValue
    let to = analysis.layout.place(of: analysis.selection.focus).column.rawValue
    let hebrew = hebrew(analysis)
    return !hebrew.contains { $0.lowerBound < from && from < $0.upperBound }
      && !hebrew.contains { $0.upperBound > to }
  }

  /// Whether no character of the line comes after the caret in storage.
  private static func isAtEndOfLine(_ analysis: Analysis) -> Bool {
    let gap = analysis.selection.focus.offset.rawValue - analysis.paragraphStart
    return gap >= analysis.line.contentEnd
  }

  /// The two places of the caret's character in its line: its number in storage, and its column as
  /// the panes count; nil where it is where it would be in storage order.
  private static func places(_ analysis: Analysis) -> Words? {
    guard let position = analysis.caretScalar else { return nil }
    let cells = analysis.line.cells
    let stored = cells.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let cell = cells.first(where: { $0.range.contains(position) }), cell.isVisible,
      let kept = stored.firstIndex(where: { $0.range.contains(position) })
    else { return nil }
    let before = stored[..<kept].reduce(0) { $0 + $1.width }
    guard before != cell.column else { return nil }
    return
      "Character \(number: kept) of the line in storage is at column \(number: cell.column) on the screen (from 0)."
  }
}

/// The state in which a step began, to compare with.
struct TourStart: Hashable, Sendable {
  var scalarCount: Int
  var selection: Selection

  init(_ app: AppState) {
    scalarCount = app.session.document.scalarCount
    selection = app.session.selection
  }
}
