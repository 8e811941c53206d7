internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel
internal import Wording

/// An edit of very many places. It is made in parts from the end of the text, so that the places of
/// the other parts stay right.
struct LongEdit: Hashable, Sendable {
  /// What it does, and with which ranges.
  let step: SessionStep
  let ranges: RangeSet<ScalarOffset>
  /// How many scalars the text had before.
  let before: Int
  /// How many places are to be changed, and how many are changed already.
  let count: Int
  private(set) var done = 0
  /// The parts that are left.
  private var left: Edit
  /// What is selected afterwards.
  private let kept: RangeSet<ScalarOffset>

  /// Whether a step may change so many places of the selection that it is done in parts. O(ranges);
  /// paragraphs are not read.
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

  /// How many places are changed before the keyboard is looked at again.
  static let batch = 1 << 15
}
