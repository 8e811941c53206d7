internal import BidiAlgorithm
internal import Explanation
internal import TextModel
internal import UnicodeData

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
  init?(_ analysis: Analysis, _ chosen: TraceState) {
    guard let position = analysis.caretScalar else { return nil }
    self.position = position
    let trace = analysis.keptTrace
    self.trace = trace
    stage = chosen.stage ?? trace.explained.decidingStage(at: position)
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
    switch stage {
    case .database: return "BD1"
    case .paragraph: return explained.decision?.rule.rawValue ?? "P2"
    case .explicit, .override:
      let events = explained.events(at: position)
      return events.first { TraceStage($0) == stage }?.rule.rawValue
        ?? (stage == .explicit ? "X1" : "BD6")
    default: return stage.rule?.rawValue ?? "P2"
    }
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

  /// What is traced of a paragraph: all of it, or the scalars around the caret, so chosen that a step of the
  /// caret seldom changes it.
  static func window(count: Int, caret: Int) -> Range<Int> {
    guard count > longest else { return 0..<count }
    let half = longest / 2
    let start = caret / half * half - half / 2
    return (start..<start + longest).clamped(to: 0..<count)
  }

  init(_ explained: ExplainedParagraph) {
    self.explained = explained
    changedStages = explained.changedStages
    let classes = explained.paragraph.input.classSet
    let hasLongNames = BidiClass.allCases.contains {
      classes.contains($0) && $0.shortName.count > 2
    }
    cellWidth =
      hasLongNames
        || explained.scalars[explained.window].contains {
          !$0.isASCII && (ScalarFacts.label(of: $0)?.count ?? 0) > 2
        } ? 3 : 2
  }

  /// The same paragraph with another line shown.
  mutating func show(line: Range<Int>) {
    guard explained.line != line else { return }
    explained.show(line: line)
    changedStages = explained.changedStages
  }
}
