internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// The rules' work on the caret's paragraph, and what is chosen of it.
struct TraceView {
  let trace: KeptTrace
  /// The caret's scalar, from the paragraph's start.
  let position: Int
  /// The stages shown, in their order.
  private(set) var stages: [TraceStage]
  /// Whether stages that changed nothing are among them.
  private(set) var isUnfolded: Bool
  /// The chosen stage; it is one of ``stages``.
  private(set) var stage: TraceStage
  /// The scalars that decided what the chosen stage did to the caret's scalar, from the paragraph's
  /// start.
  let deciding: [Int]
  /// How many lines of the chosen stage's sentences are passed.
  private(set) var readLines: Int

  /// The view from a scalar.
  fileprivate init(_ trace: KeptTrace, at position: Int, _ chosen: TraceState) {
    self.position = position
    self.trace = trace
    let explained = trace.explained
    stage = chosen.stage ?? explained.decidingStage(at: position)
    let stage = stage
    readLines =
      chosen.reading.flatMap {
        $0.stage == stage && $0.position == position && $0.paragraphStart == explained.firstOffset
          ? $0.lines : nil
      } ?? 0
    let showsIdle = chosen.idleStages == .shown
    isUnfolded = showsIdle
    stages = TraceStage.allCases.filter {
      showsIdle || $0 == stage || trace.changedStages.contains($0)
    }
    deciding = trace.explained.deciding(stage, at: position)
  }

  var explained: ExplainedParagraph { trace.explained }

  /// The same with the stages that changed nothing.
  var unfolded: TraceView {
    var view = self
    view.stages = TraceStage.allCases
    view.isUnfolded = true
    return view
  }

  /// The same with no line scrolled out.
  var unread: TraceView { reading(stage, passing: 0) }

  /// The same with a number of lines of a stage's sentences scrolled out.
  func reading(_ stage: TraceStage, passing lines: Int) -> TraceView {
    var view = self
    view.stage = stage
    view.readLines = lines
    return view
  }

  /// The chosen stage's name, as its row has it.
  var stageName: Words { explained.words(for: stage) }

  /// How many stages are folded away.
  var foldedCount: Int { TraceStage.allCases.count - stages.count }

  /// The name under which the reference has the rule of the chosen cell.
  var ruleName: String {
    switch stage.work {
    case .classes: return "BD1"
    case .paragraphLevel: return explained.decision?.rule.rawValue ?? "P2"
    case .explicitLevels, .overrides:
      let events = explained.events(at: position)
      return events.first { TraceStage($0) == stage }?.rule.rawValue
        ?? (stage == .explicit ? "X1" : "BD6")
    case .rule(let rule): return rule.rawValue
    }
  }
}

extension Analysis {
  /// What the rules did to the caret's paragraph, and what is chosen of it; nil where nothing is
  /// explained, and in an empty paragraph.
  var trace: TraceView? {
    guard self[ExplanationFeature.self].isOn, !isTooLongToExplain, let position = caretScalar
    else { return nil }
    return memory[ShownTrace(self, at: position)]
  }

  /// Whether all rules would take longer than a key may wait, because the paragraph is too long.
  private var isTooLongToExplain: Bool {
    paragraphLayout.count > ExplainedParagraph.longestResolved
  }

  /// Why nothing is explained.
  var whyNoTrace: Words {
    isTooLongToExplain
      ? "\(number: paragraphLayout.count) scalars: paragraphs of at most \(verbatim: ExplainedParagraph.longestResolved) are explained."
      : "There is no scalar to explain."
  }
}

/// What the rules did to a paragraph, without its lines; around the caret where it is long.
private struct TracedParagraph: Question {
  let content: ParagraphContent
  let direction: BaseDirection
  /// What stands before it, in scalars.
  let start: Int
  let window: Range<Int>

  func answer(_ memory: Memory) -> KeptTrace {
    var explained = ExplainedParagraph(
      content.scalars.map(\.scalar), direction: direction, line: 0..<0, firstOffset: start,
      window: window)
    explained.illFormed = content.illFormed
    return KeptTrace(explained)
  }
}

/// The same with what L1 to L4 did to a line.
private struct TracedLine: Question {
  let paragraph: TracedParagraph
  let line: Range<Int>

  func answer(_ memory: Memory) -> KeptTrace {
    var trace = memory[paragraph]
    trace.show(line: line)
    return trace
  }
}

/// The part of the trace that is shown, with the choice.
private struct ShownTrace: Question {
  let traced: TracedLine
  let overruler: Words?
  let position: Int
  let chosen: TraceState

  init(_ analysis: Analysis, at position: Int) {
    let layout = analysis.paragraphLayout
    traced = TracedLine(
      paragraph: TracedParagraph(
        content: layout.content, direction: layout.direction, start: analysis.paragraphStart,
        window: KeptTrace.window(count: layout.count, caret: position)),
      line: analysis.line.range)
    overruler = analysis.overruler
    self.position = position
    chosen = analysis[ExplanationFeature.self]
  }

  func answer(_ memory: Memory) -> TraceView {
    var trace = memory[traced]
    trace.explained.overruler = overruler
    return TraceView(trace, at: position, chosen)
  }
}

/// A traced paragraph, with facts that each drawing asks for.
struct KeptTrace {
  var explained: ExplainedParagraph
  /// The stages that changed something.
  var changedStages: Set<TraceStage>
  /// How many columns a cell of the table takes.
  var cellWidth: Int

  /// The longest paragraph, in scalars, that is traced as a whole.
  static let longest = 10_000

  /// What is traced of a paragraph: all of it, or a window around the caret. The window is chosen
  /// so that a step of the caret seldom changes it.
  static func window(count: Int, caret: Int) -> Range<Int> {
    shownRange(of: count, in: longest, byHalvesAround: caret)
  }

  init(_ explained: ExplainedParagraph) {
    self.explained = explained
    changedStages = explained.changedStages
    cellWidth = ScalarGlyph.cellWidth(
      explained.paragraph.input, explained.scalars[explained.window])
  }

  /// The same paragraph with another line shown.
  mutating func show(line: Range<Int>) {
    guard explained.line != line else { return }
    explained.show(line: line)
    changedStages = explained.changedStages
  }
}
