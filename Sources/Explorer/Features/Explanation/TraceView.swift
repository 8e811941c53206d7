internal import BidiAlgorithm
internal import Explanation
internal import TextModel
internal import UnicodeData
internal import WritingDirection
package import Wording

/// The rules' work on the caret's paragraph, and what is chosen of it.
struct TraceView {
  let trace: KeptTrace
  /// The caret's scalar, from the paragraph's start.
  let position: Int
  /// The stages shown, in their order.
  let stages: [TraceStage]
  /// The chosen stage; it is one of ``stages``.
  let stage: TraceStage
  /// The scalars that decided what the chosen stage did to the caret's scalar, from the paragraph's start.
  let deciding: [Int]

  /// The view of a state; nil in an empty paragraph.
  init?(_ analysis: Analysis, _ trace: KeptTrace, _ chosen: TraceState) {
    guard let position = analysis.caretScalar else { return nil }
    self.position = position
    self.trace = trace
    let explained = trace.explained
    stage =
      chosen.stage ?? explained.firstChange(at: position) ?? explained.decidingStage(at: position)
    let stage = stage
    stages = TraceStage.allCases.filter {
      chosen.isUnfolded || $0 == stage || trace.changedStages.contains($0)
    }
    deciding = trace.explained.deciding(stage, at: position)
  }

  var explained: ExplainedParagraph { trace.explained }

  /// The chosen stage's name, as its row has it.
  var stageName: String { explained.title(of: stage) }

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
  /// What the rules did to the caret's paragraph, and what is chosen of it; nil where nothing is explained, and
  /// in an empty paragraph.
  var trace: TraceView? {
    self[ExplanationFeature.self].isOn && !isTooLongToExplain
      ? memo(TraceMemo.self).view(of: self) : nil
  }

  /// Whether the caret's paragraph is so long that no key would wait for all its rules.
  private var isTooLongToExplain: Bool { paragraphLayout.count > KeptTrace.longestResolved }

  /// Why nothing is explained.
  var whyNoTrace: Words {
    isTooLongToExplain
      ? "\(number: paragraphLayout.count) scalars: paragraphs of at most \(verbatim: KeptTrace.longestResolved) are explained."
      : "There is no scalar to explain."
  }
}

/// What the rules did to the paragraph that was asked about last.
final class TraceMemo: Memo {
  private var key: (id: UInt64, direction: BaseDirection, start: Int)?
  private var kept: KeptTrace?
  private var viewed: (analysis: Int, chosen: TraceState, view: TraceView?)?

  init() {}

  /// The view of an analysis; made once for each.
  func view(of analysis: Analysis) -> TraceView? {
    let chosen = analysis[ExplanationFeature.self]
    if let viewed, viewed.analysis == analysis.number, viewed.chosen == chosen {
      return viewed.view
    }
    viewed = nil
    let view = TraceView(analysis, trace(of: analysis), chosen)
    viewed = (analysis.number, chosen, view)
    return view
  }

  /// What set the paragraph's level in place of P2 and P3, and why; nil where nothing did.
  private static func overruler(_ analysis: Analysis) -> Words? {
    guard analysis.levels.reason.rule == .hl1 else { return nil }
    if analysis.pinned != nil { return "the paragraph is pinned by hand" }
    let name = analysis.direction.name
    guard let estimate = analysis.estimate else { return "\(name) is set for all paragraphs" }
    return "\(name) decides: \(estimate.reason.words)"
  }

  /// What the rules did to the caret's paragraph, L1 to L4 to the caret's line; around the caret where the
  /// paragraph is long.
  private func trace(of analysis: Analysis) -> KeptTrace {
    let layout = analysis.paragraphLayout
    let key = (analysis.content.id, layout.direction, analysis.paragraphStart)
    let window = KeptTrace.window(count: layout.count, caret: analysis.caretScalar ?? 0)
    var trace: KeptTrace
    if let known = self.key, known == key, let kept, kept.explained.window == window {
      trace = kept
      self.kept = nil
      trace.show(line: analysis.line.range)
    } else {
      kept = nil
      trace = KeptTrace(
        ExplainedParagraph(
          analysis.content.scalars.map(\.scalar), input: layout.input,
          direction: layout.direction,
          line: analysis.line.range, firstOffset: analysis.paragraphStart, window: window))
      trace.explained.illFormed = analysis.content.illFormed
    }
    trace.explained.overruler = Self.overruler(analysis)
    self.key = key
    kept = trace
    return trace
  }
}

/// A traced paragraph with what is asked of it at every drawing.
struct KeptTrace {
  var explained: ExplainedParagraph
  /// The stages that changed something.
  var changedStages: Set<TraceStage>
  /// How many columns a cell of the table takes.
  var cellWidth: Int

  /// The longest paragraph, in scalars, that is traced as a whole.
  static let longest = 10_000
  /// The longest paragraph, in scalars, of which a part is traced: all of it is resolved for that.
  static let longestResolved = 1 << 22

  /// What is traced of a paragraph: all of it, or the scalars around the caret, so chosen that a step of the
  /// caret seldom changes it.
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
