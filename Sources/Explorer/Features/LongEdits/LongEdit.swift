internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel
internal import Wording

/// An edit of very many places, made part by part from the text's end, so that the places before
/// stay where they are.
struct LongEdit: Hashable, Sendable {
  /// What it does, and with which ranges.
  let step: SessionStep
  let ranges: RangeSet<ScalarOffset>
  /// How many scalars there were.
  let before: Int
  /// How many places are changed, and how many are so far.
  let count: Int
  private(set) var done = 0
  /// What is left.
  private var left: Edit
  /// What is selected afterwards.
  private let kept: RangeSet<ScalarOffset>

  /// Whether a step may change so many places of the selection that it is done part by part.
  /// O(ranges); paragraphs are not read.
  static func isWanted(for step: SessionStep, in session: EditingSession) -> Bool {
    guard step.isPartible else { return false }
    let ranges = session.ranges
    let paragraphs = ranges.ranges.reduce(0) {
      $0 + session.document.paragraphs(touching: $1).count
    }
    return max(paragraphs, ranges.ranges.count) > batch
  }

  /// What a step makes of the selection; nil of a step that is done at once. O(text).
  init?(_ step: SessionStep, in session: EditingSession) {
    guard let edit = session.partibleEdit(step) else { return nil }
    self.step = step
    ranges = session.ranges
    before = session.document.scalarCount
    count = edit.replacements.count
    kept = edit.map(ranges)
    left = edit
  }

  /// Whether all is done.
  var isDone: Bool { done == count }

  /// The step that makes the next part.
  mutating func next() -> SessionStep {
    let joins = done > 0
    let part = left.takeLast(Self.batch)
    done += part.replacements.count
    return .applyPart(part, joins: joins, selecting: isDone ? kept : nil)
  }

  /// How many places are changed between two looks at the keyboard.
  static let batch = 1 << 15
}
