internal import BidiAlgorithm
public import TextModel
internal import Wording

/// The ranges of storage that a drag takes, in the way of lessons: `2-5 7-9`, without their ends.
public enum LearnedRanges {
  /// What a drag from one column to another of the first line takes.
  public static func taken(
    _ text: LearnedText, from first: Int, to last: Int, by policy: SelectionPolicy
  ) -> [Range<Int>] {
    var session = text.session()
    session.selectionPolicy = policy
    session.perform(
      .drag(VisualPoint(line: 1, column: first), VisualPoint(line: 1, column: last)))
    return session.ranges.ranges.map { $0.lowerBound.rawValue..<$0.upperBound.rawValue }
  }

  /// Says that the first line has no such column; nil where it has.
  static func fault(ofColumn column: Int, _ text: LearnedText) -> String? {
    let line = LinePosition(paragraph: ParagraphIndex(0), line: 0)
    let width = text.session().layout.line(line).width
    return (0...width).contains(column)
      ? nil : "there is no column \(column): the line has \(width)"
  }

  /// Ranges that are written `2-5`, as all screens write them: `[2,5)`.
  public static func inBrackets(_ written: String) -> String {
    written.replacing(/([0-9]+)-([0-9]+)/) { "[\($0.1),\($0.2))" }
  }

  /// Ranges in either notation as files write them: `2-5`.
  static func withDashes(_ written: String) -> String {
    written.replacing(/\[ *([0-9]+) *, *([0-9]+) *\)/) { "\($0.1)-\($0.2)" }
  }

  /// A policy in a word; its name where there is no such policy.
  static func words(ofPolicy name: String) -> Words {
    switch SelectionPolicy(name: name) {
    case .natural: "natural"
    case .single: "single"
    case .snap: "snap"
    case nil: Words(verbatim: name)
    }
  }

  /// Ranges as files write them.
  public static func text(_ ranges: [Range<Int>]) -> String {
    ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
  }
}
