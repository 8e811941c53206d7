internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// The steps through a line of the caret's paragraph that a class sees: how it is stored, what each
/// rule changed, how it is shown.
struct ClassWalk {
  /// A step of it.
  enum Step: Hashable {
    case stored
    case stage(TraceStage)
    case shown
  }

  /// The longest line for a class, in scalars.
  static let longest = 200
  /// The longest paragraph, in scalars, that is resolved at each key.
  static let longestParagraph = 10_000

  let explained: ExplainedParagraph
  let steps: [Step]
  /// The cells of each scalar of the line, by stage.
  let cells: [[TraceCell]]
  /// The line's number in its paragraph from 1, and how many there are.
  let line: (number: Int, count: Int)

  /// The steps through a line of the caret's paragraph, from 0, the caret's own without a number;
  /// nil where it is empty, or it or its paragraph is too long. O(length of the paragraph).
  init?(_ analysis: Analysis, line number: Int? = nil) {
    let layout = analysis.paragraphLayout
    guard layout.count <= Self.longestParagraph else { return nil }
    let number = min(number ?? analysis.linePosition.line, layout.lineCount - 1)
    let range = layout.line(number).range
    guard (1...Self.longest).contains(range.count) else { return nil }
    line = (number + 1, layout.lineCount)
    var explained = ExplainedParagraph(
      layout.content.scalars.map(\.scalar), direction: layout.direction, line: range,
      firstOffset: analysis.paragraphStart, window: range)
    explained.illFormed = layout.content.illFormed
    explained.overruler = analysis.overruler
    self.explained = explained
    let changed = explained.changedStages
    steps = [.stored] + TraceStage.allCases.filter(changed.contains).map(Step.stage) + [.shown]
    cells = range.map { explained.cells(at: $0) }
  }

  /// The walk through the line so many lines further on in the paragraph; nil where there is none.
  func neighbour(_ distance: Int, _ analysis: Analysis) -> ClassWalk? {
    let number = line.number - 1 + distance
    return (0..<line.count).contains(number) ? ClassWalk(analysis, line: number) : nil
  }

  /// What is said at a step, each sentence once.
  func sentences(_ step: Step) -> [Words] {
    switch step {
    case .stored:
      return line.count == 1
        ? ["So the text is stored. Where will each character be shown?"]
        : ["So the line is stored. Where will each character be shown?"]
    case .shown:
      if line.count == 1 { return ["So the text is shown."] }
      return line.number < line.count
        ? ["So the line is shown; Space goes on to the next one."] : ["So the line is shown."]
    case .stage(.database): return ["Each character begins with its class."]
    case .stage(let stage):
      let all = cells.indices.filter { cells[$0][stage.rawValue].isChanged }
      // What N0 makes of a pair is said once, at its opening bracket.
      let first = explained.line.lowerBound
      let closing =
        stage == .n0
        ? explained.bracketPairs.map(\.pair).filter { all.contains($0.opening - first) }
          .map { $0.closing - first } : []
      let changed = all.filter { !closing.contains($0) }
      var said: [Words] = []
      for position in changed.isEmpty ? Array(cells.indices) : changed {
        for step in explained.storySteps(at: first + position)
        where step.stage == stage {
          if !said.contains(step.sentence) { said.append(step.sentence) }
        }
      }
      return said
    }
  }

  /// A scalar of the line, by its distance from the line's start.
  func scalar(at position: Int) -> Unicode.Scalar {
    explained.scalars[explained.line.lowerBound + position]
  }

  /// What stands below a scalar of the line at a step.
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
      case .place(let place): "\(place)"
      case .mirror(let image): image.map { String($0) } ?? "?"
      }
    return (text, cell.isChanged)
  }

  /// Whether nothing that stands below a character has more than two letters or digits, and no
  /// character has a label. O(characters × steps).
  var isNarrow: Bool {
    cells.indices.allSatisfy { position in
      ScalarFacts.label(of: scalar(at: position)) == nil
        && steps.allSatisfy { value($0, at: position).text.count <= 2 }
    }
  }

  /// The columns of the longest label of a character; 0 where none has one. O(characters).
  var longestLabel: Int {
    explained.scalars[explained.line].map { ScalarFacts.label(of: $0)?.count ?? 0 }.max() ?? 0
  }

  /// The classes that stand below the scalars of the line at a step, each once.
  func classes(_ step: Step) -> [String] {
    guard case .stage(let stage) = step else { return [] }
    var met: [String] = []
    for cell in cells {
      if case .bidiClass(let bidiClass) = cell[stage.rawValue].content,
        !met.contains(bidiClass.shortName)
      {
        met.append(bidiClass.shortName)
      }
    }
    return met
  }

  /// How many scalars a step changed.
  func changes(_ step: Step) -> Int { cells.indices.count { value(step, at: $0).isChanged } }

  /// The name of a step's rule.
  func name(_ step: Step) -> Words {
    switch step {
    case .stored: "storage"
    case .shown: "display"
    case .stage(let stage): explained.words(for: stage)
    }
  }

  /// Whether the line begins at its right end.
  var isRightToLeft: Bool { explained.paragraph.paragraphLevel.isRightToLeft }

  /// The scalars of the line as shown, from the left, without controls: what stands for each.
  var display: [Unicode.Scalar] { explained.shownScalars }

  /// The speaker's notes on a step: what the reference says of its rule.
  func reference(_ step: Step) -> RuleText? {
    guard case .stage(let stage) = step else { return nil }
    return RuleReference.text(named: explained.title(of: stage))
  }
}
