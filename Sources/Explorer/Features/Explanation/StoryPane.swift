internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// The story of the caret's scalar in numbered sentences, the chosen rule's first in view. Where
/// the table of the rules is not beside it, whether anything is wrong comes first.
enum StoryPane: Pane {
  static let title: Words = "Explain"
  static let height = PaneHeight(least: 5, most: 14, weight: 2)
  static func action(forTyped letter: Unicode.Scalar) -> Action? {
    TracePane.action(forTyped: letter)
  }

  static let bar = [
    BarEntry("read on", .trace(.read(-1)), .trace(.read(1))),
    BarEntry("stop here", .trace(.step)), BarEntry("next change", .trace(.change(1))),
    BarEntry("reference", .trace(.openRule)),
    BarEntry("scalar", .stepScalar(-1), .stepScalar(1)),
  ]

  static let commands =
    [
      Command(
        "Sentence above",
        .inPane("Explain", "the line above of a long sentence, else the previous sentence."), .pane,
        keys: [KeyPress(.up)], .trace(.read(-1))),
      Command(
        "Sentence below",
        .inPane("Explain", "the line below of a long sentence, else the next sentence."), .pane,
        keys: [KeyPress(.down)], .trace(.read(1))),
      Command(
        "What the sentence's rule says", .inPane("Explain", "the rule in words, with an example."),
        .pane, keys: [KeyPress(.enter)], .trace(.openRule)),
    ] + TracePane.scalarCommands(in: "Explain")

  /// A line of the pane.
  private struct Line {
    /// The number of its step, counted from 1; nil where the chosen rule is no step of the story.
    var step: Int?
    /// What stands before it: the number at a step's first line.
    var number: String
    var text: ScreenWords
    var stage: TraceStage
    var isChosen: Bool
  }

  private static func lines(
    _ view: TraceView, columns: Int, _ words: Catalogue
  ) -> [Line] {
    let space = max(10, columns - 6)
    let steps = view.explained.storySteps(at: view.position)
    var lines: [Line] = []
    func append(_ step: Int?, _ sentence: Words, _ stage: TraceStage) {
      let number = step.map { "\($0)" } ?? ""
      for (index, text) in words.onScreen(sentence).wrapped(to: space).enumerated() {
        lines.append(
          Line(
            step: step, number: index == 0 ? number : "", text: text, stage: stage,
            isChosen: stage == view.stage))
      }
    }
    let isTold = steps.contains { $0.stage == view.stage }
    var isInserted = isTold
    for (index, step) in steps.enumerated() {
      if !isInserted, step.stage > view.stage {
        append(nil, view.explained.sentences(view.stage, at: view.position)[0], view.stage)
        isInserted = true
      }
      append(index + 1, step.sentence, step.stage)
    }
    if !isInserted {
      append(nil, view.explained.sentences(view.stage, at: view.position)[0], view.stage)
    }
    return lines
  }

  /// The lines that are shown. They begin with the sentence before the chosen rule's where both
  /// fit, else with the chosen rule's own, and are scrolled by the lines read of it.
  private static func shown(_ lines: [Line], _ view: TraceView, rows: Int) -> Range<Int> {
    let chosen = lines.firstIndex(where: \.isChosen) ?? 0
    let end = lines.lastIndex(where: \.isChosen) ?? 0
    let before = lines[..<chosen].lastIndex { !$0.number.isEmpty } ?? chosen
    let usual = max(0, min(end - before < rows ? before : chosen, lines.count - rows))
    // Scrolls at most to the end of the sentences that are read.
    let first = min(usual + view.readLines, max(usual, end + 1 - rows))
    return first..<min(lines.count, first + rows)
  }

  /// Where reading goes, by the step's sign: to another line of the chosen rule's sentences while
  /// some are out of view, else to the next rule in the story. Gives the stage and how many of its
  /// lines are scrolled out; nil at the end of the story.
  static func reading(
    _ step: Int, _ app: AppState, _ analysis: Analysis, _ view: TraceView
  ) -> (stage: TraceStage, lines: Int)? {
    let told = view.explained.storySteps(at: view.position).map(\.stage)
    let next =
      step > 0 ? told.first { $0 > view.stage } : told.last { $0 < view.stage }
    guard let inner = app.plan[ExplanationFeature.story]?.inner else {
      return next.map { (stage: $0, lines: 0) }
    }
    let answer = PlainAnswer.aboveTheStory(app, analysis, inner.size)
    let rows = inner.rows - answer.rows.count
    func passed(_ view: TraceView) -> (lines: Int, isToEnd: Bool) {
      let lines = lines(view, columns: inner.columns, app.words)
      let usual = shown(lines, view.unread, rows: rows).lowerBound
      let now = shown(lines, view, rows: rows)
      let end = lines.lastIndex(where: \.isChosen) ?? 0
      return (lines: now.lowerBound - usual, isToEnd: end < now.upperBound)
    }
    let now = passed(view)
    let isLong = step > 0 ? !now.isToEnd : now.lines > 0
    guard !isLong else { return (stage: view.stage, lines: now.lines + step.signum()) }
    return next.map { next in
      // A step back enters a sentence at its end.
      (stage: next, lines: step > 0 ? 0 : passed(view.reading(next, passing: 1000)).lines)
    }
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let view = analysis.trace else {
      canvas.write(analysis.whyNoTrace, row: 0, column: 0, .quiet)
      return
    }
    let answer = PlainAnswer.aboveTheStory(
      app, analysis, Size(rows: canvas.rows, columns: canvas.columns))
    answer.draw(into: &canvas)
    canvas.draw(below: answer.rows.count) { drawStory(view, into: &$0) }
  }

  private static func drawStory(_ view: TraceView, into canvas: inout Canvas) {
    let lines = lines(view, columns: canvas.columns, canvas.words)
    let shown = shown(lines, view, rows: canvas.rows)
    count(lines, shown, &canvas)
    var markedRow: Int?
    for (row, line) in lines[shown].enumerated() {
      if line.isChosen, markedRow == nil {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
        markedRow = row
      }
      canvas.writeRight(Words(verbatim: line.number), row: row, before: 4, .quiet)
      canvas.write(line.text, row: row, column: 5, line.isChosen ? .accent : .text)
    }
    // More stands above, as more stands below. Behind the words the sign would read as if the
    // sentence were cut, and between the mark and a number as if the number were: there the number
    // says it, and where the sentence itself began above, the sign has the number's place.
    func saysMore(row: Int) {
      let isMarked = row == markedRow
      guard !isMarked || lines[shown.lowerBound + row].number.isEmpty else { return }
      canvas.put(Sign.more, row: row, column: isMarked ? 3 : 0, style: canvas.theme[.quiet])
    }
    if shown.lowerBound > 0 { saysMore(row: 0) }
    if shown.upperBound < lines.count { saysMore(row: canvas.rows - 1) }
  }

  /// Says how many steps are shown whole: steps have numbers, rows have none. A step that is longer
  /// than the pane counts while it is read.
  private static func count(_ lines: [Line], _ shown: Range<Int>, _ canvas: inout Canvas) {
    let seen = Set(lines[shown].compactMap(\.step))
    let hidden = lines[..<shown.lowerBound] + lines[shown.upperBound...]
    let whole = seen.subtracting(hidden.compactMap(\.step)).count
    let all = Set(lines.compactMap(\.step)).count
    canvas.lists(0..<max(whole, min(1, seen.count)), of: all)
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    guard let view = analysis.trace else { return nil }
    let answer = PlainAnswer.aboveTheStory(app, analysis, size)
    guard point.row >= answer.rows.count else { return answer.action(row: point.row) }
    let lines = lines(view, columns: size.columns, app.words)
    let first = shown(lines, view, rows: size.rows - answer.rows.count).lowerBound
    let row = first + point.row - answer.rows.count
    return lines.indices.contains(row) ? .trace(.choose(lines[row].stage, nil)) : nil
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .trace(.read(rows.signum()))
  }
}
