internal import TextModel
internal import UnicodeData

/// A text with its caret and selection as one line: `ab[c ]AB[C]|`.
///
/// In storage order: `[` and `]` stand around what is selected, `|` is the caret; a backslash stands before
/// these signs, braces and backslashes of the text itself. Line ends, controls and format characters are their
/// labels in braces.
enum SelectionNotation {
  static func line(_ session: KeySession) -> String {
    let ranges = session.ranges.ranges
    let caret = session.selection.focus.offset
    var line = ""
    for (index, stored) in session.document.scalars(in: session.document.fullRange).enumerated() {
      line += signs(at: ScalarOffset(index), ranges, caret)
      line += sign(stored)
    }
    return line + signs(at: session.document.endOffset, ranges, caret)
  }

  private static func signs(
    at offset: ScalarOffset, _ ranges: RangeSet<ScalarOffset>.Ranges, _ caret: ScalarOffset
  ) -> String {
    let ends = ranges.contains { $0.upperBound == offset }
    let starts = ranges.contains { $0.lowerBound == offset }
    return (ends ? "]" : "") + (caret == offset ? "|" : "") + (starts ? "[" : "")
  }

  private static func sign(_ stored: StoredScalar) -> String {
    if let label = ScalarFacts.label(ofStored: stored.value) { return "{\(label)}" }
    let scalar = stored.scalar
    return "[]{}|\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
  }
}
