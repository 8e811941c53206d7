internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// The walk through a paragraph that a class sees, as one line: how it is stored, then what each
/// rule changed, then how it is shown.
struct ClassWalk {
  /// A step of it.
  enum Step: Hashable {
    case stored
    case stage(TraceStage)
    case shown
  }

  /// Longer paragraphs, in scalars, are not for a class.
  static let longest = 200

  let explained: ExplainedParagraph
  let steps: [Step]
  /// The cells of each scalar, by stage.
  let cells: [[TraceCell]]

  /// The walk through the caret's paragraph; nil where it is empty or too long. O(*n*).
  init?(_ analysis: Analysis) {
    let layout = analysis.paragraphLayout
    guard (1...Self.longest).contains(layout.count) else { return nil }
    var explained = ExplainedParagraph(
      layout.content.scalars.map(\.scalar), direction: layout.direction,
      firstOffset: analysis.paragraphStart)
    explained.illFormed = layout.content.illFormed
    explained.overruler = analysis.overruler
    self.explained = explained
    let changed = explained.changedStages
    steps = [.stored] + TraceStage.allCases.filter(changed.contains).map(Step.stage) + [.shown]
    cells = explained.scalars.indices.map { explained.cells(at: $0) }
  }

  /// What is said at a step, each sentence once.
  func sentences(_ step: Step) -> [Words] {
    switch step {
    case .stored: return ["So the text is stored. Where will each character be shown?"]
    case .shown: return ["So the text is shown."]
    case .stage(.database): return ["Each character begins with its class."]
    case .stage(let stage):
      let changed = cells.indices.filter { cells[$0][stage.rawValue].isChanged }
      var said: [Words] = []
      for position in changed.isEmpty ? Array(cells.indices) : changed {
        for step in explained.storySteps(at: position) where step.stage == stage {
          if !said.contains(step.sentence) { said.append(step.sentence) }
        }
      }
      return said
    }
  }

  /// What stands below a scalar at a step.
  func value(_ step: Step, at position: Int) -> (text: String, isChanged: Bool) {
    guard case .stage(let stage) = step else { return ("", false) }
    let cell = cells[position][stage.rawValue]
    let text =
      switch cell.content {
      case .nothing: ""
      case .bidiClass(let bidiClass): bidiClass.shortName
      case .level(let level): "\(level.rawValue)"
      case .removed: "x"
      case .passedOver: "-"
      case .sequence(let number): "\(number + 1)"
      case .place(let place): "\(place + 1)"
      case .mirror(let image): image.map { String($0) } ?? "?"
      }
    return (text, cell.isChanged)
  }

  /// How many scalars a step changed.
  func changes(_ step: Step) -> Int { cells.indices.count { value(step, at: $0).isChanged } }

  /// The name of a step's rule.
  func name(_ step: Step) -> Words {
    switch step {
    case .stored: "storage"
    case .shown: "display"
    case .stage(.database): "class"
    case .stage(let stage): Words(verbatim: explained.title(of: stage))
    }
  }

  /// The scalars of the line as shown, from the left, without controls: what stands for each.
  var display: [Unicode.Scalar] { explained.shownScalars }

  /// What the speaker may say of a step: what its rule does, in the reference's English.
  func reference(_ step: Step) -> String? {
    guard case .stage(let stage) = step else { return nil }
    return RuleReference.text(named: explained.title(of: stage))?.summary
  }
}
