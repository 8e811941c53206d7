internal import BidiAlgorithm
public import TextModel

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

  /// Ranges as they are written.
  public static func text(_ ranges: [Range<Int>]) -> String {
    ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
  }
}
