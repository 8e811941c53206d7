internal import BidiAlgorithm
internal import Engines
internal import Screen
internal import TextModel

/// Our levels and order beside those of other engines.
enum EnginesPane: Pane {
  static let title = "Engines"
  static let height = PaneHeight(least: 8, most: 40, weight: 3)

  static let commands = [
    Command(
      "Engine above", "In the Engines pane: the previous engine.", .pane,
      keys: [KeyPress(.up)], .engines(.choose(by: -1))),
    Command(
      "Engine below", "In the Engines pane: the next engine.", .pane, keys: [KeyPress(.down)],
      .engines(.choose(by: 1))),
    Command(
      "Scalar to the left", "In the Engines pane: the previous scalar in storage.", .pane,
      keys: [KeyPress(.left)], .stepScalar(-1)),
    Command(
      "Scalar to the right", "In the Engines pane: the next scalar in storage.", .pane,
      keys: [KeyPress(.right)], .stepScalar(1)),
    Command(
      "First difference",
      "In the Engines pane: goes to the first scalar where the engine differs from UAX #9.",
      .pane, keys: [KeyPress(.enter)], .engines(.goToDifference(nil))),
  ]

  static func action(
    forPressAt point: Point, size: Size, _ state: AppState, _ analysis: Analysis
  ) -> Action? {
    state.engines.names.indices.contains(point.row)
      ? .engines(.goToDifference(point.row)) : nil
  }

  static func action(forWheel rows: Int, _ state: AppState) -> Action? {
    .engines(.choose(by: rows.signum()))
  }

  static func note(_ state: AppState, _ analysis: Analysis) -> String? {
    guard state.engines.outcomes.indices.contains(state.engines.chosen) else { return nil }
    return switch state.engines.outcomes[state.engines.chosen] {
    case nil: "working"
    case .failure: "no answer"
    case .answer(_, .same, _, _): "same levels and order"
    case .answer(_, .levelsDiffer, _, _): "levels differ, display equal"
    case .answer(_, .displayDiffers, _, _): "display differs"
    }
  }

  // MARK: - Drawing

  static func draw(_ state: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard !state.engines.names.isEmpty else {
      canvas.write("No other engine is available.", row: 0, column: 0, .quiet)
      return
    }
    let count = analysis.paragraphLayout.count
    guard count > 0 else {
      canvas.write("An empty paragraph: nothing to ask.", row: 0, column: 0, .quiet)
      return
    }
    guard count <= EnginesState.longest else {
      canvas.write(
        "\(count) scalars: engines are asked about at most \(EnginesState.longest).", row: 0,
        column: 0, .quiet)
      return
    }
    for index in state.engines.names.indices where index < canvas.rows {
      drawVerdict(index, state, analysis, &canvas)
    }
    let table = EngineTable(state, analysis, columns: canvas.columns)
    let engines = state.engines.names.count
    // Two blank rows where there is space for everything.
    let blank = canvas.rows >= engines + (engines + 3) + (engines + 2) + 2 ? 1 : 0
    canvas.drawLeftToRight(columns: 0..<canvas.columns) {
      table.drawLevels(row: engines + blank, into: &$0)
      table.drawOrders(row: engines + blank + engines + 3 + blank, into: &$0)
    }
  }

  /// An engine's name and what is to be said of its answer.
  private static func drawVerdict(
    _ index: Int, _ state: AppState, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let isChosen = index == state.engines.chosen
    if isChosen {
      canvas.put(Sign.caretRow, row: index, column: 0, style: canvas.theme[.caretMark])
      canvas.placeCursor(row: index, column: 0)
    }
    let name = state.engines.names[index]
    let width = min(28, max(10, canvas.columns / 3))
    canvas.write(
      verbatim: state.engines.labels[index], row: index, column: 2, width: width,
      isChosen ? .accent : .text)
    let outcome =
      state.engines.outcomes.indices.contains(index) ? state.engines.outcomes[index] : nil
    let (sign, words, role) = verdict(outcome, name, analysis)
    let at = canvas.write("\(sign) ", row: index, column: width + 3, role)
    let space = max(0, canvas.columns - at)
    let fitting =
      canvas.width(of: words) <= space
      ? words : words.split(separator: ";").first.map { String($0) } ?? words
    canvas.write(fitting, row: index, column: at, role)
  }

  private static func verdict(
    _ outcome: EngineOutcome?, _ name: String, _ analysis: Analysis
  ) -> (sign: Unicode.Scalar, words: String, role: Role) {
    switch outcome {
    case nil: return (Sign.more, "working", .quiet)
    case .failure(let reason): return ("!", PrintableText.of(reason), .warning)
    case .answer(_, .same, _, _): return ("=", "the same levels and order", .good)
    case .answer(_, .levelsDiffer, let difference, let suspects):
      return ("~", words(difference, suspects, analysis) + "; the display is the same", .text)
    case .answer(_, .displayDiffers, let difference, let suspects):
      return (
        Sign.changed, words(difference, suspects, analysis) + "; the display differs", .warning
      )
    }
  }

  /// Such as `gives 1, UAX #9 gives 2 at 7: may have N0 wrong`, or `gives 1, UAX #9 gives 2 by N0 at 7`.
  private static func words(
    _ difference: Difference?, _ suspects: [RuleName], _ analysis: Analysis
  ) -> String {
    guard let difference else { return "differs" }
    let start = "gives \(difference.theirs), UAX #9 gives \(difference.expected)"
    let suspects = words(suspects)
    let rule = suspects == nil ? difference.rule.map { " by \($0.rawValue)" } ?? "" : ""
    let end = suspects.map { ": may have \($0) wrong" } ?? ""
    switch difference.kind {
    case .paragraphLevel: return "\(start)\(rule) as paragraph level\(end)"
    case .level(let position): return "\(start)\(rule) at \(analysis.offset(position))\(end)"
    case .order(let column):
      return "puts \(difference.theirs) in place \(column), UAX #9 puts \(difference.expected)"
    }
  }

  /// The rules that the engine may have wrong; nil where none alone gives its answer.
  private static func words(_ suspects: [RuleName]) -> String? {
    guard let first = suspects.first else { return nil }
    return suspects.count > 3
      ? "\(first) or another rule" : suspects.map(\.description).joined(separator: " or ")
  }
}
