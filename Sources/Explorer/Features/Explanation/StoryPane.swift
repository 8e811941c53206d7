internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// The story of the caret's scalar in numbered sentences, the chosen rule's first in view.
enum StoryPane: Pane {
  static let title: Words = "Explain"
  static let height = PaneHeight(least: 5, most: 14, weight: 2)
  static func action(forTyped letter: Unicode.Scalar) -> Action? {
    TracePane.action(forTyped: letter)
  }

  static let bar = [
    BarEntry("stop here", .trace(.step)), BarEntry("next change", .trace(.change(1))),
    BarEntry("reference", .trace(.openRule)),
    BarEntry("sentence", .trace(.stage(by: -1)), .trace(.stage(by: 1))),
    BarEntry("scalar", .stepScalar(-1), .stepScalar(1)),
  ]

  static let commands =
    [
      Command(
        "Sentence above", .inPane("Explain", "the previous sentence."), .pane,
        keys: [KeyPress(.up)], .trace(.stage(by: -1))),
      Command(
        "Sentence below", .inPane("Explain", "the next sentence."), .pane, keys: [KeyPress(.down)],
        .trace(.stage(by: 1))),
      Command(
        "What the sentence's rule says", .inPane("Explain", "the rule in words, with an example."),
        .pane, keys: [KeyPress(.enter)], .trace(.openRule)),
    ] + TracePane.scalarCommands(in: "Explain")

  /// A line of the pane.
  private struct Line {
    var number: String
    var text: ScreenWords
    var stage: TraceStage
    var isChosen: Bool
  }

  private static func lines(
    _ view: TraceView, columns: Int, _ words: Catalogue
  ) -> [Line] {
    let space = max(10, columns - 5)
    let steps = view.explained.storySteps(at: view.position)
    var lines: [Line] = []
    func append(_ number: String, _ sentence: Words, _ stage: TraceStage) {
      for (index, text) in words.onScreen(sentence).wrapped(to: space).enumerated() {
        lines.append(
          Line(
            number: index == 0 ? number : "", text: text, stage: stage,
            isChosen: stage == view.stage))
      }
    }
    let isTold = steps.contains { $0.stage == view.stage }
    var isInserted = isTold
    for (index, step) in steps.enumerated() {
      if !isInserted, step.stage > view.stage {
        append("", view.explained.sentences(view.stage, at: view.position)[0], view.stage)
        isInserted = true
      }
      append("\(index + 1)", step.sentence, step.stage)
    }
    if !isInserted {
      append("", view.explained.sentences(view.stage, at: view.position)[0], view.stage)
    }
    return lines
  }

  /// The first line shown: the sentence before the chosen one, if both fit, else the chosen one.
  private static func firstLine(_ lines: [Line], rows: Int) -> Int {
    let chosen = lines.firstIndex(where: \.isChosen) ?? 0
    let end = lines.lastIndex(where: \.isChosen) ?? 0
    let before = lines[..<chosen].lastIndex { !$0.number.isEmpty } ?? chosen
    let first = end - before < rows ? before : chosen
    return max(0, min(first, lines.count - rows))
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let view = analysis.trace else {
      canvas.write(analysis.whyNoTrace, row: 0, column: 0, .quiet)
      return
    }
    let lines = lines(view, columns: canvas.columns, canvas.words)
    let first = firstLine(lines, rows: canvas.rows)
    var isFirst = true
    for (row, line) in lines.dropFirst(first).prefix(canvas.rows).enumerated() {
      if line.isChosen, isFirst {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
        isFirst = false
      }
      canvas.writeRight(Words(verbatim: line.number), row: row, before: 3, .quiet)
      canvas.write(line.text, row: row, column: 4, line.isChosen ? .accent : .text)
    }
    if first + canvas.rows < lines.count {
      canvas.put(
        Sign.more, row: canvas.rows - 1, column: canvas.columns - 1, style: canvas.theme[.quiet])
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    guard let view = analysis.trace else { return nil }
    let lines = lines(view, columns: size.columns, app.words)
    let row = firstLine(lines, rows: size.rows) + point.row
    return lines.indices.contains(row) ? .trace(.choose(lines[row].stage, nil)) : nil
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .trace(.stage(by: rows.signum()))
  }
}
